import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { components } from '@parral/api-spec';
import { orderRefund } from '../../commands/order-refund.ts';
import { orderShow } from '../../commands/order-show.ts';
import { boughtOrder, wines } from '../checkout/testing/buying.ts';
import { describeShop } from '../checkout/testing/shop.ts';
import { refundWithdrawals } from './refund-withdrawals.ts';
import { setStatus } from './set-status.ts';

type Withdrawal = components['schemas']['Withdrawal'];

describeShop('money that goes back', (shop) => {
  const ana = { name: 'Ana Gil', email: 'ana@example.com', language: 'es' };
  const withdraw = async (token: string, skus: string[]) => {
    const visitor = shop().api.visitor();
    const { body } = await visitor.post<Withdrawal>('/api/ecom_order/withdrawal/', { ...ana, order_token: token, product_ids: skus });
    const { status } = await visitor.post(`/api/ecom_order/withdrawal/${body.id}/confirm/`);
    expect(status).toBe(200);
  };
  const estate = async (command: typeof orderRefund, number: string) => {
    const lines: string[] = [];
    const output = { print: (line: string) => void lines.push(line), fail: (line: string) => void lines.push(line) };
    const exit = await command.run(shop().api.context, { args: [number], json: false, output });
    return `${exit} ${lines.join(' ')}`;
  };
  const refund = (number: string) => estate(orderRefund, number);
  const show = (number: string) => estate(orderShow, number);
  const cancel = (number: string) => setStatus(shop().api.context, { number, to: 'canceled' });
  const order = async (number: string) =>
    (
      await shop().rows<{ state: string; status: string; captured: number; refunded: number }>(
        sql`select state, status, captured_cents as captured, refunded_cents as refunded from shop_order where number = ${number}`,
      )
    )[0];
  const left = async (sku: string) =>
    (await shop().rows<{ left: number }>(sql`select on_hand - allocated as left from stock where sku = ${sku}`))[0]?.left ?? 0;
  const checks = async () => (await shop().failedChecks()).map((check) => (check as { name: string }).name);

  test('a part that was withdrawn from goes back as it was paid, once; its bottles are on sale again, the buyer is told, the rest stands', async () => {
    const bottles = await left(wines.magnum);
    const { number, token, paymentId } = await boughtOrder(shop(), { [wines.paramo]: 2, [wines.magnum]: 1 });
    expect(await refund(number)).toMatch(/^0 Nothing is owed/);
    await withdraw(token, [wines.magnum]);
    expect(await show(number)).toMatch(/owed +82,00\s€/);
    expect(await refund(number)).toMatch(/^0 82,00\s€/);
    expect(await refund(number)).toMatch(/^0 Nothing is owed/);
    expect(await show(number)).toMatch(/refund +82,00\s€, withdrawal, on its way/);
    expect(await shop().failedChecks()).toEqual([]);
    const mails = await shop().mails();
    expect(mails.filter(({ subject }) => subject === `order-refunded ${number}`)).toHaveLength(1);
    expect(shop().ledger().get(paymentId)).toMatchObject({ captured: 19_800, refunded: 8_200 });
    expect(await order(number)).toEqual({ state: 'paid', status: 'new', captured: 19_800, refunded: 8_200 });
    expect(await left(wines.magnum)).toBe(bottles);
    expect((await shop().api.visitor().get(`/api/ecom_order/order/${token}/`)).body).toMatchObject({ refunded: 82, status: 'new' });
    expect(await shop().failedChecks()).toEqual([]);
  });

  test('an order that is cancelled after a part went back gives back the rest, delivery included, and each bottle once', async () => {
    const bottles = [await left(wines.paramo), await left(wines.magnum)];
    const { number, token, paymentId, total } = await boughtOrder(shop(), { [wines.paramo]: 1, [wines.magnum]: 1 });
    await withdraw(token, [wines.magnum]);
    await refund(number);
    expect((await cancel(number)).refund).toBe(Math.round(total * 100) - 8_200);
    await shop().mails();
    expect(shop().ledger().get(paymentId)).toMatchObject({ refunded: Math.round(total * 100) });
    expect(await order(number)).toMatchObject({ state: 'refunded', status: 'canceled', refunded: Math.round(total * 100) });
    expect([await left(wines.paramo), await left(wines.magnum)]).toEqual(bottles);
    expect(await shop().failedChecks()).toEqual([]);
  });

  test('all of it withdrawn from: the order is cancelled and everything goes back', async () => {
    const { number, token, paymentId, total } = await boughtOrder(shop(), { [wines.paramo]: 1 });
    await withdraw(token, [wines.paramo]);
    expect(await refund(number)).toMatch(/It is cancelled\.$/);
    await shop().mails();
    expect(shop().ledger().get(paymentId)).toMatchObject({ refunded: Math.round(total * 100) });
    expect(await order(number)).toMatchObject({ state: 'refunded', status: 'canceled' });
    expect(await refund(number)).toMatch(/^0 Nothing is owed/);
    expect(await refund('NONE-NONE')).toMatch(/^1 There is no order/);
    expect(await shop().failedChecks()).toEqual([]);
  });

  test('fault: refund and cancellation in the same moment give back more than was paid (×5 in parallel)', async () => {
    const { number, token, paymentId, total } = await boughtOrder(shop(), { [wines.paramo]: 2, [wines.magnum]: 1 });
    await withdraw(token, [wines.magnum]);
    const { context } = shop().api;
    await Promise.allSettled([...Array.from({ length: 5 }, () => refundWithdrawals(context, number)), cancel(number), cancel(number)]);
    if ((await order(number))?.status !== 'canceled') await cancel(number);
    await Promise.all([context.outbox.drain(), context.outbox.drain()]);
    await shop().mails();
    expect(shop().ledger().get(paymentId)).toMatchObject({ refunded: Math.round(total * 100) });
    expect(await shop().failedChecks()).toEqual([]);
  });

  test('fault: killed after the provider gave back, before the books knew: found again, not given back twice', async () => {
    const { number, token, paymentId } = await boughtOrder(shop(), { [wines.paramo]: 1, [wines.magnum]: 1 });
    await withdraw(token, [wines.magnum]);
    await refund(number);
    const [row] = await shop().rows<{ id: string }>(
      sql`select r.id from refund r join shop_order o on o.payment_intent_id = r.payment_id where o.number = ${number}`,
    );
    await shop().stripe.refunds.create(
      { payment_intent: paymentId, amount: 8_200, metadata: { refund: row?.id ?? '' } },
      { idempotencyKey: `refund:${row?.id}` },
    );
    expect(await checks()).toEqual([]);
    await shop().mails();
    expect(shop().ledger().get(paymentId)).toMatchObject({ refunded: 8_200 });
    expect(await order(number)).toMatchObject({ refunded: 8_200 });
    expect(await shop().failedChecks()).toEqual([]);
  });

  test('what somebody gave back in the provider’s own pages: the audit says so until the books have it, and it does not go back again', async () => {
    const { number, paymentId, total } = await boughtOrder(shop(), { [wines.magnum]: 1 });
    Object.assign(shop().sandbox.settings, { drop: 1 });
    await shop().stripe.refunds.create({ payment_intent: paymentId, amount: 1_000 });
    Object.assign(shop().sandbox.settings, { drop: 0 });
    expect(await checks()).toEqual(['refunds of the last 30 days = what the card provider gave back']);
    await shop().api.context.jobs.run('book refunds made at the card provider');
    expect(await order(number)).toMatchObject({ state: 'paid', refunded: 1_000 });
    expect(await shop().failedChecks()).toEqual([]);
    await cancel(number);
    await shop().mails();
    expect(shop().ledger().get(paymentId)).toMatchObject({ refunded: Math.round(total * 100) });
    expect(await shop().failedChecks()).toEqual([]);
  });

  test('the audit finds a refund that stands in the books only', async () => {
    const { number, token, paymentId } = await boughtOrder(shop(), { [wines.paramo]: 1, [wines.magnum]: 1 });
    await withdraw(token, [wines.magnum]);
    await refund(number);
    const [row] = await shop().rows<{ id: string }>(
      sql`update refund set state = 'done', done_cents = cents, done_at = now() where payment_id = ${paymentId} returning id`,
    );
    expect(await checks()).toEqual(['refunded = refunds that are done, and no more was ordered than was captured']);
    await shop().rows(sql`update shop_order set refunded_cents = 8200 where number = ${number}`);
    expect(await checks()).toEqual(['refunds of the last 30 days = what the card provider gave back']);
    await shop().stripe.refunds.create({ payment_intent: paymentId, amount: 8_200, metadata: { refund: row?.id ?? '' } });
    expect(await shop().failedChecks()).toEqual([]);
  });
});
