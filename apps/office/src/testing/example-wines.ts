import type { components } from '@parral/api-spec';

type Schemas = components['schemas'];

const wine: Schemas['OfficeWine'] = {
  product_id: 'ALB-RES-2019-75',
  brand: 'alba',
  title: 'Alba Reserva',
  vintage: 2019,
  millilitres: 750,
  is_case: false,
  sale: 'on_sale',
  price: 24.5,
  price_before: null,
  shelf: 148,
  waiting: 12,
  left: 136,
  reserved: 24,
  is_said: false,
  is_planned: false,
};

/** Plenty, few, none, announced, off, as the office says, and a case. */
export const exampleWines: readonly Schemas['OfficeWine'][] = [
  wine,
  { ...wine, product_id: 'ALB-BLA-2024-75', title: 'Alba Blanco', vintage: 2024, shelf: 9, waiting: 2, left: 7, reserved: 0, is_planned: true },
  { ...wine, product_id: 'ALB-RES-2015-150', vintage: 2015, millilitres: 1500, shelf: 3, waiting: 3, left: 0, reserved: 0 },
  { ...wine, product_id: 'ALB-RES-2021-75', vintage: 2021, sale: 'soon', is_said: true },
  { ...wine, product_id: 'ALB-ROS-2020-75', title: 'Alba Rosado', vintage: 2020, sale: 'off', is_said: true },
  { ...wine, product_id: 'ALB-CAJA', title: 'Caja de seis', vintage: null, is_case: true, shelf: null, waiting: null, left: null, reserved: null },
];

/** One sku with a reduced price of the office, one that is planned, and movements. */
export const exampleWine: Schemas['OfficeWineFile'] = {
  wine: { ...wine, price: 19.9, price_before: 24.5, is_said: true, is_planned: true },
  version: 'v1',
  in_folder: true,
  folder: { price: 24.5, reduced_price: null, sale: 'on_sale', stock: 200 },
  settings: [
    {
      id: 4,
      kind: 'price',
      state: 'current',
      starts_at: '2026-11-20T23:00:00Z',
      to_folder: false,
      price: 24.5,
      reduced_price: 19.9,
      sale: null,
      reason: 'Navidad',
      person: 'Marta Gil',
    },
    {
      id: 5,
      kind: 'price',
      state: 'planned',
      starts_at: '2027-01-06T23:00:00Z',
      to_folder: true,
      price: null,
      reduced_price: null,
      sale: null,
      reason: 'Reyes',
      person: 'Marta Gil',
    },
    {
      id: 6,
      kind: 'sale',
      state: 'planned',
      starts_at: '2027-02-01T23:00:00Z',
      to_folder: false,
      price: null,
      reduced_price: null,
      sale: 'off',
      reason: null,
      person: null,
    },
  ],
  movements: [
    { id: 9, at: '2026-11-23T08:20:00Z', kind: 'count', units: -2, shelf: 148, reason: 'Inventario', person: 'Iker Lasa' },
    { id: 8, at: '2026-11-22T10:00:00Z', kind: 'reserve', units: 24, shelf: 150, reason: 'Club', person: 'Marta Gil' },
    { id: 7, at: '2026-11-20T10:00:00Z', kind: 'delivery', units: 60, shelf: 162, reason: 'Albarán 31', person: 'Iker Lasa' },
    { id: 2, at: '2026-10-01T10:00:00Z', kind: 'folder', units: 200, shelf: null, reason: '', person: null },
  ],
  prices: [
    { since: '2026-11-20T23:00:03Z', price: 19.9, is_reduced: true, lowest_before: 24.5 },
    { since: '2026-01-10T08:00:00Z', price: 24.5, is_reduced: false, lowest_before: null },
  ],
  lowest_price: 19.9,
  actions: [
    {
      id: 31,
      at: '2026-11-23T08:20:00Z',
      actor: 'person',
      person: { id: '00000000-0000-4000-8000-000000000002', name: 'Iker Lasa' },
      kind: 'wine.count',
      subject_kind: 'wine',
      subject: 'ALB-RES-2019-75',
      before: { shelf: 150, reserved: 24 },
      after: { shelf: 148, reserved: 24 },
      reason: 'Inventario',
      erased: false,
    },
  ],
};
