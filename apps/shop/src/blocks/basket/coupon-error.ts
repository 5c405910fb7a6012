import type { ApiError } from '@parral/api-client';

const errors = ['VOUCHER_DOESNT_EXIST', 'VOUCHER_INACTIVE', 'VOUCHER_EXPIRED', 'VOUCHER_ALREADY_USED'] as const;

/** Key of the message for a refused code (specification section 8, basket discount code); any other failure has its own. */
export function couponError({ status, code }: Pick<ApiError, 'status' | 'code'>): (typeof errors)[number] | 'coupon_failed' {
  return (status === 400 && errors.find((error) => error === code)) || 'coupon_failed';
}
