import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { DataFolderTaken } from '../platform/process/data-folder-lock.ts';
import { type Config, readConfig } from '../platform/config/config.ts';
import { createApi } from '../create-api.ts';
import { testEstate, writeFolder } from '../testing/test-estate.ts';
import { runCommand } from './run-command.ts';

let dataDir = '';
let config: Config;
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'data-'));
  config = readConfig({ NODE_ENV: 'test', DATA_DIR: dataDir, ESTATE_FOLDER: inject('estateFolder'), LOG_LEVEL: 'silent' });
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

async function estate(...words: string[]): Promise<{ exit: number; out: string; err: string }> {
  const out: string[] = [];
  const err: string[] = [];
  const exit = await runCommand(words, config, { print: (line) => void out.push(line), fail: (line) => void err.push(line) });
  return { exit, out: out.join('\n'), err: err.join('\n') };
}

test('an embedded database: import, a server, commands through its admin socket, a restart that keeps everything', async () => {
  expect(await estate('import')).toMatchObject({ exit: 0, out: expect.stringContaining("The content's version is now 1.") });
  const api = await createApi({ config });
  await expect(createApi({ config })).rejects.toBeInstanceOf(DataFolderTaken);
  const subscription = { email: 'kept@example.com', site: 'alba', language: 'es', origin: 'footer' };
  const subscribe = (to: typeof api) => to.app.inject({ method: 'POST', url: '/api/newsletter/', payload: subscription });
  expect((await subscribe(api)).statusCode).toBe(200);
  await api.context.db.execute(sql`update newsletter_subscription set confirmed_at = now()`);

  const audit = await estate('audit', '--json');
  expect([audit.exit, JSON.parse(audit.out)]).toEqual([0, expect.objectContaining({ ok: true })]);
  expect((await estate('member', 'list')).out).toMatch(/^00214\tplatinum\tLucía .*\tlucia@club\.example\t/);

  const folder = path.join(dataDir, 'changed');
  await writeFolder(folder, { ...testEstate(), 'shipping.yaml': (testEstate()['shipping.yaml'] ?? '').replace('price: 6.50', 'price: 7.50') });
  expect((await estate('import', folder)).exit).toBe(0);
  const countries = await api.app.inject({ url: '/api/ecom_order/checkout/shipping_countries/?language=es' });
  expect(countries.json()[0]).toMatchObject({ iso_code: 'ES', price: 7.5 });

  await writeFolder(folder, { 'brands.yaml': 'brands: []\n' });
  const bad = await estate('import', folder);
  expect([bad.exit, bad.err]).toEqual([1, expect.stringMatching(/^brands\.yaml:\d+ .*nothing was imported\.$/s)]);

  await api.context.db.execute(
    sql`insert into outbox (kind, key, payload, attempts, dead_at, last_error) values ('mail', 'mail:lost', '{"to":"ana@club.example"}', 60, now(), 'no such mailbox')`,
  );
  const listed = await estate('outbox', 'list');
  expect(listed.out).toMatch(/^\d+\tdead\tmail\tmail:lost\t60 attempts\tdied \d{4}-\d\d-\d\d \d\d:\d\d\tno such mailbox$/m);
  expect(listed.out).not.toContain('ana@club.example');
  expect([(await estate('outbox', 'retry')).exit, (await estate('outbox', 'retry', '999999')).exit]).toEqual([2, 1]);
  expect(await estate('outbox', 'retry', 'dead')).toMatchObject({ exit: 0, out: '1 row is tried again now.' });
  await api.context.db.execute(sql`delete from outbox where key = 'mail:lost'`);
  await api.close();

  const again = await createApi({ config });
  expect((await subscribe(again)).json()).toEqual({ detail: 'Already registered' });
  expect(await again.brands()).toEqual([
    { name: 'alba', title: 'Alba', host: 'localhost', email: 'bodega@alba.example' },
    { name: 'brisa', title: 'Brisa', host: 'brisa.localhost', email: 'bodega@brisa.example' },
  ]);
  await again.close();
}, 120_000);

test('a bad folder at start does not take a site down that worked; a first start with one fails', async () => {
  const folder = path.join(dataDir, 'broken');
  await writeFolder(folder, { ...testEstate(), 'brands.yaml': 'brands: []\n' });
  const lines: string[] = [];
  const api = await createApi({ config: { ...config, estateFolder: folder, logLevel: 'error' }, logTarget: { write: (line) => void lines.push(line) } });
  expect(await api.brands()).toHaveLength(2);
  expect(lines.join('')).toMatch(/brands\.yaml:\d+ .*the content of the last import stays/);
  await api.close();
  const empty = path.join(dataDir, 'empty');
  await expect(createApi({ config: { ...config, dataDir: empty, estateFolder: folder } })).rejects.toThrow(/^The estate folder .*nothing was imported/);
  await expect(createApi({ config: { ...config, dataDir: empty } }).then((started) => started.close())).resolves.toBeUndefined();
}, 120_000);

test('check names the problems and exits 1; a wrong call exits 2 and lists the commands', async () => {
  const folder = path.join(dataDir, 'bad');
  await writeFolder(folder, { ...testEstate(), 'vouchers/coupons.yaml': 'coupons:\n  - code: VENDIMIA\n    amount: ten\n' });
  const check = await estate('check', folder);
  expect([check.exit, check.err]).toEqual([1, expect.stringMatching(/^vouchers\/coupons\.yaml:3 coupons\.0\.amount: /)]);
  expect(JSON.parse((await estate('check', folder, '--json')).out)).toMatchObject({ ok: false, problems: [{ file: 'vouchers/coupons.yaml', line: 3 }] });
  expect((await estate('check', inject('estateFolder'))).exit).toBe(0);
  expect(await estate('nonsense')).toMatchObject({ exit: 2, err: expect.stringContaining('estate audit') });
});
