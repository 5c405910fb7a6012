import fc from 'fast-check';
import type { OrderParts } from '@parral/rules';
import { expect, test } from 'vitest';
import { priceBasket, type ShopSnapshot } from '../basket/index.ts';
import { vatOfOrder } from '../orders/index.ts';
import { nextSnapshot, takeSnapshot } from './take-snapshot.ts';

const rate = fc.constantFrom(0, 5.5, 13, 20, 21, 25);
const gift = fc.constantFrom(null, null, null, { experienceId: 'walk' }, { experienceId: null });
const line = fc.record({ priceCents: fc.integer({ min: 1, max: 40_000 }), quantity: fc.integer({ min: 1, max: 18 }), gift });
const coupon = fc.option(
  fc.oneof(
    fc.record({ percent: fc.integer({ min: 1, max: 100 }), amountCents: fc.constant(null) }),
    fc.record({ percent: fc.constant(null), amountCents: fc.integer({ min: 1, max: 30_000 }) }),
  ),
);
const given = fc.record({
  lines: fc.array(line, { minLength: 1, maxLength: 9 }),
  coupon,
  rule: fc.constantFrom('origin' as const, 'destination' as const),
  rates: fc.record({ ES: rate, FR: rate }),
  shipping: fc.integer({ min: 0, max: 3000 }),
  countries: fc.tuple(fc.constantFrom('ES', 'FR'), fc.constantFrom('ES', 'FR')),
});
type Given = typeof given extends fc.Arbitrary<infer T> ? T : never;

/** A shop and a stored basket, as far as prices are made of them. */
function shopOf({ lines, coupon: code, rule, rates, shipping }: Given) {
  const always = (percent: number) => [{ percent, from: null }];
  const named = { es: 'Vino', en: 'Wine' };
  const products = lines.map((one, at) => [
    String(at),
    { sku: String(at), brand: 'alba', title: named, category: 'red', gift: one.gift, contents: null, vintage: 2020, millilitres: 750 },
  ]);
  const tariffs = Object.entries(rates).map(([country, percent]) => [
    country,
    { price: shipping, freeFrom: null, postcodeRegex: '.', zones: [], vat: always(percent) },
  ]);
  const terms = { vat: { rule, home: always(rates.ES), visits: always(10) }, freeFrom: null, delivery: named, tariffs: new Map(tariffs as never) };
  const shop = { products: new Map(products as never), shipping: terms, coupons: { takesCoupons: true, couponEnabled: true } } as unknown as ShopSnapshot;
  const stored = {
    id: 'basket',
    lines: lines.map((one, at) => ({ id: String(at), sku: String(at), quantity: one.quantity, priceCents: one.priceCents, publicPriceCents: one.priceCents })),
    coupon: code && { code: 'VENDIMIA', ...code, brands: null, active: true, validFrom: null, validUntil: null, maxUses: null, uses: 0, today: '2026-11-22' },
  } as unknown as Parameters<typeof priceBasket>[0];
  return { shop, stored };
}

const sum = (cents: readonly number[]) => cents.reduce((total, one) => total + one, 0);
const sentTo = (country: string) => ({ shipping_mode: 'home', shipping_address: { country_id: country, postcode: '26200' } }) as unknown as OrderParts;

test('lines, coupon, shipping, total and VAT by rate of a random order are those of the basket that was shown, to the cent, also after another country', () => {
  fc.assert(
    fc.property(given, (one) => {
      const { shop, stored } = shopOf(one);
      const [first, second] = one.countries;
      const shown = (country: string) => priceBasket(stored, shop, { mode: 'home', country, postcode: '26200' });
      const ordered = takeSnapshot(shown(first), sentTo(first), shop, 'en');
      for (const [snapshot, { totals }] of [
        [ordered, shown(first)],
        [nextSnapshot(ordered, sentTo(second), shop.shipping), shown(second)],
      ] as const) {
        expect([snapshot.subtotalCents, snapshot.discountCents, snapshot.totalCents]).toEqual([totals.subtotal, totals.vouchersDiscount, totals.total]);
        expect(snapshot.taxCents).toBe(totals.tax);
        const byRate = vatOfOrder(snapshot);
        expect(byRate).toEqual(totals.taxByRate);
        expect([sum(byRate.map(({ gross }) => gross)), sum(byRate.map(({ vat }) => vat))]).toEqual([snapshot.totalCents, snapshot.taxCents]);
        expect(sum(snapshot.lines.map(({ vatCents }) => vatCents)) + snapshot.shippingVatCents).toBe(snapshot.taxCents);
      }
    }),
  );
});
