import type { Language } from '@parral/api-spec/languages';
import { amountDue, type Cents, type OrderParts, postedSubtotal, shippingCost, vatContained } from '@parral/rules';
import type { PricedBasket } from '../basket/index.ts';
import { productLabel } from '../catalogue/index.ts';
import type { RevisionSnapshot, SnapshotLine } from '../orders/index.ts';
import { type ShippingTerms, tariffOf } from '../shipping/index.ts';

/** The first revision: the basket as it is priced now, for the parts the buyer gave. */
export function takeSnapshot(basket: PricedBasket, parts: OrderParts, terms: ShippingTerms, language: Language): RevisionSnapshot {
  const lines = basket.lines.map(({ sku, product, quantity, priceCents, discountCents }) => ({
    sku,
    title: product.title[language],
    label: productLabel(product, language),
    brand: product.brand,
    category: product.category,
    quantity,
    unitPriceCents: priceCents,
    discountCents,
    ...(product.gift !== null && { gift: product.gift }),
  }));
  return withTotals({ lines, couponCode: basket.couponCode, parts, vatPercent: terms.vatPercent }, terms);
}

/** The next revision: the lines and prices the buyer saw, for other parts. Only shipping can move the total. */
export function nextSnapshot(snapshot: RevisionSnapshot, parts: OrderParts, terms: ShippingTerms): RevisionSnapshot {
  return withTotals({ lines: snapshot.lines, couponCode: snapshot.couponCode, parts, vatPercent: snapshot.vatPercent }, terms);
}

type Priced = Pick<RevisionSnapshot, 'lines' | 'couponCode' | 'parts' | 'vatPercent'>;

function withTotals(priced: Priced, terms: ShippingTerms): RevisionSnapshot {
  const { lines, parts } = priced;
  const subtotalCents = sum(lines, (line) => line.unitPriceCents * line.quantity);
  const discountCents = sum(lines, (line) => line.discountCents);
  const { country_id: country = null, postcode = null } = parts.shipping_address ?? {};
  const posted = postedSubtotal(lines.map(({ unitPriceCents: unitPrice, quantity, gift }) => ({ unitPrice, quantity, posted: gift === undefined })));
  const shippingCents = shippingCost(parts.shipping_mode, tariffOf(terms, { country, postcode }), posted);
  if (shippingCents === null) throw new Error(`A snapshot was taken for ${country} ${postcode}, which is not served.`);
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
  return lines.reduce((total, line) => total + cents(line), 0);
}
