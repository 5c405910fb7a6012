import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { StoreAway } from '@parral/file-store';
import { sql } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import type { FolderTexts } from './testing/small-folder.ts';
import { testEstate, writeFolder } from '../../testing/test-estate.ts';
import { describeOnBoth } from '../../testing/with-api.ts';
import { hashPassword } from '../../features/session/index.ts';
import { BadEstateFolder, importAtStart, importFolder } from './import-folder.ts';

const folders: string[] = [];
afterEach(() => Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true }))));

/** The test estate with some files changed by a replacement, or dropped by null. */
async function changed(changes: Record<string, [RegExp | string, string] | null>): Promise<string> {
  const texts: FolderTexts = testEstate();
  for (const [file, change] of Object.entries(changes)) {
    const before = texts[file];
    if (before === undefined) throw new Error(`The test estate has no file ${file}`);
    if (change === null) delete texts[file];
    else {
      texts[file] = before.replace(...change);
      if (texts[file] === before) throw new Error(`Nothing in ${file} is like ${String(change[0])}`);
    }
  }
  const folder = await mkdtemp(path.join(tmpdir(), 'estate-'));
  folders.push(folder);
  await writeFolder(folder, texts);
  return folder;
}

const palomar = 'catalogue/alba/palomar.yaml';

