import type { components } from '@parral/api-spec';

type Schemas = components['schemas'];

/** Opening of the pickup shop every day of the week, `HH:MM` wall time (specification section 9). */
export const pickupHours = { from: '10:30', to: '15:00' } as const;

/**
 * The fixed address that is sent when the buyer collects at the shop
 * (specification section 3): the shop's place, phone and opening hours, country
 * ES, empty notes. The person is who collects; the buyer's home address is not
 * looked at.
 */
export function pickupAddress(pickup: Schemas['Site']['pickup'], person: { name: string; surname: string }): Schemas['ShippingAddress'] {
  return {
    company: pickup.name,
    first_name: person.name,
    last_name: person.surname,
    line1: pickup.line1,
    line2: pickup.hours,
    country_id: 'ES',
    postcode: pickup.postcode,
    locality: pickup.locality,
    phone_number: pickup.phone_number,
    notes: '',
  };
}
