import { describe, expect, it } from 'vitest';
import { accountPath, arrivalsPath, couponPath, couponsPath, home, memberPath, ordersPath, personalDataPath, voucherPath } from '../routing/paths.ts';
import { isHere, menu } from './menu.ts';

const partOf = (path: string) => menu.filter((entry) => isHere(path, entry)).map(({ name }) => name);

describe('the menu shows in which part one is', () => {
  it.each([
    [home, 'today'],
    [`${ordersPath}/K7QX-3182/refund`, 'orders'],
    [`${arrivalsPath}/visit_x`, 'visits'],
    [voucherPath('V-1'), 'vouchers'],
    [couponsPath, 'vouchers'],
    [couponPath('FERIA'), 'vouchers'],
    [memberPath('M-1'), 'club'],
    [personalDataPath, 'club'],
  ])('%s belongs to %s', (path, name) => {
    expect(partOf(path)).toEqual([name]);
  });

  it('one’s own account belongs to none', () => {
    expect(partOf(accountPath)).toEqual([]);
  });
});
