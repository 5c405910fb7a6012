import { setServerErrors } from '@parral/site/forms';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { isSessionEnded } from '../../session/SessionEnded.tsx';
import { ApiError } from '@parral/api-client';

/** Why nothing was changed, where no field says it. */
export type AccountFailure = 'ended' | 'many' | 'failed';

/** Shows what the server refused at its field; otherwise says what went wrong. `fieldOf`: the form's field of one of the request's. */
export function accountFailure<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'setError'>,
  error: unknown,
  fieldOf: (path: string) => FieldPath<Values> | undefined,
): AccountFailure | null {
  if (setServerErrors(form, error, fieldOf)) return null;
  if (isSessionEnded(error)) return 'ended';
  console.error('the account could not be changed', error);
  return error instanceof ApiError && error.status === 429 ? 'many' : 'failed';
}
