import { brandThemes } from '@parral/ui/themes/registry';
import type { components } from '@parral/api-spec';

type Schemas = components['schemas'];

const line = (product_id: string, title: string, more: Partial<Schemas['OrderLine']> = {}): Schemas['OrderLine'] => ({
  product_id,
  title,
  label: '2019, 75 cl',
  product_url: `/es/vinos/${product_id}`,
  quantity: 2,
  unit_price: 24.5,
  step_from: null,
  discount_per_unit: 0,
  total_price: 49,
  tax_percent: 21,
  tax: 8.5,
  bottle: { shape: 'bordeaux', glass: 'black', capsule: 'wine', label: { layout: 'A', theme: brandThemes[0], wordmark: 'Alba', name: title, vintage: 2019 } },
  contents: [],
  withdrawn: false,
  ...more,
});

/** A new order of two wines, from which one may still withdraw. */
export const exampleOrder: Schemas['Order'] = {
  number: 'FSCT-29V0',
  status: 'new',
  progress: null,
  shipment: null,
  delivery: { earliest: '2026-11-25', latest: '2026-11-27' },
  date_ready: null,
  type: 'online',
  brand: 'alba',
  language: 'es',
  date_placed: '2026-11-21T04:43:00Z',
  date_in_process: null,
  date_completed: null,
  date_canceled: null,
  email: 'lucia@correo.es',
  lines: [line('a', 'Reserva'), line('b', 'Crianza')],
  subtotal: 98,
  vouchers_discount: 0,
  shipping_incl_tax: 6.5,
  tax: 18.14,
  tax_by_rate: [{ rate_percent: 21, base: 86.36, tax: 18.14, total: 104.5 }],
  total_price: 104.5,
  refunded: 0,
  shipping_mode: 'home',
  client_info: { document_type: 'dni', document_number: '12345678Z', name: 'Lucía', surname: 'Arteaga', email: 'lucia@correo.es', phone_number: '600112233' },
  gifts: [],
  shipping_address: { first_name: 'Lucía', last_name: 'Arteaga', line1: 'Calle del Laurel, 14', country_id: 'ES', postcode: '26001', locality: 'Logroño' },
  billing_address: null,
  is_gift: false,
  gift_message: '',
  comment: '',
  invoices: [{ number: 'F-2026-000214', kind: 'full', date: '2026-11-05', total: 70, pdf_url: '/api/invoice/invoice_x/' }],
  withdrawal: { possible: true, until: null, reason: null, confirmed: [] },
};

/** A withdrawal from the first of its wines, said and not yet made. */
export const declaredWithdrawal: Schemas['Withdrawal'] = {
  id: 'w1',
  state: 'declared',
  order_number: exampleOrder.number,
  name: 'Lucía Arteaga',
  email: 'lucia@correo.es',
  lines: [{ product_id: 'a', title: 'Reserva', label: '2019, 75 cl', quantity: 2 }],
  is_whole_order: false,
  declared_at: '2026-11-21T05:00:00Z',
  confirmed_at: null,
  until: null,
};

/** The same, made and acknowledged. */
export const confirmedWithdrawal: Schemas['Withdrawal'] = { ...declaredWithdrawal, state: 'confirmed', confirmed_at: '2026-11-21T05:01:00Z' };
