import { expect, test } from 'vitest';
import { shippingFile } from './shipping.ts';

const country = (code: string, more = {}) => ({ code, name: { es: code, en: code }, postcode: String.raw`^\d{5}$`, price: '6.50', ...more });
const file = (more: object) => ({
  freeFrom: null,
  delivery: { es: 'En dos días', en: 'In two days' },
  vat: 'destination',
  countries: [country('ES', { vat: 21 })],
  ...more,
});
const problems = (more: object) => (shippingFile.safeParse(file(more)).error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`);

test('VAT is one percentage for all, or rates by country with the day from which each holds', () => {
  expect(problems({ vat: 21, countries: [country('ES')] })).toEqual([]);
  const rates = [{ percent: 21 }, { percent: 22.5, from: '2027-01-01' }];
  const read = shippingFile.parse(file({ countries: [country('ES', { vat: rates, zones: [{ name: { es: 'Sur', en: 'South' }, postcode: '^3', vat: 0 }] })] }));
  expect(read.countries[0]?.vat).toEqual([
    { percent: 21, from: null },
    { percent: 22.5, from: '2027-01-01' },
  ]);
  expect(read.countries[0]?.zones[0]?.vat).toEqual([{ percent: 0, from: null }]);
});

test('by destination every country says its rate, by origin the estate’s own does', () => {
  expect(problems({ countries: [country('ES', { vat: 21 }), country('FR')] })).toEqual([
    expect.stringContaining('countries.1.code: say the VAT of wine in FR'),
  ]);
  expect(problems({ vat: 'origin', countries: [country('ES', { vat: 21 }), country('FR')] })).toEqual([]);
  expect(problems({ vat: 'origin', sentFrom: 'FR', countries: [country('ES', { vat: 21 }), country('FR')] })).toEqual([
    expect.stringContaining('VAT of wine in FR'),
  ]);
  expect(problems({ sentFrom: 'PT' })).toEqual([expect.stringContaining('sentFrom: expected a country of this file, such as ES')]);
  expect(problems({ vat: 21 })).toEqual([expect.stringContaining('countries.0.code: ES has a rate of its own')]);
});

test('days that do not follow one another, and percentages that are none, are refused where they stand', () => {
  const back = [
    { percent: 21, from: '2027-01-01' },
    { percent: 22, from: '2026-01-01' },
  ];
  expect(problems({ countries: [country('ES', { vat: back })] })).toEqual([expect.stringContaining('countries.0.vat.1.from: expected a day after')]);
  for (const vat of [121, -1, 21.005, [{ percent: 21, from: 'soon' }], []]) expect(problems({ countries: [country('ES', { vat })] })).not.toEqual([]);
});
