import type { components } from '@parral/api-spec';
import { exampleOrders } from './example-orders.ts';

type Schemas = components['schemas'];

const visit: Schemas['OfficeVisit'] = {
  reference: 'VX4K-2217',
  version: 'v1',
  brand: 'alba',
  experience: 'La bodega de 1924',
  experience_id: 'la-bodega',
  starts: '2026-11-23T11:00',
  ends: '2026-11-23T11:30:00Z',
  language: 'es',
  guide: 'Ana',
  room: 'Sala de barricas',
  state: 'confirmed',
  arrival: 'expected',
  arrived_at: null,
  arrived_people: null,
  adults: 2,
  children: 0,
  babies: 0,
  people: 2,
  name: 'Lucía Arteaga',
  email: 'lucia@correo.example',
  phone: '+34600112233',
  comment: '',
  paid_with: 'card',
  total_price: 60,
  refunded: 0,
  booked_at: '2026-11-02T10:20:00Z',
};

const slot: Schemas['OfficeSlot'] = {
  starts: visit.starts,
  experience: visit.experience,
  experience_id: visit.experience_id,
  languages: ['es', 'en'],
  guide: 'Ana',
  room: 'Sala de barricas',
  capacity: 20,
  booked: 9,
  held: 2,
  arrived: 3,
  is_open: true,
  waiting_list: [],
  visits: [
    visit,
    {
      ...visit,
      reference: 'VB7D-0931',
      name: 'Jonas Weber',
      language: 'en',
      adults: 2,
      children: 1,
      people: 3,
      arrival: 'arrived',
      arrived_at: '2026-11-23T09:52:00Z',
      arrived_people: 3,
      comment: 'Alergia a los frutos secos.',
    },
    { ...visit, reference: 'VH2M-5508', name: 'Anne Dupont', adults: 4, people: 4, arrival: 'no_show', paid_with: 'voucher' },
    { ...visit, reference: 'VQ9T-7745', name: 'Pedro Sanz', state: 'cancelled', refunded: 60 },
  ],
};

/** A day with guests in every state, an empty slot and a closed one. */
export const exampleDay: Schemas['OfficeDay'] = {
  day: '2026-11-23',
  closed: [],
  closings: [],
  experiences: [{ id: 'la-bodega', name: 'La bodega de 1924', brand: 'alba', languages: ['es', 'en'], prices: { adult: 24, child: 8, baby: 0 } }],
  slots: [slot, { ...slot, starts: '2026-11-23T13:00', guide: null, room: null, booked: 0, held: 0, arrived: 0, visits: [] }],
};

export const exampleVisit: Schemas['OfficeVisitFile'] = {
  visit: { ...visit, comment: 'Alergia a los frutos secos.' },
  beside: [{ reference: 'ZK4M-9QX2', people: 2 }],
  refundable: 60,
  refunds: [],
  actions: [
    {
      id: 12,
      at: '2026-11-20T10:02:00Z',
      actor: 'command',
      person: null,
      kind: 'visit.move',
      subject_kind: 'visit',
      subject: visit.reference,
      before: { date: '2026-11-22T11:00' },
      after: { date: '2026-11-23T11:00' },
      reason: null,
      erased: false,
    },
  ],
};

/** A day that has something of everything. */
export const exampleToday: Schemas['OfficeToday'] = {
  at: '2026-11-23T09:00:00Z',
  day: '2026-11-23',
  to_pack: { count: 34, orders: exampleOrders.filter(({ status }) => status === 'new') },
  visits: { people: 9, arrived: 3, slots: [slot] },
  payments: { failed_refunds: 1, disputes: 1 },
  unsent_invoices: 2,
  mails: [
    {
      mail: 'order-confirmation',
      to: 'lucia@correo.example',
      state: 'undeliverable',
      ordered_at: '2026-11-23T07:30:00Z',
      sent_at: null,
      failure: '550 no such mailbox',
    },
  ],
  low_stock: [{ product_id: 'RES-2019-75', title: 'Reserva 2019', left: 4 }],
  club_requests: { joining: 2, renewals: 1 },
  requests: [
    {
      id: '00000000-0000-4000-8000-000000000041',
      day: '2026-12-05',
      people: 32,
      name: 'Empresa Ebro',
      wish: 'Con comida, en inglés',
      asked_at: '2026-11-22T18:00:00Z',
    },
  ],
};
