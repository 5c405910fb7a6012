import { useApiClient } from '@parral/api-client/hooks';
import type { components } from '@parral/api-spec';
import type { Language } from '@parral/api-spec/languages';
import { useCallback, useEffect, useRef, useState } from 'react';
import { voucherFault, type VoucherFault } from './voucher-fault.ts';

export type BookingVoucher = components['schemas']['Voucher'];

export interface VoucherCheck {
  voucher: BookingVoucher | null;
  fault: VoucherFault | null;
  checking: boolean;
  check: (code: string) => Promise<void>;
  forget: () => void;
}

/**
 * Checks a voucher's code (specification sections 4 and 8). `accepted`: the code that the booking's address holds, checked by
 * itself as after a reload; empty without one. A reply without data shows nothing.
 */
export function useVoucher(accepted: string, site: components['schemas']['Brand'], language: Language): VoucherCheck {
  const client = useApiClient();
  const [voucher, setVoucher] = useState<BookingVoucher | null>(null);
  const [fault, setFault] = useState<VoucherFault | null>(null);
  const [checking, setChecking] = useState(false);
  const latest = useRef('');

  const check = useCallback(
    async (code: string) => {
      latest.current = code;
      const isLate = () => latest.current !== code;
      setChecking(true);
      setFault(null);
      setVoucher(null);
      try {
        const answer: BookingVoucher | null | undefined = await client.checkVoucher({ query: { full_code: code, site, language } });
        if (isLate() || !answer?.full_code) return;
        // Accepted, it stands in the address as the server writes it, and need not be checked again.
        latest.current = answer.full_code;
        setVoucher(answer);
        setChecking(false);
      } catch (error) {
        console.error('the voucher does not serve', error);
        if (!isLate()) setFault(voucherFault(error));
      } finally {
        if (!isLate()) setChecking(false);
      }
    },
    [client, site, language],
  );

  useEffect(() => {
    if (accepted !== '' && latest.current !== accepted) void check(accepted);
  }, [accepted, check]);

  const forget = useCallback(() => {
    latest.current = '';
    setVoucher(null);
    setFault(null);
  }, []);

  return { voucher, fault, checking, check, forget };
}
