import type { components } from '@parral/api-spec';
import type { Language } from '@parral/api-spec/languages';
import { bottleSize, defaultMaxQuantity, lineLimit, perUnit, showTaxes, stepReached, toDecimal } from '@parral/rules';
import { obtainable } from './basket.store.ts';
import { bottleCount, caseLabel, caseParts, peopleLabel, productLabel, productPath, showSteps } from '../catalogue/index.ts';
import { daysTo, tariffOf } from '../shipping/index.ts';
import { needsShipping, type PricedBasket, type PricedBasketLine } from './price-basket.ts';
import type { ShopSnapshot } from './shop-snapshot.ts';
import { shortage } from './update-lines.ts';

type Schemas = components['schemas'];
type LineError = Schemas['Basket']['line_errors'][number];

/** The basket as the API answers it; `refused` are errors of the change that was just made, which come before those of its state. */
export function showBasket(basket: PricedBasket, shop: ShopSnapshot, language: Language, refused: readonly LineError[] = []): Schemas['Basket'] {
  const { totals, lines } = basket;
  const tariff = tariffOf(shop.shipping, basket);
  const freeFrom = tariff === null ? shop.shipping.freeFrom : tariff.freeFrom;
  const said = new Set(refused.map((error) => error.line_id));
  return {
    id: basket.id,
    lines: lines.map((line) => showLine(line, shop, language)),
    subtotal: toDecimal(totals.subtotal),
    tax: toDecimal(totals.tax),
    tax_by_rate: showTaxes(totals.taxByRate),
    shipping_incl_tax: totals.shipping === null ? null : toDecimal(totals.shipping),
    free_shipping_from: freeFrom === null ? null : toDecimal(freeFrom),
    vouchers_discount: toDecimal(totals.vouchersDiscount),
    vouchers: basket.couponCode === null ? [] : [{ code: basket.couponCode, discount: toDecimal(totals.vouchersDiscount) }],
    total_price: toDecimal(totals.total),
    max_quantity: defaultMaxQuantity,
    coupon_enabled: shop.coupons.couponEnabled,
    line_errors: [...refused, ...lines.flatMap((line) => (said.has(line.id) ? [] : stateError(line)))],
    needs_shipping: needsShipping(basket, shop),
    posted_subtotal: toDecimal(basket.posted ?? 0),
    shipping_mode: basket.mode,
    shipping_country: basket.country,
    delivery_days: needsShipping(basket, shop) && basket.mode === 'home' ? daysTo(shop.shipping, basket) : null,
  };
}

function showLine(line: PricedBasketLine, shop: ShopSnapshot, language: Language): Schemas['BasketLine'] {
  const { product } = line;
  const step = stepReached(line.singlePriceCents, line.priceSteps ?? [], line.quantity);
  return {
    id: line.id,
    quantity: line.quantity,
    product: {
      id: product.sku,
      slug: product.slug,
      href: productPath(product, shop.site, language),
      title: product.title[language],
      label: productLabel(product, language),
      format: formatOf(product, language),
      image_url: product.bottle.photograph?.address ?? null,
      // A step is no reduction: nothing of before stands beside it (Directive 98/6/EC, article 6a).
      price: toDecimal(step === null ? Math.max(line.publicPriceCents, product.priceBeforeCents ?? 0) : line.priceCents),
      price_with_discount: toDecimal(line.priceCents),
      price_steps: showSteps(line.singlePriceCents, line.priceSteps),
      step_from: step?.from ?? null,
      bottle: product.bottle,
      bottles: bottleCount(product),
      contents: caseParts(product, shop, language),
    },
    vouchers_discount: toDecimal(line.discountCents),
    vouchers_discount_per_unit: perUnit(line.discountCents, line.quantity),
    total_price: toDecimal(line.totalCents),
    max_quantity: lineLimit(obtainable(line), line.most),
    allocation: line.allocation,
  };
}

function formatOf({ gift, contents, millilitres }: PricedBasketLine['product'], language: Language): string {
  if (gift !== null) return peopleLabel(gift.participants, language);
  return contents === null ? bottleSize(millilitres, language) : caseLabel(contents, language);
}

function stateError(line: PricedBasketLine): LineError[] {
  const { id, quantity } = line;
  const available = lineLimit(obtainable(line), line.most);
  if (quantity > line.most) return [{ line_id: id, code: 'QUANTITY_TOO_HIGH', available }];
  return quantity > obtainable(line) ? [{ line_id: id, code: shortage(line, quantity), available }] : [];
}
