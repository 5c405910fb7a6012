import { expect, test } from 'vitest';
import { rateOn, shippedRate } from './vat-rate.ts';

const spain = [
  { percent: 18, from: '2010-07-01' },
  { percent: 21, from: '2012-09-01' },
];
const portugal = [{ percent: 13, from: null }];
const canaries = [{ percent: 0, from: null }];

test('a rate holds from its day on; before the first day of all the first holds', () => {
  expect(['2009-01-01', '2012-08-31', '2012-09-01', '2026-11-22'].map((day) => rateOn(spain, day))).toEqual([18, 18, 21, 21]);
  expect(() => rateOn([], '2026-11-22')).toThrow(RangeError);
});

test('by destination the buyer’s country decides, by origin the seller’s; what is exported has none by either', () => {
  const day = '2026-11-22';
  expect(shippedRate('destination', { home: spain, there: portugal }, day)).toBe(13);
  expect(shippedRate('origin', { home: spain, there: portugal }, day)).toBe(21);
  expect(shippedRate('origin', { home: spain, there: canaries }, day)).toBe(0);
  expect(shippedRate('destination', { home: spain, there: canaries }, day)).toBe(0);
  expect(shippedRate('destination', { home: spain, there: null }, day)).toBe(21);
});
