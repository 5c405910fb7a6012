/** "Orders: search …; refund whole, of lines, of an amount with its reason (money and stock and invoice in step)"; "a log of actions, which cannot be changed and can be searched". */
import type { components } from '@parral/api-spec';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { orderCancel } from '../../commands/order-cancel.ts';
import { type OrderQuery, searchOrders } from '../orders/index.ts';
import { boughtOrder, wines } from '../checkout/testing/buying.ts';
import { describeShop } from '../checkout/testing/shop.ts';
import { asActor, eraseActions, type Role } from '../staff/index.ts';
import { atOffice } from '../staff/testing/office.ts';

type Schemas = components['schemas'];
type Order = Schemas['OfficeOrder'];
type Failure = Schemas['Error'];

describeShop('orders at the office', (shop) => {
  const signedIn = async (role: Role = 'shop') => atOffice(shop().api, role);
  const at = (number: string, action = '') => `/api/office/orders/${number}/${action}`;
  const look = async (visitor: Awaited<ReturnType<typeof signedIn>>['visitor'], number: string) => (await visitor.get<Order>(at(number))).body;

  test('found by number, name, mail, wine, without accents and by beginnings; by state, brand, country and day; in pages', async () => {
    const { visitor } = await signedIn('read-only');
    const numbers: string[] = [];
    for (let made = 0; made < 3; made += 1) numbers.push((await boughtOrder(shop(), { [wines.paramo]: 1 })).number);
    const found = async (query: string) => (await visitor.get<Schemas['OfficeOrderPage']>(`/api/office/orders/?${query}`)).body;
    const all = await found('');
    expect(all.orders.slice(0, 3).map(({ number }) => number)).toEqual(numbers.toReversed());
    const [first] = all.orders;
    const title = (await look(visitor, numbers[0] ?? '')).order.lines[0]?.title ?? 'none';
    expect(first).toMatchObject({ brand: 'brisa', status: 'new', payment: 'paid', email: 'ana@example.com', units: 1, country: 'ES', shipping_mode: 'home' });
    const texts = [
      numbers[0]?.toLowerCase(),
      `${numbers[0]?.slice(0, 6)}`,
      'ana@exam',
      title.toUpperCase(),
      `${title.replace('a', 'á')} ana`,
      wines.paramo,
      first?.name.split(' ')[0],
    ];
    for (const text of texts)
      expect(
        (await found(`q=${encodeURIComponent(text ?? '')}`)).orders.map(({ number }) => number),
        text,
      ).toContain(numbers[0]);
    for (const query of ['q=nobody', 'q=ana%20nobody', 'country=DE', 'brand=alba', 'status=completed', 'to=2020-01-01', 'paid_with=nothing'])
      expect((await found(query)).orders, query).toEqual([]);
    expect((await found('q=ana&country=ES&brand=brisa&status=new&paid_with=card&from=2026-01-01')).orders.length).toBeGreaterThanOrEqual(3);
    // What people type is never a query of its own.
    for (const text of ["'", '&', ':*', '\\', '(', '!a', '%'])
      expect((await visitor.get(`/api/office/orders/?q=${encodeURIComponent(text)}`)).status, text).toBe(200);
    const pages = [await found('page_size=2')];
    pages.push(await found(`page_size=2&after=${pages[0]?.next}`));
    expect(pages.flatMap(({ orders }) => orders.map(({ number }) => number)).slice(0, 3)).toEqual(numbers.toReversed());
    expect((await visitor.get<Failure>('/api/office/orders/?after=none')).body.detail).toBe('NOT_FOUND');
    // The same is found in the same order among the newest, by the index of words, and by both, with filters and from any page on.
    const search = async (query: Omit<OrderQuery, 'most'>, newestFew?: number) =>
      (await searchOrders(shop().api.context.db, { most: 2, ...query }, newestFew)).map(({ order }) => order.number);
    const newest = numbers.toReversed();
    for (const newestFew of [undefined, 0, 1, 2]) {
      expect(await search({ text: 'ana' }, newestFew), `${newestFew}`).toEqual(newest.slice(0, 2));
      expect(await search({ text: 'ana', after: newest[1], paidWith: 'card', status: 'new' }, newestFew), `${newestFew}`).toContain(newest[2]);
      expect(await search({ text: numbers[0] ?? '' }, newestFew), `${newestFew}`).toEqual([numbers[0]]);
    }
  });

  test('one bottle goes back with its reason: money, stock, mail and log in step; whoever saw the order before is told what changed', async () => {
    const { visitor, staff } = await signedIn();
    const { number } = await boughtOrder(shop(), { [wines.paramo]: 2 });
    const before = await look(visitor, number);
    expect(before).toMatchObject({
      payment: 'paid',
      captured: before.order.total_price,
      refundable: before.order.total_price,
      refunds: [],
      lines_left: [{ units: 2 }],
    });
    const wish = { version: before.version, reason: 'La botella llegó rota', lines: [{ product_id: wines.paramo, units: 1 }] };
    const after = (await visitor.post<Order>(at(number, 'refund/'), wish)).body;
    expect(after.refunds).toMatchObject([{ state: 'asked', reason: 'lines', note: wish.reason, amount: 58 }]);
    expect(after).toMatchObject({ refundable: Math.round((before.refundable - 58) * 100) / 100, lines_left: [{ product_id: wines.paramo, units: 1 }] });
    expect(after.actions).toMatchObject([
      { actor: 'person', person: { id: staff.id }, kind: 'order.refund', reason: wish.reason, after: { refund_cents: 5800, lines: `1 × ${wines.paramo}` } },
    ]);
    const late = await visitor.post<Failure>(at(number, 'refund/'), { version: before.version, reason: 'Otra vez', amount: 1 });
    expect([late.status, late.body.detail, late.body.changed]).toEqual([409, 'CHANGED_MEANWHILE', ['refunds']]);
    const tooMuch = await visitor.post<Failure>(at(number, 'refund/'), { version: after.version, reason: 'Demasiado', amount: 900 });
    expect([tooMuch.status, tooMuch.body.detail]).toEqual([409, 'NOT_POSSIBLE']);
    expect(tooMuch.body.message).toMatch(/are left to give back/);
    expect((await visitor.post<Failure>(at(number, 'refund/'), { version: after.version, reason: 'Nada' })).body.detail).toBe('BAD_REQUEST');
    await shop().mails();
    const done = await look(visitor, number);
    expect(done.refunds).toMatchObject([{ state: 'done' }]);
    expect(done.mails.map(({ mail, state }) => `${mail} ${state}`)).toEqual(expect.arrayContaining(['confirmation sent', 'refund sent']));
    expect(await shop().failedChecks()).toEqual([]);
  });

  test('fault "two refund at once": of ten at the same version one goes back', async () => {
    const { visitor } = await signedIn();
    const { number } = await boughtOrder(shop(), { [wines.paramo]: 1 });
    const { version } = await look(visitor, number);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, at10) => visitor.post<Failure>(at(number, 'refund/'), { version, reason: `Reason ${at10}`, amount: 2 })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
    expect((await look(visitor, number)).refunds).toHaveLength(1);
  });

  test('dispatched, found by its tracking number, delivered; a mail goes once more; each step is in the log', async () => {
    await shop().rows(sql`update content_state set version = version + 1, shipping = shipping || '{"carriers": [{ "id": "rapid", "name": "Rapid" }]}'::jsonb`);
    await shop().api.context.content.refresh();
    const { visitor } = await signedIn();
    const { number } = await boughtOrder(shop(), { [wines.paramo]: 1 });
    const before = await look(visitor, number);
    const carrier = 'rapid';
    expect(before.carriers).toEqual([{ id: carrier, name: 'Rapid' }]);
    const none = await visitor.post<Failure>(at(number, 'dispatch/'), { version: before.version, carrier: 'nobody' });
    expect([none.status, none.body.detail]).toEqual([409, 'NOT_POSSIBLE']);
    expect((await visitor.post<Failure>(at(number, 'ready/'), { version: before.version })).body.detail).toBe('NOT_POSSIBLE');
    const sent = (await visitor.post<Order>(at(number, 'dispatch/'), { version: before.version, carrier, tracking_number: 'TRK-0815' })).body;
    expect(sent.order).toMatchObject({ status: 'in_process', progress: 'dispatched', shipment: { tracking_number: 'TRK-0815' } });
    const again = await visitor.post<Failure>(at(number, 'dispatch/'), { version: before.version, carrier });
    expect([again.status, again.body.changed]).toEqual([409, ['status', 'progress']]);
    const { body } = await visitor.get<Schemas['OfficeOrderPage']>('/api/office/orders/?q=trk-0815');
    expect(body.orders.map((one) => one.number)).toEqual([number]);
    expect((await visitor.post<Order>(at(number, 'mails/'), { mail: 'dispatched' })).body.mails.filter(({ mail }) => mail === 'again')).toHaveLength(1);
    const done = await visitor.post<Order>(at(number, 'status/'), { version: sent.version, status: 'completed' });
    expect(done.body.order.status).toBe('completed');
    expect(done.body.actions.map(({ kind }) => kind)).toEqual(['order.status', 'order.mail', 'order.dispatched']);
  });

  test('cancelled with a reason; who may only look, or works with visits, changes nothing', async () => {
    const { visitor } = await signedIn();
    const { number } = await boughtOrder(shop(), { [wines.paramo]: 1 });
    const { version } = await look(visitor, number);
    for (const role of ['read-only', 'visits', 'club'] as const) {
      const { visitor: other } = await signedIn(role);
      expect((await other.post<Failure>(at(number, 'cancel/'), { version, reason: 'Por nada' })).body.detail).toBe('OFFICE_RIGHT_MISSING');
    }
    const canceled = await visitor.post<Order>(at(number, 'cancel/'), { version, reason: 'Dirección equivocada' });
    expect(canceled.body).toMatchObject({
      order: { status: 'canceled' },
      actions: [{ kind: 'order.status', reason: 'Dirección equivocada', after: { status: 'canceled' } }],
    });
    expect((await visitor.post<Failure>(at(number, 'cancel/'), { version, reason: 'Otra vez' })).body.detail).toBe('CHANGED_MEANWHILE');
    expect((await visitor.get<Failure>(at('NONE'))).status).toBe(404);
  });

  test('what a buyer withdrew from is owed, and goes back at one touch; a pickup waits at the shop', async () => {
    const { visitor } = await signedIn();
    const { number, token } = await boughtOrder(shop(), { [wines.paramo]: 1, [wines.magnum]: 1 });
    const before = await look(visitor, number);
    expect(before.owed).toBe(0);
    expect((await visitor.post<Failure>(at(number, 'refund_withdrawals/'), { version: before.version })).status).toBe(409);
    const declared = await shop()
      .api.visitor()
      .post<Schemas['Withdrawal']>('/api/ecom_order/withdrawal/', {
        name: 'Ana Gil',
        email: 'ana@example.com',
        language: 'es',
        order_token: token,
        product_ids: [wines.paramo],
      });
    await shop().api.visitor().post(`/api/ecom_order/withdrawal/${declared.body.id}/confirm/`);
    expect((await look(visitor, number)).owed).toBe(58);
    const paid = await visitor.post<Order>(at(number, 'refund_withdrawals/'), { version: before.version });
    expect(paid.body).toMatchObject({ owed: 0, refunds: [{ reason: 'withdrawal', amount: 58 }], actions: [{ kind: 'order.refund', reason: 'withdrawal' }] });

    const pickup = await boughtOrder(shop(), { [wines.magnum]: 1 }, { shipping_mode: 'shop', web_site: 'alba' }, await shop().member());
    const { version } = await look(visitor, pickup.number);
    expect((await visitor.post<Order>(at(pickup.number, 'ready/'), { version })).body.order).toMatchObject({ status: 'in_process', progress: 'ready' });
  });

  test('the log says who refunded what, commands too; it is searched, in pages; nobody changes it; what was said of somebody can be erased', async () => {
    const { visitor: owner, staff } = await signedIn('owner');
    const { number } = await boughtOrder(shop(), { [wines.paramo]: 1 });
    const { version } = await look(owner, number);
    await owner.post(at(number, 'refund/'), { version, reason: 'Etiqueta manchada', amount: 3.5 });
    const output = { print: () => undefined, fail: () => undefined };
    expect(await asActor('command', () => orderCancel.run(shop().api.context, { args: [number], json: false, output }))).toBe(0);
    const log = async (query: string) => (await owner.get<Schemas['OfficeLog']>(`/api/office/log/?${query}`)).body;
    const ofOrder = await log(`subject_kind=order&subject=${number}`);
    expect(ofOrder.actions.map(({ actor, person, kind }) => [actor, person?.id, kind])).toEqual([
      ['command', undefined, 'order.status'],
      ['person', staff.id, 'order.refund'],
    ]);
    for (const query of [
      'q=manchada',
      `q=${number}%20refund`,
      `staff_id=${staff.id}`,
      'kind=order.refund&q=350',
      `q=${encodeURIComponent(staff.name)}&from=2026-01-01`,
    ])
      expect(
        (await log(query)).actions.map(({ subject }) => subject),
        query,
      ).toContain(number);
    for (const query of ['q=100%25', 'to=2020-01-01', 'kind=order.nothing', 'q=_anchada']) expect((await log(query)).actions, query).toEqual([]);
    const first = await log('page_size=1');
    const second = await log(`page_size=1&before=${first.next}`);
    expect(second.actions[0]?.id).toBeLessThan(first.actions[0]?.id ?? 0);
    for (const statement of ["update office_action set reason = 'other'", 'delete from office_action', 'truncate office_action'])
      await expect(shop().api.context.db.execute(sql.raw(statement)), statement).rejects.toThrow();
    await eraseActions(shop().api.context.db, 'order', [number]);
    const erased = (await log(`subject=${number}`)).actions;
    expect(erased).toMatchObject([
      { erased: true, reason: null, after: null, kind: 'order.status' },
      { erased: true, reason: null, after: null, kind: 'order.refund' },
    ]);
  });
});
