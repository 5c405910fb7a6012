import type { ApiError } from '@parral/api-client';

const errors = ['VOUCHER_DOESNT_EXIST', 'VOUCHER_INACTIVE', 'VOUCHER_EXPIRED', 'VOUCHER_ALREADY_USED'] as const;

/** Failures that say nothing of the code: what was typed stays, and the button tries again. */
type Unanswered = 'coupon_offline' | 'coupon_failed';

/** Key of the message for a refused code (specification section 8, basket discount code); any other failure has its own. */
export function couponError({ status, code }: Pick<ApiError, 'status' | 'code'>): (typeof errors)[number] | Unanswered {
  if (status === 0) return 'coupon_offline';
  return (status === 400 && errors.find((error) => error === code)) || 'coupon_failed';
}

/** Whether another try may bring what this one did not. */
export const isUnanswered = (error: ReturnType<typeof couponError>): error is Unanswered => error === 'coupon_offline' || error === 'coupon_failed';
