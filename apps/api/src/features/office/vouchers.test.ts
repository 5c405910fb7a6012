/** "Vouchers and coupons: make, send, extend, block, see uses." Codes: `coupons.test.ts`. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { components } from '@parral/api-spec';
import { expect, onTestFinished, test } from 'vitest';
import { voucherSend } from '../../commands/voucher-change.ts';
import { importCommand } from '../../commands/import.ts';
import { voucherSet } from '../../commands/voucher-set.ts';
import { importFolder } from '../../platform/content/import-folder.ts';
import { testEstate, writeFolder } from '../../testing/test-estate.ts';
import { describeOnBoth } from '../../testing/with-api.ts';
import { asActor } from '../staff/index.ts';
import { mailsTo } from '../club/testing/club-mails.ts';
import { atOffice } from '../staff/testing/office.ts';

type Schemas = components['schemas'];
type File = Schemas['OfficeVoucherFile'];
type Failure = Schemas['Error'];

/** The test estate with a page on which a voucher is printed. */
async function withPrintPage(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'printing-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const page = (id: number, title: string) => `---\nid: ${id}\nkey: gift\napp: shop\ntitle: ${title}\ndescription: ${title}\n---\n<h1>${title}</h1>\n`;
  await writeFolder(folder, { ...testEstate(), 'pages/alba/es/imprimir.liquid': page(881, 'Imprimir'), 'pages/alba/en/print.liquid': page(882, 'Print') });
  return folder;
}

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
    expect([past.body.detail, past.body.why]).toEqual(['NOT_POSSIBLE', 'dates_serve_nobody']);
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

  test('of the folder: what the office says of it counts through every import, is told there, and is given back', async () => {
    const visitor = await signedIn();
    const at = (action = '') => `/api/office/vouchers/V-ANY-GOOD/${action}`;
    const look = async () => (await visitor.get<File>(at())).body;
    const before = await look();
    expect(before.voucher).toMatchObject({ made_by: 'folder', place: { file: 'vouchers/visits.yaml', line: expect.any(Number) } });
    const until = '2100-06-30';
    const extended = (await visitor.post<File>(at('extend/'), { version: before.version, until, reason: 'Enfermo' })).body;
    await visitor.post<File>(at('block/'), { version: extended.version, active: false, reason: 'Robado' });
    const lines: string[] = [];
    const output = { print: (line: string) => void lines.push(line), fail: (line: string) => void lines.push(line) };
    const imports = async (folder: string) => asActor('command', () => importCommand.run(api().context, { args: [folder], json: false, output }));
    expect(await imports(await withPrintPage())).toBe(0);
    const said = ['  V-ANY-GOOD active: stopped, in the folder serves', `  V-ANY-GOOD until: ${until}, in the folder ${before.voucher.ends_on}`];
    expect(lines).toEqual(expect.arrayContaining(said));
    const kept = await look();
    expect(kept.voucher).toMatchObject({ state: 'stopped', ends_on: until, is_said: true });
    const back = (await visitor.post<File>(at('folder/'), { version: kept.version, reason: 'Apareció' })).body;
    expect(back.voucher).toMatchObject({ state: 'unused', ends_on: before.voucher.ends_on, is_said: false });
    expect(back.actions[0]).toMatchObject({ kind: 'voucher.folder', reason: 'Apareció' });
    expect((await visitor.post<Failure>(at('folder/'), { version: back.version, reason: 'x' })).body.why).toBe('nothing_said');
  });

  test('an estate without a page to print leads to where the code is redeemed', async () => {
    const visitor = await signedIn();
    const made = (await visitor.post<Schemas['OfficeVouchersMade']>('/api/office/vouchers/', { ...batch, brand: 'brisa', count: 1 })).body.vouchers[0];
    const sent = [made?.code ?? '', 'leo.voucher@example.com', 'es', 'Leo', 'Sanz'];
    const output = { print: () => {}, fail: () => {} };
    expect(await asActor('command', () => voucherSend.run(api().context, { args: sent, json: false, output }))).toBe(0);
    const [mail] = await mailsTo(api(), 'leo.voucher@example.com');
    expect(mail?.text).toMatch(new RegExp(`Elegir día y hora: \\S+\\?voucher=${made?.code}`));
  });

  test('sent to a person in their language with the page to print, once more with the newest state; what serves nobody is not sent', async () => {
    await importFolder(api().context, await withPrintPage());
    const visitor = await signedIn();
    const { code } = (await visitor.post<Schemas['OfficeVouchersMade']>('/api/office/vouchers/', { ...batch, count: 1 })).body.vouchers[0] ?? { code: '' };
    const at = (action = '') => `/api/office/vouchers/${code}/${action}`;
    const { version } = (await visitor.get<File>(at())).body;
    const to = { name: 'Ana Gil', email: ' Ana.Voucher@Example.com'.trim(), language: 'en', words: 'With our thanks.' };
    const press = () => visitor.post<File & Failure>(at('send/'), { version, ...to });
    const presses = [await press(), await press()];
    expect(presses.map(({ status }) => status)).toEqual([200, 409]);
    expect(presses[1]?.body.changed).toEqual(['sent']);
    const sent = presses[0]?.body;
    expect(sent?.sendings).toMatchObject([{ name: 'Ana Gil', email: 'ana.voucher@example.com', language: 'en', words: 'With our thanks.', state: 'waiting' }]);
    const mails = await mailsTo(api(), 'ana.voucher@example.com');
    expect(mails.map(({ subject }) => subject)).toEqual(['A voucher for a visit to Alba']);
    for (const said of ['Ana Gil', 'With our thanks.', '2 people', '31 December 2099', code, '/en/print?token=']) expect(mails[0]?.text).toContain(said);
    const [token = ''] = /gift_[\w-]{22}/.exec(mails[0]?.text ?? '') ?? [];
    const page = await api().visitor().get<Schemas['GiftVoucher']>(`/api/gift_voucher/${token}/?language=en`);
    expect(page.body).toMatchObject({ error: null, brand: 'alba', voucher: { full_code: code, participants_number: 2 } });

    const before = (await visitor.get<File>(at())).body;
    expect(before.sendings.map(({ state }) => state)).toEqual(['sent']);
    const again = await visitor.post<File>(at('send/'), { version: before.version, ...to, email: 'eva.voucher@example.com', language: 'es', words: '' });
    expect(again.body.sendings.map(({ email }) => email)).toEqual(['eva.voucher@example.com', 'ana.voucher@example.com']);
    const [spanish] = await mailsTo(api(), 'eva.voucher@example.com');
    expect([spanish?.subject, spanish?.text.includes(token)]).toEqual(['Un bono para visitar Alba', true]);
    expect(again.body.actions.map(({ kind, after }) => [kind, after])).toEqual([
      ['voucher.send', { language: 'es', sends: 2 }],
      ['voucher.send', { language: 'en', sends: 1 }],
      ['voucher.make', expect.anything()],
    ]);

    const owner = (await atOffice(api(), 'owner')).visitor;
    const asked = (await owner.post<{ vouchers_sent: unknown[] }>('/api/office/personal_data/export/', { of: 'ana.voucher@example.com' })).body;
    expect(asked.vouchers_sent).toMatchObject([{ code, name: 'Ana Gil' }]);
    await owner.post('/api/office/personal_data/erase/', { of: 'ana.voucher@example.com' });
    expect((await visitor.get<File>(at())).body.sendings.map(({ email }) => email)).toEqual(['eva.voucher@example.com']);

    await visitor.post(at('block/'), { version: (await visitor.get<File>(at())).body.version, active: false, reason: 'Robado' });
    const blocked = await visitor.post<Failure>(at('send/'), { ...to, version: (await visitor.get<File>(at())).body.version });
    expect([blocked.status, blocked.body.detail, blocked.body.why]).toEqual([409, 'NOT_POSSIBLE', 'voucher_serves_nobody']);
    expect((await visitor.post<Failure>('/api/office/vouchers/V-NOWHERE/send/', { ...to, version })).status).toBe(404);
  });
});
