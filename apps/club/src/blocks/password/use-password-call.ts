import { ApiError } from '@parral/api-client';
import { type MutationId, useApiMutation } from '@parral/api-client/hooks';
import { sendingFailure } from '../../forms/sending-failure.ts';

/** Least letters of a password, as the API has it. */
export const PASSWORD_MIN = 10;

/** `refused`: what was sent cannot be taken; `offline`: no answer came; `many`: too often. */
export type PasswordFailure = 'refused' | 'offline' | 'many' | 'failed';

/** A call about a password, and why it failed. What nobody at the screen can mend is logged. */
export function usePasswordCall<Id extends Extract<MutationId, 'requestPasswordReset' | 'resetPassword'>>(id: Id) {
  const call = useApiMutation(id, {
    onError: (error) => {
      if (['offline', 'failed'].includes(failureOf(error) ?? '')) console.error('the password could not be asked for or set', error);
    },
  });
  return { call, failure: failureOf(call.error) };
}

function failureOf(error: unknown): PasswordFailure | null {
  if (error === null) return null;
  if (error instanceof ApiError && error.status === 400) return 'refused';
  const why = sendingFailure(error);
  return why === 'ended' ? 'failed' : why;
}
