import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { rateLimits } from '../../platform/http/rate-limits.ts';
import { boughtOrder, wines } from '../checkout/testing/buying.ts';
import { describeShop, type Failure } from '../checkout/testing/shop.ts';

describeShop('a guest finds an order again', (shop) => {
  const ask = <B = { status: string }>(order_number: string, email = 'ana@example.com') =>
    shop().api.visitor().post<B>('/api/ecom_order/order/link/', { order_number, email, language: 'es' });
  const linksOf = async (number: string) => (await shop().mails()).filter(({ subject }) => subject === `order-link ${number}`);

  test('number and address together: the private link goes to that address, and the answer holds nothing of the order', async () => {
    const { number, token } = await boughtOrder(shop(), { [wines.paramo]: 1 });
    // As people type it.
    expect(await ask(` ${number.toLowerCase().replace('-', '')} `, 'Ana@Example.com')).toMatchObject({ status: 200, body: { status: 'ok' } });
    expect(await linksOf(number)).toEqual([expect.objectContaining({ to: 'ana@example.com', text: expect.stringContaining(token) })]);
  });

  test('one of the two wrong: the same answer, and no mail', async () => {
    const { number } = await boughtOrder(shop(), { [wines.paramo]: 1 });
    const before = (await shop().mails()).length;
    const right = await ask('ZZZZ-ZZZZ');
    for (const answer of [await ask(number, 'eva@example.com'), await ask('x')]) expect(answer).toMatchObject({ status: right.status, body: right.body });
    expect((await shop().mails()).length).toBe(before);
  });

  test('when the mails that an order may have in an hour are sent, the answer stays the same and no more is sent', async () => {
    const { number } = await boughtOrder(shop(), { [wines.paramo]: 1 });
    const [order] = await shop().rows<{ id: string }>(sql`select id from shop_order where number = ${number}`);
    const { most } = rateLimits['link of an order'];
    // The limits of tests are a thousand times higher.
    for (let sent = 1; sent < most * 1000; sent += 1) await shop().api.context.limits.take('link of an order', order?.id ?? '');
    expect([(await ask(number)).status, (await ask(number)).status]).toEqual([200, 200]);
    expect(await linksOf(number)).toHaveLength(1);
  });

  test('what is no address says so at its field', async () => {
    expect(await ask<Failure>('7K2F-9QXM', 'ana')).toMatchObject({ status: 400, body: { detail: 'BAD_REQUEST', fields: { email: expect.any(String) } } });
  });
});
