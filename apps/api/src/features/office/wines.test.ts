/** "Wines: stock by sku with counts, deliveries, breakage, reserved for members, each with reason and history; price and sale state now or from a day; no import undoes what the office changed without saying so; 30-day lowest price kept". */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { components } from '@parral/api-spec';
import { sql } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { importCommand } from '../../commands/import.ts';
import { stockMove } from '../../commands/wine-commands.ts';
import { importFolder } from '../../platform/content/import-folder.ts';
import { testEstate, writeFolder } from '../../testing/test-estate.ts';
import type { Visitor } from '../../testing/visitor.ts';
import { boughtOrder, capture, pay, readyToPay, wines } from '../checkout/testing/buying.ts';
import { describeShop } from '../checkout/testing/shop.ts';
import { asActor, type Role } from '../staff/index.ts';
import { atOffice } from '../staff/testing/office.ts';

type Schemas = components['schemas'];
type File = Schemas['OfficeWineFile'];
type Failure = Schemas['Error'];

const folders: string[] = [];
afterEach(() => Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true }))));

describeShop('wines at the office', (shop) => {
  const sku = wines.paramo;
  const at = (action = '') => `/api/office/wines/${sku}/${action}`;
  const signedIn = async (role: Role = 'shop') => (await atOffice(shop().api, role)).visitor;
  const look = async (visitor: Visitor) => (await visitor.get<File>(at())).body;
  const move = (visitor: Visitor, version: string, kind: string, units: number) =>
    visitor.post<File & Failure>(at('stock/'), { version, kind, units, reason: 'Lo que hay en la bodega' });
  const card = async () => {
    const { body } = await shop().api.visitor().get<{ products: { price: number }[] }>(`/api/catalogue/products/?language=es&ids=${sku}`);
    return body.products[0];
  };

  test('found by words, brand and state, in pages, in the order of the estate', async () => {
    const visitor = await signedIn('read-only');
    const found = async (query: string) => (await visitor.get<Schemas['OfficeWinePage']>(`/api/office/wines/?${query}`)).body;
    const all = await found('');
    expect(all.wines.length).toBeGreaterThan(5);
    expect(all.wines.find(({ product_id }) => product_id === sku)).toMatchObject({ brand: 'brisa', sale: 'on_sale', is_said: false, is_planned: false });
    const first = await found('page_size=2');
    const second = await found(`page_size=2&after=${first.next}`);
    expect([...first.wines, ...second.wines]).toEqual(all.wines.slice(0, 4));
    expect((await found(`q=${sku.toLowerCase()}`)).wines.map(({ product_id }) => product_id)).toEqual([sku]);
    expect((await found('q=paramo%20nothing')).wines).toEqual([]);
    expect((await found('brand=brisa')).wines.every(({ brand }) => brand === 'brisa')).toBe(true);
    await shop().stock(sku, 3);
    expect((await found('state=low')).wines.map(({ product_id }) => product_id)).toContain(sku);
    expect((await found('state=sold_out')).wines.map(({ product_id }) => product_id)).not.toContain(sku);
  });

  test('a delivery, breakage and a count stand in the history with who and why, and in the log; fewer than are sold is refused', async () => {
    const visitor = await signedIn();
    await shop().stock(sku, 20);
    await boughtOrder(shop(), { [sku]: 2 });
    const before = await look(visitor);
    const { shelf, left, waiting } = before.wine as { shelf: number; left: number; waiting: number };
    expect(shelf).toBe(left + waiting);
    const delivered = (await move(visitor, before.version, 'delivery', 12)).body;
    expect(delivered.wine).toMatchObject({ shelf: shelf + 12, left: left + 12, waiting });
    const broken = (await move(visitor, delivered.version, 'breakage', 1)).body;
    const counted = (await move(visitor, broken.version, 'count', shelf + 5)).body;
    expect(counted.wine).toMatchObject({ shelf: shelf + 5, left: left + 5 });
    expect(counted.movements.slice(0, 3)).toMatchObject([
      { kind: 'count', units: -6, shelf: shelf + 5, reason: 'Lo que hay en la bodega', person: 'The shop' },
      { kind: 'breakage', units: -1 },
      { kind: 'delivery', units: 12 },
    ]);
    expect(counted.actions.map(({ kind }) => kind).slice(0, 3)).toEqual(['wine.count', 'wine.breakage', 'wine.delivery']);
    const tooFew = await move(visitor, counted.version, 'count', waiting - 1);
    expect([tooFew.status, tooFew.body.detail, tooFew.body.why]).toEqual([409, 'NOT_POSSIBLE', 'sold_and_waiting']);
    expect(tooFew.body.message).toMatch(/sold and wait/);
    // Somebody who saw it before the delivery.
    expect((await move(visitor, before.version, 'count', shelf)).body).toMatchObject({ detail: 'CHANGED_MEANWHILE', changed: ['shelf'] });
    // The command is the same function, and stands in the log as one.
    await asActor('command', () =>
      stockMove.run({ ...shop().api.context }, { args: [sku, 'breakage', '1', 'cayó'], json: false, output: { print: () => {}, fail: () => {} } }),
    );
    expect((await look(visitor)).actions[0]).toMatchObject({ kind: 'wine.breakage', actor: 'command', reason: 'cayó' });
    expect(await shop().failedChecks()).toEqual([]);
  });

  test('a count that others buy during is right afterwards: the shelf is what was counted, what is left is less by what they bought', async () => {
    const visitor = await signedIn();
    await shop().stock(sku, 60);
    const before = await look(visitor);
    const ready = await Promise.all(Array.from({ length: 24 }, () => readyToPay(shop())));
    await Promise.all(ready.map(({ intent }) => pay(shop(), intent.payment_intent_id)));
    const found = (before.wine.shelf ?? 0) - 3;
    const buy = ({ visitor: buyer, intent }: (typeof ready)[number]) => capture(buyer, intent.payment_intent_id);
    const [early, counted, late] = await Promise.all([
      Promise.all(ready.slice(0, 12).map(buy)),
      move(visitor, before.version, 'count', found),
      Promise.all(ready.slice(12).map(buy)),
    ]);
    expect(counted.status, JSON.stringify(counted.body)).toBe(200);
    const sold = [...early, ...late].filter(({ status }) => status === 200).length;
    expect(sold).toBe(24);
    const after = (await look(visitor)).wine;
    expect(after.shelf).toBe(found);
    expect(after.waiting).toBe((before.wine.waiting ?? 0) + sold);
    expect(after.left).toBe(found - (after.waiting ?? 0));
    expect(await shop().failedChecks()).toEqual([]);
  }, 120_000);

  test('what leaves the shelf while somebody counts is told: the count is refused, and another one is right', async () => {
    const visitor = await signedIn();
    await shop().stock(sku, 10);
    const { number } = await boughtOrder(shop(), { [sku]: 2 });
    const before = await look(visitor);
    const order = (await visitor.get<Schemas['OfficeOrder']>(`/api/office/orders/${number}/`)).body;
    expect((await visitor.post(`/api/office/orders/${number}/status/`, { version: order.version, status: 'completed' })).status).toBe(200);
    expect((await move(visitor, before.version, 'count', before.wine.shelf ?? 0)).body).toMatchObject({ detail: 'CHANGED_MEANWHILE', changed: ['shelf'] });
    const now = await look(visitor);
    expect(now.wine.shelf).toBe((before.wine.shelf ?? 0) - 2);
    expect((await move(visitor, now.version, 'count', now.wine.shelf ?? 0)).body.movements[0]).toMatchObject({ kind: 'count', units: 0 });
  });

  test('bottles reserved for members are sold to members alone, and on sale for everybody when they are released', async () => {
    const visitor = await signedIn();
    await shop().stock(sku, 4);
    const before = await look(visitor);
    const reserved = (await move(visitor, before.version, 'reserve', 4)).body;
    expect(reserved.wine).toMatchObject({ left: 4, reserved: 4 });
    const add = (who: Visitor) => who.post<Failure>('/api/ecom/basket/add_product/', { product_id: sku, quantity: 2 });
    const stranger = await add(shop().api.visitor());
    expect([stranger.status, stranger.body.detail]).toEqual([406, 'OUT_OF_STOCK']);
    expect((await add(await shop().member())).status).toBe(200);
    expect((await move(visitor, reserved.version, 'reserve', 1)).body.why).toBe('too_few_bottles');
    const released = (await move(visitor, reserved.version, 'release', 4)).body;
    expect(released.wine.reserved).toBe(0);
    expect((await add(shop().api.visitor())).status).toBe(200);
    expect(await shop().failedChecks()).toEqual([]);
  });

  test('a price of the office counts at once, with the lowest of 30 days; an import of another price leaves it and says so; then the folder counts again', async () => {
    const visitor = await signedIn();
    const before = await look(visitor);
    const version = shop().api.context.content.version;
    const price = before.wine.price;
    const set = (body: object, seen: string) => visitor.post<File & Failure>(at('price/'), { version: seen, reason: 'Navidad', ...body });
    const dear = (await set({ price: price + 5, reduced_price: price - 4 }, before.version)).body;
    expect(dear.wine).toMatchObject({ price: price - 4, price_before: price, is_said: true });
    // The law's figure stands beside each change: the lowest of the 30 days before it.
    expect([dear.prices[0], dear.lowest_price]).toMatchObject([{ price: price - 4, is_reduced: true, lowest_before: price }, price - 4]);
    expect(shop().api.context.content.version).toBe(version + 1);
    expect(await card()).toMatchObject({ price: price - 4 });
    expect((await set({ price: 3 }, before.version)).body).toMatchObject({ detail: 'CHANGED_MEANWHILE', changed: ['settings'] });
    expect((await set({ price: 3, reduced_price: 4 }, dear.version)).body.why).toBe('reduced_not_lower');
    // 19.99 is no whole multiple of 0.01 in a computer's numbers: it reaches the rule on reductions all the same.
    expect((await set({ price: 19.99, reduced_price: 20.01 }, dear.version)).body.detail).toBe('NOT_POSSIBLE');
    expect((await set({ price: 19.995 }, dear.version)).body).toMatchObject({ detail: 'BAD_REQUEST', fields: { price: 'FORMAT' } });
    expect((await set({ price: 3, to_folder: true }, dear.version)).body.detail).toBe('BAD_REQUEST');
    // The folder says another price meanwhile.
    const texts = testEstate();
    const file = Object.keys(texts).find((name) => texts[name]?.includes(sku)) ?? '';
    const changed = { ...texts, [file]: (texts[file] ?? '').replace(`price: ${price.toFixed(2)}`, `price: ${(price + 11).toFixed(2)}`) };
    expect(changed[file]).not.toBe(texts[file]);
    const folder = await mkdtemp(path.join(tmpdir(), 'estate-'));
    folders.push(folder);
    await writeFolder(folder, changed);
    const said: string[] = [];
    await importCommand.run(shop().api.context, { args: [folder], json: false, output: { print: (line) => said.push(line), fail: (line) => said.push(line) } });
    expect(said.join('\n')).toMatch(new RegExp(`${sku} price: .*in the folder`));
    expect(await card()).toMatchObject({ price: price - 4 });
    const kept = await look(visitor);
    expect(kept.folder.price).toBe(price + 11);
    const back = (await set({ to_folder: true }, kept.version)).body;
    expect(back.wine).toMatchObject({ price: price + 11, price_before: null, is_said: false });
    expect(back.actions[0]).toMatchObject({ kind: 'wine.price', reason: 'Navidad' });
    await importFolder(shop().api.context, await (async () => (await writeFolder(folder, texts), folder))());
  });

  test('a price from a day on becomes true by the clock, once; what was planned can be withdrawn, what has begun cannot', async () => {
    const visitor = await signedIn();
    const before = await look(visitor);
    const price = before.wine.price;
    const [{ day } = { day: '' }] = await shop().rows<{ day: string }>(sql`select ((now() at time zone 'Europe/Madrid')::date + 2)::text as day`);
    const set = (body: object, seen: string) => visitor.post<File & Failure>(at('price/'), { version: seen, reason: 'Desde el viernes', from: day, ...body });
    const planned = (await set({ price: price + 2 }, before.version)).body;
    expect(planned.wine).toMatchObject({ price, is_planned: true, is_said: false });
    const [plan] = planned.settings;
    expect(plan).toMatchObject({ state: 'planned', price: price + 2, reason: 'Desde el viernes', person: 'The shop' });
    expect(plan?.starts_at).toBe(new Date(`${day}T00:00:00+01:00`).toISOString());
    // Another word for the same day takes its place.
    const instead = (await set({ price: price + 3 }, planned.version)).body;
    expect(instead.settings).toMatchObject([{ state: 'planned', price: price + 3 }]);
    const turn = () => shop().api.context.jobs.run('prices and sale states of the office');
    await turn();
    expect((await look(visitor)).wine.price).toBe(price);
    const version = shop().api.context.content.version;
    await shop().rows(sql`update sku_setting set starts_at = now() where sku = ${sku} and state = 'planned'`);
    await Promise.all([turn(), turn()]);
    await turn();
    expect(shop().api.context.content.version).toBe(version + 1);
    const now = await look(visitor);
    expect(now.wine).toMatchObject({ price: price + 3, is_said: true, is_planned: false });
    expect(now.prices[0]).toMatchObject({ price: price + 3 });
    const gone = await visitor.send<Failure>('DELETE', at(`plans/${now.settings[0]?.id}/`), undefined, {});
    expect([gone.status, gone.body.detail, gone.body.why]).toEqual([409, 'NOT_POSSIBLE', 'not_planned']);
    for (const none of ['Infinity', '9'.repeat(19)]) expect((await visitor.send('DELETE', at(`plans/${none}/`), undefined, {})).status).toBe(400);
    const again = (await set({ to_folder: true }, now.version)).body;
    const withdrawn = (await visitor.send<File>('DELETE', at(`plans/${again.settings.find(({ state }) => state === 'planned')?.id}/`), undefined, {})).body;
    expect(withdrawn.settings).toMatchObject([{ state: 'current' }]);
    await visitor.post(at('price/'), { version: withdrawn.version, reason: 'Fin', to_folder: true });
  });

  test('what the office takes off sale has no page and is in no basket; what it announces is not sold yet', async () => {
    const visitor = await signedIn();
    await shop().stock(sku, 10);
    const set = async (body: object) => {
      const { version } = await look(visitor);
      return (await visitor.post<File>(at('sale/'), { version, reason: 'Se acabó', ...body })).body.wine.sale;
    };
    const add = async () => (await shop().api.visitor().post('/api/ecom/basket/add_product/', { product_id: sku, quantity: 1 })).status;
    expect(await set({ sale: 'off' })).toBe('off');
    expect(await add()).not.toBe(200);
    expect(await card()).toBeUndefined();
    expect(await set({ sale: 'soon' })).toBe('soon');
    expect(await add()).not.toBe(200);
    expect(await set({ to_folder: true })).toBe('on_sale');
    expect(await add()).toBe(200);
  });
});
