import type { components } from '@parral/api-spec';
import type { Language } from '@parral/api-spec/languages';
import { bottleSize, defaultMaxQuantity, lineLimit, toDecimal } from '@parral/rules';
import { obtainable } from './basket.store.ts';
import type { PricedBasket, PricedBasketLine } from './price-basket.ts';
import { needsShipping, tariffOf } from './price-basket.ts';
import { productAddress } from '../site/load-site.ts';
import type { ShopProduct, ShopTerms } from './shop-terms.ts';
import { shortage } from './update-lines.ts';

type Schemas = components['schemas'];
type LineError = Schemas['Basket']['line_errors'][number];

/** The basket as the API answers it; `refused` are errors of the change that was just made, which come before those of its state. */
export function showBasket(basket: PricedBasket, terms: ShopTerms, language: Language, refused: readonly LineError[] = []): Schemas['Basket'] {
  const { totals, lines } = basket;
  const tariff = tariffOf(terms, basket.country);
  const freeFrom = tariff === null ? terms.freeFrom : tariff.freeFrom;
  const said = new Set(refused.map((error) => error.line_id));
  return {
    id: basket.id,
    lines: lines.map((line) => showLine(line, terms, language)),
    subtotal: toDecimal(totals.subtotal),
    tax: toDecimal(totals.tax),
    shipping_incl_tax: totals.shipping === null ? null : toDecimal(totals.shipping),
    free_shipping_from: freeFrom === null ? null : toDecimal(freeFrom),
    vouchers_discount: toDecimal(totals.vouchersDiscount),
    vouchers: basket.couponCode === null ? [] : [{ code: basket.couponCode, discount: toDecimal(totals.vouchersDiscount) }],
    total_price: toDecimal(totals.total),
    max_quantity: defaultMaxQuantity,
    coupon_enabled: terms.couponEnabled,
    line_errors: [...refused, ...lines.flatMap((line) => (said.has(line.id) ? [] : stateError(line)))],
    needs_shipping: needsShipping(basket, terms),
    posted_subtotal: toDecimal(basket.posted ?? 0),
    shipping_mode: basket.mode,
    shipping_country: basket.country,
  };
}

/** Path of a wine's page, in a language of its brand: where the estate's own page for wines stands. A gift's is the page that sells them. */
export function productPath({ brand, slug, gift }: ShopProduct, terms: ShopTerms, language: Language): string {
  const paths = terms.brands.get(brand)?.paths;
  if (gift !== null) return (paths?.['gifts'] ?? paths?.['visits'])?.[language] ?? `/${language}/`;
  return productAddress(terms, brand, language, slug);
}

/** Vintage and format, for example `2019, 75 cl`; of a gift how many people it is for. */
export function productLabel(product: ShopProduct, language: Language): string {
  if (product.gift !== null) return peopleLabel(product.gift.participants, language);
  return `${product.vintage}, ${bottleSize(product.millilitres, language)}`;
}

/** For how many people a gift is. */
export function peopleLabel(people: number, language: Language): string {
  if (language === 'es') return people === 1 ? 'Bono para 1 persona' : `Bono para ${people} personas`;
  return people === 1 ? 'Voucher for 1 person' : `Voucher for ${people} people`;
}

function showLine(line: PricedBasketLine, terms: ShopTerms, language: Language): Schemas['BasketLine'] {
  const { product } = line;
  return {
    id: line.id,
    quantity: line.quantity,
    product: {
      id: product.sku,
      slug: product.slug,
      href: productPath(product, terms, language),
      title: product.title[language],
      label: productLabel(product, language),
      format: product.gift === null ? bottleSize(product.millilitres, language) : peopleLabel(product.gift.participants, language),
      image_url: product.bottle.photograph?.address ?? null,
      price: toDecimal(Math.max(line.publicPriceCents, product.priceBeforeCents ?? 0)),
      price_with_discount: toDecimal(line.priceCents),
      bottle: product.bottle,
    },
    vouchers_discount_per_unit: toDecimal(line.discountPerUnitCents),
    total_price: toDecimal(line.totalCents),
    max_quantity: lineLimit(obtainable(line)),
    allocation: line.allocation,
  };
}

function stateError(line: PricedBasketLine): LineError[] {
  const { id, quantity } = line;
  const available = lineLimit(obtainable(line));
  if (quantity > defaultMaxQuantity) return [{ line_id: id, code: 'QUANTITY_TOO_HIGH', available }];
  return quantity > obtainable(line) ? [{ line_id: id, code: shortage(line, quantity), available }] : [];
}
