import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { add, capture, intend, pay, readyToPay, wines } from './testing/buying.ts';
import { describeShop, type Failure } from './testing/shop.ts';

describeShop('a purchase', (shop) => {
  test('a visitor buys: the total is charged once, the basket is empty, the mail is ordered, the books are clean', async () => {
    const visitor = shop().api.visitor();
    const basket = await add(visitor, wines.paramo, 2);
    const intent = await intend(visitor);
    expect(intent).toMatchObject({ status: 200, body: { revision: 1, payment_due: true } });
    expect(intent.body.total_price).toBeGreaterThanOrEqual(basket.body.subtotal);
    expect((await pay(shop(), intent.body.payment_intent_id)).status).toBe('requires_capture');
    const order = await capture(visitor, intent.body.payment_intent_id);
    expect(order).toMatchObject({ status: 200, body: { email: 'ana@example.com', track_gtm_purchase: true, total_price: intent.body.total_price } });
    expect(order.body.number).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/);
    expect(shop().ledger().get(intent.body.payment_intent_id)).toMatchObject({ status: 'succeeded', captured: Math.round(intent.body.total_price * 100) });
    expect((await visitor.get<{ lines: unknown[] }>('/api/ecom/basket/')).body.lines).toEqual([]);
    expect(visitor.cookies.has('has_basket')).toBe(false);
    const mails = await shop().mails();
    const [toBuyer, ...more] = mails.filter(({ to }) => to === 'ana@example.com');
    expect(toBuyer?.subject).toBe(`Pedido ${order.body.number}`);
    // The other one tells the estate.
    expect([mails.length, more]).toEqual([2, []]);
    expect(await shop().failedChecks()).toEqual([]);
  });

  test('section 4: purchase events are handed out once, a reload shows the same order and repeats nothing', async () => {
    const { visitor, intent } = await readyToPay(shop());
    await pay(shop(), intent.payment_intent_id);
    const first = await capture(visitor, intent.payment_intent_id);
    const reload = await capture(visitor, intent.payment_intent_id);
    expect([first.body.track_gtm_purchase, reload.body.track_gtm_purchase]).toEqual([true, false]);
    expect(reload.body.number).toBe(first.body.number);
    const impression = await visitor.get(`/api/ecom_order/order/impression/?order_number=${first.body.number}`);
    expect(impression).toMatchObject({
      status: 200,
      body: { order: { number: first.body.number }, basket: [{ id: wines.paramo, position: 1, quantity: 1 }], additional: { is_gift: false } },
    });
    expect((await shop().api.visitor().get(`/api/ecom_order/order/impression/?order_number=${first.body.number}`)).status).toBe(404);
  });

  test('a declined card charges nothing and takes nothing; the same intent is then paid by another card', async () => {
    const { visitor, intent } = await readyToPay(shop());
    await expect(pay(shop(), intent.payment_intent_id, 'pm_card_chargeDeclined')).rejects.toMatchObject({ type: 'StripeCardError' });
    expect(await capture<Failure>(visitor, intent.payment_intent_id)).toMatchObject({ status: 409, body: { detail: 'PAYMENT_NOT_AUTHORISED' } });
    await pay(shop(), intent.payment_intent_id);
    expect((await capture(visitor, intent.payment_intent_id)).status).toBe(200);
    expect(await shop().failedChecks()).toEqual([]);
  });

  test('a card that asks for authentication: refused charges nothing, accepted becomes the order', async () => {
    const { visitor, intent } = await readyToPay(shop());
    const id = intent.payment_intent_id;
    const challenge = (outcome: string) => shop().stripe.rawRequest('POST', `/v1/test_helpers/payment_intents/${id}/authenticate`, { outcome });
    expect((await pay(shop(), id, 'pm_card_authenticationRequired')).status).toBe('requires_action');
    expect((await capture<Failure>(visitor, id)).body.detail).toBe('PAYMENT_NOT_AUTHORISED');
    await challenge('fail');
    expect((await capture<Failure>(visitor, id)).body.detail).toBe('PAYMENT_NOT_AUTHORISED');
    expect((await pay(shop(), id, 'pm_card_authenticationRequired')).status).toBe('requires_action');
    await challenge('succeed');
    expect((await capture(visitor, id)).status).toBe(200);
    expect(shop().ledger().get(id)).toMatchObject({ status: 'succeeded' });
  });

  test('nothing due under a coupon of 100 %: no card, a secret all the same, and the confirmation takes it like any other', async () => {
    await shop().rows(sql`insert into coupon (code, percent, active, uses) values ('ENTERO', 100, true, 0) on conflict do nothing`);
    const visitor = await shop().member();
    await add(visitor, wines.magnum);
    expect((await visitor.post('/api/ecom/basket/apply_voucher/', { code: 'entero' })).status).toBe(200);
    const intent = await intend(visitor, { shipping_mode: 'shop', web_site: 'alba' });
    expect(intent).toMatchObject({ status: 200, body: { payment_due: false, total_price: 0 } });
    expect(intent.body.payment_intent_id).toMatch(/^free_/);
    expect(intent.body.payment_intent_secret).toContain('_secret_');
    const order = await capture(visitor, intent.body.payment_intent_id);
    expect(order).toMatchObject({ status: 200, body: { total_price: 0, track_gtm_purchase: true } });
    expect(await shop().failedChecks()).toEqual([]);
  });

  test('what the buyer wished for besides is done with the order, and not before: newsletter, member data, gift', async () => {
    const visitor = await shop().member();
    await add(visitor, wines.paramo);
    const client = {
      document_type: 'dni',
      document_number: '12345678Z',
      name: 'Ana',
      surname: 'Gil',
      email: 'another@example.com',
      phone_number: '+34 611 22 33 44',
    } as const;
    const { body } = await intend(visitor, { client_info: client, is_gift: true, newsletter_subscription: true, update_member_data: true });
    const subscribed = () => shop().rows(sql`select site, origin from newsletter_subscription where email = 'lucia@club.example'`);
    expect(await subscribed()).toEqual([]);
    await pay(shop(), body.payment_intent_id);
    const order = await capture(visitor, body.payment_intent_id);
    expect(await subscribed()).toEqual([{ site: 'brisa', origin: 'checkout' }]);
    expect(
      await shop().rows(sql`select own ->> 'phone_number' as phone, own ->> 'name' as name, name as card from member where email = 'lucia@club.example'`),
    ).toEqual([{ phone: '+34 611 22 33 44', name: 'Ana', card: 'Lucía' }]);
    const impression = await visitor.get(`/api/ecom_order/order/impression/?order_number=${order.body.number}`);
    expect(impression.body).toMatchObject({ additional: { is_gift: true, newsletter_subscription: true } });
  });

  test('personal data of what came to nothing is erased after 30 days, that of orders stays', async () => {
    const { visitor, intent } = await readyToPay(shop());
    await pay(shop(), intent.payment_intent_id);
    await capture(visitor, intent.payment_intent_id);
    const lost = await readyToPay(shop());
    const ids = [intent, lost.intent].map((entry) => entry.payment_intent_id);
    const revisions = () =>
      shop().rows(
        sql`select i.state from order_revision r join order_intent i on i.id = r.intent_id where i.payment_intent_id in (${ids[0]}, ${ids[1]}) order by i.state`,
      );
    await shop().rows(sql`update order_intent set state = 'cancelled', updated_at = now() - interval '29 days' where payment_intent_id = ${ids[1]}`);
    await shop().rows(sql`update order_intent set updated_at = now() - interval '40 days' where payment_intent_id = ${ids[0]}`);
    await shop().api.context.jobs.run('erase unfinished orders');
    expect(await revisions()).toEqual([{ state: 'cancelled' }, { state: 'placed' }]);
    await shop().rows(sql`update order_intent set updated_at = now() - interval '31 days' where payment_intent_id = ${ids[1]}`);
    await shop().api.context.jobs.run('erase unfinished orders');
    expect(await revisions()).toEqual([{ state: 'placed' }]);
  });

  test('a guest sees the order again through the link in the mail, without a session', async () => {
    const { visitor, intent } = await readyToPay(shop());
    await pay(shop(), intent.payment_intent_id);
    const { body } = await capture(visitor, intent.payment_intent_id);
    const [mail] = await shop().rows<{ link: string }>(
      sql`select payload -> 'data' -> 'order' ->> 'link' as link from outbox where payload -> 'data' -> 'order' ->> 'number' = ${body.number}`,
    );
    const link = new URL(mail?.link ?? '');
    expect(link.pathname).toMatch(/^\/es\//);
    const again = await capture(shop().api.visitor(), link.searchParams.get('payment_intent') ?? '');
    expect(again).toMatchObject({ status: 200, body: { number: body.number, track_gtm_purchase: false } });
  });
});
