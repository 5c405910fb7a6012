import type { components } from '@parral/api-spec';
import type { Language } from '@parral/api-spec/languages';
import { amountDue, postedSubtotal, shippingCost, vatContained, type Cents, type OrderParts } from '@parral/rules';
import { tariffOf, type PricedBasket } from '../basket/price-basket.ts';
import type { GiftTerms } from '../catalogue/catalogue.schema.ts';
import type { ShopTerms } from '../basket/shop-terms.ts';
import { productLabel } from '../basket/show-basket.ts';

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
  discountPerUnitCents: Cents;
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

/** The first revision: the basket as it is priced now, for the parts the buyer gave. */
export function takeSnapshot(basket: PricedBasket, parts: OrderParts, terms: ShopTerms, language: Language): RevisionSnapshot {
  const lines = basket.lines.map(({ sku, product, quantity, priceCents, discountPerUnitCents }) => ({
    sku,
    title: product.title[language],
    label: productLabel(product, language),
    brand: product.brand,
    category: product.category,
    quantity,
    unitPriceCents: priceCents,
    discountPerUnitCents,
    ...(product.gift !== null && { gift: product.gift }),
  }));
  return withTotals({ lines, couponCode: basket.couponCode, parts, vatPercent: terms.vatPercent }, terms);
}

/** The next revision: the lines and prices the buyer saw, for other parts. Only shipping can move the total. */
export function nextSnapshot(snapshot: RevisionSnapshot, parts: OrderParts, terms: ShopTerms): RevisionSnapshot {
  return withTotals({ lines: snapshot.lines, couponCode: snapshot.couponCode, parts, vatPercent: snapshot.vatPercent }, terms);
}

/** How many vouchers among what was bought are gifts, each a code of its own. */
export function giftsIn(lines: readonly SnapshotLine[]): number {
  return lines.reduce((sum, { gift, quantity }) => sum + (gift === undefined ? 0 : quantity), 0);
}

/** Whether two revisions ask the same of the buyer. */
export function sameSnapshot(a: RevisionSnapshot, b: RevisionSnapshot): boolean {
  return canonical(a) === canonical(b);
}

type Priced = Pick<RevisionSnapshot, 'lines' | 'couponCode' | 'parts' | 'vatPercent'>;

function withTotals(priced: Priced, terms: ShopTerms): RevisionSnapshot {
  const { lines, parts } = priced;
  const subtotalCents = sum(lines, (line) => line.unitPriceCents);
  const discountCents = sum(lines, (line) => line.discountPerUnitCents);
  const country = parts.shipping_address?.country_id ?? null;
  const posted = postedSubtotal(lines.map(({ unitPriceCents: unitPrice, quantity, gift }) => ({ unitPrice, quantity, posted: gift === undefined })));
  const shippingCents = shippingCost(parts.shipping_mode, tariffOf(terms, country), posted);
  if (shippingCents === null) throw new Error(`A snapshot was taken for ${country}, which is not served.`);
  const totalCents = subtotalCents - discountCents + shippingCents;
  return {
    ...priced,
    subtotalCents,
    discountCents,
    shippingCents,
    totalCents,
    taxCents: vatContained(totalCents, priced.vatPercent),
    dueCents: amountDue(totalCents),
  };
}

function sum(lines: readonly SnapshotLine[], cents: (line: SnapshotLine) => Cents): Cents {
  return lines.reduce((total, line) => total + cents(line) * line.quantity, 0);
}

// The database gives the keys of a JSON value in an order of its own.
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part) ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1))) : part,
  );
}
