import { expect, test } from 'vitest';
import { orderErrors } from './order-errors.ts';
import { validOrder } from './order-parts.fixture.ts';
import { amountDue, changesShipping, reviseParts } from './order-revision.ts';
import { shippingCost, shippingModeAllowed } from './shipping.ts';

const pattern = (country: string) => (country === 'ES' ? '\\d{5}' : null);
const billing = {
  document_type: 'nif_cif',
  document_number: 'B58378431',
  company: 'Gil SL',
  email: 'ana@example.com',
  line1: 'Calle Mayor 1',
  country_id: 'ES',
  postcode: '26200',
  locality: 'Haro',
} as const;

test('section 4: saving sends only the changed part; the others stay, e-mail is kept in lower case', () => {
  const next = reviseParts(validOrder, {
    client_info: { ...validOrder.client_info, email: ' Ana@Example.com', document_number: '12345678-z' },
    is_gift: undefined,
  });
  expect(next).toEqual(validOrder);
  expect(reviseParts({ ...validOrder, billing_address: billing }, { comment: ' Portería ' })).toEqual({
    ...validOrder,
    billing_address: billing,
    comment: 'Portería',
  });
  expect(reviseParts({ ...validOrder, billing_address: billing }, { billing_address: null }).billing_address).toBeNull();
});

test('only the country and the mode may move the total', () => {
  const abroad = reviseParts(validOrder, { shipping_address: { ...validOrder.shipping_address, country_id: 'FR' } });
  expect(changesShipping(validOrder, abroad)).toBe(true);
  expect(changesShipping(validOrder, reviseParts(validOrder, { shipping_mode: 'shop' }))).toBe(true);
  expect(changesShipping(validOrder, reviseParts(validOrder, { shipping_address: { ...validOrder.shipping_address, postcode: '07001' } }))).toBe(true);
  expect(changesShipping(validOrder, reviseParts(validOrder, { is_gift: true, comment: 'x' }))).toBe(false);
});

test('section 5: each wrong field is named with its code; the home address only in home mode', () => {
  expect(orderErrors(validOrder, pattern)).toEqual({});
  const wrong = reviseParts(validOrder, {
    client_info: { ...validOrder.client_info, document_number: '12345678A', phone_number: 'call me' },
    shipping_address: { ...validOrder.shipping_address, postcode: '2600' },
    billing_address: { ...billing, company: '', postcode: 'x' },
  });
  expect(orderErrors(wrong, pattern)).toEqual({
    'client_info.document_number': 'DOCUMENT_NUMBER_INVALID',
    'client_info.phone_number': 'BAD_REQUEST',
    'shipping_address.postcode': 'POSTCODE_INVALID',
    'billing_address.postcode': 'POSTCODE_INVALID',
    'billing_address.first_name': 'BAD_REQUEST',
  });
  expect(orderErrors({ ...wrong, shipping_mode: 'shop' }, pattern)).not.toHaveProperty('shipping_address.postcode');
  expect(orderErrors({ ...validOrder, billing_address: { ...billing, document_type: 'dni', document_number: '12345678Z' } }, pattern)).toEqual({
    'billing_address.company': 'BAD_REQUEST',
  });
});

test('shipping: free from the threshold on, by subtotal; pickup is free and for members', () => {
  const tariff = { price: 650, freeFrom: 15_000 };
  expect([shippingCost('home', tariff, 14_999), shippingCost('home', tariff, 15_000), shippingCost('home', { ...tariff, freeFrom: null }, 99_999)]).toEqual([
    650, 0, 650,
  ]);
  expect([shippingCost('home', null, 100), shippingCost('shop', null, 100)]).toEqual([null, 0]);
  expect([shippingModeAllowed('shop', false), shippingModeAllowed('shop', true), shippingModeAllowed('home', false)]).toEqual([false, true, true]);
});

test('nothing is due under the provider’s 50 cents', () => {
  expect([0, 49, 50, 51].map(amountDue)).toEqual([0, 0, 50, 51]);
});
