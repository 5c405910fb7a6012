import { ErrorSummary, Notice } from '@parral/ui';
import type { ComponentProps } from 'react';
import { SessionEnded } from '../session/SessionEnded.tsx';
import type { EditFailure } from './use-edit-form.ts';

interface EditErrorsProps extends Pick<ComponentProps<typeof ErrorSummary>, 'errors'> {
  summary: ComponentProps<typeof ErrorSummary>['ref'];
  failure: EditFailure | null;
  labels: { errors: string; failedTitle: string; failed: string };
}

/** Above a form of one's own data: what is wrong in it, and why it was not saved. */
export function EditErrors({ summary, errors, failure, labels }: EditErrorsProps) {
  return (
    <>
      <ErrorSummary ref={summary} title={labels.errors} errors={errors} />
      {failure === 'ended' && <SessionEnded kept />}
      {failure === 'failed' && (
        <Notice tone="error" live title={labels.failedTitle}>
          {labels.failed}
        </Notice>
      )}
    </>
  );
}
