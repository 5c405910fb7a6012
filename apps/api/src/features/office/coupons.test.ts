/** "Vouchers and coupons: make, send, extend, block, see uses", and "who wins is one rule": no import undoes what the office said of a code without saying so. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { components } from '@parral/api-spec';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { couponExtend, couponMake, couponSaid, couponSet } from '../../commands/coupon-commands.ts';
import type { DatabaseCommand } from '../../commands/command.ts';
import { importCommand } from '../../commands/import.ts';
import { testEstate, writeFolder } from '../../testing/test-estate.ts';
import { add, boughtOrder, wines } from '../checkout/testing/buying.ts';
import { describeShop } from '../checkout/testing/shop.ts';
import { asActor } from '../staff/index.ts';
import { atOffice } from '../staff/testing/office.ts';

type Schemas = components['schemas'];
type File = Schemas['OfficeCouponFile'];
type Failure = Schemas['Error'];

let folders = '';
beforeAll(async () => void (folders = await mkdtemp(path.join(tmpdir(), 'coupons-'))));
afterAll(() => rm(folders, { recursive: true }));

/** The test estate's folder with these discount codes. */
async function folderWith(codes: string): Promise<string> {
  const folder = await mkdtemp(path.join(folders, 'estate-'));
  await writeFolder(folder, { ...testEstate(), 'vouchers/coupons.yaml': codes });
  return folder;
}

