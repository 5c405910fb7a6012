import fc from 'fast-check';
import { expect, test } from 'vitest';
import { money } from './money.ts';

test('every amount of cents, written with two decimals as number or text, is read back exactly (integer cents)', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999 }), (cents) => {
      const written = (cents / 100).toFixed(2);
      expect(money.parse(written)).toBe(cents);
      expect(money.parse(Number(written))).toBe(cents);
    }),
  );
});

test.each([
  24.505,
  -1,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  1_000_000,
  '24,50',
  '24.5',
  '€24.50',
  '24.50 €',
  ' 24.50',
  '',
  'free',
  true,
  null,
  [],
  {},
  undefined,
])('%s is no price', (value) => {
  expect(money.safeParse(value).success).toBe(false);
});
