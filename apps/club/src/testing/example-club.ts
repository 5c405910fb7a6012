import type { components } from '@parral/api-spec';

type Schemas = components['schemas'];

/** Lucía, platinum, on her way to the goal. */
export const exampleCard: Schemas['MembershipCard'] = {
  color: 'platinum',
  name: 'Lucía',
  surname: 'Arteaga Sáenz',
  number: '00214',
  membership_end_date: '2027-12-31',
};

export const exampleMembership: Schemas['MembershipData'] = {
  member_number: '00214',
  user_number: null,
  level: 'platinum',
  member_type: 'Platino',
  status: 'current',
  is_permanent: false,
  start_date: '2027-01-01',
  validity_date: '2027-12-31',
  minimum_consumption_goal: 600,
  accumulated_purchases: 415.5,
  amount_left_to_reach_goal: 184.5,
  renewal_requested_on: null,
  next_membership: null,
};

/** Harriet, ambassador: no number of a member, no date, no goal. */
export const permanentMembership: Schemas['MembershipData'] = {
  ...exampleMembership,
  member_number: null,
  user_number: 'A-0005',
  level: 'ambassador',
  member_type: 'Embajadora',
  is_permanent: true,
  start_date: '2017-06-30',
  validity_date: null,
  minimum_consumption_goal: null,
  accumulated_purchases: 0,
  amount_left_to_reach_goal: null,
};

export const exampleCodes: Schemas['VisitCode'][] = [
  {
    estate: 'alba',
    estate_name: 'Alba',
    code: 'C-9SMZZ-QJPYQ',
    used: false,
    season: 2026,
    available_from: '2026-11-11',
    valid_until: '2027-10-31',
  },
  { estate: 'brisa', estate_name: 'brisa', code: 'C-2B2DZ-96H6X', used: true, season: 2026, available_from: '2026-11-11', valid_until: '2027-10-31' },
];

export const examplePersonal: Schemas['PersonalInformation'] = {
  name: 'Lucía',
  surname: 'Arteaga Sáenz',
  email: 'lucia@club.example',
  phone_number: '+34 600 11 22 33',
  document_type: 'dni',
  document_number: '16624081A',
  birthday: '1984-03-21',
  language: 'es',
  nationality: 'ES',
  company_name: null,
  title: 'mrs',
};

export const exampleAddress: Schemas['MemberAddress'] = {
  document_type: 'dni',
  document_number: '16624081A',
  first_name: 'Lucía',
  last_name: 'Arteaga Sáenz',
  email: 'lucia@club.example',
  line1: 'Calle del Laurel, 14',
  country: 'ES',
  state: 'La Rioja',
  postcode: '26001',
  locality: 'Logroño',
};

export const exampleDocuments: Schemas['DocumentOption'][] = [
  { value: 'dni', text: 'DNI o NIE' },
  { value: 'passport', text: 'Pasaporte' },
  { value: 'nif_cif', text: 'NIF o CIF' },
];

export const exampleLanguages: Schemas['Option'][] = [
  { text: 'Español', value: 'es' },
  { text: 'English', value: 'en' },
];

/** Spain first, the others by name. */
export const exampleCountries: Schemas['Option'][] = [
  { text: 'España', value: 'ES' },
  { text: 'Alemania', value: 'DE' },
  { text: 'Portugal', value: 'PT' },
];
