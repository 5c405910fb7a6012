import type { components } from '@parral/api-spec';
import { isPostcode } from '@parral/rules';

export type ShippingCountry = components['schemas']['ShippingCountry'];

/** The part of its country that a postcode lies in, where that part has terms of its own; `price` null: nothing is sent there. */
export function zoneOf({ country, postalCode }: { country: string; postalCode: string }, countries: readonly ShippingCountry[]) {
  const zones = countries.find(({ iso_code }) => iso_code === country)?.zones ?? [];
  return zones.find(({ postcode_regex }) => isPostcode(postalCode, postcode_regex));
}
