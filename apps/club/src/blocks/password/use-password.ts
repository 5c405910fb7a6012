import { ApiError } from '@parral/api-client';
import { useState } from 'react';
import { useApiClient } from '@parral/api-client/hooks';

export type PasswordProblem = 'invalid' | 'short' | 'expired' | 'many' | 'failed';
export type PasswordState = { kind: 'asking'; problem: PasswordProblem | null } | { kind: 'sending' } | { kind: 'done' };

/** Least letters of a password, as the API has it. */
export const PASSWORD_MIN = 10;

/** One call that sends something and then is over, with what went wrong in words' keys. */
export function usePassword() {
  const client = useApiClient();
  const [state, setState] = useState<PasswordState>({ kind: 'asking', problem: null });
  const refuse = (problem: PasswordProblem) => setState({ kind: 'asking', problem });

  async function send(call: () => Promise<unknown>, badRequest: PasswordProblem) {
    setState({ kind: 'sending' });
    try {
      await call();
      setState({ kind: 'done' });
    } catch (error) {
      const status = error instanceof ApiError ? error.status : 0;
      if (status !== 400 && status !== 429) console.error('the password could not be asked for or set', error);
      refuse(status === 400 ? badRequest : status === 429 ? 'many' : 'failed');
    }
  }

  return {
    state,
    refuse,
    forget: (email: string) => send(() => client.requestPasswordReset({ body: { email } }), 'invalid'),
    reset: (token: string, password: string) => send(() => client.resetPassword({ body: { token, password } }), 'expired'),
  };
}
