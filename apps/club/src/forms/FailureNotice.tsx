import { useWords } from '@parral/site/words';
import { Button, Notice } from '@parral/ui';
import { SessionEnded } from '../session/SessionEnded.tsx';

interface FailureNoticeProps<Own extends string> {
  failure: Own | 'ended' | 'offline' | null;
  /** What a form says itself of any other failure. */
  words: (failure: Own) => { title: string; text: string };
  /** What was typed is there again after the login. */
  kept: boolean;
  /** Sends the same again. */
  onRetry: () => void;
  busy: boolean;
}

/** Why something was not sent, and what to do; a connection that was lost is taken up again. Nothing while all is well. */
export function FailureNotice<Own extends string>({ failure, words, kept, onRetry, busy }: FailureNoticeProps<Own>) {
  const t = useWords('club/forms');
  if (failure === null) return null;
  if (failure === 'ended') return <SessionEnded kept={kept} />;
  if (failure !== 'offline') {
    const { title, text } = words(failure);
    return (
      <Notice tone="error" live title={title}>
        {text}
      </Notice>
    );
  }
  return (
    <Notice
      tone="error"
      live
      title={t('offline_title')}
      action={
        <Button variant="outline" busy={busy} onClick={onRetry}>
          {t('retry')}
        </Button>
      }
    >
      {t('offline')}
    </Notice>
  );
}
