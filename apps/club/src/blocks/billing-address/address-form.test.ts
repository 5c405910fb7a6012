import { describe, expect, it } from 'vitest';
import { isCompany } from '@parral/rules';
import { formErrors } from '@parral/site/forms';
import { addressPayload, addressSchema, type AddressValues, addressValues } from './address-form.ts';

const person: AddressValues = {
  documentType: 'dni',
  documentNumber: '16624081-a',
  entity: 'person',
  company: '',
  name: 'Lucía',
  surname: 'Arteaga',
  email: 'Lucia@Club.example ',
  line1: 'Calle del Laurel, 14',
  line2: '',
  country: 'ES',
  state: '',
  postcode: '26001',
  locality: 'Logroño',
};
const company: AddressValues = {
  ...person,
  documentType: 'nif_cif',
  documentNumber: 'B26123456',
  entity: 'company',
  company: 'Bar Laurel SL',
  name: '',
  surname: '',
};
const schema = addressSchema({ ES: '\\d{5}', PT: '\\d{4}-\\d{3}' });
const errors = (values: AddressValues) => Object.entries(formErrors(schema, values)).map(([field, error]) => `${field} ${error}`);

describe('section 5: club billing address', () => {
  it('asks of a person for both names, of a company for its own, and for nothing optional', () => {
    expect(errors(person)).toEqual([]);
    expect(errors({ ...company, documentNumber: 'B26123455' })).toEqual([]);
    expect(errors({ ...person, name: ' ', surname: '' })).toEqual(['name required', 'surname required']);
    expect(errors({ ...company, documentNumber: 'B26123455', company: '' })).toEqual(['company required']);
    expect(errors({ ...company, documentNumber: 'B26123455', entity: 'person' })).toEqual(['name required', 'surname required']);
  });

  it.each(['documentNumber', 'email', 'line1', 'country', 'postcode', 'locality'] as const)('%s is required', (field) => {
    expect(errors({ ...person, [field]: '' })).toEqual([`${field} required`]);
  });

  it('checks letters of DNI, NIE and CIF, the e-mail, and the postcode by its country', () => {
    expect(errors({ ...person, documentNumber: '16624081B' })).toEqual(['documentNumber document']);
    expect(errors({ ...person, documentNumber: 'X1234567L' })).toEqual([]);
    expect(errors(company)).toEqual(['documentNumber document']);
    expect(errors({ ...person, email: 'lucia@club' })).toEqual(['email email']);
    expect(errors({ ...person, country: 'PT' })).toEqual(['postcode postcode']);
    expect(errors({ ...person, country: 'PT', postcode: '1000-001' })).toEqual([]);
    expect(errors({ ...person, country: 'XX', postcode: 'what they have' })).toEqual([]);
  });

  it('sends one of company and person, never both', () => {
    expect(addressPayload({ ...person, company: 'left over' })).toEqual({
      document_type: 'dni',
      document_number: '16624081A',
      email: 'lucia@club.example',
      first_name: 'Lucía',
      last_name: 'Arteaga',
      line1: 'Calle del Laurel, 14',
      country: 'ES',
      postcode: '26001',
      locality: 'Logroño',
    });
    expect(addressPayload({ ...company, line2: '2.º', state: 'La Rioja' })).toMatchObject({ company: 'Bar Laurel SL', line2: '2.º', state: 'La Rioja' });
    expect(addressPayload(company)).not.toHaveProperty('first_name');
  });
});

describe('section 4: "Company is chosen on load when a company value exists and the document type is nif_cif"', () => {
  it('only then', () => {
    const loaded = {
      document_type: 'nif_cif',
      document_number: 'B26123455',
      email: 'a@b.es',
      line1: 'x',
      country: 'ES',
      postcode: '1',
      locality: 'y',
    } as const;
    expect(isCompany(addressValues({ ...loaded, company: 'Bar Laurel SL' }, 'ES'))).toBe(true);
    expect(isCompany(addressValues({ ...loaded, first_name: 'L', last_name: 'A' }, 'ES'))).toBe(false);
    expect(isCompany(addressValues({ ...loaded, document_type: 'dni', company: 'Bar Laurel SL' }, 'ES'))).toBe(false);
  });
  it('an address that is not there yet begins with dni, in the first country', () => {
    expect(addressValues(null, 'ES')).toMatchObject({ documentType: 'dni', country: 'ES', documentNumber: '' });
  });
});
