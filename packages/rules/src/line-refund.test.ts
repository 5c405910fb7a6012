import fc from 'fast-check';
import { expect, test } from 'vitest';
import { basketTotals } from './basket-totals.ts';
import { lineRefund } from './line-refund.ts';

test('three bottles for 10,00 € go back as 3,33, 3,34 and 3,33', () => {
  const line = { paid: 1000, quantity: 3 };
  expect([0, 1, 2].map((given) => lineRefund(line, given, 1))).toEqual([333, 334, 333]);
  expect(lineRefund(line, 1, 2)).toBe(667);
});

const line = fc.record({ unitPrice: fc.integer({ min: 0, max: 50_000 }), quantity: fc.integer({ min: 1, max: 12 }), vatPercent: fc.constantFrom(4, 10, 21) });
const coupon = fc.option(
  fc.oneof(
    fc.record({ kind: fc.constant('percent' as const), percent: fc.integer({ min: 1, max: 100 }) }),
    fc.record({ kind: fc.constant('amount' as const), amount: fc.integer({ min: 0, max: 100_000 }) }),
  ),
);

test('an order that goes back in whichever portions gives back what it cost, to the cent: coupon in the lines, shipping beside them', () => {
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 6 }),
      coupon,
      fc.integer({ min: 0, max: 3000 }),
      fc.array(fc.nat(11), { maxLength: 40 }),
      (lines, code, shipping, portions) => {
        const totals = basketTotals({ lines, coupon: code, shipping, shippingVatPercent: 21 });
        const paid = lines.map(({ quantity }, index) => ({ quantity, paid: (totals.lineTotals[index] ?? 0) - (totals.lineDiscounts[index] ?? 0) }));
        const given = paid.map(() => 0);
        let back = shipping;
        const giveBack = (index: number, units: number) => {
          const entry = paid[index];
          const before = given[index] ?? 0;
          if (entry === undefined || units > entry.quantity - before) return;
          const cents = lineRefund(entry, before, units);
          expect(cents).toBeGreaterThanOrEqual(0);
          expect(Math.abs(cents - (entry.paid * units) / entry.quantity)).toBeLessThanOrEqual(1);
          back += cents;
          given[index] = before + units;
        };
        portions.forEach((portion, turn) => giveBack(turn % paid.length, 1 + (portion % 3)));
        for (const [index, { quantity }] of paid.entries()) giveBack(index, quantity - (given[index] ?? 0));
        expect(back).toBe(totals.total);
      },
    ),
  );
});
