import type { components } from '@parral/api-spec';

/** Places offered to who waited for them. */
export const exampleWaitingPlace: components['schemas']['WaitingListPlace'] = {
  state: 'offered',
  experience_id: '2',
  experience_name: 'La bodega de 1924',
  experience_page_url: '/es/visitas/la-bodega-de-1924',
  date: '2027-05-24T16:30',
  language: 'en',
  visitor_number: 3,
  claim_expires_at: '2027-05-20T12:30:00Z',
  claim_seconds_left: 14_400,
};
