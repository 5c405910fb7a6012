import type { Language } from '@parral/api-spec/languages';
import { loginPath } from '@parral/site/paths';
import { translator } from '@parral/site/words';
import { Button, Notice } from '@parral/ui';
import messages from './messages.ts';

/** The session ended while something was being typed: what is typed stays, here and across the login and back. */
export function SessionEnded({ language, kept }: { language: Language; kept: boolean }) {
  const t = translator(messages[language], language);
  return (
    <Notice tone="error" live title={t('ended_title')} action={<Button href={loginPath(location.pathname + location.search)}>{t('log_in')}</Button>}>
      {t(kept ? 'ended_kept' : 'ended')}
    </Notice>
  );
}
