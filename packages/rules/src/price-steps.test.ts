import fc from 'fast-check';
import { expect, test } from 'vitest';
import { stepReached, stepsBelow, stepWithOneMore, unitPriceAt } from './price-steps.ts';

const steps = [
  { from: 3, price: 1490 },
  { from: 6, price: 1420 },
];

test.each([
  [1, 1550],
  [2, 1550],
  [3, 1490],
  [5, 1490],
  [6, 1420],
  [10, 1420],
])('a line of %d costs %d cents each', (quantity, each) => {
  expect(unitPriceAt(1550, steps, quantity)).toBe(each);
});

test('one bottle more is announced where it reaches a step, and only there', () => {
  expect([1, 2, 4, 5, 6].map((quantity) => stepWithOneMore(1550, steps, quantity)?.price ?? null)).toEqual([null, 1490, null, 1420, null]);
});

test('a price of a buyer’s own that is lower than a step stays: the step is none for them', () => {
  expect(stepsBelow(1450, steps)).toEqual([steps[1]]);
  expect([unitPriceAt(1450, steps, 3), unitPriceAt(1400, steps, 6)]).toEqual([1450, 1400]);
  expect(stepReached(1450, steps, 5)).toBeNull();
});

test('more bottles never cost more each, and never more than a single one', () => {
  const step = fc.record({ from: fc.integer({ min: 2, max: 10 }), price: fc.integer({ min: 1, max: 5000 }) });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5000 }), fc.array(step, { maxLength: 5 }), (price, given) => {
      const each = Array.from({ length: 12 }, (_, index) => unitPriceAt(price, given, index + 1));
      expect(each[0]).toBe(price);
      for (const [index, one] of each.entries()) expect(one).toBeLessThanOrEqual(each[index - 1] ?? price);
      // The lowest of all that hold, in whatever order the steps were written.
      for (const [index, one] of each.entries()) expect(one).toBe(Math.min(price, ...given.flatMap((at) => (at.from <= index + 1 ? at.price : []))));
    }),
  );
});
