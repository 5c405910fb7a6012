import fc from 'fast-check';
import { expect, test } from 'vitest';
import { basketTotals, type TotalsInput } from './basket-totals.ts';
import { perUnit } from './coupon-discount.ts';
import { toCents, toDecimal } from './money.ts';

const rate = fc.constantFrom(null, 0, 4, 10, 21, 5.5);
const line = fc.record({ unitPrice: fc.integer({ min: 0, max: 50_000 }), quantity: fc.integer({ min: 1, max: 10 }), vatPercent: rate });
const coupon = fc.option(
  fc.oneof(
    fc.record({ kind: fc.constant('percent' as const), percent: fc.integer({ min: 1, max: 100 }) }),
    fc.record({ kind: fc.constant('amount' as const), amount: fc.integer({ min: 0, max: 100_000 }) }),
  ),
);
const input: fc.Arbitrary<TotalsInput> = fc.record({
  lines: fc.array(line, { maxLength: 12 }),
  coupon,
  shipping: fc.option(fc.integer({ min: 0, max: 3000 })),
  shippingVatPercent: rate,
});

test('the basket of the comp: 127,90 with 10 € off and 6,50 shipping is 124,40, of which 21,59 VAT', () => {
  const lines = [
    { unitPrice: 2450, quantity: 3, vatPercent: 21 },
    { unitPrice: 3800, quantity: 1, vatPercent: 21 },
    { unitPrice: 820, quantity: 2, vatPercent: 21 },
  ];
  const totals = basketTotals({ lines, coupon: { kind: 'amount', amount: 1000 }, shipping: 650, shippingVatPercent: 21 });
  expect(totals).toMatchObject({ lineTotals: [7350, 3800, 1640], subtotal: 12790, vouchersDiscount: 1000, total: 12440, tax: 2159 });
});

test('fault "cent drift": the sums are those of the decimals the lines leave with', () => {
  fc.assert(
    fc.property(input, (given) => {
      const totals = basketTotals(given);
      const lines = given.lines.map((entry, index) => ({
        total: toDecimal(totals.lineTotals[index] ?? 0),
        discount: toDecimal(totals.lineDiscounts[index] ?? 0),
        per: perUnit(totals.lineDiscounts[index] ?? 0, entry.quantity),
        quantity: entry.quantity,
      }));
      const subtotal = lines.reduce((sum, entry) => sum + toCents(entry.total), 0);
      const discount = lines.reduce((sum, entry) => sum + toCents(entry.discount), 0);
      for (const entry of lines) expect(Math.round(entry.per * entry.quantity * 100)).toBe(toCents(entry.discount));
      expect(totals.subtotal).toBe(subtotal);
      expect(totals.vouchersDiscount).toBe(discount);
      expect(totals.total).toBe(subtotal - discount + (given.shipping ?? 0));
    }),
  );
});

test('no line costs less than nothing, and VAT is never more than what it is contained in', () => {
  fc.assert(
    fc.property(input, (given) => {
      const totals = basketTotals(given);
      given.lines.forEach((entry, index) => {
        expect(totals.lineDiscounts[index]).toBeGreaterThanOrEqual(0);
        expect(totals.lineDiscounts[index]).toBeLessThanOrEqual(entry.unitPrice * entry.quantity);
      });
      expect(totals.total).toBeGreaterThanOrEqual(0);
      expect(totals.tax).toBeLessThanOrEqual(totals.total);
      expect(totals.tax).toBeGreaterThanOrEqual(0);
    }),
  );
});

test('fault "10.02 for a coupon of 10.00": an amount off is taken off to the cent, whatever the units', () => {
  const three = basketTotals({
    lines: [{ unitPrice: 2450, quantity: 3, vatPercent: 21 }],
    coupon: { kind: 'amount', amount: 1000 },
    shipping: null,
    shippingVatPercent: 21,
  });
  expect([three.vouchersDiscount, three.total]).toEqual([1000, 6350]);
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 6 }), fc.integer({ min: 1, max: 20_000 }), (lines, amount) => {
      const totals = basketTotals({ lines, coupon: { kind: 'amount', amount }, shipping: null, shippingVatPercent: 21 });
      expect(totals.vouchersDiscount).toBe(Math.min(amount, totals.subtotal));
    }),
  );
});

test('a percentage off is that of all lines together, rounded once; each line bears its part to the cent', () => {
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 6 }), fc.integer({ min: 1, max: 100 }), (lines, percent) => {
      const totals = basketTotals({ lines, coupon: { kind: 'percent', percent }, shipping: null, shippingVatPercent: 21 });
      expect(totals.vouchersDiscount).toBe(Math.round((totals.subtotal * percent) / 100));
      totals.lineTotals.forEach((total, index) => {
        const part = totals.subtotal === 0 ? 0 : (totals.vouchersDiscount * total) / totals.subtotal;
        expect(Math.abs((totals.lineDiscounts[index] ?? 0) - part)).toBeLessThan(1);
      });
    }),
  );
});

test('cents that do not divide go to the lines that lost most by rounding, the earlier one first', () => {
  const lines = [1000, 1000, 1000].map((unitPrice) => ({ unitPrice, quantity: 1, vatPercent: 21 }));
  expect(basketTotals({ lines, coupon: { kind: 'amount', amount: 1000 }, shipping: null, shippingVatPercent: 21 }).lineDiscounts).toEqual([334, 333, 333]);
});

test('a coupon of 100 % leaves nothing but shipping', () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 6 }), (lines) => {
      const totals = basketTotals({ lines, coupon: { kind: 'percent', percent: 100 }, shipping: 650, shippingVatPercent: 21 });
      expect(totals.total).toBe(650);
    }),
  );
});

test('a coupon for one brand takes nothing off the other brand’s lines', () => {
  const lines = [
    { unitPrice: 1000, quantity: 2, vatPercent: 21 },
    { unitPrice: 5000, quantity: 1, vatPercent: 21 },
  ];
  const totals = basketTotals({ lines, discountable: [true, false], coupon: { kind: 'percent', percent: 50 }, shipping: null, shippingVatPercent: 21 });
  expect([totals.lineDiscounts, totals.vouchersDiscount, totals.total]).toEqual([[1000, 0], 1000, 6000]);
});
