import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  billingPayload,
  clientInfoForm,
  clientInfoPayload,
  initialBusinessEntity,
  isCompany,
  shippingForm,
  shippingPayload,
  type ShippingForm,
} from './address-payload.ts';
import { pickupAddress } from './pickup-address.ts';

const home: ShippingForm = {
  name: 'Ana',
  surname: 'Gil',
  address: 'Calle Mayor 1',
  optionalAddress: '3.º B',
  country: 'ES',
  region: 'La Rioja',
  postalCode: '26200',
  locality: 'Haro',
};

test('section 3: the form’s names become the payload’s, and come back', () => {
  expect(shippingPayload(home, { email: 'Ana@Example.com', phoneNumber: '600112233' })).toEqual({
    first_name: 'Ana',
    last_name: 'Gil',
    email: 'ana@example.com',
    line1: 'Calle Mayor 1',
    line2: '3.º B',
    country_id: 'ES',
    state: 'La Rioja',
    postcode: '26200',
    locality: 'Haro',
    phone_number: '600112233',
    notes: '',
  });
  const client = { documentType: 'dni', documentNumber: '12345678Z', name: 'Ana', surname: 'Gil', email: 'ana@example.com', phoneNumber: '600112233' } as const;
  expect(clientInfoForm(clientInfoPayload(client))).toEqual(client);
});

test('form → payload → form loses nothing but blanks', () => {
  const word = fc.string({ minLength: 1, maxLength: 20 }).map((text) => `a${text}`.trim());
  const form = fc.record({
    name: word,
    surname: word,
    address: word,
    optionalAddress: fc.oneof(fc.constant(''), word),
    country: fc.constant('ES'),
    region: fc.oneof(fc.constant(''), word),
    postalCode: fc.constant('26200'),
    locality: word,
  });
  fc.assert(fc.property(form, (given) => void expect(shippingForm(shippingPayload(given))).toEqual(given)));
});

test('section 3: an empty region is left out', () => {
  expect(shippingPayload({ ...home, region: '  ', optionalAddress: '' })).not.toHaveProperty('state');
  expect(shippingPayload({ ...home, optionalAddress: '' })).not.toHaveProperty('line2');
});

test('section 4: a company is billed by its name, a person by first and last name, never both', () => {
  const billing = { ...home, documentType: 'nif_cif', documentNumber: 'B-58378431', company: 'Gil SL', email: 'ana@example.com' } as const;
  expect(billingPayload(billing, 'company')).toMatchObject({ company: 'Gil SL', document_number: 'B58378431' });
  expect(billingPayload(billing, 'company')).not.toHaveProperty('first_name');
  expect(billingPayload(billing, 'person')).not.toHaveProperty('company');
  expect([initialBusinessEntity('nif_cif', 'Gil SL'), initialBusinessEntity('dni', 'Gil SL'), initialBusinessEntity('nif_cif', ' ')]).toEqual([
    'company',
    'person',
    'person',
  ]);
});

test('section 4: the holder of a dni is never taken for a company', () => {
  expect(isCompany({ documentType: 'dni', entity: 'company' })).toBe(false);
  expect(isCompany({ documentType: 'nif_cif', entity: 'company' })).toBe(true);
});

test('section 3: pickup sends the fixed shop address with country ES and empty notes', () => {
  const pickup = { name: 'Tienda', line1: 'Plaza 2', postcode: '26200', locality: 'Haro', phone_number: '941000000', hours: 'Lunes a domingo, 10:30 a 15:00' };
  expect(pickupAddress(pickup, { name: 'Ana', surname: 'Gil' })).toMatchObject({
    company: 'Tienda',
    line1: 'Plaza 2',
    line2: pickup.hours,
    country_id: 'ES',
    notes: '',
    phone_number: '941000000',
  });
});
