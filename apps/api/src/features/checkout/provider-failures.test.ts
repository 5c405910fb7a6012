import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { bookedVisit, paymentOf, slotIn } from '../booking/testing/booking.ts';
import { setStatus } from '../orders/index.ts';
import { add, boughtOrder, capture, intend, pay, readyToPay, wines } from './testing/buying.ts';
import { describeShop, type Failure, type Intent } from './testing/shop.ts';

describeShop('a card provider that answers with an error', (shop) => {
  /** Stripe keeps a 500 under its key for a day, whether the call was carried out or not. */
  const failNext = (call: string, isCarriedOut: boolean) =>
    shop().stripe.rawRequest('POST', '/v1/test_helpers/failures', { call, carried_out: String(isCarriedOut) });
  const paymentsOf = (id: string) => [...shop().ledger().values()].filter(({ metadata }) => metadata['intent'] === id || metadata['booking'] === id);
  const intentOf = async (paymentId: string) =>
    (await shop().rows<{ id: string }>(sql`select id from order_intent where payment_intent_id = ${paymentId}`))[0]?.id ?? '';
  const revise = (visitor: Awaited<ReturnType<typeof readyToPay>>['visitor'], id: string, comment: string) =>
    visitor.post<Intent & Failure>('/api/ecom_order/order/update_intent/', { payment_intent: id, comment });

  for (const isCarriedOut of [true, false]) {
    const how = isCarriedOut ? 'carried out all the same' : 'not carried out';

    test(`fault "a replayed 500 freezes the basket": opening, editing and capturing go on after one, ${how}`, async () => {
      const visitor = shop().api.visitor();
      await add(visitor, wines.paramo);
      await failNext('POST payment_intents', isCarriedOut);
      const opened = await intend(visitor);
      expect(opened.status).toBe(200);
      const { payment_intent_id: id } = opened.body;
      await failNext('POST payment_intents/*', isCarriedOut);
      expect((await revise(visitor, id, 'Portería')).body).toMatchObject({ revision: 2, payment_intent_id: id });
      await pay(shop(), id);
      await failNext('POST payment_intents/*/capture', isCarriedOut);
      expect((await capture(visitor, id)).status).toBe(200);
      expect(paymentsOf(await intentOf(id)).filter(({ captured }) => captured > 0)).toHaveLength(1);
      expect(paymentsOf(await intentOf(id))).toHaveLength(1);
      expect(await shop().failedChecks()).toEqual([]);
    });

    test(`money goes back once after such an answer, of an order and of a visit, ${how}`, async () => {
      const { number, paymentId, total } = await boughtOrder(shop());
      await setStatus(shop().api.context, { number, to: 'canceled' });
      await failNext('POST refunds', isCarriedOut);
      await shop().mails();
      expect(shop().ledger().get(paymentId)).toMatchObject({ refunded: Math.round(total * 100) });

      await failNext('POST payment_intents', isCarriedOut);
      const { visitor, opened, token } = await bookedVisit(shop(), await slotIn(shop(), isCarriedOut ? 20 : 21));
      expect((await visitor.post(`/api/booking/${token}/cancel/`)).status).toBe(200);
      await failNext('POST refunds', isCarriedOut);
      await shop().mails();
      const payment = shop().ledger().get(paymentOf(opened));
      expect(payment?.refunded).toBe(payment?.captured);
      expect(await shop().failedChecks()).toEqual([]);
    });
  }

  test('fault "two edits arrive in the wrong order": an edit that was never answered cannot undo the next one', async () => {
    const { visitor, intent } = await readyToPay(shop());
    shop().late.isLate = (request) => request.endsWith(`/v1/payment_intents/${intent.payment_intent_id}`) && request.startsWith('POST');
    expect((await revise(visitor, intent.payment_intent_id, 'first')).status).toBe(503);
    shop().late.isLate = () => false;
    const second = await revise(visitor, intent.payment_intent_id, 'second');
    expect(second.status).toBe(200);
    // Both tries of the first edit arrive now; the payment that they are of is no longer to be paid.
    expect(await shop().late.arrive()).toEqual([400, 400]);
    const { payment_intent_id: id } = second.body;
    await pay(shop(), id);
    const { body } = await capture(visitor, id);
    const [order] = await shop().rows(sql`select r.snapshot -> 'parts' ->> 'comment' as comment from shop_order o
      join order_revision r on r.intent_id = o.intent_id and r.revision = o.revision where o.number = ${body.number}`);
    expect(order).toEqual({ comment: 'second' });
    expect(await shop().failedChecks()).toEqual([]);
  });

  test('a capture whose answer never comes: 503, and who asks again has the order, charged once; so has who never asks', async () => {
    const [asking, silent] = [await readyToPay(shop()), await readyToPay(shop())];
    for (const { visitor, intent } of [asking, silent]) {
      Object.assign(shop().sandbox.settings, { drop: 1 });
      await pay(shop(), intent.payment_intent_id);
      shop().late.isLate = (request) => request.endsWith('/capture') && request.startsWith('POST');
      expect((await capture<Failure>(visitor, intent.payment_intent_id)).status).toBe(503);
      shop().late.isLate = () => false;
      // Every try arrives now; nobody is there to hear of it.
      await shop().late.arrive();
    }
    Object.assign(shop().sandbox.settings, { drop: 0 });
    expect((await capture(asking.visitor, asking.intent.payment_intent_id)).status).toBe(200);
    await shop().rows(sql`update order_intent set check_after = now() where state in ('open', 'placing')`);
    await shop().api.context.jobs.run('reconcile orders');
    const placed = await shop().rows<{ state: string }>(
      sql`select o.state from shop_order o join order_intent i on i.id = o.intent_id where i.payment_intent_id = ${silent.intent.payment_intent_id}`,
    );
    expect(placed).toEqual([{ state: 'paid' }]);
    for (const { intent } of [asking, silent])
      expect(shop().ledger().get(intent.payment_intent_id)).toMatchObject({ captured: Math.round(intent.total_price * 100), refunded: 0 });
    expect(await shop().failedChecks()).toEqual([]);
  });

  test('fault "another way to pay, and the payment cannot be opened": one that was opened unheard is gone on with, or a new one is opened, once', async () => {
    const accept = async (ways: string[]) => {
      await shop().rows(sql`update brand set data = data || ${JSON.stringify({ paymentMethods: ways })}::jsonb`);
      await shop().rows(sql`update content_state set version = version + 1`);
      await shop().api.context.content.refresh();
    };
    await accept(['ideal']);
    const visitor = shop().api.visitor();
    await add(visitor, wines.paramo);
    shop().late.isLate = (request) => request === 'POST /sandbox/stripe/v1/payment_intents';
    expect((await intend(visitor)).status).toBe(503);
    shop().late.isLate = () => false;
    await shop().late.arrive();
    await accept([]);
    const { status, body } = await intend(visitor);
    expect(status).toBe(200);
    expect(paymentsOf(await intentOf(body.payment_intent_id))).toHaveLength(1);
    await pay(shop(), body.payment_intent_id);
    expect((await capture(visitor, body.payment_intent_id)).status).toBe(200);
    expect(await shop().failedChecks()).toEqual([]);
  });

  test('an edit that arrived unheard is not made twice', async () => {
    const { visitor, intent } = await readyToPay(shop());
    const id = intent.payment_intent_id;
    await revise(visitor, id, 'first');
    await shop().rows(sql`update order_intent set told_revision = 1 where payment_intent_id = ${id}`);
    expect((await revise(visitor, id, 'first')).body).toMatchObject({ revision: 2, payment_intent_id: id });
  });

  test('an older revision that overtook the newest one is given back, not charged', async () => {
    Object.assign(shop().sandbox.settings, { drop: 1 });
    const { visitor, intent } = await readyToPay(shop());
    const id = intent.payment_intent_id;
    await revise(visitor, id, 'second');
    await shop().stripe.paymentIntents.update(id, { metadata: { revision: 1 } });
    await pay(shop(), id);
    expect(await capture<Failure>(visitor, id)).toMatchObject({ status: 409, body: { detail: 'PAYMENT_MISMATCH' } });
    await shop().mails();
    Object.assign(shop().sandbox.settings, { drop: 0 });
    expect(shop().ledger().get(id)).toMatchObject({ status: 'canceled', captured: 0 });
    expect(await shop().failedChecks()).toEqual([]);
  });
});
