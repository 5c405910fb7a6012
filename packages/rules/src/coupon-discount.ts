import { apportion } from './apportion.ts';
import type { Cents } from './money.ts';

/** A line as totals need it: unit price with discount in cents, VAT included. */
export interface PricedLine {
  unitPrice: Cents;
  quantity: number;
}

/** What a coupon takes off: a percentage, or an amount in cents, of the lines it is for. */
export type CouponValue = { kind: 'percent'; percent: number } | { kind: 'amount'; amount: Cents };

/**
 * Discount in cents of each line; their sum is exactly what the coupon promises: its amount (at most what the lines cost),
 * or its percentage of all lines together, rounded half up once. Lines share it in proportion to what they cost; the cents
 * that do not divide go to the lines that lost most by rounding down, the earlier one first.
 */
export function couponDiscounts(lines: readonly PricedLine[], coupon: CouponValue | null): Cents[] {
  const costs = lines.map(({ unitPrice, quantity }) => unitPrice * quantity);
  const subtotal = costs.reduce((sum, cost) => sum + cost, 0);
  if (coupon === null || subtotal === 0) return lines.map(() => 0);
  const promised = coupon.kind === 'amount' ? coupon.amount : Math.round((subtotal * coupon.percent) / 100);
  return apportion(Math.min(promised, subtotal), costs);
}

/** What is one unit's share of a line's cents, in euros with up to six decimals: 1000 cents of 3 units → 3.333333. */
export function perUnit(cents: Cents, quantity: number): number {
  return Number((cents / 100 / quantity).toFixed(6));
}
