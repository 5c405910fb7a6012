import type { components } from '@parral/api-spec';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { boughtOrder, wines } from '../checkout/testing/buying.ts';
import { describeShop, type Failure } from '../checkout/testing/shop.ts';
import { setStatus } from './set-status.ts';

type Withdrawal = components['schemas']['Withdrawal'];
type Declaration = components['schemas']['WithdrawalDeclaration'];
const path = '/api/ecom_order/withdrawal/';
const ana = { name: 'Ana Gil', email: 'ana@example.com', language: 'es' } as const;

describeShop('withdrawal (Directive (EU) 2023/2673)', (shop) => {
  const declare = <B = Withdrawal>(body: Partial<Declaration>) =>
    shop()
      .api.visitor()
      .post<B>(path, { ...ana, ...body });
  const confirm = <B = Withdrawal>(id: string) => shop().api.visitor().post<B>(`${path}${id}/confirm/`);
  const mailsOf = async (number: string) => (await shop().mails()).filter(({ subject }) => subject === `withdrawal-received ${number}`);
  const delivered = (number: string, daysAgo: number) =>
    shop().rows(
      sql`update shop_order set status = 'completed', delivered_on = (now() at time zone 'Europe/Madrid')::date - ${daysAgo}::integer where number = ${number}`,
    );

  test('two steps: declared nothing has happened, confirmed it is acknowledged by mail with date and time; again repeats nothing', async () => {
    const { number, token } = await boughtOrder(shop(), { [wines.paramo]: 2 });
    const first = await declare({ order_token: token, name: ' Ana Gil ' });
    expect(first).toMatchObject({
      status: 200,
      body: {
        state: 'declared',
        order_number: number,
        name: 'Ana Gil',
        is_whole_order: true,
        confirmed_at: null,
        until: null,
        lines: [{ product_id: wines.paramo, quantity: 2 }],
      },
    });
    expect((await declare({ order_token: token })).body.id).toBe(first.body.id);
    expect(await mailsOf(number)).toEqual([]);
    const done = await confirm(first.body.id);
    expect(done).toMatchObject({ status: 200, body: { id: first.body.id, state: 'confirmed', confirmed_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) } });
    expect((await confirm(first.body.id)).body).toEqual(done.body);
    const mails = await mailsOf(number);
    expect(mails).toHaveLength(1);
    const at = new Intl.DateTimeFormat('es-ES', { dateStyle: 'long', timeStyle: 'long', timeZone: 'Europe/Madrid' }).format(
      new Date(done.body.confirmed_at ?? ''),
    );
    expect(mails[0]).toMatchObject({ to: 'ana@example.com', text: expect.stringContaining(`Ana Gil ${at}`) });
    expect((await shop().mails()).find(({ subject }) => subject === `withdrawal-notice ${number}`)?.to).toMatch(/@alba|@brisa/);
    const { body } = await shop().api.visitor().get<components['schemas']['Order']>(`/api/ecom_order/order/${token}/`);
    expect(body).toMatchObject({ lines: [{ withdrawn: true }], withdrawal: { possible: false, reason: 'WITHDRAWN', confirmed: [{ id: first.body.id }] } });
    expect((await declare({ order_token: token })).body).toEqual(done.body);
    expect(await shop().failedChecks()).toEqual([]);
  });

  test('without the link: number and the e-mail address of the order, however typed; another address is as if there were no order', async () => {
    const { number } = await boughtOrder(shop());
    expect((await declare({ order_number: number.toLowerCase().replace('-', ' '), email: 'ANA@example.com' })).body.order_number).toBe(number);
    expect(await declare<Failure>({ order_number: number, email: 'eva@example.com' })).toMatchObject({ status: 404, body: { detail: 'NOT_FOUND' } });
    expect((await declare({ order_number: 'NONE-NONE' })).status).toBe(404);
    expect((await declare({})).status).toBe(400);
    expect((await declare({ order_number: number, order_token: 'view_x' })).status).toBe(400);
    expect((await declare({ order_number: number, name: '  ' })).status).toBe(400);
    expect((await confirm('wd_none')).status).toBe(404);
  });

  test('chosen lines first, the rest later; each line once, also when two confirm at once', async () => {
    const { number, token } = await boughtOrder(shop(), { [wines.paramo]: 1, [wines.magnum]: 2 });
    expect((await declare({ order_token: token, product_ids: ['NONE'] })).status).toBe(400);
    const part = await declare({ order_token: token, product_ids: [wines.magnum] });
    expect(part.body).toMatchObject({ is_whole_order: false, lines: [{ product_id: wines.magnum, quantity: 2 }] });
    const twin = await declare({ order_token: token, product_ids: [wines.magnum], email: 'otra@example.com' });
    expect(twin.body.id).not.toBe(part.body.id);
    const both = await Promise.all([confirm(part.body.id), confirm(twin.body.id), confirm(part.body.id)]);
    expect(new Set(both.map(({ body }) => body.id)).size).toBe(1);
    expect(await mailsOf(number)).toHaveLength(1);
    const rest = await declare({ order_token: token });
    expect(rest.body.lines.map((line) => line.product_id)).toEqual([wines.paramo]);
    expect((await confirm(rest.body.id)).status).toBe(200);
    expect(await mailsOf(number)).toHaveLength(2);
    expect(await shop().failedChecks()).toEqual([]);
  });

  test('possible while not delivered and fourteen days from the delivery; refused afterwards, and of a cancelled order', async () => {
    const { number, token } = await boughtOrder(shop());
    await delivered(number, 14);
    const last = await declare({ order_token: token });
    expect(last).toMatchObject({ status: 200, body: { until: expect.stringMatching(/^\d{4}-/) } });
    await delivered(number, 17);
    expect(await declare<Failure>({ order_token: token, name: 'Otra' })).toMatchObject({ status: 409, body: { detail: 'WITHDRAWAL_NOT_POSSIBLE' } });
    expect((await confirm<Failure>(last.body.id)).body.detail).toBe('WITHDRAWAL_NOT_POSSIBLE');
    const cancelled = await boughtOrder(shop());
    const declared = await declare({ order_token: cancelled.token });
    await setStatus(shop().api.context, { number: cancelled.number, to: 'canceled' });
    expect((await confirm<Failure>(declared.body.id)).body.detail).toBe('WITHDRAWAL_NOT_POSSIBLE');
    expect((await declare<Failure>({ order_token: cancelled.token })).body.detail).toBe('WITHDRAWAL_NOT_POSSIBLE');
    await shop().mails();
    expect(await shop().failedChecks()).toEqual([]);
  });

  test('what was declared on the last day may be confirmed a few hours later', async () => {
    const { number, token } = await boughtOrder(shop());
    const { body } = await declare({ order_token: token });
    await shop().rows(sql`update withdrawal set declared_at = now() - interval '23 hours' where id = ${body.id}`);
    const [row] = await shop().rows<{ day: string }>(sql`select ((now() - interval '23 hours') at time zone 'Europe/Madrid')::date::text as day`);
    // The period ended on the day of the declaration, or after it where that is a weekend.
    await shop().rows(sql`update shop_order set status = 'completed', delivered_on = ${row?.day}::date - 14 where number = ${number}`);
    expect((await confirm(body.id)).status).toBe(200);
  });
});
