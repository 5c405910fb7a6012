import type { components } from '@parral/api-spec';
import { isPostcode } from '@parral/rules';

export type ShippingCountry = components['schemas']['ShippingCountry'];

/** The part of its country that a postcode lies in, where that part has terms of its own; `price` null: nothing is sent there. */
export function zoneOf({ country, postalCode }: { country: string; postalCode: string }, countries: readonly ShippingCountry[]) {
  const zones = countries.find(({ iso_code }) => iso_code === country)?.zones ?? [];
  return zones.find(({ postcode_regex }) => isPostcode(postalCode, postcode_regex));
}

/** The postcode that the basket's shipping is asked for: one that its country has, where something is sent; null for all others. */
export function postcodeToPreview(place: { country: string; postalCode: string }, countries: readonly ShippingCountry[]): string | null {
  const code = place.postalCode.trim();
  const country = countries.find(({ iso_code }) => iso_code === place.country);
  if (country === undefined || code === '' || !isPostcode(code, country.postcode_regex)) return null;
  return zoneOf(place, countries)?.price === null ? null : code;
}
