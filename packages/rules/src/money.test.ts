import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatMoney, formatPrice, toCents, toDecimal } from './money.ts';

const cents = fc.integer({ min: -100_000_000, max: 100_000_000 });

test('section 9: comma decimal and the euro sign, zero is 0 €; English readers get their own form', () => {
  const shown = [123450, 0, 5, 6800, -1000].map((amount) => [formatMoney(amount, 'es').replace('\u00A0', ' '), formatMoney(amount, 'en')]);
  expect(shown).toEqual([
    ['1234,50 €', '€1,234.50'],
    ['0 €', '€0'],
    ['0,05 €', '€0.05'],
    ['68,00 €', '€68.00'],
    ['−10,00 €', '−€10.00'],
  ]);
  expect(formatPrice(1234567.8, 'en')).toBe('€1,234,567.80');
  expect(formatPrice(24.5, 'es')).toBe('24,50\u00A0€');
});

test('cent drift: cents come back as the same cents after the edge, through JSON too', () => {
  fc.assert(fc.property(cents, (amount) => toCents(JSON.parse(JSON.stringify(toDecimal(amount)))) === amount));
});

test('a fraction of a cent is refused rather than rounded a second time', () => {
  expect(() => toDecimal(0.5)).toThrow(RangeError);
  expect(() => toCents(24.505)).toThrow(RangeError);
  expect(() => formatMoney(1.5, 'es')).toThrow(RangeError);
  expect(() => toCents(Number.NaN)).toThrow(RangeError);
});
