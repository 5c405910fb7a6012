import { ApiError } from '@parral/api-client';
import { describe, expect, it } from 'vitest';
import { voucherError } from './voucher-error.ts';

const refused = (detail: string, status = 400) => new ApiError({ code: 'BAD_REQUEST', status, detail });

describe('section 8: "a string response starting with ERROR_VOUCHER is shown translated; any other error shows ERROR_VOUCHER_NOT_FOUND"', () => {
  it.each([
    ['ERROR_VOUCHER_NOT_FOUND', 'not_found'],
    ['ERROR_VOUCHER_TOO_SOON', 'too_soon'],
    ['ERROR_VOUCHER_OUTDATED', 'outdated'],
    ['ERROR_VOUCHER_INACTIVE', 'inactive'],
    ['ERROR_VOUCHER_USED', 'used'],
    ['ERROR_VOUCHER_UNHEARD_OF', 'not_found'],
    ['VOUCHER_EXPIRED', 'not_found'],
  ])('%s → %s', (detail, error) => expect(voucherError(refused(detail))).toBe(error));
  it('a network that is away or a server in trouble is not found either', () => {
    expect(voucherError(new ApiError({ code: 'NETWORK_FAILED', status: 0 }))).toBe('not_found');
    expect(voucherError(refused('INTERNAL_ERROR', 500))).toBe('not_found');
    expect(voucherError(new TypeError('x'))).toBe('not_found');
  });
});
