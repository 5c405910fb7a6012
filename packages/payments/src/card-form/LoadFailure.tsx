import { Button, Notice } from '@parral/ui';
import type { CardFormLabels } from './card-form-props.ts';

/** The form did not come: says so, says what to do, and offers to try again. */
export function LoadFailure({ labels, onRetry }: { labels: CardFormLabels; onRetry: () => void }) {
  return (
    <Notice
      tone="error"
      live
      title={labels.loadFailedTitle}
      action={
        <Button variant="outline" onClick={onRetry}>
          {labels.retry}
        </Button>
      }
    >
      {labels.loadFailed}
    </Notice>
  );
}
