import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { findIntent, type IntentRow } from '../orders/index.ts';
import { finalise } from '../payments/index.ts';
import { payableOrder } from './payable-order.ts';
import { add, capture, intend, pay, readyToPay, wines } from './testing/buying.ts';
import { describeShop, type Failure, type Shop } from './testing/shop.ts';

const orders = (shop: Shop, paymentId: string) =>
  shop.rows<{ number: string; state: string }>(sql`select number, state from shop_order where payment_intent_id = ${paymentId}`);
const drain = (shop: Shop) => shop.api.context.outbox.drain();

/** Sends an event for the payment, as it is now, to the webhook. */
async function webhook(shop: Shop, type: string, paymentId: string) {
  const payload = JSON.stringify({ id: `evt_${Math.random()}`, object: 'event', type, data: { object: await shop.stripe.paymentIntents.retrieve(paymentId) } });
  const signature = shop.stripe.webhooks.generateTestHeaderString({ payload, secret: 'whsec_sandbox' });
  return shop.api.visitor().post('/api/payments/webhook/', payload, { headers: { 'content-type': 'application/json', 'stripe-signature': signature } });
}

describeShop('finalising', (shop) => {
  test('fault "webhook and return page both complete an order": both at once, many times, make one order and one charge', async () => {
    Object.assign(shop().sandbox.settings, { drop: 0, repeat: 3, reorder: false, delayMs: 0 });
    const { visitor, intent } = await readyToPay(shop());
    const id = intent.payment_intent_id;
    await pay(shop(), id);
    const captures = Array.from({ length: 8 }, () => capture(visitor, id));
    const hooks = Array.from({ length: 4 }, () => webhook(shop(), 'payment_intent.amount_capturable_updated', id));
    const elsewhere = Array.from({ length: 4 }, async () =>
      finalise(shop().deps.context.payments, payableOrder(shop().deps), (await findIntent(shop().api.context.db, { paymentIntentId: id })) as IntentRow),
    );
    const answers = await Promise.all(captures);
    expect((await Promise.all(hooks)).map((reply) => reply.status)).toEqual([200, 200, 200, 200]);
    expect(answers.map((reply) => reply.status)).toEqual(Array.from({ length: 8 }, () => 200));
    const numbers = [...answers.map((reply) => reply.body.number), ...(await Promise.all(elsewhere)).map(({ order }) => order.number)];
    expect(new Set(numbers).size).toBe(1);
    expect(answers.filter((reply) => reply.body.track_gtm_purchase)).toHaveLength(1);
    expect(await orders(shop(), id)).toHaveLength(1);
    const [mails] = await shop().rows<{ count: number }>(
      sql`select count(*)::integer as count from outbox where kind = 'mail' and payload -> 'data' -> 'order' ->> 'number' = ${answers[0]?.body.number}`,
    );
    expect(mails?.count).toBe(1);
    expect(await shop().failedChecks()).toEqual([]);
  });

  test('fault "paid, tab closed, no order": the webhook alone makes the order', async () => {
    Object.assign(shop().sandbox.settings, { drop: 0, repeat: 2, reorder: true, delayMs: 0 });
    const { visitor, intent } = await readyToPay(shop());
    await pay(shop(), intent.payment_intent_id);
    await expect.poll(() => orders(shop(), intent.payment_intent_id), { timeout: 10_000 }).toMatchObject([{ state: 'paid' }]);
    expect(await capture(visitor, intent.payment_intent_id)).toMatchObject({ status: 200, body: { track_gtm_purchase: true } });
    expect(await shop().failedChecks()).toEqual([]);
  });

  test('with every webhook lost the reconciler makes the order, once it is old enough', async () => {
    Object.assign(shop().sandbox.settings, { drop: 1 });
    const { intent } = await readyToPay(shop());
    await shop().api.context.jobs.run('reconcile orders');
    await pay(shop(), intent.payment_intent_id);
    await shop().api.context.jobs.run('reconcile orders');
    expect(await orders(shop(), intent.payment_intent_id)).toEqual([]);
    await shop().rows(sql`update order_intent set check_after = now() where payment_intent_id = ${intent.payment_intent_id}`);
    await shop().api.context.jobs.run('reconcile orders');
    expect(await orders(shop(), intent.payment_intent_id)).toMatchObject([{ state: 'paid' }]);
    expect(await shop().failedChecks()).toEqual([]);
  });

  test('a payment whose card was never asked is given up after a day, asked for first; the basket stays', async () => {
    Object.assign(shop().sandbox.settings, { drop: 1 });
    const { visitor, intent } = await readyToPay(shop());
    const old = await readyToPay(shop());
    await pay(shop(), old.intent.payment_intent_id);
    await shop().rows(
      sql`update order_intent set updated_at = now() - interval '25 hours', check_after = now() where payment_intent_id in (${intent.payment_intent_id}, ${old.intent.payment_intent_id})`,
    );
    await shop().api.context.jobs.run('reconcile orders');
    await drain(shop());
    expect(shop().ledger().get(intent.payment_intent_id)?.status).toBe('canceled');
    expect(shop().ledger().get(old.intent.payment_intent_id)?.status).toBe('succeeded');
    const again = await intend(visitor);
    expect(again.status).toBe(200);
    expect(again.body.payment_intent_id).not.toBe(intent.payment_intent_id);
    expect(await shop().failedChecks()).toEqual([]);
  });

  test('fault "an open checkout is given up under the buyer’s hands": a day counts from the last change, not from the first visit', async () => {
    const { visitor, intent } = await readyToPay(shop());
    const id = intent.payment_intent_id;
    const age = sql`update order_intent set created_at = now() - interval '3 days', updated_at = now() - interval '25 hours', check_after = now() where payment_intent_id = ${id}`;
    await shop().rows(age);
    expect((await intend(visitor)).body.payment_intent_id).toBe(id);
    await shop().rows(sql`update order_intent set check_after = now() where payment_intent_id = ${id}`);
    await shop().api.context.jobs.run('reconcile orders');
    await drain(shop());
    expect(shop().ledger().get(id)?.status).toBe('requires_payment_method');
    await shop().rows(age);
    await shop().api.context.jobs.run('reconcile orders');
    await drain(shop());
    expect(shop().ledger().get(id)?.status).toBe('canceled');
  });

  test('fault "reload makes a second order": an intent whose maker was killed gets the payment that was already made for it', async () => {
    const { intent } = await readyToPay(shop());
    const id = intent.payment_intent_id;
    const [row] = await shop().rows<{ id: string }>(
      sql`update order_intent set state = 'creating', payment_intent_id = null, payment_secret = null, busy_until = now(), check_after = now() where payment_intent_id = ${id} returning id`,
    );
    await shop().api.context.jobs.run('reconcile orders');
    expect(await shop().rows(sql`select state, payment_intent_id as payment from order_intent where id = ${row?.id}`)).toEqual([
      { state: 'open', payment: id },
    ]);
  });

  test('events that come late, twice or in the wrong order change nothing any more; unsigned ones are refused', async () => {
    const { visitor, intent } = await readyToPay(shop());
    const id = intent.payment_intent_id;
    expect((await webhook(shop(), 'payment_intent.succeeded', id)).status).toBe(200);
    expect(await orders(shop(), id)).toEqual([]);
    await pay(shop(), id);
    await capture(visitor, id);
    for (const type of ['payment_intent.succeeded', 'payment_intent.canceled', 'payment_intent.amount_capturable_updated', 'payment_intent.created'])
      expect((await webhook(shop(), type, id)).status).toBe(200);
    expect(await orders(shop(), id)).toMatchObject([{ state: 'paid' }]);
    const forged = await shop()
      .api.visitor()
      .post<Failure>('/api/payments/webhook/', '{}', { headers: { 'content-type': 'application/json', 'stripe-signature': 't=1,v1=00' } });
    expect(forged).toMatchObject({ status: 400, body: { detail: 'SIGNATURE_INVALID' } });
    expect(await shop().failedChecks()).toEqual([]);
  });

  test('fault "stock gone while paying, customer charged": 409 with the lines, the authorisation is given back', async () => {
    Object.assign(shop().sandbox.settings, { drop: 1 });
    await shop().stock(wines.magnum, 2);
    const { visitor, intent } = await readyToPay(shop(), wines.magnum, 2);
    await pay(shop(), intent.payment_intent_id);
    await shop().stock(wines.magnum, 1);
    const refused = await capture<Failure>(visitor, intent.payment_intent_id);
    expect(refused).toMatchObject({ status: 409, body: { detail: 'OUT_OF_STOCK', lines: [{ product_id: wines.magnum, requested: 2, available: 1 }] } });
    await shop().stock(wines.magnum, 9);
    expect(await capture<Failure>(visitor, intent.payment_intent_id)).toMatchObject({ status: 409, body: { detail: 'OUT_OF_STOCK' } });
    await drain(shop());
    expect(shop().ledger().get(intent.payment_intent_id)).toMatchObject({ status: 'canceled', captured: 0, authorised: 0 });
    expect((await intend(visitor)).status).toBe(200);
    expect(await shop().failedChecks()).toEqual([]);
  });

  test('an authorisation that lapses before its capture: the order is cancelled, bottles and coupon come back', async () => {
    Object.assign(shop().sandbox.settings, { drop: 1 });
    const { visitor, intent } = await readyToPay(shop());
    const id = intent.payment_intent_id;
    await pay(shop(), id);
    await shop().stripe.rawRequest('POST', `/v1/test_helpers/payment_intents/${id}/expire`);
    expect(await capture<Failure>(visitor, id)).toMatchObject({ status: 409, body: { detail: 'PAYMENT_NOT_AUTHORISED' } });
    expect((await intend(visitor)).body.payment_intent_id).not.toBe(id);
    expect(await shop().failedChecks()).toEqual([]);
  });

  test('an authorisation that ends between taking the goods and charging the card: the estate is told at once what failed and what to do', async () => {
    Object.assign(shop().sandbox.settings, { drop: 1 });
    const { visitor, intent } = await readyToPay(shop());
    const { payment_intent_id: id } = intent;
    await pay(shop(), id);
    const order = payableOrder(shop().deps);
    const row = await order.findIntent({ paymentIntentId: id });
    const terms = row && (await order.termsOf(row, 1));
    if (row && terms) await order.take(row, terms);
    await shop().stripe.rawRequest('POST', `/v1/test_helpers/payment_intents/${id}/expire`);
    expect((await capture<Failure>(visitor, id)).body.detail).toBe('PAYMENT_NOT_AUTHORISED');
    const [mail, ...more] = (await shop().mails()).filter(({ subject }) => subject.startsWith('El cobro del pedido'));
    expect(more).toEqual([]);
    expect(mail?.text).toMatch(/64,50 €[\s\S]*no se ha cobrado nada[\s\S]*escríbale/);
    expect(await shop().failedChecks()).toEqual([]);
  });

  test('captured by another hand with the goods gone: the money goes back and the books agree', async () => {
    Object.assign(shop().sandbox.settings, { drop: 1 });
    await shop().stock(wines.magnum, 1);
    const { visitor, intent } = await readyToPay(shop(), wines.magnum);
    await pay(shop(), intent.payment_intent_id);
    await shop().stripe.paymentIntents.capture(intent.payment_intent_id);
    await shop().stock(wines.magnum, 0);
    expect((await capture<Failure>(visitor, intent.payment_intent_id)).body.detail).toBe('OUT_OF_STOCK');
    await drain(shop());
    const payment = shop().ledger().get(intent.payment_intent_id);
    expect(payment?.refunded).toBe(payment?.captured);
    expect(await shop().failedChecks()).toEqual([]);
  });

  test('fault "voucher used by two": a coupon with one use left goes to one of several buyers at once, the others are not charged', async () => {
    Object.assign(shop().sandbox.settings, { drop: 1 });
    await shop().stock(wines.magnum, 20);
    await shop().rows(sql`insert into coupon (code, percent, active, uses, max_uses) values ('UNA', 10, true, 4, 5) on conflict do nothing`);
    const buyers = await Promise.all(
      Array.from({ length: 5 }, async () => {
        const visitor = shop().api.visitor();
        await add(visitor, wines.magnum);
        expect((await visitor.post('/api/ecom/basket/apply_voucher/', { code: 'UNA' })).status).toBe(200);
        const { body } = await intend(visitor);
        await pay(shop(), body.payment_intent_id);
        return { visitor, id: body.payment_intent_id };
      }),
    );
    const answers = await Promise.all(buyers.map(({ visitor, id }) => capture<Failure>(visitor, id)));
    expect(answers.map((reply) => reply.status).sort()).toEqual([200, 400, 400, 400, 400]);
    expect(answers.filter((reply) => reply.status === 400).map((reply) => reply.body.detail)).toEqual(Array.from({ length: 4 }, () => 'VOUCHER_ALREADY_USED'));
    await drain(shop());
    expect(buyers.map(({ id }) => shop().ledger().get(id)?.status).sort()).toEqual(['canceled', 'canceled', 'canceled', 'canceled', 'succeeded']);
    expect(await shop().rows(sql`select uses from coupon where code = 'UNA'`)).toEqual([{ uses: 5 }]);
    expect(await shop().failedChecks()).toEqual([]);
  });
});
