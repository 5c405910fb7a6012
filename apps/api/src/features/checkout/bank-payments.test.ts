import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { findIntent, type IntentRow } from '../orders/index.ts';
import { finalise } from '../payments/index.ts';
import { payableOrder } from './payable-order.ts';
import { answerAtBank, goToBank, payAtBank } from './testing/at-bank.ts';
import { add, capture, intend, pay, readyToPay, wines } from './testing/buying.ts';
import { describeShop, type Failure } from './testing/shop.ts';

const paramo = 5_800 + 650;

/** Issue: "Those that cannot be held are captured by the provider at once: the finaliser takes stock, or refunds at once and says so". */
describeShop('an order paid at the buyer’s bank, which holds nothing', (shop) => {
  beforeEach(async () => {
    Object.assign(shop().sandbox.settings, { drop: 1, repeat: 1, reorder: false, delayMs: 0 });
    await shop().stock(wines.paramo, 40);
  });

  const paymentsOf = (paymentId: string) => shop().rows(sql`select state, asked_cents, captured_cents from payment where id = ${paymentId}`);
  const refundsOf = (paymentId: string) => shop().rows(sql`select reason, cents, state, done_cents from refund where payment_id = ${paymentId}`);
  const ordersOf = (paymentId: string) => shop().rows(sql`select state, captured_cents, refunded_cents from shop_order where payment_intent_id = ${paymentId}`);
  const invoicesOf = (paymentId: string) =>
    shop().rows(sql`select 1 from invoice v join order_intent i on i.id = v.subject_id where i.payment_intent_id = ${paymentId}`);
  const returnedMails = async () => (await shop().mails()).filter(({ subject }) => subject.startsWith('Le devolvemos'));
  const reconcile = async (paymentId: string) => {
    await shop().rows(sql`update order_intent set check_after = now() where payment_intent_id = ${paymentId}`);
    await shop().api.context.jobs.run('reconcile orders');
  };

  test('paid: the stock is taken, the order stands with its payment as captured, and nothing is captured a second time', async () => {
    const { visitor, intent } = await readyToPay(shop());
    const id = intent.payment_intent_id;
    await payAtBank(shop(), id);
    expect(await capture(visitor, id)).toMatchObject({ status: 200, body: { total_price: 64.5, track_gtm_purchase: true } });
    expect(await paymentsOf(id)).toEqual([{ state: 'done', asked_cents: paramo, captured_cents: paramo }]);
    expect(await ordersOf(id)).toEqual([{ state: 'paid', captured_cents: paramo, refunded_cents: 0 }]);
    expect(await refundsOf(id)).toEqual([]);
    expect(await shop().failedChecks()).toEqual([]);
  });

  test('a card of the same shop is still held until the stock is taken', async () => {
    const { visitor, intent } = await readyToPay(shop());
    expect((await pay(shop(), intent.payment_intent_id)).status).toBe('requires_capture');
    expect((await capture(visitor, intent.payment_intent_id)).status).toBe(200);
  });

  test('the stock is gone: all of it goes back, once, the buyer is told on the screen and by mail, and nothing is invoiced', async () => {
    const { visitor, intent } = await readyToPay(shop());
    const id = intent.payment_intent_id;
    await shop().stock(wines.paramo, 0);
    await payAtBank(shop(), id);
    for (const _turn of ['first', 'after a reload'])
      expect(await capture<Failure>(visitor, id)).toMatchObject({
        status: 409,
        body: { detail: 'OUT_OF_STOCK', refunded: 64.5, lines: [{ product_id: wines.paramo, available: 0 }] },
      });
    await reconcile(id);
    const mails = await returnedMails();
    expect(mails.map(({ subject, to }) => `${subject} ${to.toLowerCase()}`)).toEqual(['Le devolvemos 64,50 € ana@example.com']);
    expect(shop().ledger().get(id)).toMatchObject({ captured: paramo, refunded: paramo });
    expect(await refundsOf(id)).toEqual([{ reason: 'unavailable', cents: paramo, state: 'done', done_cents: paramo }]);
    expect(await ordersOf(id)).toEqual([]);
    expect(await invoicesOf(id)).toEqual([]);
    expect(await shop().failedChecks()).toEqual([]);
  });

  test('return page, webhook, reconciler and another process at once, many times: one order, or one refund', async () => {
    for (const left of [40, 0]) {
      const { visitor, intent } = await readyToPay(shop());
      const id = intent.payment_intent_id;
      await shop().stock(wines.paramo, left);
      Object.assign(shop().sandbox.settings, { drop: 0, repeat: 3 });
      shop().jitter.ms = 20;
      await payAtBank(shop(), id);
      const elsewhere = async () =>
        finalise(shop().deps.context.payments, payableOrder(shop().deps), (await findIntent(shop().api.context.db, { paymentIntentId: id })) as IntentRow);
      const done = await Promise.allSettled([...Array.from({ length: 6 }, () => capture(visitor, id)), ...Array.from({ length: 4 }, elsewhere), reconcile(id)]);
      const statuses = done.flatMap((one) => (one.status === 'fulfilled' && one.value && 'status' in one.value ? [one.value.status] : []));
      shop().jitter.ms = 0;
      await shop().api.context.outbox.drain();
      expect(new Set(statuses)).toEqual(new Set([left > 0 ? 200 : 409]));
      expect(await ordersOf(id)).toHaveLength(left > 0 ? 1 : 0);
      expect(await refundsOf(id)).toHaveLength(left > 0 ? 0 : 1);
      expect(shop().ledger().get(id)).toMatchObject({ captured: paramo, refunded: left > 0 ? 0 : paramo });
      await shop().stock(wines.paramo, 40);
    }
    expect(await shop().failedChecks()).toEqual([]);
  });

  test('the webhook alone makes the order of a buyer who closed the tab at the bank', async () => {
    Object.assign(shop().sandbox.settings, { drop: 0 });
    const { intent } = await readyToPay(shop());
    await payAtBank(shop(), intent.payment_intent_id);
    await expect.poll(() => ordersOf(intent.payment_intent_id), { timeout: 10_000 }).toMatchObject([{ state: 'paid' }]);
  });

  test('the bank takes its time: that is said, nothing is given up, not even after days, and the order comes when it has decided', async () => {
    const { visitor, intent } = await readyToPay(shop());
    const id = intent.payment_intent_id;
    await payAtBank(shop(), id, 'succeed_later');
    expect(await capture<Failure>(visitor, id)).toMatchObject({ status: 409, body: { detail: 'PAYMENT_PROCESSING' } });
    await shop().rows(sql`update order_intent set updated_at = now() - interval '3 days' where payment_intent_id = ${id}`);
    await reconcile(id);
    expect((await capture<Failure>(visitor, id)).body.detail).toBe('PAYMENT_PROCESSING');
    Object.assign(shop().sandbox.settings, { drop: 0 });
    await answerAtBank(shop(), id, 'succeed');
    await expect.poll(() => ordersOf(id), { timeout: 10_000 }).toMatchObject([{ state: 'paid' }]);
    expect((await capture(visitor, id)).status).toBe(200);
  });

  test.each(['fail', 'fail_later'] as const)('%s: nothing is charged, the basket is whole, and the same payment may be made by card', async (outcome) => {
    const { visitor, intent } = await readyToPay(shop());
    const id = intent.payment_intent_id;
    await payAtBank(shop(), id, outcome);
    if (outcome === 'fail_later') await answerAtBank(shop(), id, 'fail');
    const refused = await capture<Failure>(visitor, id);
    expect(refused).toMatchObject({ status: 409, body: { detail: 'PAYMENT_NOT_AUTHORISED' } });
    expect(refused.body.refunded).toBeUndefined();
    const again = await intend(visitor);
    expect(again.body).toMatchObject({ payment_intent_id: id, total_price: 64.5 });
    await pay(shop(), id);
    expect((await capture(visitor, id)).status).toBe(200);
  });

  test('fault "the bank says no after the page was closed, and nobody hears of it": the buyer is written to, once each time', async () => {
    const { visitor, intent } = await readyToPay(shop());
    const id = intent.payment_intent_id;
    const refusals = async () => (await shop().mails()).filter(({ subject }) => subject === 'Su pago de 64,50 € no se ha hecho');
    const before = (await refusals()).length;
    await payAtBank(shop(), id, 'fail_later');
    expect((await capture<Failure>(visitor, id)).body.detail).toBe('PAYMENT_PROCESSING');
    await reconcile(id);
    expect(await refusals()).toHaveLength(before);
    await answerAtBank(shop(), id, 'fail');
    await reconcile(id);
    await reconcile(id);
    const [mail, ...more] = (await refusals()).slice(before);
    expect([mail?.to, more]).toEqual(['ana@example.com', []]);
    expect(mail?.text).toMatch(/No se le ha cobrado nada[\s\S]*Su cesta sigue/);
    expect((await capture<Failure>(visitor, id)).body.detail).toBe('PAYMENT_NOT_AUTHORISED');
    // A refusal on the way back from the bank's page is said there; a second one that comes late is told again.
    await payAtBank(shop(), id, 'fail');
    await reconcile(id);
    expect(await refusals()).toHaveLength(before + 1);
    await payAtBank(shop(), id, 'fail_later');
    await reconcile(id);
    await answerAtBank(shop(), id, 'fail');
    await reconcile(id);
    expect(await refusals()).toHaveLength(before + 2);
  });

  test('the basket is changed while the bank’s page is open: what is paid is what was seen, or nothing', async () => {
    const { visitor, intent } = await readyToPay(shop());
    const id = intent.payment_intent_id;
    await goToBank(shop(), id);
    await add(visitor, wines.paramo);
    expect((await intend(visitor)).body).toMatchObject({ payment_intent_id: id, revision: 2 });
    await expect(answerAtBank(shop(), id, 'succeed')).rejects.toThrow();
    expect((await capture<Failure>(visitor, id)).body.detail).toBe('PAYMENT_NOT_AUTHORISED');
    expect(shop().ledger().get(id)?.captured).toBe(0);
  });

  test('what was paid is not what the revision comes to: nothing is sold, and it goes back', async () => {
    const { visitor, intent } = await readyToPay(shop());
    const id = intent.payment_intent_id;
    await shop().stripe.paymentIntents.update(id, { amount: 9_900 });
    await payAtBank(shop(), id);
    expect(await capture<Failure>(visitor, id)).toMatchObject({ status: 409, body: { detail: 'PAYMENT_MISMATCH', refunded: 99 } });
    await shop().api.context.outbox.drain();
    expect(shop().ledger().get(id)).toMatchObject({ captured: 9_900, refunded: 9_900 });
    expect(await shop().failedChecks()).toEqual([]);
  });

  test('the coupon was used for the last time meanwhile: no order at another price, the money goes back', async () => {
    await shop().rows(sql`insert into coupon (code, percent, active, uses, max_uses) values ('ULTIMO', 10, true, 0, 1)`);
    const visitor = shop().api.visitor();
    await add(visitor, wines.paramo);
    expect((await visitor.post('/api/ecom/basket/apply_voucher/', { code: 'ULTIMO' })).status).toBe(200);
    const { payment_intent_id: id, total_price: total } = (await intend(visitor)).body;
    await payAtBank(shop(), id);
    await shop().rows(sql`update coupon set uses = 1 where code = 'ULTIMO'`);
    expect((await capture<Failure>(visitor, id)).body).toMatchObject({ detail: 'VOUCHER_ALREADY_USED', refunded: total });
    await shop().api.context.outbox.drain();
    expect(shop().ledger().get(id)).toMatchObject({ refunded: Math.round(total * 100) });
    expect(await ordersOf(id)).toEqual([]);
  });

  test('paid at the last moment, when the intent has been given up: the money goes back, the buyer is told', async () => {
    const { visitor, intent } = await readyToPay(shop());
    const id = intent.payment_intent_id;
    await payAtBank(shop(), id, 'succeed_later');
    // As if it was asked for just before the buyer went to the bank.
    await shop().rows(sql`update order_intent set state = 'cancelled', reason = 'PAYMENT_NOT_AUTHORISED' where payment_intent_id = ${id}`);
    const [row] = await shop().rows<{ id: string }>(sql`select id from order_intent where payment_intent_id = ${id}`);
    await shop().rows(sql`
      insert into outbox (kind, key, payload) values ('payment.cancel', ${`payment.cancel:${row?.id}`}, ${JSON.stringify({ paymentId: id, intentId: row?.id })}::jsonb)`);
    await shop().api.context.outbox.drain();
    expect(await refundsOf(id)).toEqual([]);
    await answerAtBank(shop(), id, 'succeed');
    await shop().rows(sql`update outbox set available_at = now() where kind = 'payment.cancel'`);
    await shop().api.context.outbox.drain();
    expect(shop().ledger().get(id)).toMatchObject({ captured: paramo, refunded: paramo });
    expect((await capture<Failure>(visitor, id)).body).toMatchObject({ refunded: 64.5 });
    expect(await shop().failedChecks()).toEqual([]);
  });
});
