import { loginPath } from '@parral/site/paths';
import { useWords } from '@parral/site/words';
import { Button, Notice } from '@parral/ui';

/** The session ended while something was being typed: what is typed stays, here and across the login and back. */
export function SessionEnded({ kept }: { kept: boolean }) {
  const t = useWords('club/session');
  return (
    <Notice tone="error" live title={t('ended_title')} action={<Button href={loginPath(location.pathname + location.search)}>{t('log_in')}</Button>}>
      {t(kept ? 'ended_kept' : 'ended')}
    </Notice>
  );
}
