import { ErrorSummary } from '@parral/ui';
import type { ComponentProps } from 'react';
import { FailureNotice } from './FailureNotice.tsx';
import type { SendingFailure } from './sending-failure.ts';

interface EditErrorsProps extends Pick<ComponentProps<typeof ErrorSummary>, 'errors'> {
  summary: ComponentProps<typeof ErrorSummary>['ref'];
  failure: SendingFailure | null;
  labels: { errors: string; failedTitle: string; failed: string };
  onRetry: () => void;
  busy: boolean;
}

/** Above a form of one's own data: what is wrong in it, and why it was not saved. */
export function EditErrors({ summary, errors, failure, labels, onRetry, busy }: EditErrorsProps) {
  return (
    <>
      <ErrorSummary ref={summary} title={labels.errors} errors={errors} />
      <FailureNotice failure={failure} words={() => ({ title: labels.failedTitle, text: labels.failed })} kept onRetry={onRetry} busy={busy} />
    </>
  );
}
