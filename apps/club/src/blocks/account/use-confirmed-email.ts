import { ApiError } from '@parral/api-client';
import { useApiMutation } from '@parral/api-client/hooks';
import { useEffect, useRef } from 'react';

/** Confirms the address whose link led here, once; the token goes from the address at once. `used`: the link works no more. */
export function useConfirmedEmail(): { confirmed: string | null; problem: 'used' | 'failed' | null } {
  const { mutate, data, error } = useApiMutation('confirmEmailChange');
  const begun = useRef(false);
  useEffect(() => {
    const address = new URL(location.href);
    const token = address.searchParams.get('email_token');
    if (token === null || begun.current) return;
    begun.current = true;
    address.searchParams.delete('email_token');
    history.replaceState(history.state, '', address.pathname + address.search + address.hash);
    mutate({ body: { token } });
  }, [mutate]);
  const isUsed = error instanceof ApiError && error.status === 400;
  useEffect(() => {
    if (error && !isUsed) console.error('the new address could not be confirmed', error);
  }, [error, isUsed]);
  return { confirmed: data?.email ?? null, problem: error ? (isUsed ? 'used' : 'failed') : null };
}
