import type { components } from '@parral/api-spec';
import type { Cents, OrderParts } from '@parral/rules';
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
  /** What the coupon takes off the line, all its units together. */
  discountCents: Cents;
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
  taxCents: Cents;
  totalCents: Cents;
  /** What the card is asked for. */
  dueCents: Cents;
  vatPercent: number;
  parts: OrderParts;
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
