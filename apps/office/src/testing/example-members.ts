import type { components } from '@parral/api-spec';
import { exampleVouchers } from './example-vouchers.ts';

type Schemas = components['schemas'];

const member: Schemas['OfficeMember'] = {
  number: '00214',
  name: 'Lucía',
  surname: 'Arteaga',
  email: 'lucia@correo.example',
  level: 'platinum',
  level_label: 'Platino',
  state: 'current',
  starts_on: '2026-01-01',
  ends_on: '2026-12-31',
  goal: 900,
  spent: 412.5,
};

const levels = [
  { level: 'bronze', label: 'Bronce' },
  { level: 'platinum', label: 'Platino' },
  { level: 'collaborator', label: 'Colaborador' },
];

/** Current, without an end, ended, invited. */
export const exampleMembers: Schemas['OfficeMemberPage'] = {
  members: [
    member,
    { ...member, number: '00300', name: 'Iker', surname: 'Lasa Ochoa', level: 'collaborator', level_label: 'Colaborador', ends_on: null, goal: null, spent: 0 },
    { ...member, number: '00412', name: 'Noa', surname: 'Prieto', level: 'bronze', level_label: 'Bronce', state: 'ended', ends_on: '2025-12-31' },
    {
      ...member,
      number: '30001',
      name: 'Bruno',
      surname: 'Sala',
      level: 'bronze',
      level_label: 'Bronce',
      state: 'invited',
      starts_on: null,
      ends_on: null,
      goal: null,
    },
  ],
  levels,
  next: '30001',
};

export const exampleMember: Schemas['OfficeMemberFile'] = {
  member,
  version: 'v1',
  levels,
  phone: '+34600112233',
  language: 'es',
  birthday: '1985-02-03',
  company: null,
  document: '12345678Z',
  renewal_requested_on: null,
  memberships: [
    { level_label: 'Platino', state: 'waits', starts_on: '2027-01-01', ends_on: '2027-12-31', goal: 900, spent: 0 },
    { level_label: 'Platino', state: 'current', starts_on: '2026-01-01', ends_on: '2026-12-31', goal: 900, spent: 412.5 },
    { level_label: 'Bronce', state: 'ended', starts_on: '2025-01-01', ends_on: '2025-12-31', goal: 300, spent: 340 },
  ],
  orders: [{ number: 'K7QX-3182', day: '2026-10-02', total: 412.5 }],
  purchases: [{ number: 'T-118', day: '2025-06-14', total: 340 }],
  visits: [{ reference: 'VX4K-2217', visit: 'La bodega de 1924', date: '2026-12-03T11:00', people: 2, is_over: false }],
  codes: exampleVouchers.slice(3),
  preferences: ['Tintos'],
  allocations: [{ product_id: 'ALB-RES-2019-75', title: 'Alba Reserva', limit: 6, left: 2 }],
  actions: [
    {
      id: 51,
      at: '2026-11-20T09:00:00Z',
      actor: 'person',
      person: { id: '00000000-0000-4000-8000-000000000001', name: 'Marta Gil' },
      kind: 'member.level',
      subject_kind: 'member',
      subject: '00214',
      before: { level: 'bronze' },
      after: { level: 'platinum' },
      reason: 'Aniversario',
      erased: false,
    },
  ],
};
