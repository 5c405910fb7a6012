import type { components } from '@parral/api-spec';

type Link = components['schemas']['OfficePaymentLink'];

/** A link that its buyer has looked at. */
export const exampleLink: Link = {
  id: '3f6d1c52-6a0e-4f0e-9b7a-2f0c8f4b1a11',
  kind: 'order',
  state: 'opened',
  site: 'alba',
  language: 'es',
  name: 'Lucía',
  email: 'lucia@correo.es',
  until: '2026-11-24T10:05:00Z',
  words: 'Gracias por llamar.',
  lines: [
    { title: 'Alba Reserva', detail: '2019, 75 cl', quantity: 6, total: 147 },
    { title: 'Alba Blanco', detail: '2024, 75 cl', quantity: 2, total: 24 },
  ],
  shipping: { address: ['Lucía Arteaga', 'Calle Mayor, 1', '26200 Haro'], price: 6.5 },
  total_price: 177.5,
  created_at: '2026-11-23T10:05:00Z',
  sent_at: '2026-11-23T10:05:08Z',
  sends: 1,
  opened_at: '2026-11-23T10:40:00Z',
  paid_at: null,
  ended_at: null,
  sale: null,
  made_by: 'Marta Ruiz',
  actions: [],
};

/** One in each state. */
export const exampleLinks: readonly Link[] = [
  { ...exampleLink, state: 'sent', opened_at: null, sent_at: null },
  { ...exampleLink, id: '3f6d1c52-6a0e-4f0e-9b7a-2f0c8f4b1a12' },
  { ...exampleLink, id: '3f6d1c52-6a0e-4f0e-9b7a-2f0c8f4b1a13', state: 'paid', paid_at: '2026-11-23T10:44:00Z', sale: 'FSCT-29V0' },
  { ...exampleLink, id: '3f6d1c52-6a0e-4f0e-9b7a-2f0c8f4b1a14', state: 'expired', ended_at: '2026-11-24T10:05:00Z' },
  { ...exampleLink, id: '3f6d1c52-6a0e-4f0e-9b7a-2f0c8f4b1a15', state: 'withdrawn', ended_at: '2026-11-23T12:00:00Z', shipping: null, words: '' },
];
