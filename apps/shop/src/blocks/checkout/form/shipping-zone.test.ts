import { expect, it } from 'vitest';
import { exampleCountries } from '../../../testing/example-checkout.ts';
import { postcodeToPreview, zoneOf } from './shipping-zone.ts';

const at = (country: string, postalCode: string) => ({ country, postalCode });

it('fault "the Canaries at mainland prices": the postcode is asked for as soon as it is one of its country, and never half written', () => {
  expect(['', '2', '2600', '26001', ' 26001 '].map((code) => postcodeToPreview(at('ES', code), exampleCountries))).toEqual([
    null,
    null,
    null,
    '26001',
    '26001',
  ]);
  expect(postcodeToPreview(at('PT', '26001'), exampleCountries)).toBeNull();
  expect(postcodeToPreview(at('PT', '1200-109'), exampleCountries)).toBe('1200-109');
  expect(postcodeToPreview(at('US', '26001'), exampleCountries)).toBeNull();
});

it('where nothing is sent there is nothing to ask for: its field says so', () => {
  expect(zoneOf(at('ES', '35001'), exampleCountries)).toMatchObject({ name: 'Canarias', price: null });
  expect(postcodeToPreview(at('ES', '35001'), exampleCountries)).toBeNull();
});
