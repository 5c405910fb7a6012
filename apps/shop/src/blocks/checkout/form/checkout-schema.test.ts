import { wordsOfRooms } from '@parral/site/testing';
import { describe, expect, it } from 'vitest';
import { member, visitor } from '../../../testing/example-buyer.ts';
import { exampleCountries } from '../../../testing/example-checkout.ts';
import type { Buyer } from './buyer.ts';
import { checkoutSchema } from './checkout-schema.ts';
import { type CheckoutValues, emptyValues } from './checkout-values.ts';

const good: CheckoutValues = {
  ...emptyValues('ES'),
  client: { documentType: 'dni', documentNumber: '00000000T', name: 'Lucía', surname: 'Arteaga', email: 'lucia@correo.es', phoneNumber: '+34 600 112 233' },
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

/** The faults by path, as the form will show them. */
function errors(values: CheckoutValues, buyer: Buyer = visitor): Record<string, string> {
  const result = checkoutSchema(exampleCountries, buyer).safeParse(values);
  return Object.fromEntries((result.error?.issues ?? []).map((issue) => [issue.path.join('.'), issue.message]));
}

describe('vouchers bought as gifts alone', () => {
  const nowhere = { ...good, shipping: emptyValues('ES').shipping };
  it('are bought without an address, by members too whatever they chose before; the client data still count', () => {
    expect(errors(nowhere, { ...visitor, byMail: true })).toEqual({});
    expect(errors({ ...nowhere, delivery: { mode: 'shop' } }, { ...member, byMail: true })).toEqual({});
    expect(errors({ ...nowhere, client: { ...good.client, email: 'x' } }, { ...visitor, byMail: true })).toEqual({ 'client.email': 'email' });
  });
  it('another name on the invoice brings its own address', () => {
    const billed: CheckoutValues = { ...nowhere, billing: { ...nowhere.billing, sameAddress: false, otherEntity: true } };
    expect(errors(billed, { ...visitor, byMail: true })).toMatchObject({ 'billing.company': 'required', 'billing.address': 'required' });
  });
});

describe('section 5: "Checkout client data: all fields required; email format; phone format; document number follows the Spanish ID format when documentType is dni"', () => {
  it('accepts a complete form', () => {
    expect(errors(good)).toEqual({});
  });
  it('asks for every field of the client', () => {
    expect(errors({ ...good, client: emptyValues('ES').client })).toEqual({
      'client.name': 'required',
      'client.surname': 'required',
      'client.documentNumber': 'required',
      'client.email': 'required',
      'client.phoneNumber': 'required',
    });
  });
  it('looks at the forms', () => {
    const client = { ...good.client, documentNumber: '00000000A', email: 'lucia@correo', phoneNumber: '12' };
    expect(errors({ ...good, client })).toEqual({ 'client.documentNumber': 'document', 'client.email': 'email', 'client.phoneNumber': 'phone' });
  });
  it('does not ask the Spanish form of a passport', () => {
    expect(errors({ ...good, client: { ...good.client, documentType: 'passport', documentNumber: 'AB123456' } })).toEqual({});
  });
});

describe('section 3: shipping country has a postcode_regex', () => {
  it('holds the postcode to the chosen country', () => {
    expect(errors({ ...good, shipping: { ...good.shipping, postalCode: '2600' } })).toEqual({ 'shipping.postalCode': 'postcode' });
    expect(errors({ ...good, shipping: { ...good.shipping, country: 'PT', postalCode: '1000-001' } })).toEqual({});
  });
  it('fault "the Canaries reach payment": says so at the postcode, and of invoices asks nothing of the kind', () => {
    expect(errors({ ...good, shipping: { ...good.shipping, postalCode: '35001' } })).toEqual({ 'shipping.postalCode': 'zone' });
    const billed = { ...good.billing, sameAddress: false, address: 'Calle Triana, 1', postalCode: '35002', locality: 'Las Palmas' };
    expect(errors({ ...good, billing: billed })).toEqual({});
  });
});

describe('section 2: billing data (optional)', () => {
  it('asks nothing while the client’s name and the shipping address serve', () => {
    expect(errors({ ...good, billing: { ...emptyValues('ES').billing, email: 'no' } })).toEqual({});
  });
  it('asks a company for company, document and e-mail, not for names', () => {
    expect(Object.keys(errors({ ...good, billing: { ...good.billing, otherEntity: true } }))).toEqual([
      'billing.documentNumber',
      'billing.company',
      'billing.email',
    ]);
  });
  it('asks a person for both names, not for a company', () => {
    const billing = { ...good.billing, otherEntity: true, entity: 'person' as const, documentNumber: '00000000T', email: 'ana@correo.es' };
    expect(errors({ ...good, billing })).toEqual({ 'billing.name': 'required', 'billing.surname': 'required' });
  });
  it('asks another address for line, place and postcode; region and second line stay optional', () => {
    expect(Object.keys(errors({ ...good, billing: { ...good.billing, sameAddress: false } }))).toEqual([
      'billing.address',
      'billing.postalCode',
      'billing.locality',
    ]);
  });
});

describe('section 5: "Checkout comments: max 200 characters"', () => {
  it('takes 200 and refuses 201', () => {
    expect(errors({ ...good, extras: { ...good.extras, comment: 'x'.repeat(200) } })).toEqual({});
    expect(errors({ ...good, extras: { ...good.extras, comment: 'x'.repeat(201) } })).toEqual({ 'extras.comment': 'too_long' });
  });
});

describe('section 5: "Terms and conditions: must be ticked"', () => {
  it('stops Continue', () => {
    expect(errors({ ...good, terms: { accepted: false } })).toEqual({ 'terms.accepted': 'consent' });
  });
});

describe('section 5: "Terms and conditions … except for club members"; 4: shipping is asked in home mode only', () => {
  it('asks a member for no terms', () => {
    expect(errors({ ...good, terms: { accepted: false } }, member)).toEqual({});
  });
  it('at a pickup the home address is not looked at, whatever stands in it', () => {
    expect(errors({ ...good, delivery: { mode: 'shop' }, shipping: emptyValues('ES').shipping }, member)).toEqual({});
  });
  it('a visitor cannot get round the address by choosing the shop', () => {
    expect(Object.keys(errors({ ...good, delivery: { mode: 'shop' }, shipping: emptyValues('ES').shipping }))).toContain('shipping.address');
  });
});

describe('section 6: "reuse stored billing data"', () => {
  const reused = { ...good, billing: { ...good.billing, reuse: true, otherEntity: true, sameAddress: false } };
  it('asks nothing else of a member who has some', () => {
    expect(errors(reused, member)).toEqual({});
  });
  it('counts for nothing where none is stored', () => {
    expect(Object.keys(errors(reused, { ...member, member: { ...member.member, billing_address: null } }))).toContain('billing.company');
  });
});

describe('section 5: "All of client info, shipping (home mode only), billing and terms must be valid to continue"', () => {
  it.each([
    ['client', { client: { ...good.client, name: '' } }],
    ['shipping', { shipping: { ...good.shipping, locality: '' } }],
    ['billing', { billing: { ...good.billing, sameAddress: false, address: 'Gran Vía, 1', postalCode: '28013' } }],
    ['terms', { terms: { accepted: false } }],
  ])('%s alone stops it', (part, wrong) => {
    expect(Object.keys(errors({ ...good, ...wrong })).map((path) => path.split('.')[0])).toEqual([part]);
  });
});

describe('section 5: "Required fields show \'This field is required\'"', () => {
  it('in these words, and in Spanish', () => {
    expect([wordsOfRooms('en')('shop/checkout')('error_required'), wordsOfRooms('es')('shop/checkout')('error_required')]).toEqual([
      'This field is required.',
      'Este campo es obligatorio.',
    ]);
  });
});
