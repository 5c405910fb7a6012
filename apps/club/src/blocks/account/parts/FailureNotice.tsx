import type { Translate } from '@parral/site/words';
import { Notice } from '@parral/ui';
import { SessionEnded } from '../../../session/SessionEnded.tsx';
import type { AccountFailure } from '../account-failure.ts';

/** Why nothing was changed, and what to do; nothing while all is well. */
export function FailureNotice({ failure, t }: { failure: AccountFailure | null; t: Translate<'club/account'> }) {
  if (failure === null) return null;
  if (failure === 'ended') return <SessionEnded kept={false} />;
  return (
    <Notice tone="error" live title={t(`${failure}_title`)}>
      {t(failure)}
    </Notice>
  );
}
