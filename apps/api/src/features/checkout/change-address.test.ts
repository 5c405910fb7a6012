/** "Change address until it is packed": the same checks as the buyer's, money as it was, in step with papers, search, mail and log. */
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { components } from '@parral/api-spec';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { orderAddress } from '../../commands/order-address.ts';
import { keepSalesDays, readDeliveryNote } from '../orders/index.ts';
import type { Role } from '../staff/index.ts';
import { atOffice } from '../staff/testing/office.ts';
import { boughtOrder, homeAddress, wines } from './testing/buying.ts';
import { describeShop, type Failure } from './testing/shop.ts';

type Order = components['schemas']['OfficeOrder'];

describeShop('another address for an order', (shop) => {
  const signedIn = async (role: Role = 'shop') => (await atOffice(shop().api, role)).visitor;
  const at = (number: string, action = '') => `/api/office/orders/${number}/${action}`;
  const elsewhere = { ...homeAddress, first_name: 'Luis', line1: 'Calle Nueva 4', postcode: '28001', locality: 'Madrid' };
  const numbersIn = async (visitor: Awaited<ReturnType<typeof signedIn>>, query: string) =>
    (await visitor.get<components['schemas']['OfficeOrderPage']>(`/api/office/orders/?${query}`)).body.orders.map(({ number }) => number);

  test('it goes there: note, pack list, search, mail to the buyer and log say so; lines and money stay', async () => {
    const visitor = await signedIn();
    const { number, token } = await boughtOrder(shop(), { [wines.paramo]: 2 });
    const before = (await visitor.get<Order>(at(number))).body;
    const after = await visitor.post<Order>(at(number, 'address/'), { version: before.version, shipping_address: elsewhere });
    expect(after.status, after.text).toBe(200);
    expect(after.body.order.shipping_address).toEqual(elsewhere);
    expect({ ...after.body.order, shipping_address: null, delivery: null }).toEqual({ ...before.order, shipping_address: null, delivery: null });
    expect(after.body.actions).toMatchObject([
      { kind: 'order.address', before: { address: expect.stringContaining('Calle Mayor 1') }, after: { address: expect.stringContaining('Calle Nueva 4') } },
    ]);
    expect((await readDeliveryNote(shop().api.context, number)).address).toEqual(expect.arrayContaining(['Luis Gil', 'Calle Nueva 4', '28001 Madrid']));
    const list = await visitor.get<components['schemas']['OfficeDeliveryNotes']>('/api/office/orders/delivery_notes/');
    expect(list.body.notes.find((note) => note.number === number)?.address).toContain('Calle Nueva 4');
    expect(await numbersIn(visitor, 'q=luis')).toContain(number);
    const mail = (await shop().mails()).find(({ subject }) => subject === `El pedido ${number} va a otra dirección`);
    expect(mail?.to).toContain('ana@example.com');
    expect(mail?.text).toContain('Calle Nueva 4');
    expect(mail?.text).toContain(token);
    expect((await visitor.get<Order>(at(number))).body.mails.map((one) => `${one.mail} ${one.state}`)).toContain('address sent');
    expect(await shop().failedChecks()).toEqual([]);
  });

  test('what would cost another sum, carry another VAT, or is not served, is refused with what to do, and nothing is changed', async () => {
    const visitor = await signedIn();
    const { number } = await boughtOrder(shop());
    const { version } = (await visitor.get<Order>(at(number))).body;
    const refused = async (change: Partial<typeof homeAddress>) => {
      const { status, body } = await visitor.post<Failure>(at(number, 'address/'), { version, shipping_address: { ...homeAddress, ...change } });
      return `${status} ${body.detail}`;
    };
    const ireland = { country_id: 'IE', postcode: 'D02 AF30', locality: 'Dublin' };
    expect(await refused(ireland)).toBe('409 ADDRESS_CHANGES_PRICE');
    expect(await refused({ country_id: 'ZZ', postcode: '10115' })).toBe('409 COUNTRY_NOT_SERVED');
    expect(await refused({ postcode: 'none' })).toMatch(/^400 /);
    const seen = (await visitor.get<Order>(at(number))).body;
    expect([seen.version, seen.order.shipping_address]).toEqual([version, homeAddress]);
    // The same sum and the same rate: by destination it is another country's VAT all the same, by origin it is not.
    await shop().rows(sql`update shipping_country s set price_cents = es.price_cents, free_from_cents = es.free_from_cents, zones = es.zones,
      vat = '[{"percent":21,"from":null}]' from shipping_country es where es.code = 'ES'`);
    const decide = async (rule: string) => {
      await shop().rows(sql`update content_state set shipping = jsonb_set(shipping, '{vat}', ${JSON.stringify(rule)}::jsonb), version = version + 1`);
      await shop().api.context.content.refresh();
    };
    await decide('destination');
    expect(await refused(ireland)).toBe('409 ADDRESS_CHANGES_PRICE');
    await decide('origin');
    // Its day is over, and its sums by country are kept.
    await shop().rows(sql`update shop_order set paid_at = now() - interval '3 days' where number = ${number}`);
    await keepSalesDays(shop().api.context.db);
    expect(await refused(ireland)).toBe('200 undefined');
    expect(await numbersIn(visitor, 'country=IE')).toContain(number);
    expect(await shop().rows(sql`select country, orders from sales_day_buyers where brand <> ''`)).toEqual([{ country: 'IE', orders: 1 }]);
    expect(await shop().failedChecks()).toEqual([]);
  });

  test('fault "two change it at once": one does, who comes later is told what changed; who sends it then is told too', async () => {
    const visitor = await signedIn();
    const { number } = await boughtOrder(shop());
    const { version } = (await visitor.get<Order>(at(number))).body;
    const replies = await Promise.all(
      [1, 2, 3, 4, 5].map((house) =>
        visitor.post<Failure>(at(number, 'address/'), { version, shipping_address: { ...elsewhere, line1: `Calle Nueva ${house}` } }),
      ),
    );
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409]);
    expect(replies.flatMap(({ status, body }) => (status === 409 ? [body.changed] : []))).toEqual([['address'], ['address'], ['address'], ['address']]);
    const dispatch = await visitor.post<Failure>(at(number, 'dispatch/'), { version, carrier: 'rapid' });
    expect([dispatch.body.detail, dispatch.body.changed]).toEqual(['CHANGED_MEANWHILE', ['address']]);
    expect((await visitor.get<Order>(at(number))).body.actions).toHaveLength(1);
    expect(await shop().failedChecks()).toEqual([]);
  });

  test('once it is packed, cancelled, or collected at the shop, it goes nowhere else; who may only look changes nothing', async () => {
    const visitor = await signedIn();
    const { number } = await boughtOrder(shop());
    const change = async (of: string, who = visitor) => {
      const { version } = (await visitor.get<Order>(at(of))).body;
      return (await who.post<Failure>(at(of, 'address/'), { version, shipping_address: elsewhere })).body.detail;
    };
    expect(await change(number, await signedIn('read-only'))).toBe('OFFICE_RIGHT_MISSING');
    const { version } = (await visitor.get<Order>(at(number))).body;
    await visitor.post(at(number, 'status/'), { version, status: 'in_process' });
    expect(await change(number)).toBe('NOT_POSSIBLE');
    const pickup = await boughtOrder(shop(), { [wines.magnum]: 1 }, { shipping_mode: 'shop', web_site: 'alba' }, await shop().member());
    expect(await change(pickup.number)).toBe('NOT_POSSIBLE');
    const canceled = await boughtOrder(shop());
    const seen = (await visitor.get<Order>(at(canceled.number))).body;
    await visitor.post(at(canceled.number, 'cancel/'), { version: seen.version, reason: 'Dirección equivocada' });
    expect(await change(canceled.number)).toBe('NOT_POSSIBLE');
  });

  test('the command does the same, and again changes nothing', async () => {
    const { number } = await boughtOrder(shop());
    const file = path.join(await mkdtemp(path.join(tmpdir(), 'address-')), 'address.json');
    await writeFile(file, JSON.stringify(elsewhere));
    const estate = async (...args: string[]) => {
      const lines: string[] = [];
      const output = { print: (line: string) => void lines.push(line), fail: (line: string) => void lines.push(line) };
      return `${await orderAddress.run(shop().api.context, { args, json: false, output })} ${lines.join('\n')}`;
    };
    expect(await estate(number)).toMatch(/^2 /);
    expect(await estate(number, file)).toMatch(/^0 .*goes to the new address/);
    expect(await estate(number, file)).toMatch(/^0 .*goes there already/);
    expect(await estate('NONE', file)).toMatch(/^1 /);
  });
});
