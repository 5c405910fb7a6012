import type { Cents } from './money.ts';
import { couponDiscounts, type CouponValue, type PricedLine } from './coupon-discount.ts';

export interface TotalsInput {
  lines: readonly PricedLine[];
  coupon: CouponValue | null;
  /** Which lines the coupon is for; all when not given. */
  discountable?: readonly boolean[];
  /** Shipping VAT included; null before a country is known. */
  shipping: Cents | null;
  /** Percentage contained in every price, 21 for 21 %. */
  vatPercent: number;
}

export interface BasketTotals {
  lineTotals: Cents[];
  /** What the coupon takes off each line. */
  lineDiscounts: Cents[];
  subtotal: Cents;
  vouchersDiscount: Cents;
  shipping: Cents | null;
  /** VAT contained in `total`. */
  tax: Cents;
  total: Cents;
}

/** Price × quantity: the one place where a line is rounded is where its unit price became cents. */
export function lineTotal(line: PricedLine): Cents {
  return line.unitPrice * line.quantity;
}

/** VAT contained in a gross amount, rounded half up once: 12440 at 21 % → 2159. */
export function vatContained(gross: Cents, vatPercent: number): Cents {
  return Math.round((gross * vatPercent) / (100 + vatPercent));
}

/**
 * The sums of a basket or of an order: subtotal = Σ line
 * totals; vouchersDiscount = Σ line discounts; total = subtotal −
 * vouchersDiscount + shipping. All in cents; never negative.
 */
export function basketTotals({ lines, coupon, discountable, shipping, vatPercent }: TotalsInput): BasketTotals {
  const lineTotals = lines.map(lineTotal);
  // To the coupon a line it is not for costs nothing, and so takes no part.
  const open = lines.map((line, index) => (discountable?.[index] === false ? { ...line, unitPrice: 0 } : line));
  const lineDiscounts = couponDiscounts(open, coupon);
  const subtotal = sum(lineTotals);
  const vouchersDiscount = sum(lineDiscounts);
  const total = subtotal - vouchersDiscount + (shipping ?? 0);
  return { lineTotals, lineDiscounts, subtotal, vouchersDiscount, shipping, tax: vatContained(total, vatPercent), total };
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
