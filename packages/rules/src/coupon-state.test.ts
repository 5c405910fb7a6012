import { expect, test } from 'vitest';
import { couponError, normaliseCode, type CouponTerms } from './coupon-state.ts';

const good: CouponTerms = { active: true, validFrom: '2026-05-01', validUntil: '2026-05-31', maxUses: 2, uses: 1, brands: ['brisa'] };

test('section 8: the four states of a discount code, each with its code', () => {
  expect(couponError(null, '2026-05-10', 'brisa')).toBe('VOUCHER_DOESNT_EXIST');
  expect(couponError({ ...good, active: false }, '2026-05-10', 'brisa')).toBe('VOUCHER_INACTIVE');
  expect(couponError(good, '2026-06-01', 'brisa')).toBe('VOUCHER_EXPIRED');
  expect(couponError({ ...good, uses: 2 }, '2026-05-10', 'brisa')).toBe('VOUCHER_ALREADY_USED');
});

test('both days of its time count, before it begins it is not active, another brand does not know it', () => {
  expect(couponError(good, '2026-05-01', 'brisa')).toBeNull();
  expect(couponError(good, '2026-05-31', 'brisa')).toBeNull();
  expect(couponError(good, '2026-04-30', 'brisa')).toBe('VOUCHER_INACTIVE');
  expect(couponError(good, '2026-05-10', 'alba')).toBe('VOUCHER_DOESNT_EXIST');
  expect(couponError(good, '2026-05-10', null)).toBeNull();
});

test('a code is the same in small letters and with blanks round it', () => {
  expect(normaliseCode('  vendimia ')).toBe('VENDIMIA');
});
