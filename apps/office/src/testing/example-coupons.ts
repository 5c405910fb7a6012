import type { components } from '@parral/api-spec';

type Schemas = components['schemas'];

const coupon: Schemas['OfficeCoupon'] = {
  code: 'VENDIMIA',
  percent: 10,
  amount: null,
  brands: null,
  active: true,
  state: 'serves',
  valid_from: null,
  valid_until: '2026-12-31',
  max_uses: 100,
  uses: 14,
  made_by: 'folder',
  place: { file: 'vouchers/coupons.yaml', line: 5 },
  is_said: false,
};

/** Of the folder, of the office, changed here, used up. */
export const exampleCoupons: readonly Schemas['OfficeCoupon'][] = [
  coupon,
  { ...coupon, code: 'FERIA-26', percent: null, amount: 5, valid_until: null, max_uses: null, uses: 3, made_by: 'office', place: null },
  { ...coupon, code: 'NAVIDAD', state: 'stopped', active: false, is_said: true },
  { ...coupon, code: 'BIENVENIDA', state: 'used_up', active: false, uses: 100 },
];

export const exampleCoupon: Schemas['OfficeCouponFile'] = {
  coupon,
  version: 'v1',
  folder: { active: true, valid_until: '2026-12-31' },
  orders: [{ number: 'M-7F3K2Q', placed_at: '2026-11-23T09:00:00Z', discount: 12.4, total_price: 111.6 }],
  actions: [
    {
      id: 41,
      at: '2026-11-23T09:00:00Z',
      actor: 'person',
      person: { id: '00000000-0000-4000-8000-000000000001', name: 'Marta Gil' },
      kind: 'coupon.extend',
      subject_kind: 'coupon',
      subject: coupon.code,
      before: { until: null },
      after: { until: '2026-12-31' },
      reason: 'Vendimia tardía',
      erased: false,
    },
  ],
};
