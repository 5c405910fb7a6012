import { apiKey, useApiClient, useApiQuery } from '@parral/api-client/hooks';
import type { components } from '@parral/api-spec';
import type { Language } from '@parral/api-spec/languages';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

export type BookingVoucher = components['schemas']['Voucher'];

export interface VoucherCheck {
  /** The voucher that pays: the one whose code the booking's address holds. */
  accepted: BookingVoucher | null;
  /** The one whose code was typed. A reply without data shows nothing (specification section 8). */
  found: BookingVoucher | null;
  /** Why the typed code does not serve, or the one in the address; `voucherError` says which. */
  error: Error | null;
  checking: boolean;
  check: (code: string) => void;
  /** Forgets what was found of a typed code: it is another one now. */
  forget: () => void;
}

/**
 * Checks a voucher's code (specification sections 4 and 8). `code`: the one that the booking's address holds, checked by itself as
 * after a reload; empty without one.
 */
export function useVoucher(code: string, site: components['schemas']['Brand'], language: Language): VoucherCheck {
  const client = useApiClient();
  const queries = useQueryClient();
  const requestOf = (full_code: string) => ({ query: { full_code, site, language } });
  const inAddress = useApiQuery('checkVoucher', requestOf(code), { enabled: code !== '', retry: false, staleTime: Number.POSITIVE_INFINITY });
  const typed = useMutation({
    mutationFn: async (full_code: string): Promise<BookingVoucher | null> => client.checkVoucher(requestOf(full_code)),
    // Accepted, it stands in the address as the server writes it, and need not be checked again.
    onSuccess: (voucher) => voucher?.full_code && queries.setQueryData(apiKey('checkVoucher', requestOf(voucher.full_code)), voucher),
  });
  const error = typed.error ?? inAddress.error;
  useEffect(() => {
    if (error) console.error('the voucher does not serve', error);
  }, [error]);

  return {
    accepted: inAddress.data?.full_code ? inAddress.data : null,
    found: typed.data?.full_code ? typed.data : null,
    error,
    checking: typed.isPending,
    check: (full_code) => typed.mutate(full_code),
    forget: () => typed.reset(),
  };
}
