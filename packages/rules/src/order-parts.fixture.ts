import type { OrderParts } from './order-revision.ts';

/** Parts of an order in which nothing is wrong. */
export const validOrder: OrderParts & { shipping_address: object } = {
  client_info: { document_type: 'dni', document_number: '12345678Z', name: 'Ana', surname: 'Gil', email: 'ana@example.com', phone_number: '+34600112233' },
  shipping_mode: 'home',
  shipping_address: { first_name: 'Ana', last_name: 'Gil', line1: 'Calle Mayor 1', country_id: 'ES', postcode: '26200', locality: 'Haro' },
  billing_address: null,
  is_gift: false,
  newsletter_subscription: false,
  update_member_data: false,
  comment: '',
};
