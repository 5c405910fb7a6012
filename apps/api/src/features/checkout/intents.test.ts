import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { add, capture, intend, homeAddress, orderForm, pay, readyToPay, wines } from './testing/buying.ts';
import { describeShop, type Failure, type Intent } from './testing/shop.ts';

describeShop('order intents', (shop) => {
  const update = (visitor: ReturnType<ReturnType<typeof shop>['api']['visitor']>, id: string, change: object) =>
    visitor.post<Intent & Failure>('/api/ecom_order/order/update_intent/', { payment_intent: id, ...change });

  test('fault "reload makes a second order": however often and however much at once, a basket has one live intent', async () => {
    const visitor = shop().api.visitor();
    await add(visitor, wines.paramo);
    const replies = await Promise.all(Array.from({ length: 6 }, () => intend(visitor)));
    expect(replies.map((reply) => reply.status)).toEqual(Array.from({ length: 6 }, () => 200));
    expect(new Set(replies.map((reply) => reply.body.payment_intent_id)).size).toBe(1);
    const again = await intend(visitor);
    expect(again.body).toMatchObject({ payment_intent_id: replies[0]?.body.payment_intent_id, revision: 1 });
  });

  test('price changed after the intent: who saw another total is told which line, and who pays is charged what he saw', async () => {
    const { visitor, intent } = await readyToPay(shop());
    await shop().rows(sql`update product set price_cents = price_cents + 700 where sku = ${wines.paramo}`);
    const refused = await intend<Failure>(visitor, { total_seen: intent.total_price });
    expect(refused).toMatchObject({ status: 409, body: { detail: 'PRICE_CHANGED', lines: [{ product_id: wines.paramo, price_seen: 58, price_now: 65 }] } });
    await pay(shop(), intent.payment_intent_id);
    expect((await capture(visitor, intent.payment_intent_id)).body.total_price).toBe(intent.total_price);
    expect(shop().ledger().get(intent.payment_intent_id)?.captured).toBe(Math.round(intent.total_price * 100));
    await shop().rows(sql`update product set price_cents = 5800 where sku = ${wines.paramo}`);
    expect(await shop().failedChecks()).toEqual([]);
  });

  test('fault "OLD amount charged": a new total is a new revision of the same payment', async () => {
    const { visitor, intent } = await readyToPay(shop());
    await add(visitor, wines.paramo, 2);
    const revised = await intend(visitor);
    expect(revised.body).toMatchObject({ payment_intent_id: intent.payment_intent_id, revision: 2 });
    expect(revised.body.total_price).toBeGreaterThan(intent.total_price);
    await pay(shop(), intent.payment_intent_id);
    expect((await capture(visitor, intent.payment_intent_id)).body.total_price).toBe(revised.body.total_price);
  });

  test('basket changed after the intent: what was ordered leaves it, what was added since stays', async () => {
    const { visitor, intent } = await readyToPay(shop(), wines.paramo, 1);
    await add(visitor, wines.paramo, 2);
    await shop().stock(wines.magnum, 5);
    await add(visitor, wines.magnum, 1);
    await pay(shop(), intent.payment_intent_id);
    expect((await capture(visitor, intent.payment_intent_id)).body.total_price).toBe(intent.total_price);
    const { body } = await visitor.get<{ lines: { quantity: number; product: { id: string } }[] }>('/api/ecom/basket/');
    expect(body.lines.map((line) => [line.product.id, line.quantity])).toEqual([
      [wines.paramo, 2],
      [wines.magnum, 1],
    ]);
    expect(await shop().failedChecks()).toEqual([]);
  });

  test('section 4: saving a section sends its part only; the reply names revision and total to go on with', async () => {
    const { visitor, intent } = await readyToPay(shop());
    const changed = await update(visitor, intent.payment_intent_id, { comment: 'Portería' });
    expect(changed).toMatchObject({ status: 200, body: { revision: 2, payment_intent_id: intent.payment_intent_id, total_price: intent.total_price } });
    expect(changed.body.payment_intent_secret).toContain('_secret_');
    const wrong = await update(visitor, intent.payment_intent_id, { client_info: { ...orderForm().client_info, document_number: '12345678A' } });
    expect(wrong).toMatchObject({
      status: 400,
      body: { detail: 'DOCUMENT_NUMBER_INVALID', fields: { 'client_info.document_number': 'DOCUMENT_NUMBER_INVALID' } },
    });
    await pay(shop(), intent.payment_intent_id);
    expect(await update(visitor, intent.payment_intent_id, { comment: 'late' })).toMatchObject({ status: 409, body: { detail: 'INTENT_NOT_OPEN' } });
    expect((await capture(visitor, intent.payment_intent_id)).status).toBe(200);
    expect(await update(visitor, intent.payment_intent_id, { comment: 'later' })).toMatchObject({ status: 409 });
    expect(await shop().failedChecks()).toEqual([]);
  });

  test('two tabs: of changes at once the provider is told last what the newest revision says, however slow its answers', async () => {
    const { visitor, intent } = await readyToPay(shop());
    shop().jitter.ms = 60;
    const replies = await Promise.all(Array.from({ length: 8 }, (_, index) => update(visitor, intent.payment_intent_id, { comment: `${index}` })));
    shop().jitter.ms = 0;
    expect(replies.map((reply) => reply.body.revision).sort()).toEqual([2, 3, 4, 5, 6, 7, 8, 9]);
    expect((await shop().stripe.paymentIntents.retrieve(intent.payment_intent_id)).metadata['revision']).toBe('9');
  });

  test('forged and foreign payments are 404, the same as none', async () => {
    const { visitor, intent } = await readyToPay(shop());
    await pay(shop(), intent.payment_intent_id);
    const stranger = (await readyToPay(shop())).visitor;
    for (const id of [intent.payment_intent_id, 'pi_doesnotexist', 'free_x', 'view_x', '']) {
      expect(await capture<Failure>(stranger, id)).toMatchObject({ status: 404, body: { detail: 'INTENT_NOT_FOUND' } });
      expect(await update(stranger, id, { comment: 'x' })).toMatchObject({ status: 404, body: { detail: 'INTENT_NOT_FOUND' } });
    }
    expect((await capture<Failure>(shop().api.visitor(), intent.payment_intent_id)).status).toBe(404);
    expect((await capture(visitor, intent.payment_intent_id)).status).toBe(200);
  });

  test('a payment whose amount was changed behind our back is given back, not charged', async () => {
    const { visitor, intent } = await readyToPay(shop());
    await shop().stripe.paymentIntents.update(intent.payment_intent_id, { amount: 100 });
    Object.assign(shop().sandbox.settings, { drop: 1 });
    await pay(shop(), intent.payment_intent_id);
    expect(await capture<Failure>(visitor, intent.payment_intent_id)).toMatchObject({ status: 409, body: { detail: 'PAYMENT_MISMATCH' } });
    await shop().api.context.outbox.drain();
    Object.assign(shop().sandbox.settings, { drop: 0 });
    expect(shop().ledger().get(intent.payment_intent_id)).toMatchObject({ status: 'canceled', captured: 0 });
    expect(await shop().failedChecks()).toEqual([]);
  });

  test('sections 5 and 6: what does not allow an order says so with its own code', async () => {
    const visitor = shop().api.visitor();
    expect((await intend<Failure>(visitor)).body.detail).toBe('BASKET_EMPTY');
    await add(visitor, wines.paramo);
    const refused = async (change: Parameters<typeof intend>[1]) => {
      const { status, body } = await intend<Failure>(visitor, change);
      return [status, body.detail];
    };
    const address = homeAddress;
    expect(await refused({ terms_accepted: false })).toEqual([400, 'TERMS_NOT_ACCEPTED']);
    expect(await refused({ shipping_mode: 'shop' })).toEqual([403, 'SHIPPING_MODE_NOT_ALLOWED']);
    expect(await refused({ shipping_address: { ...address, postcode: '2600' } })).toEqual([400, 'POSTCODE_INVALID']);
    expect(await refused({ shipping_address: { ...address, country_id: 'ZZ' } })).toEqual([409, 'COUNTRY_NOT_SERVED']);
    expect(await intend<Failure>(visitor, { shipping_address: { ...address, postcode: '35001' } })).toMatchObject({
      status: 400,
      body: { detail: 'ZONE_NOT_SERVED', fields: { 'shipping_address.postcode': 'ZONE_NOT_SERVED' } },
    });
    expect(await refused({ web_site: 'nobody' })).toEqual([400, 'BAD_REQUEST']);
    await shop().stock(wines.magnum, 3);
    await add(visitor, wines.magnum, 3);
    await shop().stock(wines.magnum, 1);
    expect(await intend<Failure>(visitor)).toMatchObject({
      status: 409,
      body: { detail: 'OUT_OF_STOCK', lines: [{ product_id: wines.magnum, requested: 3, available: 1 }] },
    });
    expect(
      await shop().rows(
        sql`select count(*)::integer as open from order_intent where session_id in (select session_id from basket b join basket_line l on l.basket_id = b.id where l.quantity = 3)`,
      ),
    ).toEqual([{ open: 0 }]);
  });

  test('a zone with a price of its own is asked for it; another address of the same order changes it', async () => {
    const visitor = shop().api.visitor();
    await add(visitor, wines.paramo);
    const first = await intend(visitor, { shipping_address: { ...homeAddress, postcode: '07001' } });
    expect(first).toMatchObject({ status: 200, body: { total_price: 69.5 } });
    const moved = await update(visitor, first.body.payment_intent_id, { shipping_address: homeAddress });
    expect(moved).toMatchObject({ status: 200, body: { total_price: 64.5 } });
  });

  test('nothing due: when something becomes due, or nothing any more, the reply’s new secret and id are the ones to go on with', async () => {
    await shop().rows(sql`insert into coupon (code, percent, active, uses) values ('REGALO', 100, true, 0) on conflict do nothing`);
    await shop().stock(wines.palomar, 3);
    const visitor = await shop().member();
    for (const line of (await visitor.get<{ lines: { id: string }[] }>('/api/ecom/basket/')).body.lines)
      await visitor.delete(`/api/ecom/basket/lines/${line.id}/`);
    await add(visitor, wines.palomar);
    await visitor.post('/api/ecom/basket/apply_voucher/', { code: 'REGALO' });
    const free = (await intend(visitor, { shipping_mode: 'shop' })).body;
    const due = await update(visitor, free.payment_intent_id, { shipping_mode: 'home', shipping_address: homeAddress });
    expect([free.payment_due, due.body.payment_due, due.body.revision]).toEqual([false, true, 1]);
    expect(due.body.payment_intent_id).toMatch(/^pi_/);
    expect(await capture<Failure>(visitor, free.payment_intent_id)).toMatchObject({ status: 409, body: { detail: 'INTENT_NOT_OPEN' } });
    const again = await update(visitor, due.body.payment_intent_id, { shipping_mode: 'shop' });
    expect(again.body.payment_intent_id).toMatch(/^free_/);
    expect(shop().ledger().get(due.body.payment_intent_id)).toMatchObject({ status: 'canceled', captured: 0 });
    expect(await capture(visitor, again.body.payment_intent_id)).toMatchObject({ status: 200, body: { total_price: 0 } });
    expect(await shop().failedChecks()).toEqual([]);
  });

  test('section 2: a member collects at the shop without terms or home address, and pays no shipping', async () => {
    const visitor = await shop().member();
    await add(visitor, wines.paramo);
    const { body } = await intend(visitor, {
      shipping_mode: 'shop',
      terms_accepted: undefined,
      shipping_address: { ...homeAddress, postcode: 'x' },
    });
    expect(body.total_price).toBe(58);
    const back = await update(visitor, body.payment_intent_id, { shipping_mode: 'home' });
    expect(back).toMatchObject({ status: 400, body: { fields: { shipping_address: 'REQUIRED' } } });
    const home = await update(visitor, body.payment_intent_id, { shipping_mode: 'home', shipping_address: homeAddress });
    expect(home).toMatchObject({ status: 200, body: { revision: 2 } });
  });
});
