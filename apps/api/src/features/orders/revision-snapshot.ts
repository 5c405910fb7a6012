import type { components } from '@parral/api-spec';
import { type Cents, type OrderParts, type VatAtRate, vatByRate, type WorkingDays } from '@parral/rules';
import type { GiftTerms } from '../catalogue/index.ts';

/** A line of a refusal, as the API's errors carry it. */
export type RefusalLine = NonNullable<components['schemas']['Error']['lines']>[number];

export interface SnapshotLine {
  sku: string;
  title: string;
  label: string;
  brand: string;
  category: string;
  quantity: number;
  unitPriceCents: Cents;
  /** Units of a line from which that price held; without it, it is that of a single one. */
  stepFrom?: number;
  /** What the coupon takes off the line, all its units together. */
  discountCents: Cents;
  /** Percentage of VAT in what the line costs after its discount; null: outside VAT, as a voucher whose use is not known yet. */
  vatPercent: number | null;
  vatCents: Cents;
  /** With a case: the bottles that were in it when it was bought. */
  contents?: { sku: string; bottles: number; title: string; label: string }[];
  /** With a voucher sold as a gift: what it will be. */
  gift?: GiftTerms;
}

/** All that a buyer was shown and is asked to pay for; kept as it is with each revision. */
export interface RevisionSnapshot {
  lines: SnapshotLine[];
  couponCode: string | null;
  subtotalCents: Cents;
  discountCents: Cents;
  shippingCents: Cents;
  /** Percentage of VAT in the shipping; null where nothing is sent. */
  shippingVatPercent: number | null;
  shippingVatCents: Cents;
  /** VAT in the total: that of the lines and of the shipping. */
  taxCents: Cents;
  totalCents: Cents;
  /** What the card is asked for. */
  dueCents: Cents;
  parts: OrderParts;
  /** Working days to the door, as they were said when it was bought; absent where nothing is sent or said. */
  deliveryDays?: WorkingDays;
}

/** What an order comes to at each rate of VAT, in cents: `base` + `vat` = `gross`, and all `gross` are the total. What is outside VAT has `ratePercent` null. */
export function vatOfOrder({ lines, shippingCents, shippingVatPercent, shippingVatCents }: RevisionSnapshot): VatAtRate[] {
  const goods = lines.map(({ unitPriceCents, quantity, discountCents, vatPercent, vatCents }) => ({
    gross: unitPriceCents * quantity - discountCents,
    ratePercent: vatPercent,
    vat: vatCents,
  }));
  return vatByRate([...goods, { gross: shippingCents, ratePercent: shippingVatPercent, vat: shippingVatCents }]);
}

/** How many vouchers among what was bought are gifts, each a code of its own. */
export function giftsIn(lines: readonly SnapshotLine[]): number {
  return lines.reduce((sum, { gift, quantity }) => sum + (gift === undefined ? 0 : quantity), 0);
}

/** Whether two revisions ask the same of the buyer. */
export function sameSnapshot(a: RevisionSnapshot, b: RevisionSnapshot): boolean {
  return canonical(a) === canonical(b);
}

// The database gives the keys of a JSON value in an order of its own.
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part) ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1))) : part,
  );
}
