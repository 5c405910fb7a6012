import type { components } from '@parral/api-spec';

type Schemas = components['schemas'];

const voucher: Schemas['OfficeVoucher'] = {
  code: 'V-7K3MP-9WQ2D',
  brand: 'alba',
  visit: null,
  people: 2,
  starts_on: '2026-11-23',
  ends_on: '2027-11-23',
  state: 'unused',
  made_by: 'office',
  place: null,
  is_said: false,
  created_at: '2026-11-23T09:00:00Z',
};

/** Unused, used, blocked, over. */
export const exampleVouchers: readonly Schemas['OfficeVoucher'][] = [
  voucher,
  { ...voucher, code: 'U-4H2XW-8RT6C', visit: 'La bodega de 1924', state: 'used', made_by: 'shop' },
  { ...voucher, code: 'V-22MKP-QX9ZA', state: 'stopped', made_by: 'folder', place: { file: 'vouchers/visits.yaml', line: 12 }, is_said: true },
  { ...voucher, code: 'C-9PLWD-3KK7N', ends_on: '2026-06-30', state: 'over', made_by: 'club', people: 4 },
];

/** To whom one was sent, the last mail came back. */
export const exampleSendings: Schemas['OfficeVoucherFile']['sendings'] = [
  {
    name: 'Ana Gil',
    email: 'ana.gil.de.la.cuadra@correo.example',
    language: 'es',
    words: '',
    ordered_at: '2026-11-24T09:00:00Z',
    state: 'undeliverable',
    failure: '550 no such mailbox',
  },
  {
    name: 'Ana Gil',
    email: 'ana@correo.example',
    language: 'es',
    words: 'Con nuestro agradecimiento.',
    ordered_at: '2026-11-23T09:10:00Z',
    state: 'sent',
    failure: null,
  },
];

export const exampleVoucher: Schemas['OfficeVoucherFile'] = {
  voucher,
  version: 'v1',
  used_at: null,
  visits: [],
  sendings: [],
  actions: [
    {
      id: 40,
      at: '2026-11-23T09:00:00Z',
      actor: 'person',
      person: { id: '00000000-0000-4000-8000-000000000001', name: 'Marta Gil' },
      kind: 'voucher.make',
      subject_kind: 'voucher',
      subject: voucher.code,
      before: null,
      after: { people: 2, visit: 'any', until: '2027-11-23' },
      reason: 'Sorteo',
      erased: false,
    },
  ],
};
