import type { components } from '@parral/api-spec';

type PersonalData = components['schemas']['OfficePersonalData'];

/** Of somebody who bought, visits and waits. */
export const exampleGuestData: PersonalData = {
  email: 'ana@correo.example',
  member: null,
  kept: [
    { kind: 'orders', count: 2, stays: 2 },
    { kind: 'invoices', count: 2, stays: 2 },
    { kind: 'visits', count: 2, stays: 1 },
    { kind: 'waiting_lists', count: 1, stays: 0 },
    { kind: 'newsletter', count: 1, stays: 0 },
  ],
};

export const exampleMemberData: PersonalData = {
  email: 'lucia@correo.example',
  member: { number: '00214', name: 'Lucía Arteaga' },
  kept: [
    { kind: 'member', count: 1, stays: 0 },
    { kind: 'memberships', count: 3, stays: 0 },
    { kind: 'purchases', count: 1, stays: 1 },
    ...exampleGuestData.kept,
  ],
};
