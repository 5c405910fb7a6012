import { ApiError } from '@parral/api-client';

export const voucherFaults = ['not_found', 'too_soon', 'outdated', 'inactive', 'used'] as const;
export type VoucherFault = (typeof voucherFaults)[number];

/** A string reply that begins with ERROR_VOUCHER says what is wrong with the voucher; any other error is "not found" (specification section 8). */
export function voucherFault(error: unknown): VoucherFault {
  const detail = error instanceof ApiError ? (error.detail ?? '') : '';
  return voucherFaults.find((fault) => detail === `ERROR_VOUCHER_${fault.toUpperCase()}`) ?? 'not_found';
}
