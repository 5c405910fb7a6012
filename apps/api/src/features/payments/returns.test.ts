import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { orderRefund } from '../../commands/order-refund.ts';
import { bookedVisit, paymentOf, slotIn } from '../booking/testing/booking.ts';
import { boughtOrder, wines } from '../checkout/testing/buying.ts';
import { describeShop } from '../checkout/testing/shop.ts';
import { setStatus } from '../orders/index.ts';

describeShop('money that goes back, as the card provider has it', (shop) => {
  const help = async <T>(path: string, fields: Record<string, string> = {}) =>
    (await shop().stripe.rawRequest('POST', `/v1/test_helpers/${path}`, fields)) as unknown as T;
  const order = async (number: string) =>
    (await shop().rows(sql`select state, status, refunded_cents as refunded from shop_order where number = ${number}`))[0];
  const visit = async (payment: string) =>
    (
      await shop().rows(sql`select b.state, i.state as intent, refunded_cents as refunded from booking b join booking_intent i on i.id = b.intent_id
        where b.payment_intent_id = ${payment}`)
    )[0];
  const told = async (words: string) => (await shop().mails()).filter(({ subject, text }) => `${subject} ${text}`.includes(words)).length;
  const checks = async () => (await shop().failedChecks()).map((check) => (check as { name: string }).name);

  test('fault "dashboard refunds only for orders": what somebody gives back there is booked for a visit too, and cancels neither', async () => {
    const { number, paymentId } = await boughtOrder(shop(), { [wines.magnum]: 1 });
    const { opened } = await bookedVisit(shop(), await slotIn(shop(), 30));
    for (const payment of [paymentId, paymentOf(opened)]) await shop().stripe.refunds.create({ payment_intent: payment, amount: 1_000 });
    await expect.poll(() => order(number)).toEqual({ state: 'paid', status: 'new', refunded: 1_000 });
    await expect.poll(() => visit(paymentOf(opened))).toEqual({ state: 'confirmed', intent: 'confirmed', refunded: 1_000 });
    expect(await shop().failedChecks()).toEqual([]);
  });

  test('an event that was lost: the next look at the provider books it', async () => {
    const { opened, token, visitor } = await bookedVisit(shop(), await slotIn(shop(), 31));
    const payment = paymentOf(opened);
    Object.assign(shop().sandbox.settings, { drop: 1 });
    await shop().stripe.refunds.create({ payment_intent: payment, amount: 700 });
    expect(await checks()).toEqual(['refunds of visits of the last 30 days = what the card provider gave back']);
    await shop().api.context.jobs.run('book refunds made at the card provider');
    Object.assign(shop().sandbox.settings, { drop: 0 });
    expect(await visit(payment)).toMatchObject({ refunded: 700 });
    expect((await visitor.post(`/api/booking/${token}/cancel/`)).status).toBe(200);
    await shop().mails();
    expect(await visit(payment)).toMatchObject({ state: 'refunded', intent: 'refunded', refunded: shop().ledger().get(payment)?.captured });
    expect(await shop().failedChecks()).toEqual([]);
  });

  test('refund.failed: the books say that the buyer does not have the money, the estate is told once, and it can go back again', async () => {
    const { number, paymentId, total } = await boughtOrder(shop());
    const cents = Math.round(total * 100);
    await setStatus(shop().api.context, { number, to: 'canceled' });
    await shop().mails();
    expect(await order(number)).toMatchObject({ state: 'refunded', refunded: cents });
    const [refund] = (await shop().stripe.refunds.list({ payment_intent: paymentId })).data;
    await help(`refunds/${refund?.id}/fail`);
    await expect.poll(() => order(number)).toMatchObject({ state: 'paid', refunded: 0 });
    await shop().api.context.jobs.run('book refunds made at the card provider');
    expect(await told(`Una devolución no llegó: ${number}`)).toBe(1);
    expect(await told(`/office/orders/${number}`)).toBeGreaterThan(0);
    expect(await checks()).toEqual(['no refund failed without being ordered again']);

    const lines: string[] = [];
    const output = { print: (line: string) => void lines.push(line), fail: (line: string) => void lines.push(line) };
    expect(await orderRefund.run(shop().api.context, { args: [number], json: false, output })).toBe(0);
    await shop().mails();
    expect(await order(number)).toMatchObject({ state: 'refunded', refunded: cents });
    expect(shop().ledger().get(paymentId)).toMatchObject({ refunded: cents });
    expect(await shop().failedChecks()).toEqual([]);
  });

  test('refund.failed of a visit: it is cancelled, not refunded, and the audit says so until somebody has seen to it', async () => {
    const { opened, token, visitor } = await bookedVisit(shop(), await slotIn(shop(), 32));
    const payment = paymentOf(opened);
    await visitor.post(`/api/booking/${token}/cancel/`);
    await shop().mails();
    await expect.poll(() => visit(payment)).toMatchObject({ state: 'refunded' });
    const [refund] = (await shop().stripe.refunds.list({ payment_intent: payment })).data;
    await help(`refunds/${refund?.id}/fail`);
    await expect.poll(() => visit(payment)).toMatchObject({ state: 'cancelled', intent: 'cancelled', refunded: 0 });
    expect(await told(`pago ${payment}`)).toBe(1);
    expect(await told('Abrirlo en la oficina')).toBeGreaterThan(0);
    await shop().rows(sql`update booking set cancelled_at = now() - interval '1 hour' where payment_intent_id = ${payment}`);
    expect(await checks()).toEqual(['every cancelled visit is refunded in full']);
    await shop().stripe.refunds.create({ payment_intent: payment });
    await expect.poll(() => visit(payment)).toMatchObject({ state: 'refunded' });
    expect(await shop().failedChecks()).toEqual([]);
  });

  test('a dispute is booked, told once for each of its turns, and stands in the audit until it is answered', async () => {
    const { number, paymentId } = await boughtOrder(shop());
    const { id } = await help<{ id: string }>(`payment_intents/${paymentId}/dispute`);
    const state = async () => (await shop().rows<{ state: string }>(sql`select state from payment_dispute where id = ${id}`))[0]?.state;
    await expect.poll(state).toBe('unanswered');
    await shop().api.context.jobs.run('book refunds made at the card provider');
    expect(await told(`Un pago está en disputa: ${number}`)).toBe(1);
    expect(await told('Sin respuesta, el dinero se pierde')).toBe(1);
    expect(await checks()).toEqual(['every dispute was answered']);
    await help(`disputes/${id}/answer`, { outcome: 'under_review' });
    await expect.poll(state).toBe('answered');
    expect(await shop().failedChecks()).toEqual([]);
    Object.assign(shop().sandbox.settings, { drop: 1 });
    await help(`disputes/${id}/answer`, { outcome: 'lost' });
    await shop().api.context.jobs.run('book refunds made at the card provider');
    Object.assign(shop().sandbox.settings, { drop: 0 });
    expect([await state(), await told('está perdida')]).toEqual(['lost', 1]);
  });
});
