import { ApiError, type FailureCode } from './api-error.ts';

/** What people read for each failure, what happened and what they can do, as `import.meta.glob` gives it: by the path of a language's file. */
export const errorMessages: Record<string, unknown> = import.meta.glob('./errors/messages.*.json', { eager: true, import: 'default' });

/**
 * What to show for a call that failed (specification section 8): the server's own `reason` where it gives one (add_product), else the
 * text of its code. An error that is no ApiError has the text of INTERNAL_ERROR.
 *
 * @param t the messages in the reader's language: `useWords('api-client/errors')`
 */
export function errorMessage(error: unknown, t: (code: FailureCode) => string): string {
  if (!(error instanceof ApiError)) return t('INTERNAL_ERROR');
  return error.reason ?? t(error.code);
}
