import { ApiError } from '@parral/api-client';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import type { FieldError } from './fields.ts';

/**
 * Shows what the server refused at the form's own fields. `fieldOf`: the form's field for a path of the request, undefined
 * for what the form does not have (which is logged). False where no field was refused: the failure is to be said otherwise.
 */
export function setServerErrors<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'setError'>,
  error: unknown,
  fieldOf: (path: string) => FieldPath<Values> | undefined,
): boolean {
  let isAtField = false;
  for (const [path, code] of Object.entries(error instanceof ApiError ? error.fields : {})) {
    const field = fieldOf(path);
    if (field === undefined) {
      console.error(`the server refused ${path}: ${code}`);
      continue;
    }
    form.setError(field, { type: 'server', message: 'refused' satisfies FieldError });
    isAtField = true;
  }
  return isAtField;
}