describeOnBoth('import', (api) => {
  const rows = async <T extends Record<string, unknown>>(query: string) => (await api().context.db.execute<T>(sql.raw(query))).rows;
  const everything = async () => {
    const tables = [
      'content_state',
      'brand',
      'page',
      'partial',
      'mail_template',
      'wine',
      'product',
      'stock',
      'price_history',
      'shipping_country',
      'experience',
      'coupon',
      'member',
    ];
    return Promise.all(tables.map((table) => rows(`select * from "${table}" as t order by t::text`)));
  };

  test('the same folder again changes nothing, be it copied elsewhere', async () => {
    const before = await everything();
    expect(await importFolder(api().context, await changed({}))).toEqual({ changed: false, version: 1 });
    expect(await everything()).toEqual(before);
  });

  test('a bad folder changes nothing and names file, line and field', async () => {
    const before = await everything();
    const folder = await changed({ [palomar]: ['price: 82.00', 'price: eighty'], 'shipping.yaml': ['price: 6.50', 'price: 7.50'] });
    const refused = await importFolder(api().context, folder).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(BadEstateFolder);
    expect((refused as BadEstateFolder).problems).toEqual([
      expect.objectContaining({ file: palomar, line: expect.any(Number), field: expect.stringContaining('variants.2.price') }),
    ]);
    expect(await everything()).toEqual(before);
  });

  test('a folder that cannot be written whole is not written at all', async () => {
    const before = await everything();
    await api().context.db.execute(sql`alter table member add constraint refuse_all check (number <> '00214') not valid`);
    const folder = await changed({ [palomar]: ['price: 82.00', 'price: 83.00'] });
    await expect(importFolder(api().context, folder)).rejects.toThrow();
    await api().context.db.execute(sql`alter table member drop constraint refuse_all`);
    expect(await everything()).toEqual(before);
  });

  test('a changed price is shown at once, kept with its time, and stands beside a later reduction', async () => {
    const visitor = api().visitor();
    const card = async () => (await visitor.get<{ variants: object[] }>('/api/catalogue/products/paramo/?language=es&brand=brisa')).body.variants[0];
    expect(await card()).toMatchObject({ price: 58, price_before: null });
    await importFolder(api().context, await changed({ 'catalogue/brisa/paramo.yaml': ['price: 58.00', 'price: 64.00'] }));
    expect(await card()).toMatchObject({ price: 64, price_before: null });
    await importFolder(api().context, await changed({ 'catalogue/brisa/paramo.yaml': ['price: 58.00', 'price: 64.00, reducedPrice: 50.00'] }));
    expect(await card()).toMatchObject({ price: 50, price_before: 58 });
    expect((await rows("select price_cents from price_history where sku = 'ORI-PAR-2019-75' order by since")).map((row) => row['price_cents'])).toEqual([
      5800, 6400, 5000,
    ]);
  });

  test('codes are taken as the folder says: without them the field is hidden, a code is refused and one in a basket gives nothing', async () => {
    const visitor = api().visitor();
    type Basket = { coupon_enabled: boolean; vouchers: object[]; detail?: string };
    await visitor.post('/api/ecom/basket/add_product/', { product_id: 'ORI-PAR-2019-75', quantity: 1 });
    const apply = () => visitor.post<Basket>('/api/ecom/basket/apply_voucher/', { code: 'VENDIMIA' });
    const basket = async () => (await visitor.get<Basket>('/api/ecom/basket/')).body;
    expect((await apply()).body).toMatchObject({ coupon_enabled: true, vouchers: [{ code: 'VENDIMIA' }] });
    await importFolder(api().context, await changed({ 'vouchers/coupons.yaml': ['coupons:', 'enabled: false\ncoupons:'] }));
    expect(await basket()).toMatchObject({ coupon_enabled: false, vouchers: [] });
    expect(await apply()).toMatchObject({ status: 400, body: { detail: 'VOUCHER_INACTIVE' } });
    await importFolder(api().context, await changed({}));
    expect(await basket()).toMatchObject({ coupon_enabled: true, vouchers: [{ code: 'VENDIMIA' }] });
  });

  test('what a member changed at a checkout stays when the folder is imported again', async () => {
    const own = async () => (await rows("select own from member where number = '00214'"))[0]?.['own'];
    await api().context.db.execute(sql`update member set own = '{"phone_number": "600"}' where number = '00214'`);
    await importFolder(api().context, await changed({ 'club/members.yaml': ['+34 600 11 22 33', '+34 600 99 99 99'] }));
    expect(await own()).toEqual({ phone_number: '600' });
  });

  test('stock: only a change of the folder counts, by its difference, and never below what orders hold', async () => {
    const stock = async () => (await rows("select on_hand, allocated, folder_stock from stock where sku = 'ORI-PAR-2019-75'"))[0];
    const withStock = (bottles: number, more: Parameters<typeof changed>[0] = {}) =>
      changed({ ...more, 'catalogue/brisa/paramo.yaml': ['stock: 50', `stock: ${bottles}`] });
    await api().context.db.execute(sql`update stock set allocated = 8 where sku = 'ORI-PAR-2019-75'`);
    await importFolder(api().context, await changed({ 'shipping.yaml': ['price: 6.50', 'price: 7.50'] }));
    expect(await stock()).toEqual({ on_hand: 50, allocated: 8, folder_stock: 50 });
    await importFolder(api().context, await withStock(80));
    expect(await stock()).toEqual({ on_hand: 80, allocated: 8, folder_stock: 80 });
    await api().context.db.execute(sql`update stock set on_hand = 72, allocated = 0 where sku = 'ORI-PAR-2019-75'`);
    await importFolder(api().context, await withStock(70));
    expect(await stock()).toEqual({ on_hand: 62, allocated: 0, folder_stock: 70 });
    await api().context.db.execute(sql`update stock set allocated = 60 where sku = 'ORI-PAR-2019-75'`);
    await importFolder(api().context, await withStock(1));
    expect(await stock()).toEqual({ on_hand: 60, allocated: 60, folder_stock: 1 });
  });

  test('what the folder drops: a sku stays for its orders but is no longer on sale, a code is no longer active, a member stays', async () => {
    const folder = await changed({
      'catalogue/alba/agotado.yaml': null,
      'experiences/visita.yaml': [', { wine: agotado }', ''],
      'vouchers/coupons.yaml': ['VENDIMIA', 'OTRA'],
      'club/members.yaml': [/number: '00214'/, "number: '00299'"],
    });
    await api().context.db.execute(sql`update member set email = 'old@club.example', document_number = null where number = '00214'`);
    await api().context.db.execute(sql`update coupon set uses = 3 where code = 'VENDIMIA'`);
    await importFolder(api().context, folder);
    expect(await rows("select on_sale from product where sku = 'MON-AGO-2020-75'")).toEqual([{ on_sale: false }]);
    expect((await api().visitor().get('/api/catalogue/products/agotado/?language=es&brand=alba')).status).toBe(404);
    expect(await rows('select code, active, uses from coupon order by code')).toEqual([
      { code: 'OTRA', active: true, uses: 0 },
      { code: 'VENDIMIA', active: false, uses: 3 },
    ]);
    expect((await rows('select number from member order by number')).map((row) => row['number'])).toEqual(['00214', '00299']);
    await api().context.db.execute(sql`delete from member where number = '00299'`);
    await importFolder(api().context, await changed({}));
    expect(await rows("select active, uses from coupon where code = 'VENDIMIA'")).toEqual([{ active: true, uses: 3 }]);
  });

  test('an address that another member of the database has is refused in words, without personal data', async () => {
    const folder = await changed({ 'club/members.yaml': [/number: '00214'/, "number: '00777'"] });
    await expect(importFolder(api().context, folder)).rejects.toThrow(
      /^A member of club\/members\.yaml has the (?:e-mail address|document number) of another one/,
    );
  });

  test('a password that the member chose is kept while the one in the folder stays the same', async () => {
    const login = async (password: string) => (await api().visitor().post('/api/club/login/', { email: 'lucia@club.example', password })).status;
    await api().context.db.execute(sql`delete from member`);
    await api().context.db.execute(sql`update content_state set estate_hash = null`);
    await importFolder(api().context, await changed({}));
    const { hashPassword } = await import('../../features/session/index.ts');
    expect(JSON.stringify(await rows('select * from member'))).not.toContain('llave-platino-1');
    const own = await hashPassword('my-own-password');
    await api().context.db.execute(sql`update member set password_hash = ${own}`);
    await importFolder(api().context, await changed({ 'shipping.yaml': ['price: 6.50', 'price: 8.50'] }));
    expect([await login('my-own-password'), await login('llave-platino-1')]).toEqual([200, 401]);
    await importFolder(api().context, await changed({ 'club/members.yaml': ['llave-platino-1', 'llave-platino-2'] }));
    expect([await login('my-own-password'), await login('llave-platino-2')]).toEqual([401, 200]);
  });

  test('two imports at once come one after the other', async () => {
    const { context } = api();
    await context.content.refresh();
    const { version } = context.content;
    const [one, two] = await Promise.all([changed({ [palomar]: ['price: 82.00', 'price: 91.00'] }), changed({ [palomar]: ['price: 82.00', 'price: 92.00'] })]);
    const results = await Promise.all([importFolder(context, one), importFolder(context, two)]);
    expect(results.map((result) => result.version).toSorted((a, b) => a - b)).toEqual([version + 1, version + 2]);
  });

  test('in production a password in the clear is refused by file and line; without one nobody gets in before choosing one, who has chosen stays', async () => {
    const members = 'club/members.yaml';
    const production = { ...api().context, config: { ...api().context.config, nodeEnv: 'production' as const } };
    const refused = await importFolder(production, await changed({ [palomar]: ['price: 82.00', 'price: 84.00'] })).catch((error: unknown) => error);
    expect((refused as BadEstateFolder).problems).toEqual([expect.objectContaining({ file: members, line: 4, field: 'members.0.password' })]);
    const login = async (password: string) => (await api().visitor().post('/api/club/login/', { email: 'lucia@club.example', password })).status;
    expect(await login('llave-platino-1')).toBe(200);
    await importFolder(production, await changed({ [members]: ['    password: llave-platino-1\n', ''] }));
    expect(await login('llave-platino-1')).toBe(401);
    await importFolder(api().context, await changed({}));
    expect(await login('llave-platino-1')).toBe(200);
    await api().context.db.execute(sql`update member set password_hash = ${await hashPassword('chosen-by-herself')} where number = '00214'`);
    await importFolder(production, await changed({ [members]: ['    password: llave-platino-1\n', ''] }));
    expect(await login('chosen-by-herself')).toBe(200);
  });

  test('with a bucket nothing is imported whose pictures cannot be uploaded; at a start the content of before stays', async () => {
    const nowhere = { bucket: 'none', prefix: '', endpoint: 'http://127.0.0.1:9', region: 'us-east-1', accessKeyId: 'a', secretAccessKey: 'b' };
    const withBucket = { ...api().context, config: { ...api().context.config, bucket: nowhere } };
    const { version } = api().context.content;
    const folder = await changed({ [palomar]: ['price: 82.00', 'price: 93.00'] });
    await expect(importFolder(withBucket, folder)).rejects.toThrow(StoreAway);
    await importAtStart(withBucket, folder);
    expect(api().context.content.version).toBe(version);
  });

  test('in production a server that starts with an older folder does not turn the content back; the command does', async () => {
    const production = { ...api().context, config: { ...api().context.config, nodeEnv: 'production' as const } };
    const without: [string, string] = ['    password: llave-platino-1\n', ''];
    const older = await changed({ 'club/members.yaml': without, [palomar]: ['price: 82.00', 'price: 91.00'] });
    const newer = await changed({ 'club/members.yaml': without, [palomar]: ['price: 82.00', 'price: 92.00'] });
    const price = async () => (await rows<{ price_cents: number }>(`select price_cents from product where sku = 'MON-PAL-2019-150'`))[0]?.price_cents;
    await importAtStart(production, older);
    await importAtStart(production, newer);
    const { version } = api().context.content;
    await importAtStart(production, older);
    expect([await price(), api().context.content.version]).toEqual([9_200, version]);
    expect(await importFolder(production, older)).toEqual({ changed: true, version: version + 1 });
    expect(await price()).toBe(9_100);
  });
});
