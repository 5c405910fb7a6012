import { basketTotals, couponError, postedSubtotal, shippingCost, type BasketTotals, type Cents, type CouponValue, type ShippingMode } from '@parral/rules';
import type { StoredBasket, StoredCoupon, StoredLine } from './basket.store.ts';
import type { ShopProduct, ShopTerms, Tariff } from './shop-terms.ts';

export interface PricedBasketLine extends StoredLine {
  product: ShopProduct;
  discountPerUnitCents: Cents;
  totalCents: Cents;
}

/** A basket with what it costs now. */
export interface PricedBasket {
  id: string | null;
  lines: PricedBasketLine[];
  /** The code that gives a discount; null also when one stands in the basket that has none to give. */
  couponCode: string | null;
  totals: BasketTotals;
  /** Of the subtotal what goes by post; null where nothing does. */
  posted: Cents | null;
  mode: ShippingMode;
  country: string | null;
}

/** Where it is to be sent; no country is known at first. */
export interface Destination {
  mode: ShippingMode;
  country: string | null;
}

/** Prices a basket by the rules; what the catalogue no longer knows at all is left out. */
export function priceBasket(stored: StoredBasket | null, terms: ShopTerms, { mode, country }: Destination): PricedBasket {
  const known = (stored?.lines ?? []).flatMap((line) => {
    const product = terms.products.get(line.sku);
    return product === undefined ? [] : [{ line, product }];
  });
  const given = terms.takesCoupons ? (stored?.coupon ?? null) : null;
  const served = known.map(({ product }) => product.gift === null && serves(given, product.brand));
  const coupon = usableCoupon(given, served.some(Boolean));
  const posted = postedSubtotal(known.map(({ line, product }) => ({ unitPrice: line.priceCents, quantity: line.quantity, posted: product.gift === null })));
  const totals = basketTotals({
    lines: known.map(({ line }) => ({ unitPrice: line.priceCents, quantity: line.quantity })),
    discountable: served,
    coupon: coupon && couponValue(coupon),
    shipping: shippingCost(mode, tariffOf(terms, country), posted),
    vatPercent: terms.vatPercent,
  });
  const lines = known.map(({ line, product }, index) => ({
    ...line,
    product,
    discountPerUnitCents: totals.discountsPerUnit[index] ?? 0,
    totalCents: totals.lineTotals[index] ?? 0,
  }));
  return { id: stored?.id ?? null, lines, couponCode: coupon?.code ?? null, totals, posted, mode, country: mode === 'shop' ? 'ES' : country };
}

/** Whether anything in a basket goes by post: not where all of it are vouchers that come by mail. */
export function needsShipping(stored: Pick<StoredBasket, 'lines'> | null, terms: ShopTerms): boolean {
  const known = (stored?.lines ?? []).flatMap(({ sku }) => terms.products.get(sku) ?? []);
  return known.length === 0 || known.some(({ gift }) => gift === null);
}

/** The tariff of a country; null for none or for one that is not served. */
export function tariffOf(terms: ShopTerms, country: string | null): Tariff | null {
  return country === null ? null : (terms.tariffs.get(country) ?? null);
}

/** Why a code gives no discount to lines of these brands, or null when it does. */
export function codeFault(coupon: StoredCoupon | null, brands: readonly string[]) {
  const other = coupon !== null && brands.length > 0 && !brands.some((brand) => serves(coupon, brand));
  return couponError(other ? null : coupon, coupon?.today ?? '', null);
}

function usableCoupon(coupon: StoredCoupon | null, servesAny: boolean): StoredCoupon | null {
  if (coupon === null || !servesAny) return null;
  return couponError(coupon, coupon.today, null) === null ? coupon : null;
}

function serves(coupon: StoredCoupon | null, brand: string): boolean {
  return coupon === null || coupon.brands === null || coupon.brands.includes(brand);
}

function couponValue(coupon: StoredCoupon): CouponValue {
  return coupon.percent !== null ? { kind: 'percent', percent: coupon.percent } : { kind: 'amount', amount: coupon.amountCents ?? 0 };
}
