import type { components } from '@parral/api-spec';

/** A group that waits for an answer. */
export const exampleGroup: components['schemas']['OfficeGroupRequest'] = {
  id: '00000000-0000-4000-8000-000000000041',
  state: 'open',
  site: 'alba',
  language: 'es',
  experience_id: 'la-bodega',
  day: '2026-12-12',
  people: 24,
  wish: 'Somos un coro y nos gustaría comer allí.',
  name: 'Ana Gil',
  email: 'ana@coro.example',
  phone: '+34600112233',
  asked_at: '2026-11-20T09:00:00Z',
  link_id: null,
  reference: null,
  actions: [],
};
