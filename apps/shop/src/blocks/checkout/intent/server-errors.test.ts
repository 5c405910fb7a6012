import { describe, expect, it } from 'vitest';
import { member, visitor } from '../../../testing/example-buyer.ts';
import { emptyValues } from '../form/checkout-values.ts';
import { serverErrors } from './server-errors.ts';

const values = emptyValues('ES');

describe('"the message at the field", also for what only the server found', () => {
  it('finds the form’s field and its message', () => {
    expect(
      serverErrors(
        { 'client_info.document_number': 'DOCUMENT_NUMBER_INVALID', 'shipping_address.postcode': 'POSTCODE_INVALID', 'client_info.email': 'BAD_REQUEST' },
        values,
        visitor,
      ),
    ).toEqual([
      { path: 'client.documentNumber', error: 'document' },
      { path: 'shipping.postalCode', error: 'postcode' },
      { path: 'client.email', error: 'email' },
    ]);
  });
  it('leads to where the value was typed when billing took it from elsewhere', () => {
    expect(serverErrors({ 'billing_address.postcode': 'POSTCODE_INVALID' }, values, visitor)).toEqual([{ path: 'shipping.postalCode', error: 'postcode' }]);
    expect(serverErrors({ 'billing_address.first_name': 'BAD_REQUEST' }, values, visitor)).toEqual([{ path: 'client.name', error: 'required' }]);
  });
  it('leads into billing when it is filled in there', () => {
    const own = { ...values, billing: { ...values.billing, sameAddress: false, otherEntity: true } };
    expect(
      serverErrors({ 'billing_address.postcode': 'POSTCODE_INVALID', 'billing_address.company': 'BAD_REQUEST' }, own, visitor).map(({ path }) => path),
    ).toEqual(['billing.postalCode', 'billing.company']);
  });
  it('leads to the box of the stored billing data when those are not good', () => {
    expect(serverErrors({ 'billing_address.postcode': 'POSTCODE_INVALID' }, { ...values, billing: { ...values.billing, reuse: true } }, member)).toEqual([
      { path: 'billing.reuse', error: 'stored' },
    ]);
  });
  it('leaves out what the form does not have', () => {
    expect(serverErrors({ web_site: 'BAD_REQUEST', 'client_info.shoe_size': 'BAD_REQUEST' }, values, visitor)).toEqual([]);
  });
});
