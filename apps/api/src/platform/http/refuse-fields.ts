import type { ErrorCode } from '@parral/api-spec';
import type { FieldErrors } from '@parral/rules';
import { ApiError } from './api-error.ts';

/** Throws when a field is wrong: with the one code that all of them share, else with BAD_REQUEST; each field with its own. */
export function refuseFields(fields: FieldErrors): void {
  const codes = [...new Set(Object.values(fields))];
  if (codes.length > 0) throw new ApiError(codes.length === 1 ? (codes[0] as ErrorCode) : 'BAD_REQUEST', { fields });
}
