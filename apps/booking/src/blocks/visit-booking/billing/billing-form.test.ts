import { formErrors } from '@parral/site/forms';
import { describe, expect, it } from 'vitest';
import { billingFields, billingSchema, type BillingValues } from './billing-form.ts';
import { billingData, billingOf, noBilling } from './billing-values.ts';

const company: BillingValues = {
  ...noBilling,
  wanted: true,
  entity: 'company',
  documentType: 'nif_cif',
  documentNumber: 'B26123455',
  company: 'Bar Laurel SL',
  email: 'Bar@Laurel.example',
  address: 'Gran Vía, 1',
  postalCode: '26001',
  locality: 'Logroño',
};

const schema = billingSchema({ ES: '(0[1-9]|[1-4]\\d|5[0-2])\\d{3}' });
const errorsOf = (values: BillingValues) => formErrors(schema, values);
/** The wrong fields, in the order of the screen. */
const wrong = (values: BillingValues) => billingFields.filter((field) => field in errorsOf(values));

describe('section 2: "Optional billing address, then payment"', () => {
  it('without an invoice nothing is asked, and null is sent (section 7)', () => {
    expect(errorsOf(noBilling)).toEqual({});
    expect(billingData({ ...company, wanted: false })).toBeNull();
  });
});

describe('section 5: billing address', () => {
  it('a person: first and last name, document, e-mail, address, country, postcode, locality', () => {
    expect(wrong({ ...noBilling, wanted: true })).toEqual(['documentNumber', 'name', 'surname', 'email', 'address', 'postalCode', 'locality']);
  });
  it('"company required when company", and only then', () => {
    expect(errorsOf({ ...company, company: '' })).toEqual({ company: 'required' });
    expect(wrong({ ...company, entity: 'person' })).toEqual(['name', 'surname']);
  });
  it('"postcode must match the country’s regex when a country is set"; a country without one takes any', () => {
    expect(errorsOf({ ...company, postalCode: '2600' })).toEqual({ postalCode: 'postcode' });
    expect(errorsOf({ ...company, postalCode: ' 26001 ' })).toEqual({});
    expect(errorsOf({ ...company, country: 'NZ', postalCode: '2600' })).toEqual({});
  });
  it('document and e-mail have their form', () => {
    expect(errorsOf({ ...company, documentNumber: 'B1', email: 'bar' })).toEqual({ documentNumber: 'document', email: 'email' });
  });
});

it('an intent taken up again has its invoice, and a company only where one is named (section 4)', () => {
  const sent = billingData(company);
  expect(sent).toMatchObject({ company: 'Bar Laurel SL', email: 'bar@laurel.example', country_id: 'ES' });
  const { country_id, ...rest } = { first_name: '', last_name: '', line2: '', state: '', company: '', ...sent! };
  expect(billingOf({ ...rest, country: country_id })).toMatchObject({ wanted: true, entity: 'company', company: 'Bar Laurel SL', locality: 'Logroño' });
});
