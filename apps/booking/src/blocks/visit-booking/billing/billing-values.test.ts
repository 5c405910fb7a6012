import { describe, expect, it } from 'vitest';
import { billingData, billingFaults, billingOf, type BillingValues, noBilling } from './billing-values.ts';

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

const postcodes = { ES: '(0[1-9]|[1-4]\\d|5[0-2])\\d{3}' };

describe('section 2: "Optional billing address, then payment"', () => {
  it('without an invoice nothing is asked, and null is sent (section 7)', () => {
    expect(billingFaults(noBilling, postcodes)).toEqual([]);
    expect(billingData({ ...company, wanted: false })).toBeNull();
  });
});

describe('section 5: billing address', () => {
  it('a person: first and last name, document, e-mail, address, country, postcode, locality', () => {
    expect(billingFaults({ ...noBilling, wanted: true }, postcodes).map(({ field }) => field)).toEqual([
      'documentNumber',
      'name',
      'surname',
      'email',
      'address',
      'postalCode',
      'locality',
    ]);
  });
  it('"company required when company", and only then', () => {
    expect(billingFaults({ ...company, company: '' }, postcodes)).toEqual([{ field: 'company', fault: 'required' }]);
    expect(billingFaults({ ...company, entity: 'person' }, postcodes).map(({ field }) => field)).toEqual(['name', 'surname']);
  });
  it('"postcode must match the country’s regex when a country is set"; a country without one takes any', () => {
    expect(billingFaults({ ...company, postalCode: '2600' }, postcodes)).toEqual([{ field: 'postalCode', fault: 'postcode' }]);
    expect(billingFaults({ ...company, postalCode: ' 26001 ' }, postcodes)).toEqual([]);
    expect(billingFaults({ ...company, country: 'NZ', postalCode: '2600' }, postcodes)).toEqual([]);
  });
  it('document and e-mail have their form', () => {
    expect(billingFaults({ ...company, documentNumber: 'B1', email: 'bar' }, postcodes).map(({ fault }) => fault)).toEqual(['document', 'email']);
  });
});

it('an intent taken up again has its invoice, and a company only where one is named (section 4)', () => {
  const sent = billingData(company);
  expect(sent).toMatchObject({ company: 'Bar Laurel SL', email: 'bar@laurel.example', country_id: 'ES' });
  const { country_id, ...rest } = { first_name: '', last_name: '', line2: '', state: '', company: '', ...sent! };
  expect(billingOf({ ...rest, country: country_id })).toMatchObject({ wanted: true, entity: 'company', company: 'Bar Laurel SL', locality: 'Logroño' });
});
