import type { components } from '@parral/api-spec';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { testEstate, writeFolder } from '../../testing/test-estate.ts';
import type { Visitor } from '../../testing/visitor.ts';
import { logIn, newMember } from '../club/testing/club-members.ts';
import { importFolder } from '../../platform/content/import-folder.ts';
import { setStatus } from '../orders/index.ts';
import { add, boughtOrder, capture, intend, pay, wines } from './testing/buying.ts';
import { describeShop, type Failure } from './testing/shop.ts';

type Schemas = components['schemas'];
const sku = wines.secret;

/** `secreto` is for members: platinum may buy four bottles of it in a season, everybody else two. */
function allocated() {
  const texts = testEstate();
  const file = 'catalogue/alba/secreto.yaml';
  return { ...texts, [file]: (texts[file] ?? '').replace('stock: 20', 'stock: 90, perMember: { platinum: 4, others: 2 }') };
}

describeShop('a member’s allocation of a wine in a season, as the estate folder says', (shop) => {
  beforeAll(async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'estate-'));
    await writeFolder(folder, allocated());
    await importFolder(shop().api.context, folder);
    await rm(folder, { recursive: true });
  });
  beforeEach(() => shop().stock(sku, 90));

  const availability = async (visitor: Visitor) =>
    (await visitor.get<Schemas['AvailabilityList']>(`/api/catalogue/availability/?product_ids=${sku}`)).body.products[0];
  const basketOf = async (visitor: Visitor) => (await visitor.get<Schemas['Basket']>('/api/ecom/basket/?language=en')).body;
  /** A basket of two bottles with an open payment. */
  async function ready(visitor: Visitor) {
    const added = await add(visitor, sku, 2);
    const intent = await intend(visitor);
    expect([added.status, intent.status]).toEqual([200, 200]);
    return intent.body.payment_intent_id;
  }

  test('the product’s page and the basket say how many are the member’s own, by level; beyond it nothing is added, with the reason', async () => {
    const [{ visitor: bronze }, { visitor: platinum }] = [await newMember(shop().api), await newMember(shop().api, { level: 'platinum' })];
    expect(await availability(bronze)).toMatchObject({ max_quantity: 2, allocation: { limit: 2, left: 2 } });
    expect(await availability(platinum)).toMatchObject({ max_quantity: 4, allocation: { limit: 4, left: 4 } });
    expect(await availability(shop().api.visitor())).toMatchObject({ allocation: null });
    const refused = await add(bronze, sku, 3);
    expect([refused.status, refused.body]).toMatchObject([
      406,
      { detail: 'ALLOCATION_EXCEEDED', reason: 'Cada socio puede comprar 2 botellas de este vino por temporada: le quedan 2.' },
    ]);
    const { body: basket } = await add(bronze, sku, 2);
    expect(basket.lines).toMatchObject([{ quantity: 2, max_quantity: 2, allocation: { limit: 2, left: 2 } }]);
    expect((await add(bronze, sku, 1)).body).toMatchObject({
      detail: 'ALLOCATION_EXCEEDED',
      reason: 'Cada socio puede comprar 2 botellas de este vino por temporada: le quedan 2 y ya tiene 2 en la cesta.',
    });
    const changed = await bronze.post<Schemas['Basket']>('/api/ecom/basket/update_lines/', { lines: [[basket.lines[0]?.id ?? '', 3]] });
    expect(changed.body).toMatchObject({ lines: [{ quantity: 2 }], line_errors: [{ code: 'ALLOCATION_EXCEEDED', available: 2 }] });
    expect((await add(platinum, sku, 4)).status).toBe(200);
  });

  test('it is counted over the season: what was bought, here and in the estate’s shop, is gone; what was cancelled or is of a season before is not', async () => {
    const { member, visitor } = await newMember(shop().api);
    await shop().rows(sql`insert into member_purchase (member_id, kind, number, bought_on, total_cents, items) values
      (${member.id}, 'store', ${`T-OLD-${member.number}`}, '2020-06-01', 9000, ${JSON.stringify([{ sku, name: 'Secreto', quantity: 1, unitPriceCents: 9000 }])}::jsonb)`);
    const { number } = await boughtOrder(shop(), { [sku]: 1 }, {}, visitor);
    expect(await availability(visitor)).toMatchObject({ max_quantity: 1, allocation: { limit: 2, left: 1 } });
    await shop().rows(sql`update member_purchase set bought_on = '2021-06-01' where member_id = ${member.id}`);
    expect(await availability(visitor)).toMatchObject({ max_quantity: 0, allocation: { limit: 2, left: 0 } });
    expect((await add(visitor, sku, 1)).body).toMatchObject({
      reason: 'Cada socio puede comprar 2 botellas de este vino por temporada, y ya tiene las suyas.',
    });
    await setStatus(shop().api.context, { number, to: 'canceled' });
    expect(await availability(visitor)).toMatchObject({ allocation: { left: 1 } });
    expect((await add(visitor, sku, 1)).status).toBe(200);
  });

  test('what another device ordered meanwhile stops the basket: its line says so, and no payment is opened for it', async () => {
    const { member, visitor } = await newMember(shop().api);
    const phone = await logIn(shop().api, member);
    await add(visitor, sku, 2);
    await boughtOrder(shop(), { [sku]: 1 }, {}, phone);
    expect(await basketOf(visitor)).toMatchObject({ lines: [{ max_quantity: 1 }], line_errors: [{ code: 'ALLOCATION_EXCEEDED', available: 1 }] });
    expect(await intend<Failure>(visitor)).toMatchObject({
      status: 409,
      body: { detail: 'ALLOCATION_EXCEEDED', lines: [{ product_id: sku, requested: 2, available: 1 }] },
    });
  });

  test('8 devices of one member pay for two bottles each at the same moment: one order, nobody else is charged; other members have theirs', async () => {
    Object.assign(shop().sandbox.settings, { drop: 1 });
    const { member } = await newMember(shop().api);
    const others = await Promise.all(Array.from({ length: 2 }, () => newMember(shop().api)));
    const devices = await Promise.all(Array.from({ length: 8 }, () => logIn(shop().api, member)));
    const buyers = [...devices, ...others.map(({ visitor }) => visitor)];
    const payments = await Promise.all(buyers.map(ready));
    await Promise.all(payments.map((payment) => pay(shop(), payment)));
    const answers = await Promise.all(buyers.map((visitor, at) => capture<Failure>(visitor, payments[at] ?? '')));
    const mine = answers.slice(0, devices.length);
    expect(answers.slice(devices.length).map(({ status }) => status)).toEqual(others.map(() => 200));
    expect(mine.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(mine.filter(({ status, body }) => status === 409 && body.detail === 'ALLOCATION_EXCEEDED')).toHaveLength(7);
    expect(mine.find(({ status }) => status === 409)?.body.lines).toMatchObject([{ product_id: sku, requested: 2, available: 0 }]);
    await shop().api.context.outbox.drain();
    const held = [...shop().ledger().values()].filter(({ id, authorised, captured }) => payments.includes(id) && (authorised > 0 || captured > 0));
    expect(held.map(({ captured }) => captured > 0)).toEqual(Array.from({ length: 1 + others.length }, () => true));
    expect(
      await shop().rows(sql`select sum(quantity)::integer as bottles from order_line l join shop_order o on o.id = l.order_id
      where o.member_id = ${member.id} and l.returned_at is null`),
    ).toEqual([{ bottles: 2 }]);
    expect(await shop().failedChecks()).toEqual([]);
  }, 240_000);
});
