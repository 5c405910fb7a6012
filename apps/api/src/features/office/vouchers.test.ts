/** "Vouchers and coupons: make, send, extend, block, see uses." */
import type { components } from '@parral/api-spec';
import { expect, test } from 'vitest';
import { voucherSet } from '../../commands/voucher-set.ts';
import { describeOnBoth } from '../../testing/with-api.ts';
import { asActor } from '../staff/index.ts';
import { atOffice } from '../staff/testing/office.ts';

type Schemas = components['schemas'];
type File = Schemas['OfficeVoucherFile'];
type Failure = Schemas['Error'];

describeOnBoth('vouchers at the office', (api) => {
  const signedIn = async () => (await atOffice(api(), 'shop')).visitor;
  const batch = { brand: 'alba', people: 2, visit: 'any', until: '2099-12-31', count: 3, reason: 'Sorteo' };

  test('made many at once, found by the beginning of a code, brand and state, in pages, the last made first', async () => {
    const visitor = await signedIn();
    const made = (await visitor.post<Schemas['OfficeVouchersMade']>('/api/office/vouchers/', batch)).body.vouchers;
    expect(made).toHaveLength(3);
    expect(made[0]).toMatchObject({ brand: 'alba', people: 2, visit: null, state: 'unused', made_by: 'office', ends_on: '2099-12-31' });
    const found = async (query: string) => (await visitor.get<Schemas['OfficeVoucherPage']>(`/api/office/vouchers/?${query}`)).body;
    const codes = made.map(({ code }) => code).toSorted();
    expect(
      (await found('')).vouchers
        .slice(0, 3)
        .map(({ code }) => code)
        .toSorted(),
    ).toEqual(codes);
    const first = await found('page_size=2');
    const second = await found(`page_size=2&after=${first.next}`);
    expect(new Set([...first.vouchers, ...second.vouchers].map(({ code }) => code)).size).toBe(4);
    expect((await found(`q=${codes[0]?.slice(0, 6).toLowerCase()}`)).vouchers.map(({ code }) => code)).toContain(codes[0]);
    expect((await found('q=%25')).vouchers).toEqual([]);
    expect((await found('state=used&brand=brisa')).vouchers.every(({ state, brand }) => state === 'used' && brand === 'brisa')).toBe(true);
    expect((await visitor.get<Failure>('/api/office/vouchers/?after=none')).body.detail).toBe('NOT_FOUND');
    for (const wrong of [{ brand: 'nobody' }, { visit: 'nothing' }, { until: '2020-01-01' }])
      expect((await visitor.post<Failure>('/api/office/vouchers/', { ...batch, ...wrong })).body.detail).toBe('NOT_POSSIBLE');
  });

  test('extended and blocked with a reason, by office and command alike, in history and log; whoever saw it before is told', async () => {
    const visitor = await signedIn();
    const { code } = (await visitor.post<Schemas['OfficeVouchersMade']>('/api/office/vouchers/', { ...batch, count: 1 })).body.vouchers[0] ?? { code: '' };
    const at = (action = '') => `/api/office/vouchers/${code}/${action}`;
    const before = (await visitor.get<File>(at())).body;
    expect(before).toMatchObject({ used_at: null, visits: [], actions: [{ kind: 'voucher.make', reason: 'Sorteo' }] });
    const extended = (await visitor.post<File>(at('extend/'), { version: before.version, until: '2100-06-30', reason: 'Enfermo' })).body;
    expect(extended.voucher.ends_on).toBe('2100-06-30');
    const late = await visitor.post<Failure>(at('block/'), { version: before.version, active: false, reason: 'Robado' });
    expect([late.status, late.body.detail, late.body.changed]).toEqual([409, 'CHANGED_MEANWHILE', ['until']]);
    const blocked = (await visitor.post<File>(at('block/'), { version: extended.version, active: false, reason: 'Robado' })).body;
    expect(blocked.voucher.state).toBe('stopped');
    const check = await api().visitor().get<Failure>(`/api/booking/voucher/check/?full_code=${code}&site=alba&language=es`);
    expect(check.status).not.toBe(200);
    const past = await visitor.post<Failure>(at('extend/'), { version: blocked.version, until: '2020-01-01', reason: 'x' });
    expect(past.body.detail).toBe('NOT_POSSIBLE');
    const output = { print: () => {}, fail: () => {} };
    await asActor('command', () => voucherSet.run(api().context, { args: [code, 'active', 'apareció'], json: false, output }));
    const after = (await visitor.get<File>(at())).body;
    expect(after.voucher.state).toBe('unused');
    expect(after.actions.map(({ kind, actor, reason }) => [kind, actor, reason])).toEqual([
      ['voucher.serve', 'command', 'apareció'],
      ['voucher.stop', 'person', 'Robado'],
      ['voucher.extend', 'person', 'Enfermo'],
      ['voucher.make', 'person', 'Sorteo'],
    ]);
  });

  test('discount codes of the folder with their uses', async () => {
    const { coupons } = (await (await signedIn()).get<Schemas['OfficeCoupons']>('/api/office/coupons/')).body;
    expect(coupons.length).toBeGreaterThan(0);
    for (const { percent, amount, uses } of coupons) expect([(percent === null) !== (amount === null), uses >= 0]).toEqual([true, true]);
  });
});
