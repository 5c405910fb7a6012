import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { transaction } from '../../platform/database/transaction.ts';
import { bookedVisit, paymentOf, slotIn } from '../booking/testing/booking.ts';
import { boughtOrder, capture, pay, readyToPay, wines } from '../checkout/testing/buying.ts';
import { describeShop } from '../checkout/testing/shop.ts';
import { bookRefund, refundBooked, type RefundBooked } from './refunds.ts';

describeShop('payments and refunds as rows', (shop) => {
  const payment = async (id: string) =>
    (await shop().rows(sql`select subject, state, asked_cents as asked, captured_cents as captured from payment where id = ${id}`))[0];
  const refunds = (paymentId: string) =>
    shop().rows<{ reason: string; state: string; cents: number; done: number | null }>(
      sql`select reason, state, cents, done_cents as done from refund where payment_id = ${paymentId} order by asked_at`,
    );
  const intentOf = async (paymentId: string) =>
    (await shop().rows<{ id: string }>(sql`select intent_id as id from payment where id = ${paymentId}`))[0]?.id ?? '';

  test('an order and a visit each have their payment: what was asked, and what came', async () => {
    const { paymentId, total } = await boughtOrder(shop());
    const cents = Math.round(total * 100);
    expect(await payment(paymentId)).toEqual({ subject: 'order', state: 'done', asked: cents, captured: cents });
    const { opened } = await bookedVisit(shop(), await slotIn(shop(), 40));
    expect(await payment(paymentOf(opened))).toEqual({ subject: 'visit', state: 'done', asked: 4_800, captured: 4_800 });
    expect(await shop().failedChecks()).toEqual([]);
  });

  test('any cent that came goes back with a reason: amounts until nothing is left, each once, announced in the transaction that books it', async () => {
    const { paymentId, total } = await boughtOrder(shop(), { [wines.magnum]: 1 });
    const cents = Math.round(total * 100);
    const { context } = shop().api;
    const sale = { subject: 'order', intentId: await intentOf(paymentId) } as const;
    const heard: RefundBooked[] = [];
    context.events.onWithin(refundBooked, async (_tx, booked) => void (booked.intentId === sale.intentId && heard.push(booked)));
    const give = (cents: number | 'rest', key: string) =>
      transaction(context.db, (tx) => bookRefund(context, tx, sale, { cents, reason: 'amount', key, note: 'corked' }));
    expect(await Promise.all([give(1_234, 'a'), give(1_234, 'a'), give(1, 'b')]).then((all) => all.toSorted((a, b) => a - b))).toEqual([0, 1, 1_234]);
    expect(await give('rest', 'c')).toBe(cents - 1_235);
    expect(await give(1, 'd')).toBe(0);
    expect(heard.map((booked) => booked.cents).toSorted((a, b) => a - b)).toEqual([1, 1_234, cents - 1_235]);
    expect(heard[0]).toMatchObject({ subject: 'order', reason: 'amount', note: 'corked', lines: [], shippingCents: 0 });
    await shop().mails();
    expect(shop().ledger().get(paymentId)).toMatchObject({ refunded: cents });
    expect((await refunds(paymentId)).every((row) => row.state === 'done' && row.cents === row.done)).toBe(true);
    expect(await shop().failedChecks()).toEqual([]);
  });

  test('money that came for what is gone is booked and goes back; the buyer is told', async () => {
    // Nobody here is told of the authorisation, or the server would capture it first.
    Object.assign(shop().sandbox.settings, { drop: 1 });
    const { visitor, intent } = await readyToPay(shop(), wines.magnum);
    const id = intent.payment_intent_id;
    const captured = Math.round(intent.total_price * 100);
    await pay(shop(), id);
    await shop().stock(wines.magnum, 0);
    // As a way to pay does that cannot be held: the provider has taken the money before anybody here knew.
    await shop().stripe.paymentIntents.capture(id);
    Object.assign(shop().sandbox.settings, { drop: 0 });
    expect((await capture(visitor, id)).status).toBe(409);
    await shop().mails();
    expect(await payment(id)).toMatchObject({ state: 'done', captured });
    expect(await refunds(id)).toEqual([{ reason: 'unavailable', state: 'done', cents: captured, done: captured }]);
    expect(shop().ledger().get(id)).toMatchObject({ refunded: captured });
    await shop().stock(wines.magnum, 12);
    expect(await shop().failedChecks()).toEqual([]);
  });

  test('what was paid and given back is never changed or deleted, whoever tries', async () => {
    const { paymentId } = await boughtOrder(shop());
    const { context } = shop().api;
    await transaction(context.db, async (tx) =>
      bookRefund(context, tx, { subject: 'order', intentId: await paymentIntent(tx) }, { cents: 100, reason: 'amount', key: 'kept' }),
    );
    async function paymentIntent(tx: typeof context.db) {
      return (await tx.execute<{ id: string }>(sql`select intent_id as id from payment where id = ${paymentId}`)).rows[0]?.id ?? '';
    }
    await shop().mails();
    for (const forbidden of [
      sql`update payment set captured_cents = 1 where id = ${paymentId}`,
      sql`update payment set asked_cents = 1 where id = ${paymentId}`,
      sql`delete from payment where id = ${paymentId}`,
      sql`update refund set cents = 1 where payment_id = ${paymentId}`,
      sql`update refund set done_cents = 1 where payment_id = ${paymentId}`,
      sql`update refund set note = 'another' where payment_id = ${paymentId}`,
      sql`update refund set state = 'asked' where payment_id = ${paymentId}`,
      sql`delete from refund where payment_id = ${paymentId}`,
    ])
      await expect(shop().rows(forbidden)).rejects.toMatchObject({ cause: { message: expect.stringContaining('never changed or deleted') } });
    expect(await shop().failedChecks()).toEqual([]);
  });

  // The last of this shop: its till knows nothing of the second payment.
  test('a refund of lines that two payments give back is one: announced once, its units counted once, its corrective invoice over those lines', async () => {
    const { token, total } = await boughtOrder(shop(), { [wines.magnum]: 2, [wines.palomar]: 1 });
    const [{ id: intentId } = { id: '' }] = await shop().rows<{ id: string }>(sql`select intent_id as id from shop_order where view_token = ${token}`);
    const cents = Math.round(total * 100);
    const { context } = shop().api;
    // Nothing takes two payments for one order yet, so the second is made here.
    await shop().rows(sql`alter table payment disable trigger user`);
    await shop().rows(sql`update payment set captured_cents = 10000 where intent_id = ${intentId}`);
    await shop().rows(sql`
      insert into payment (id, subject, intent_id, asked_cents, captured_cents, state, done_at, asked_at)
      values (${`pi_second_${intentId}`}, 'order', ${intentId}, ${cents - 10_000}::integer, ${cents - 10_000}::integer, 'done', now(), now() + interval '1 second')`);
    await shop().rows(sql`alter table payment enable trigger user`);
    const heard: RefundBooked[] = [];
    context.events.onWithin(refundBooked, async (_tx, booked) => void (booked.intentId === intentId && heard.push(booked)));
    const lines = [
      { sku: wines.magnum, quantity: 2, cents: 16_400 },
      { sku: wines.palomar, quantity: 1, cents: 100 },
    ];
    const booked = await transaction(context.db, async (tx) => {
      const given = await bookRefund(context, tx, { subject: 'order', intentId }, { cents: 16_500, reason: 'lines', lines });
      const { rows } = await tx.execute(
        sql`select r.cents, r.lines from refund r join payment p on p.id = r.payment_id where p.intent_id = ${intentId} order by p.asked_at`,
      );
      return { given, rows };
    });
    expect(booked).toEqual({
      given: 16_500,
      rows: [
        { cents: 10_000, lines: [{ sku: wines.magnum, quantity: 2, cents: 10_000 }] },
        {
          cents: 6_500,
          lines: [
            { sku: wines.magnum, quantity: 0, cents: 6_400 },
            { sku: wines.palomar, quantity: 1, cents: 100 },
          ],
        },
      ],
    });
    expect(heard).toMatchObject([{ cents: 16_500, lines, shippingCents: 0 }]);
    const { body } = await shop().api.visitor().get<{ invoices: { kind: string; total: number }[] }>(`/api/ecom_order/order/${token}/`);
    expect(body.invoices.slice(1)).toMatchObject([{ kind: 'corrective', total: -165 }]);

    // Fault "a split refund of which one part fails cannot be asked again": that part is, alone and once, and nobody is told anew.
    const again = () => transaction(context.db, (tx) => bookRefund(context, tx, { subject: 'order', intentId }, { cents: 16_500, reason: 'lines', lines }));
    await shop().rows(sql`alter table refund disable trigger user`);
    await shop().rows(sql`update refund set state = 'failed', failed_at = now(), done_cents = cents, done_at = now(), provider_id = ${`re_${intentId}`}
      where payment_id = ${`pi_second_${intentId}`}`);
    await shop().rows(sql`alter table refund enable trigger user`);
    expect([await again(), await again()]).toEqual([6_500, 0]);
    expect(await shop().rows(sql`select state, cents, lines from refund where payment_id = ${`pi_second_${intentId}`} order by asked_at`)).toMatchObject([
      { state: 'failed', cents: 6_500 },
      { state: 'asked', cents: 6_500, lines: [{ sku: wines.magnum, quantity: 0, cents: 6_400 }, { sku: wines.palomar }] },
    ]);
    expect(heard).toHaveLength(1);
  });
});
