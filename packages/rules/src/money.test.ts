import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatMoney, formatPrice, toCents, toDecimal } from './money.ts';

const cents = fc.integer({ min: -100_000_000, max: 100_000_000 });

test.each([
  [123450, '1234,50 €'],
  [0, '0 €'],
  [-0, '0 €'],
  [5, '0,05 €'],
  [-5, '−0,05 €'],
  [6800, '68,00 €'],
  [-1000, '−10,00 €'],
  [123456780, '1234567,80 €'],
])('section 9: comma decimal and the euro sign, two decimals, zero is 0 €: %i cents are %s', (amount, shown) => {
  expect(formatMoney(amount).replace('\u00A0', ' ')).toBe(shown);
  expect(formatPrice(amount / 100)).toBe(formatMoney(amount));
});

test('cent drift: cents come back as the same cents after the edge, through JSON too', () => {
  fc.assert(fc.property(cents, (amount) => toCents(JSON.parse(JSON.stringify(toDecimal(amount)))) === amount));
});

test('a fraction of a cent is refused rather than rounded a second time', () => {
  expect(() => toDecimal(0.5)).toThrow(RangeError);
  expect(() => toCents(24.505)).toThrow(RangeError);
  expect(() => formatMoney(1.5)).toThrow(RangeError);
  expect(() => toCents(Number.NaN)).toThrow(RangeError);
});
