import { describe, expect, it } from 'vitest';
import { member, visitor } from '../../../testing/example-buyer.ts';
import { type CheckoutValues, emptyValues } from '../form/checkout-values.ts';
import { changedParts } from './changed-parts.ts';
import { billingAddress, intentParts, intentPayload } from './intent-payload.ts';

const typed: CheckoutValues = {
  ...emptyValues('ES'),
  client: {
    documentType: 'dni',
    documentNumber: '16624081K',
    name: 'Lucía',
    surname: 'Arteaga Sáenz',
    email: ' Lucia@Correo.es',
    phoneNumber: '+34 600 112 233',
  },
  shipping: {
    name: 'Lucía',
    surname: 'Arteaga',
    address: 'Calle del Laurel, 14',
    optionalAddress: '',
    country: 'ES',
    region: 'La Rioja',
    postalCode: '26001',
    locality: 'Logroño',
  },
  terms: { accepted: true },
};
const company: CheckoutValues = {
  ...typed,
  billing: { ...typed.billing, otherEntity: true, documentNumber: 'B26123456', company: 'Bar Laurel SL', email: 'Bar@laurel.es' },
};

describe('vouchers bought as gifts alone', () => {
  it('send no address and home mode, whatever was typed or chosen before', () => {
    expect(intentParts({ ...typed, delivery: { mode: 'shop' } }, { ...member, byMail: true })).toMatchObject({
      shipping_mode: 'home',
      shipping_address: null,
      billing_address: null,
    });
  });
});

describe('section 2: billing data (optional)', () => {
  it('is null for the same name and address', () => {
    expect(billingAddress(typed, visitor)).toBeNull();
  });
  it('a company at the shipping address has no first and last name', () => {
    const billing = billingAddress(company, visitor);
    expect(billing).toMatchObject({ document_type: 'nif_cif', company: 'Bar Laurel SL', email: 'bar@laurel.es', line1: 'Calle del Laurel, 14' });
    expect(billing).not.toHaveProperty('first_name');
  });
  it('a person with a tax id has names and no company', () => {
    const billing = billingAddress({ ...company, billing: { ...company.billing, entity: 'person', name: 'Ana', surname: 'Ruiz' } }, visitor);
    expect(billing).toMatchObject({ first_name: 'Ana', last_name: 'Ruiz' });
    expect(billing).not.toHaveProperty('company');
  });
  it('another address with the client’s own name needs no second typing', () => {
    const billing = { ...typed.billing, sameAddress: false, address: 'Gran Vía, 1', postalCode: '28013', locality: 'Madrid' };
    expect(billingAddress({ ...typed, billing }, visitor)).toMatchObject({
      document_number: '16624081K',
      first_name: 'Lucía',
      line1: 'Gran Vía, 1',
      postcode: '28013',
    });
  });
});

describe('section 7: POST order/intent', () => {
  it('sends every field of the call and the total that was seen', () => {
    expect(intentPayload(typed, { ...visitor, language: 'es', brand: 'alba', totalSeen: 55.5 })).toMatchObject({
      client_info: { email: 'lucia@correo.es' },
      shipping_address: { first_name: 'Lucía', state: 'La Rioja', phone_number: '+34 600 112 233' },
      shipping_mode: 'home',
      billing_address: null,
      is_gift: false,
      gift_message: '',
      newsletter_subscription: false,
      terms_accepted: true,
      total_seen: 55.5,
      web_language: 'es',
      web_site: 'alba',
    });
  });
});

describe('section 4: "saving sends the changed part to update the intent"', () => {
  const saved = intentParts(typed, visitor);
  it('sends nothing when nothing changed', () => {
    expect(changedParts(saved, intentParts(structuredClone(typed), visitor))).toEqual({});
  });
  it('sends the client alone when the document number changed', () => {
    const now = intentParts({ ...typed, client: { ...typed.client, documentNumber: '00000000T' } }, visitor);
    expect(Object.keys(changedParts(saved, now))).toEqual(['client_info']);
  });
  it('sends null when the billing address is taken back', () => {
    expect(changedParts(intentParts(company, visitor), saved)).toEqual({ billing_address: null });
  });
  it('sends an emptied comment', () => {
    const withComment = intentParts({ ...typed, extras: { ...typed.extras, comment: 'Portería' } }, visitor);
    expect(changedParts(withComment, saved)).toEqual({ comment: '' });
  });
});

describe('section 3: "Shop pickup is sent as a fixed shop address … with country code ES"', () => {
  const atShop: CheckoutValues = { ...typed, delivery: { mode: 'shop' }, shipping: { ...typed.shipping, address: 'Rua Augusta, 1', country: 'PT' } };
  it('sends the shop’s place, phone and hours with empty notes, and the member as who collects', () => {
    expect(intentParts(atShop, member)).toMatchObject({
      shipping_mode: 'shop',
      shipping_address: {
        company: 'Tienda Alba',
        first_name: 'Lucía',
        line1: 'Calle del Trujal, 7',
        country_id: 'ES',
        phone_number: '+34 941 00 72 00',
        line2: 'Lunes a domingo, de 10:30 a 15:00',
        notes: '',
      },
    });
  });
  it('is not for visitors', () => {
    expect(intentParts(atShop, visitor)).toMatchObject({ shipping_mode: 'home', shipping_address: { line1: 'Rua Augusta, 1' } });
  });
  it('going back home sends mode and address together', () => {
    expect(Object.keys(changedParts(intentParts(atShop, member), intentParts({ ...atShop, delivery: { mode: 'home' } }, member))).sort()).toEqual([
      'shipping_address',
      'shipping_mode',
    ]);
  });
});

describe('section 6: members', () => {
  it('"email, documentType and documentNumber disabled": theirs are sent, whatever the form says', () => {
    const forged = { ...typed, client: { ...typed.client, email: 'otra@correo.es', documentNumber: '00000000T' } };
    expect(intentParts(forged, member).client_info).toMatchObject({ email: 'lucia@club.example', document_number: '16624081A', name: 'Lucía' });
  });
  it('"may … skip the terms checkbox": nothing is said of terms, and the wish to keep the data is', () => {
    const sent = intentPayload({ ...typed, extras: { ...typed.extras, updateMember: true } }, { ...member, language: 'es', brand: 'alba', totalSeen: 1 });
    expect(sent).not.toHaveProperty('terms_accepted');
    expect(sent.update_member_data).toBe(true);
    expect(intentParts({ ...typed, extras: { ...typed.extras, updateMember: true } }, visitor)).not.toHaveProperty('update_member_data');
  });
  it('"reuse stored billing data": it is sent as it is stored', () => {
    const sent = billingAddress({ ...typed, billing: { ...typed.billing, reuse: true, company: 'Otra' } }, member);
    expect(sent).toMatchObject({ company: 'Bar Laurel SL', document_number: 'B26123456', country_id: 'ES', postcode: '28013' });
    expect(sent).not.toHaveProperty('country');
  });
});
