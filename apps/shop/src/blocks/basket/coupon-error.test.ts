import { wordsOfRooms } from '@parral/site/testing';
import { describe, expect, it } from 'vitest';
import { couponError } from './coupon-error.ts';

const t = wordsOfRooms('en')('shop/basket');

describe('section 8: "Basket discount code: status 400 with VOUCHER_… shows the matching message (does not exist; not active; expired; already used)"', () => {
  it.each([
    ['VOUCHER_DOESNT_EXIST', /does not exist/],
    ['VOUCHER_INACTIVE', /not active/],
    ['VOUCHER_EXPIRED', /expired/],
    ['VOUCHER_ALREADY_USED', /already been used/],
  ] as const)('%s', (code, words) => {
    expect(t(couponError({ status: 400, code }))).toMatch(words);
  });
  it('a failure of the server is not the coupon’s', () => {
    expect(couponError({ status: 500, code: 'INTERNAL_ERROR' })).toBe('coupon_failed');
    expect(couponError({ status: 0, code: 'NETWORK_FAILED' })).toBe('coupon_offline');
  });
  it('says that it was applied successfully', () => {
    expect(t('coupon_applied')).toBe('The coupon has been applied successfully.');
  });
});
