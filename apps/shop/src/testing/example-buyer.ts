import type { Buyer } from '../blocks/checkout/form/buyer.ts';

const pickup: Buyer['pickup'] = {
  name: 'Tienda Alba',
  line1: 'Calle del Trujal, 7',
  postcode: '26200',
  locality: 'Haro, La Rioja',
  phone_number: '+34 941 00 72 00',
  hours: 'Lunes a domingo, de 10:30 a 15:00',
};

/** Somebody of whom the club knows nothing. */
export const visitor: Buyer = { member: null, pickup };

/** A member with stored billing data, without the newsletter. */
export const member: Buyer & { member: NonNullable<Buyer['member']> } = {
  pickup,
  member: {
    personal_information: {
      document_type: 'dni',
      document_number: '16624081A',
      name: 'Lucía',
      surname: 'Arteaga Sáenz',
      email: 'lucia@club.example',
      phone_number: '+34 600 11 22 33',
      has_newsletter_subscription: false,
    },
    billing_address: {
      document_type: 'nif_cif',
      document_number: 'B26123456',
      company: 'Bar Laurel SL',
      email: 'bar@laurel.example',
      line1: 'Gran Vía, 1',
      country: 'ES',
      state: 'Madrid',
      postcode: '28013',
      locality: 'Madrid',
    },
  },
};
