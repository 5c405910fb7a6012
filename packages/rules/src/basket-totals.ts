import type { Cents } from './money.ts';
import { couponDiscounts, type CouponValue, type PricedLine } from './coupon-discount.ts';
import { type VatAtRate, vatByRate, vatOfEach } from './vat.ts';

export interface TotalsInput {
  /** Each with the percentage of VAT contained in its price, 21 for 21 %; null: outside VAT. */
  lines: readonly (PricedLine & { vatPercent: number | null })[];
  coupon: CouponValue | null;
  /** Which lines the coupon is for; all when not given. */
  discountable?: readonly boolean[];
  /** Shipping VAT included; null before a country is known. */
  shipping: Cents | null;
  /** As that of a line. */
  shippingVatPercent: number | null;
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
  /** The same by rate; the sum of their `gross` is `total`. */
  taxByRate: VatAtRate[];
  total: Cents;
}

/** Price × quantity: the one place where a line is rounded is where its unit price became cents. */
export function lineTotal(line: PricedLine): Cents {
  return line.unitPrice * line.quantity;
}

/**
 * The sums of a basket or of an order: subtotal = Σ line
 * totals; vouchersDiscount = Σ line discounts; total = subtotal −
 * vouchersDiscount + shipping. All in cents; never negative.
 */
export function basketTotals({ lines, coupon, discountable, shipping, shippingVatPercent }: TotalsInput): BasketTotals {
  const lineTotals = lines.map(lineTotal);
  // To the coupon a line it is not for costs nothing, and so takes no part.
  const open = lines.map((line, index) => (discountable?.[index] === false ? { ...line, unitPrice: 0 } : line));
  const lineDiscounts = couponDiscounts(open, coupon);
  const subtotal = sum(lineTotals);
  const vouchersDiscount = sum(lineDiscounts);
  const total = subtotal - vouchersDiscount + (shipping ?? 0);
  const charged = [
    ...lines.map(({ vatPercent }, index) => ({ gross: (lineTotals[index] ?? 0) - (lineDiscounts[index] ?? 0), ratePercent: vatPercent })),
    { gross: shipping ?? 0, ratePercent: shippingVatPercent },
  ];
  const vat = vatOfEach(charged);
  const taxByRate = vatByRate(charged.map((item, index) => ({ ...item, vat: vat[index] ?? 0 })));
  return { lineTotals, lineDiscounts, subtotal, vouchersDiscount, shipping, tax: sum(vat), taxByRate, total };
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