describeShop('discount codes at the office', (shop) => {
  const signedIn = async () => (await atOffice(shop().api, 'shop')).visitor;
  const at = (code = '', step = '') => `/api/office/coupons/${code === '' ? '' : `${code}/`}${step === '' ? '' : `${step}/`}`;

  /** What the basket of a new visitor says to a code. */
  async function tried(code: string): Promise<string> {
    const visitor = shop().api.visitor();
    await add(visitor, wines.magnum);
    const { status, body } = await visitor.post<Failure>('/api/ecom/basket/apply_voucher/', { code });
    return status === 200 ? 'taken' : body.detail;
  }

  async function command(of: DatabaseCommand, ...args: string[]): Promise<string[]> {
    const lines: string[] = [];
    const output = { print: (line: string) => void lines.push(line), fail: (line: string) => void lines.push(line) };
    await asActor('command', () => of.run(shop().api.context, { args, json: false, output }));
    return lines;
  }

  test('made, it is taken at once; found by its beginning and state, in pages; what cannot be is refused with the reason', async () => {
    const visitor = await signedIn();
    const wish = { code: 'feria-26', percent: 10, brands: ['alba', 'brisa'], valid_until: '2099-12-31', max_uses: 40, reason: 'Feria' };
    const made = await visitor.post<File>(at(), wish);
    expect(made.body.coupon).toMatchObject({ code: 'FERIA-26', percent: 10, amount: null, state: 'serves', uses: 0, made_by: 'office', place: null });
    expect(made.body.actions.map(({ kind, reason }) => [kind, reason])).toEqual([['coupon.make', 'Feria']]);
    expect(await tried('feria-26')).toBe('taken');
    await visitor.post<File>(at(), { code: 'FERIA-27', amount: 5, valid_from: '2098-01-01', reason: 'Feria' });
    expect(await tried('FERIA-27')).toBe('VOUCHER_INACTIVE');
    const found = async (query: string) => (await visitor.get<Schemas['OfficeCoupons']>(`${at()}?${query}`)).body;
    expect((await found('q=feria')).coupons.map(({ code, state }) => [code, state])).toEqual([
      ['FERIA-26', 'serves'],
      ['FERIA-27', 'to_come'],
    ]);
    expect((await found('q=feria&state=to_come')).coupons.map(({ code }) => code)).toEqual(['FERIA-27']);
    const first = await found('page_size=1&q=feria');
    expect([first.next, (await found(`page_size=1&q=feria&after=${first.next}`)).coupons[0]?.code]).toEqual(['FERIA-26', 'FERIA-27']);
    for (const wrong of [{}, { code: 'con espacio' }, { code: 'NUEVO', brands: ['nobody'] }, { code: 'NUEVO', valid_until: '2020-01-01' }])
      expect((await visitor.post<Failure>(at(), { ...wish, ...wrong })).body.detail).toBe('NOT_POSSIBLE');
    expect((await visitor.post<Failure>(at(), { ...wish, code: 'NUEVO', amount: 5 })).body.detail).toBe('BAD_REQUEST');
    expect(await command(couponMake, 'FERIA-26', '5,00')).toEqual([expect.stringContaining('already')]);
  });

  test('its orders are seen, the newest first; used up it says so', async () => {
    const visitor = await signedIn();
    await visitor.post<File>(at(), { code: 'UNA-VEZ', amount: 3, max_uses: 1, reason: 'Queja' });
    const buyer = shop().api.visitor();
    await add(buyer, wines.magnum);
    await buyer.post('/api/ecom/basket/apply_voucher/', { code: 'UNA-VEZ' });
    const { number } = await boughtOrder(shop(), {}, {}, buyer);
    const { coupon, orders } = (await visitor.get<File>(at('una-vez'))).body;
    expect([coupon.state, coupon.uses, orders.map((one) => [one.number, one.discount])]).toEqual(['used_up', 1, [[number, 3]]]);
    expect(await shop().failedChecks()).toEqual([]);
    expect((await visitor.get<Failure>(at('NOWHERE'))).status).toBe(404);
  });

  test('of the folder: shown with file and line; what the office says counts through every import, is told there, and is given back', async () => {
    const visitor = await signedIn();
    const before = (await visitor.get<File>(at('VENDIMIA'))).body;
    expect(before.coupon).toMatchObject({ made_by: 'folder', place: { file: 'vouchers/coupons.yaml', line: 2 }, is_said: false, state: 'serves' });
    const extended = (await visitor.post<File>(at('VENDIMIA', 'extend'), { version: before.version, until: '2099-06-30', reason: 'Tardía' })).body;
    expect([extended.coupon.valid_until, extended.coupon.is_said, extended.folder]).toEqual(['2099-06-30', true, { active: true, valid_until: null }]);
    const late = await visitor.post<Failure>(at('VENDIMIA', 'block'), { version: before.version, active: false, reason: 'Filtrado' });
    expect([late.status, late.body.changed]).toEqual([409, ['until', 'said']]);
    await visitor.post<File>(at('VENDIMIA', 'block'), { version: extended.version, active: false, reason: 'Filtrado' });
    expect(await tried('VENDIMIA')).toBe('VOUCHER_INACTIVE');

    const said = ['  VENDIMIA active: stopped, in the folder serves', '  VENDIMIA until: 2099-06-30, in the folder no end'];
    const folder = await folderWith('coupons:\n  - code: VENDIMIA\n    amount: 12.00\n');
    const imported = await command(importCommand, folder);
    expect(imported).toEqual(expect.arrayContaining(said));
    expect(await command(couponSaid)).toEqual([expect.stringContaining('that counts'), ...said]);
    const after = (await visitor.get<File>(at('VENDIMIA'))).body;
    expect(after.coupon).toMatchObject({ amount: 12, state: 'stopped', valid_until: '2099-06-30', is_said: true });
    expect(await command(couponExtend, 'VENDIMIA', '2099-07-31', 'más')).toEqual([expect.stringContaining('Done')]);
    const now = (await visitor.get<File>(at('VENDIMIA'))).body;
    const back = (await visitor.post<File>(at('VENDIMIA', 'folder'), { version: now.version, reason: 'Ya está' })).body;
    expect(back.coupon).toMatchObject({ state: 'serves', valid_until: null, is_said: false });
    expect([await tried('VENDIMIA'), await command(couponSaid)]).toEqual(['taken', []]);
    expect(back.actions.map(({ kind, actor }) => [kind, actor])).toEqual([
      ['coupon.folder', 'person'],
      ['coupon.extend', 'command'],
      ['coupon.stop', 'person'],
      ['coupon.extend', 'person'],
    ]);
    const again = await visitor.post<Failure>(at('VENDIMIA', 'folder'), { version: back.version, reason: 'x' });
    expect([again.body.detail, again.body.why]).toEqual(['NOT_POSSIBLE', 'nothing_said']);
  });

  test('a code that the folder drops serves nobody, whatever the office says; one that the office made stays as it made it', async () => {
    const visitor = await signedIn();
    await visitor.post<File>(at(), { code: 'OTRA', percent: 20, reason: 'Socios' });
    await command(importCommand, await folderWith('coupons:\n  - code: OTRA\n    amount: 10.00\n'));
    expect([await tried('VENDIMIA'), await tried('OTRA')]).toEqual(['VOUCHER_INACTIVE', 'taken']);
    expect((await visitor.get<File>(at('OTRA'))).body.coupon).toMatchObject({ percent: 20, amount: null, made_by: 'office', is_said: true });
    expect(await command(couponSaid)).toEqual([expect.anything(), '  OTRA code: made by the office, in the folder another of the same name']);
    expect(await command(couponSet, 'VENDIMIA', 'active')).toEqual([expect.stringContaining('no longer in the estate')]);
    await command(importCommand, await folderWith(testEstate()['vouchers/coupons.yaml'] ?? ''));
    const rows = await shop().rows(sql`select code, active, in_folder from coupon where code in ('OTRA', 'VENDIMIA') order by code`);
    expect(rows).toEqual([
      { code: 'OTRA', active: true, in_folder: false },
      { code: 'VENDIMIA', active: true, in_folder: true },
    ]);
  });
});
