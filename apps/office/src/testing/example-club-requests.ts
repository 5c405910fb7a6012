import type { components } from '@parral/api-spec';

type Schemas = components['schemas'];

export const exampleJoining: Schemas['OfficeJoiningRequest'] = {
  id: '00000000-0000-4000-8000-000000000021',
  name: 'Olga',
  surname: 'Ruiz',
  email: 'olga@correo.example',
  phone: '+34600112233',
  message: 'Hola',
  language: 'es',
  site: 'alba',
  asked_at: '2026-11-20T09:00:00Z',
};

/** One who wants to join, one who wants to renew. */
export const exampleClubRequests: Schemas['OfficeClubRequests'] = {
  joining: [exampleJoining],
  renewals: [{ number: '00412', name: 'Noa', surname: 'Prieto', message: 'Por favor', asked_on: '2026-11-21' }],
  counts: { joining: 51, renewals: 1 },
  next: null,
};
