import { setServerErrors } from '@parral/site/forms';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { type SendingFailure, sendingFailure } from '../../forms/sending-failure.ts';

/** Shows what the server refused at its field; otherwise says what went wrong. `fieldOf`: the form's field of one of the request's. */
export function accountFailure<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'setError'>,
  error: unknown,
  fieldOf: (path: string) => FieldPath<Values> | undefined,
): SendingFailure | null {
  if (setServerErrors(form, error, fieldOf)) return null;
  const why = sendingFailure(error);
  if (why !== 'ended') console.error('the account could not be changed', error);
  return why;
}
