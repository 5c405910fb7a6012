import type { components } from '@parral/api-spec';
import { type CheckoutValues, emptyValues } from '../blocks/checkout/form/checkout-values.ts';

type Schemas = components['schemas'];

/** Where the estate ships to: one country with provinces to choose from, one without. */
export const exampleDocuments: Schemas['DocumentOption'][] = [
  { value: 'dni', text: 'DNI o NIE' },
  { value: 'passport', text: 'Pasaporte' },
  { value: 'nif_cif', text: 'NIF o CIF' },
];

export const exampleCountries: Schemas['ShippingCountry'][] = [
  {
    name: 'España',
    iso_code: 'ES',
    postcode_regex: '\\d{5}',
    price: 6.5,
    delivery_days: { from: 2, to: 4 },
    zones: [
      { name: 'Baleares', postcode_regex: '07\\d{3}', price: 11.5, delivery_days: { from: 4, to: 6 } },
      { name: 'Canarias', postcode_regex: '3[58]\\d{3}', price: null, delivery_days: null },
    ],
    regions: ['La Rioja', 'Madrid'],
  },
  { name: 'Portugal', iso_code: 'PT', postcode_regex: '\\d{4}-\\d{3}', price: 12, delivery_days: { from: 3, to: 5 }, zones: [], regions: [] },
];

/** A visitor's checkout with nothing left to fill in. */
export const typedCheckout: CheckoutValues = {
  ...emptyValues('ES'),
  client: { documentType: 'dni', documentNumber: '12345678Z', name: 'Lucía', surname: 'Arteaga', email: 'lucia@correo.es', phoneNumber: '600112233' },
  shipping: {
    name: 'Lucía',
    surname: 'Arteaga',
    address: 'Calle del Laurel, 14',
    optionalAddress: '',
    country: 'ES',
    region: '',
    postalCode: '26001',
    locality: 'Logroño',
  },
  terms: { accepted: true },
};

/** The intent of an order with a card to pay by. */
export const dueIntent: Schemas['OrderIntent'] = {
  payment_intent_secret: 'pi_1_secret_x',
  payment_intent_id: 'pi_1',
  revision: 1,
  total_price: 109.6,
  payment_due: true,
};

/** The intent of an order with nothing left to pay: a plain button instead of the card form. */
export const freeIntent: Schemas['OrderIntent'] = { ...dueIntent, payment_intent_secret: 'free_1_secret_x', payment_intent_id: 'free_1', payment_due: false };
