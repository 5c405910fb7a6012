import { ErrorSummary, Notice } from '@parral/ui';
import { type ComponentProps } from 'react';
import { SessionEnded } from '../session/SessionEnded.tsx';
import type { EditProblem } from './use-edit-form.ts';

interface EditTroubleProps extends Pick<ComponentProps<typeof ErrorSummary>, 'errors'> {
  summary: ComponentProps<typeof ErrorSummary>['ref'];
  problem: EditProblem | null;
  words: { errors: string; failedTitle: string; failed: string };
}

/** Above a form of one's own data: what is wrong in it, and why it was not saved. */
export function EditTrouble({ summary, errors, problem, words }: EditTroubleProps) {
  return (
    <>
      <ErrorSummary ref={summary} title={words.errors} errors={errors} />
      {problem === 'ended' && <SessionEnded kept />}
      {problem === 'failed' && (
        <Notice tone="error" live title={words.failedTitle}>
          {words.failed}
        </Notice>
      )}
    </>
  );
}
