import fc from 'fast-check';
import { expect, test } from 'vitest';
import { basketTotals } from './basket-totals.ts';
import { vatByRate, vatContained, vatOfEach, vatOfRefund, type Taxed } from './vat.ts';

const item = fc.record({ gross: fc.integer({ min: 0, max: 200_000 }), ratePercent: fc.constantFrom(null, 0, 5.5, 10, 13, 20, 21, 25.5) });
const items = fc.array(item, { maxLength: 12 });
const sum = (cents: readonly number[]) => cents.reduce((total, one) => total + one, 0);

/** Items with the VAT that each is given. */
function taxed(of: readonly { gross: number; ratePercent: number | null }[]): Taxed[] {
  const vat = vatOfEach(of);
  return of.map((one, index) => ({ ...one, vat: vat[index] ?? 0 }));
}

test('VAT is rounded half up, once, and nothing is contained outside VAT or at 0 %', () => {
  expect([vatContained(12440, 21), vatContained(3, 20), vatContained(9, 20), vatContained(1000, null), vatContained(1000, 0)]).toEqual([2159, 1, 2, 0, 0]);
});

test('three bottles of one cent of VAT too few share what all of them contain, the earlier ones first', () => {
  const bottles = [1000, 1000, 1000].map((gross) => ({ gross, ratePercent: 21 }));
  expect(vatOfEach(bottles)).toEqual([174, 174, 173]);
  expect(vatByRate(taxed(bottles))).toEqual([{ ratePercent: 21, base: 2479, vat: 521, gross: 3000 }]);
});

test('an invoice adds up: base and VAT of each rate are its gross, all rates are the total, and each rate is rounded once', () => {
  fc.assert(
    fc.property(items, (given) => {
      const parts = vatByRate(taxed(given));
      expect(sum(parts.map(({ gross }) => gross))).toBe(sum(given.map(({ gross }) => gross)));
      for (const part of parts) {
        expect(part.base + part.vat).toBe(part.gross);
        expect(part.vat).toBe(vatContained(part.gross, part.ratePercent));
      }
      expect(new Set(parts.map(({ ratePercent }) => ratePercent)).size).toBe(parts.length);
    }),
  );
});

test('what single lines carry is less than a cent from their own share, and no line carries more than it costs', () => {
  fc.assert(
    fc.property(items, (given) => {
      for (const { gross, vat, ratePercent } of taxed(given)) {
        const own = (gross * (ratePercent ?? 0)) / (100 + (ratePercent ?? 0));
        expect(Math.abs(vat - own)).toBeLessThan(1.5);
        expect(vat).toBeGreaterThanOrEqual(0);
        expect(vat).toBeLessThanOrEqual(gross);
      }
    }),
  );
});

test('lines that go back one after the other, each in whatever parts, leave neither money nor VAT', () => {
  fc.assert(
    fc.property(items, fc.array(fc.integer({ min: 40, max: 60_000 }), { minLength: 1, maxLength: 8 }), (given, steps) => {
      const lines = taxed(given);
      const back = lines.map((line) => {
        let [gross, vat, step] = [0, 0, 0];
        while (gross < line.gross) {
          const part = Math.min(steps[step % steps.length] ?? 1, line.gross - gross);
          const contained = vatOfRefund(line, part, gross);
          expect(contained).toBeGreaterThanOrEqual(0);
          expect(contained).toBeLessThanOrEqual(part);
          [gross, vat, step] = [gross + part, vat + contained, step + 1];
        }
        return { ...line, gross, vat };
      });
      expect(vatByRate(back)).toEqual(vatByRate(lines));
    }),
  );
});

test('lines, coupon, shipping, total and VAT of a basket add up, whatever the rates', () => {
  const line = fc.record({
    unitPrice: fc.integer({ min: 0, max: 50_000 }),
    quantity: fc.integer({ min: 1, max: 10 }),
    vatPercent: fc.constantFrom(null, 13, 21),
  });
  const percent = fc.integer({ min: 1, max: 100 });
  fc.assert(
    fc.property(fc.array(line, { maxLength: 10 }), fc.option(percent), fc.integer({ min: 0, max: 3000 }), (lines, off, shipping) => {
      const coupon = off === null ? null : ({ kind: 'percent', percent: off } as const);
      const totals = basketTotals({ lines, coupon, shipping, shippingVatPercent: 13 });
      expect(sum(totals.taxByRate.map(({ gross }) => gross))).toBe(totals.total);
      expect(sum(totals.taxByRate.map(({ vat }) => vat))).toBe(totals.tax);
      expect(totals.taxByRate.find(({ ratePercent }) => ratePercent === null)?.vat ?? 0).toBe(0);
    }),
  );
});
