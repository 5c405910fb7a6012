import type { ErrorCode } from '@parral/api-spec';

/** What decides over a discount code. Days are `YYYY-MM-DD`, both ends included. */
export interface CouponTerms {
  active: boolean;
  validFrom: string | null;
  validUntil: string | null;
  maxUses: number | null;
  uses: number;
  /** Brands it serves; null: all. */
  brands: readonly string[] | null;
}

export type CouponError = Extract<ErrorCode, `VOUCHER_${string}`>;

/**
 * Why a discount code cannot be applied today, or null when it can
 * (specification section 8, basket discount code). A code of another brand does
 * not exist for this one; one that begins later is not active yet. What will
 * never come back is said first: expired before used before inactive.
 */
export function couponError(coupon: CouponTerms | null, today: string, brand: string | null): CouponError | null {
  if (coupon === null) return 'VOUCHER_DOESNT_EXIST';
  if (brand !== null && coupon.brands !== null && !coupon.brands.includes(brand)) return 'VOUCHER_DOESNT_EXIST';
  if (coupon.validUntil !== null && today > coupon.validUntil) return 'VOUCHER_EXPIRED';
  if (coupon.maxUses !== null && coupon.uses >= coupon.maxUses) return 'VOUCHER_ALREADY_USED';
  if (!coupon.active || (coupon.validFrom !== null && today < coupon.validFrom)) return 'VOUCHER_INACTIVE';
  return null;
}

/** A code as it is compared: trimmed, in capitals. */
export function normaliseCode(code: string): string {
  return code.trim().toUpperCase();
}
