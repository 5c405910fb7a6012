import { describe, expect, it } from 'vitest';
import { member } from '../../../testing/example-buyer.ts';
import { emptyValues } from './checkout-values.ts';
import { firstValues, hasDocument } from './first-values.ts';

const empty = emptyValues('ES');

describe('section 6: "prefilled client info"; 1: "reuse stored billing and shipping data at checkout"', () => {
  const first = firstValues(null, 'ES', member.member);
  it('has the member’s data and address, and nobody’s for a visitor', () => {
    expect(first.client).toEqual({
      documentType: 'dni',
      documentNumber: '16624081A',
      name: 'Lucía',
      surname: 'Arteaga Sáenz',
      email: 'lucia@club.example',
      phoneNumber: '+34 600 11 22 33',
    });
    expect(first.shipping).toMatchObject({ name: 'Lucía', address: 'Gran Vía, 1', region: 'Madrid', postalCode: '28013' });
    expect(firstValues(null, 'ES', null)).toEqual(empty);
  });
  it('section 4: "Company is chosen on load when a company value exists and the document type is nif_cif"', () => {
    expect(first.billing).toMatchObject({ entity: 'company', company: 'Bar Laurel SL', documentNumber: 'B26123456', reuse: false });
    const asPerson = { ...member.member, billing_address: { ...member.member.billing_address!, document_type: 'dni' as const } };
    expect(firstValues(null, 'ES', asPerson).billing.entity).toBe('person');
  });
});

describe('sections 5 and 9: "Default document type for members: dni"', () => {
  it('is what the form begins with, and stays where the membership has it', () => {
    expect(emptyValues('ES').client.documentType).toBe('dni');
    expect(firstValues(null, 'ES', { ...member.member, billing_address: null }).client.documentType).toBe('dni');
  });
});

describe('issue: "A guest basket survives login", and so does what was typed', () => {
  const typed = { ...empty, client: { ...empty.client, name: 'Luisa', email: 'otra@correo.es' }, shipping: { ...empty.shipping, address: 'Calle Mayor, 3' } };
  it('keeps it, but for the fields that are the member’s own', () => {
    const first = firstValues({ values: typed, isMember: false }, 'ES', member.member);
    expect(first.client).toMatchObject({ name: 'Luisa', surname: 'Arteaga Sáenz', email: 'lucia@club.example' });
    expect(first.shipping.address).toBe('Calle Mayor, 3');
  });
  it('fault: who was invited without a document cannot order, since the field is empty and locked', () => {
    const guest = { ...member.member, personal_information: { ...member.member.personal_information, document_number: '' } };
    expect(hasDocument(guest)).toBe(false);
    const own = { ...typed, client: { ...typed.client, documentType: 'passport' as const, documentNumber: 'PA55221' } };
    expect(firstValues({ values: own, isMember: true }, 'ES', guest).client).toMatchObject({
      documentType: 'passport',
      documentNumber: 'PA55221',
      email: 'lucia@club.example',
    });
  });
  it('fault: the next person at the same screen sees the member’s address after the logout', () => {
    expect(firstValues({ values: typed, isMember: true }, 'ES', null)).toEqual(empty);
  });
});
