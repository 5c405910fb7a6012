import { basketTotals, couponError, postedSubtotal, shippingCost, type BasketTotals, type Cents, type CouponValue, type ShippingMode } from '@parral/rules';
import type { ProductSnapshot } from '../catalogue/index.ts';
import { lineVat, type Place, tariffOf, vatRates } from '../shipping/index.ts';
import type { StoredCoupon } from '../vouchers/index.ts';
import type { StoredBasket, StoredLine } from './basket.store.ts';
import type { ShopSnapshot } from './shop-snapshot.ts';

export interface PricedBasketLine extends StoredLine {
  product: ProductSnapshot;
  /** What the coupon takes off the line, all its units together. */
  discountCents: Cents;
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
  postcode: string | null;
}

/** Where it is to be sent; no country is known at first, and then no postcode. */
export interface Destination extends Place {
  mode: ShippingMode;
}

/** Prices a basket by the rules; what the catalogue no longer knows at all is left out. */
export function priceBasket(stored: StoredBasket | null, shop: ShopSnapshot, { mode, country, postcode }: Destination): PricedBasket {
  const known = (stored?.lines ?? []).flatMap((line) => {
    const product = shop.products.get(line.sku);
    return product === undefined ? [] : [{ line, product }];
  });
  const given = shop.coupons.takesCoupons ? (stored?.coupon ?? null) : null;
  const served = known.map(({ product }) => product.gift === null && serves(given, product.brand));
  const coupon = usableCoupon(given, served.some(Boolean));
  const posted = postedSubtotal(known.map(({ line, product }) => ({ unitPrice: line.priceCents, quantity: line.quantity, posted: product.gift === null })));
  const vat = vatRates(shop.shipping, { mode, country, postcode });
  const totals = basketTotals({
    lines: known.map(({ line, product }) => ({ unitPrice: line.priceCents, quantity: line.quantity, vatPercent: lineVat(vat, product.gift) })),
    discountable: served,
    coupon: coupon && couponValue(coupon),
    shipping: shippingCost(mode, tariffOf(shop.shipping, { country, postcode }), posted),
    shippingVatPercent: posted === null ? null : vat.goods,
  });
  const lines = known.map(({ line, product }, index) => ({
    ...line,
    product,
    discountCents: totals.lineDiscounts[index] ?? 0,
    totalCents: totals.lineTotals[index] ?? 0,
  }));
  return { id: stored?.id ?? null, lines, couponCode: coupon?.code ?? null, totals, posted, mode, country: mode === 'shop' ? 'ES' : country, postcode };
}

/** Whether anything in a basket goes by post: not where all of it are vouchers that come by mail. */
export function needsShipping(stored: Pick<StoredBasket, 'lines'> | null, shop: ShopSnapshot): boolean {
  const known = (stored?.lines ?? []).flatMap(({ sku }) => shop.products.get(sku) ?? []);
  return known.length === 0 || known.some(({ gift }) => gift === null);
}

/** Why a code gives no discount to lines of these brands, or null when it does. */
export function couponErrorFor(coupon: StoredCoupon | null, brands: readonly string[]) {
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
