import { Button, Notice, StatusMessage } from '@parral/ui';
import type { Language } from '../../words/language.ts';
import { en } from './messages.en.ts';
import { es } from './messages.es.ts';
import type { BotCheck } from './use-bot-check.ts';

export interface BotCheckNoticeProps {
  state: BotCheck['state'];
  language: Language;
  /** Sends the form again; without it the reader uses the form's own button. */
  onAgain?: () => void;
}

/** Stands beside a form's button: silent until the check takes time, and asks kindly again when it failed. */
export function BotCheckNotice({ state, language, onAgain }: BotCheckNoticeProps) {
  const words = language === 'es' ? es : en;
  const again = onAgain && (
    <Button variant="quiet" onClick={onAgain}>
      {words.again}
    </Button>
  );
  return (
    <>
      <StatusMessage>{state === 'checking' ? words.checking : undefined}</StatusMessage>
      {state === 'failed' && (
        <Notice tone="error" title={words.failedTitle} live action={again}>
          {words.failed}
        </Notice>
      )}
    </>
  );
}
