import { exampleDocuments } from '../../../testing/example-checkout.ts';
import { wordsOfRooms } from '@parral/site/testing';
import { describe, expect, it } from 'vitest';
import { member, visitor } from '../../../testing/example-buyer.ts';
import { emptyValues } from '../form/checkout-values.ts';
import { previewOf } from './previews.ts';

const context = {
  t: wordsOfRooms('es')('shop/checkout'),
  countries: [{ iso_code: 'ES', name: 'España' }],
  buyer: visitor,
  pickupHours: 'De 10:30 a 15:00',
  documentOptions: exampleDocuments,
};
const empty = emptyValues('ES');
const values = {
  ...empty,
  shipping: {
    ...empty.shipping,
    name: 'Lucía',
    surname: 'Arteaga',
    address: 'Calle del Laurel, 14',
    optionalAddress: '3.º B',
    region: 'La Rioja',
    postalCode: '26001',
    locality: 'Logroño',
  },
};
const read = (...given: Parameters<typeof previewOf>) => previewOf(...given).map(({ name, value }) => `${name}: ${value}`);

describe('section 4: "sections become previews"', () => {
  it('reads the address on one line, with the country’s name', () => {
    expect(read('shipping', values, context)).toEqual(['Nombre: Lucía Arteaga', 'Dirección: Calle del Laurel, 14, 3.º B, 26001 Logroño, La Rioja, España']);
  });
  it('says in words that nothing else is billed', () => {
    expect(read('billing', values, context)).toEqual(['Factura: A su nombre y a la dirección de envío.']);
  });
  it('names the company that is billed, at the shipping address', () => {
    const billed = {
      ...values,
      billing: { ...values.billing, otherEntity: true, company: 'Bar Laurel SL', documentNumber: 'B26123456', email: 'bar@laurel.es' },
    };
    expect(read('billing', billed, context)[0]).toBe('Empresa: Bar Laurel SL');
    expect(read('billing', billed, context).at(-1)).toMatch(/Calle del Laurel/);
  });
  it('shows comment, gift and newsletter, also where there is none', () => {
    expect(read('extras', values, context)).toEqual(['Comentario: Ninguno', 'Regalo: No', 'Cartas de la bodega: No']);
    const extras = { comment: ' Portería ', isGift: true, giftMessage: ' Felices fiestas ', newsletter: false, updateMember: false };
    expect(read('extras', { ...values, extras }, context)).toEqual([
      'Comentario: Portería',
      'Regalo: Sí',
      'Mensaje: Felices fiestas',
      'Cartas de la bodega: No',
    ]);
  });
});

describe('section 2: "Pickup hours shown"; 6: members', () => {
  const asMember = { ...context, buyer: member };
  it('a pickup names the shop and its hours', () => {
    expect(read('delivery', { ...values, delivery: { mode: 'shop' } }, asMember)).toEqual([
      'Modo: Recoger en la tienda',
      'Tienda Alba: Calle del Trujal, 7, 26200 Haro, La Rioja. De 10:30 a 15:00',
    ]);
  });
  it('stored billing data are read out as they are', () => {
    expect(read('billing', { ...values, billing: { ...values.billing, reuse: true } }, asMember)).toEqual([
      'Empresa: Bar Laurel SL',
      'Documento: B26123456',
      'Correo electrónico: bar@laurel.example',
      'Dirección: Gran Vía, 1, 28013 Madrid, Madrid, España',
    ]);
  });
  it('a member who has the newsletter is not asked for it', () => {
    const accepted = {
      ...member,
      member: { ...member.member, personal_information: { ...member.member.personal_information, has_newsletter_subscription: true } },
    };
    expect(read('extras', values, { ...context, buyer: accepted }).join()).not.toMatch(/Cartas/);
  });
});
