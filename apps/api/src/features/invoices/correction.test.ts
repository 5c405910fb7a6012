import fc from 'fast-check';
import { expect, test } from 'vitest';
import { correctionRates, grossOf } from './correction.ts';
import { lineCents, ratesOf, type SaleLine, sum } from './sale.ts';

const line = (unitPriceCents: number, vatPercent: number | null, quantity = 1): SaleLine => ({
  sku: 'A',
  title: 'Páramo',
  quantity,
  unitPriceCents,
  discountCents: 0,
  vatPercent,
  vatCountry: 'ES',
});

const anyLine = fc
  .record({
    quantity: fc.integer({ min: 1, max: 24 }),
    unitPriceCents: fc.integer({ min: 1, max: 30_000 }),
    vatPercent: fc.constantFrom(21, 10, 4, null),
    off: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  .map(({ quantity, unitPriceCents, vatPercent, off }) => ({
    ...line(unitPriceCents, vatPercent, quantity),
    discountCents: Math.floor(quantity * unitPriceCents * off),
  }));

test('VAT by rate is rounded once for each rate, and base and VAT come to what is paid', () => {
  expect(ratesOf([line(1_000, 21, 3), line(999, 21), line(2_500, 10)])).toEqual([
    { vatPercent: 21, vatCountry: 'ES', baseCents: 3_305, taxCents: 694 },
    { vatPercent: 10, vatCountry: 'ES', baseCents: 2_273, taxCents: 227 },
  ]);
});

test('what is no sale yet carries no VAT', () => {
  expect(ratesOf([line(9_000, null)])).toEqual([{ vatPercent: null, vatCountry: 'ES', baseCents: 9_000, taxCents: 0 }]);
});

test('lines that go back are taken off at their own rates', () => {
  const issued = ratesOf([line(12_100, 21), line(11_000, 10)]);
  expect(correctionRates(issued, [], { cents: 11_000, lines: [line(11_000, 10)] })).toEqual([
    { vatPercent: 10, vatCountry: 'ES', baseCents: -10_000, taxCents: -1_000 },
  ]);
});

test('an amount without lines is taken off every rate in proportion', () => {
  const issued = ratesOf([line(12_100, 21), line(11_000, 10)]);
  const rates = correctionRates(issued, [], { cents: 2_310, lines: [] });
  expect(rates.map(grossOf)).toEqual([-1_210, -1_100]);
});

// Issue: "invoices of random orders add up to the cent", refunds of lines and of amounts among them.
test('whatever goes back in whatever parts: each corrective invoice is what went back, and all of them leave nothing', () => {
  fc.assert(
    fc.property(fc.array(anyLine, { minLength: 1, maxLength: 8 }), fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 6 }), (lines, parts) => {
      const issued = ratesOf(lines);
      const total = sum(lines.map(lineCents));
      expect(sum(issued.map(grossOf))).toBe(total);
      let left = total;
      const corrected = [];
      for (const part of [...parts, 1]) {
        const cents = part === 1 ? left : Math.floor(left * part);
        const rates = correctionRates(issued, corrected, { cents, lines: [] });
        expect(sum(rates.map(grossOf)) + cents).toBe(0);
        for (const rate of rates) expect([rate.baseCents, rate.taxCents].every((value) => value <= 0)).toBe(true);
        corrected.push(...rates);
        left -= cents;
      }
      expect(sum([...issued, ...corrected].map(({ taxCents }) => taxCents))).toBe(0);
      expect(sum([...issued, ...corrected].map(({ baseCents }) => baseCents))).toBe(0);
    }),
  );
});
