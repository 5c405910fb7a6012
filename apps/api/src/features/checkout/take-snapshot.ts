import type { Language } from '@parral/api-spec/languages';
import { amountDue, type Cents, type OrderParts, postedSubtotal, type PriceStep, shippingCost, stepReached, vatOfEach } from '@parral/rules';
import type { PricedBasket, ShopSnapshot } from '../basket/index.ts';
import { type CaseContents, productLabel } from '../catalogue/index.ts';
import type { RevisionSnapshot, SnapshotLine } from '../orders/index.ts';
import { daysTo, lineVat, type ShippingTerms, tariffOf, vatRates } from '../shipping/index.ts';

/** The first revision: the basket as it is priced now, for the parts the buyer gave. */
export function takeSnapshot(
  basket: PricedBasket,
  parts: OrderParts,
  { shipping: terms, products }: Pick<ShopSnapshot, 'shipping' | 'products'>,
  language: Language,
): RevisionSnapshot {
  const lines = basket.lines.map(({ sku, product, quantity, priceCents, singlePriceCents, priceSteps, discountCents }) => ({
    sku,
    title: product.title[language],
    label: productLabel(product, language),
    brand: product.brand,
    category: product.category,
    quantity,
    unitPriceCents: priceCents,
    discountCents,
    ...stepOf(stepReached(singlePriceCents, priceSteps ?? [], quantity)),
    ...(product.contents !== null && { contents: caseBottles(product.contents, products, language) }),
    ...(product.gift !== null && { gift: product.gift }),
  }));
  return withTotals({ lines, couponCode: basket.couponCode, parts }, terms);
}

/** What is in a case now, with the names that its buyer reads: kept, since a case may hold other bottles later. */
function caseBottles(contents: CaseContents, products: ShopSnapshot['products'], language: Language): NonNullable<SnapshotLine['contents']> {
  return contents.map(({ sku, bottles }) => {
    const product = products.get(sku);
    return { sku, bottles, title: product?.title[language] ?? sku, label: product === undefined ? '' : productLabel(product, language) };
  });
}

/** What is kept of the step that decided a line's price. */
function stepOf(step: PriceStep | null): Pick<SnapshotLine, 'stepFrom'> {
  return step === null ? {} : { stepFrom: step.from };
}

/** The next revision: the lines and prices the buyer saw, for other parts. Only shipping can move the total. */
export function nextSnapshot(snapshot: RevisionSnapshot, parts: OrderParts, terms: ShippingTerms): RevisionSnapshot {
  return withTotals({ lines: snapshot.lines, couponCode: snapshot.couponCode, parts }, terms);
}

type Priced = Pick<RevisionSnapshot, 'couponCode' | 'parts'> & { lines: readonly Omit<SnapshotLine, 'vatPercent' | 'vatCents'>[] };

function withTotals(priced: Priced, terms: ShippingTerms): RevisionSnapshot {
  const { lines: bought, parts } = priced;
  const subtotalCents = sum(bought.map((line) => line.unitPriceCents * line.quantity));
  const discountCents = sum(bought.map((line) => line.discountCents));
  const { country_id: country = null, postcode = null } = parts.shipping_address ?? {};
  const posted = postedSubtotal(bought.map(({ unitPriceCents: unitPrice, quantity, gift }) => ({ unitPrice, quantity, posted: gift === undefined })));
  const shippingCents = shippingCost(parts.shipping_mode, tariffOf(terms, { country, postcode }), posted);
  if (shippingCents === null) throw new Error(`A snapshot was taken for ${country} ${postcode}, which is not served.`);
  const today = vatRates(terms, { mode: parts.shipping_mode, country, postcode });
  const rates = bought.map(({ gift }) => lineVat(today, gift));
  const shippingVatPercent = posted === null ? null : today.goods;
  const vat = vatOfEach([
    ...bought.map(({ unitPriceCents, quantity, discountCents: off }, index) => ({ gross: unitPriceCents * quantity - off, ratePercent: rates[index] ?? null })),
    { gross: shippingCents, ratePercent: shippingVatPercent },
  ]);
  const deliveryDays = posted === null || parts.shipping_mode === 'shop' ? null : daysTo(terms, { country, postcode });
  const totalCents = subtotalCents - discountCents + shippingCents;
  return {
    ...priced,
    lines: bought.map((line, index) => ({ ...line, vatPercent: rates[index] ?? null, vatCents: vat[index] ?? 0 })),
    subtotalCents,
    discountCents,
    shippingCents,
    shippingVatPercent,
    shippingVatCents: vat.at(-1) ?? 0,
    totalCents,
    taxCents: sum(vat),
    dueCents: amountDue(totalCents),
    ...(deliveryDays && { deliveryDays }),
  };
}

function sum(cents: readonly Cents[]): Cents {
  return cents.reduce((total, one) => total + one, 0);
}
