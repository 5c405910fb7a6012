import { Button, Notice, StatusMessage } from '@parral/ui';
import { useWords } from '../../words/use-words.ts';
import type { BotCheck } from './use-bot-check.ts';

export interface BotCheckNoticeProps {
  state: BotCheck['state'];
  /** Sends the form again; without it the reader uses the form's own button. */
  onAgain?: () => void;
}

/** Stands beside a form's button: silent until the check takes time, and asks kindly again when it failed. */
export function BotCheckNotice({ state, onAgain }: BotCheckNoticeProps) {
  const t = useWords('site/bot-check');
  const again = onAgain && (
    <Button variant="quiet" onClick={onAgain}>
      {t('again')}
    </Button>
  );
  return (
    <>
      <StatusMessage>{state === 'checking' ? t('checking') : undefined}</StatusMessage>
      {state === 'failed' && (
        <Notice tone="error" title={t('failedTitle')} live action={again}>
          {t('failed')}
        </Notice>
      )}
    </>
  );
}
