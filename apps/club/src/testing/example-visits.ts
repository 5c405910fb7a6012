import type { components } from '@parral/api-spec';

type Schemas = components['schemas'];

const visit: Schemas['MemberVisit'] = {
  reference: '7K2F-9QXM',
  status: 'confirmed',
  experience_name: 'La bodega de 1924',
  estate_name: 'Alba',
  date: '2027-03-28T11:00',
  ends_at: '2027-03-28T13:00',
  total_visitors: 3,
  language: 'es',
  page_url: 'https://alba.example/es/reserva?token=visit_one',
  calendar_url: '/api/booking/visit_one/calendar.ics',
};

/** One to come, one that was cancelled, one that is over. */
export const exampleVisits: Schemas['MemberVisits'] = {
  coming: [
    visit,
    { ...visit, reference: 'M4XD-2PLA', status: 'refunded', experience_name: 'El alba de la vendimia', date: '2027-09-18T06:30', calendar_url: null },
  ],
  past: [{ ...visit, reference: 'B8RT-7WQC', experience_name: 'Los bancales a pie', date: '2026-05-02T17:30', total_visitors: 1, calendar_url: null }],
};
