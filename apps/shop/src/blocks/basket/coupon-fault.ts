import type { ApiError } from '@parral/api-client';

const faults = ['VOUCHER_DOESNT_EXIST', 'VOUCHER_INACTIVE', 'VOUCHER_EXPIRED', 'VOUCHER_ALREADY_USED'] as const;

/** Key of the message for a refused code (specification section 8, basket discount code); any other failure has its own. */
export function couponFault({ status, code }: Pick<ApiError, 'status' | 'code'>): (typeof faults)[number] | 'coupon_failed' {
  return (status === 400 && faults.find((fault) => fault === code)) || 'coupon_failed';
}
