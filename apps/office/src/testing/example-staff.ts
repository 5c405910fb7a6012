import type { components } from '@parral/api-spec';

type StaffMember = components['schemas']['StaffMember'];

const owner: StaffMember = {
  id: '00000000-0000-4000-8000-000000000001',
  name: 'Marta Gil',
  email: 'marta@alba.example',
  role: 'owner',
  language: 'es',
  version: 3,
  has_password: true,
  has_second_factor: true,
  recovery_codes_left: 9,
  last_signed_in_at: '2026-11-23T07:58:00Z',
};

/** An owner, somebody without a second factor, somebody who has not come yet. */
export const exampleStaff: readonly StaffMember[] = [
  owner,
  {
    ...owner,
    id: '00000000-0000-4000-8000-000000000002',
    name: 'Iker Lasa',
    email: 'iker@alba.example',
    role: 'shop',
    has_second_factor: false,
    recovery_codes_left: 0,
    last_signed_in_at: null,
  },
  {
    ...owner,
    id: '00000000-0000-4000-8000-000000000003',
    name: 'Noa Prieto',
    email: 'noa@alba.example',
    role: 'visits',
    has_password: false,
    has_second_factor: false,
    recovery_codes_left: 0,
    last_signed_in_at: null,
  },
];
