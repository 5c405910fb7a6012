import { ApiError } from '@parral/api-client';
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

/** Whether a call failed because nobody is logged in any more (specification section 6). */
export function isSessionEnded(error: unknown): boolean {
  return error instanceof ApiError && (error.code === 'CLUB_NO_AUTHENTICATED_MEMBER' || error.status === 401);
}
