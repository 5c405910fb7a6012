import { ApiError } from '@parral/api-client';

export const voucherErrors = ['not_found', 'too_soon', 'outdated', 'inactive', 'used'] as const;
export type VoucherError = (typeof voucherErrors)[number];

/** A string reply that begins with ERROR_VOUCHER says what is wrong with the voucher; any other error is "not found" (specification section 8). */
export function voucherError(error: unknown): VoucherError {
  const detail = error instanceof ApiError ? (error.detail ?? '') : '';
  return voucherErrors.find((one) => detail === `ERROR_VOUCHER_${one.toUpperCase()}`) ?? 'not_found';
}
