import { describe, expect, test } from 'vitest';
import { normaliseVoucherCode, visitDayError, voucherError } from './voucher-state.ts';

const good = { brand: 'alba', active: true, used: false, startsOn: '2026-03-01', endsOn: '2026-12-31' };

describe('voucher states (specification sections 4 and 8)', () => {
  test.each([
    [good, '2026-06-01', null],
    [good, '2026-03-01', null],
    [good, '2026-12-31', null],
    [null, '2026-06-01', 'ERROR_VOUCHER_NOT_FOUND'],
    [{ ...good, brand: 'brisa' }, '2026-06-01', 'ERROR_VOUCHER_NOT_FOUND'],
    [good, '2026-02-28', 'ERROR_VOUCHER_TOO_SOON'],
    [good, '2027-01-01', 'ERROR_VOUCHER_OUTDATED'],
    [{ ...good, active: false }, '2026-06-01', 'ERROR_VOUCHER_INACTIVE'],
    [{ ...good, used: true }, '2026-06-01', 'ERROR_VOUCHER_USED'],
    [{ ...good, used: true, active: false }, '2027-06-01', 'ERROR_VOUCHER_USED'],
    [{ ...good, active: false }, '2027-06-01', 'ERROR_VOUCHER_OUTDATED'],
    [{ ...good, active: false }, '2026-01-01', 'ERROR_VOUCHER_INACTIVE'],
  ])('%j on %s: %s', (voucher, today, fault) => {
    expect(voucherError(voucher, today, 'alba')).toBe(fault);
  });

  test('the visit itself lies within the validity, both days included', () => {
    expect(['2026-02-28', '2026-03-01', '2026-12-31', '2027-01-01'].map((day) => visitDayError(good, day))).toEqual([
      'ERROR_VOUCHER_TOO_SOON',
      null,
      null,
      'ERROR_VOUCHER_OUTDATED',
    ]);
  });

  test('a code is found however it was typed', () => {
    expect(normaliseVoucherCode(' u-7k3mp – 9wq2d ')).toBe('U-7K3MP-9WQ2D');
  });
});
