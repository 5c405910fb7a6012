import type { components } from '@parral/api-spec';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { orderSet } from '../../commands/order-set.ts';
import { orderShow } from '../../commands/order-show.ts';
import { boughtOrder, wines } from '../checkout/testing/buying.ts';
import { describeShop } from '../checkout/testing/shop.ts';

type Order = components['schemas']['Order'];

describeShop('after the purchase', (shop) => {
  const page = async (token: string, query = '') => shop().api.visitor().get<Order>(`/api/ecom_order/order/${token}/${query}`);
  const estate = async (command: typeof orderSet, ...args: string[]) => {
    const lines: string[] = [];
    const output = { print: (line: string) => void lines.push(line), fail: (line: string) => void lines.push(line) };
    return { exit: await command.run(shop().api.context, { args, json: false, output }), said: lines.join('\n') };
  };
  const set = (...args: string[]) => estate(orderSet, ...args);
  const left = async (sku: string) => (await shop().rows<{ left: number }>(sql`select on_hand - allocated as left from stock where sku = ${sku}`))[0]?.left;
  const today = async () => (await shop().rows<{ day: string }>(sql`select (now() at time zone 'Europe/Madrid')::date::text as day`))[0]?.day ?? '';

  test('the order behind the private link: lines, totals, addresses, status, dates; for whoever holds the link, in its language or another', async () => {
    const { number, token, total } = await boughtOrder(shop(), { [wines.paramo]: 2, [wines.magnum]: 1 }, { comment: 'Por la tarde', is_gift: true });
    const { status, body, headers } = await page(token);
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('private, no-store');
    expect(body).toMatchObject({
      number,
      status: 'new',
      type: 'online',
      brand: 'brisa',
      language: 'es',
      email: 'ana@example.com',
      subtotal: 198,
      shipping_incl_tax: 0,
      vouchers_discount: 0,
      total_price: 198,
      tax: 34.36,
      refunded: 0,
      shipping_mode: 'home',
      shipping_address: { line1: 'Calle Mayor 1', country_id: 'ES' },
      billing_address: null,
      is_gift: true,
      comment: 'Por la tarde',
      date_placed: expect.stringMatching(/^\d{4}-/),
      date_completed: null,
      date_canceled: null,
      withdrawal: { possible: true, until: null, reason: null, confirmed: [] },
    });
    expect(body.total_price).toBe(total);
    expect(body.lines).toMatchObject([
      {
        product_id: wines.paramo,
        quantity: 2,
        unit_price: 58,
        discount_per_unit: 0,
        total_price: 116,
        withdrawn: false,
        product_url: `/es/vinos/paramo?sku=${wines.paramo}`,
      },
      { product_id: wines.magnum, quantity: 1, total_price: 82 },
    ]);
    expect((await page(token, '?language=en')).body.lines[0]?.product_url).toBe(`/en/wines/paramo?sku=${wines.paramo}`);
    const onSale = async (is: boolean) => {
      await shop().rows(sql`update product set on_sale = ${is}::boolean where sku = ${wines.paramo}`);
      await shop().rows(sql`update content_state set version = version + 1`);
      await shop().api.context.content.refresh();
    };
    await onSale(false);
    expect((await page(token)).body.lines[0]).toMatchObject({ product_url: null, bottle: expect.anything() });
    await onSale(true);
    for (const wrong of ['view_none', number, `${token.slice(0, -1)}-`, 'intent']) expect((await page(wrong)).status).toBe(404);
  });

  test('the mails of an order link each wine to its page at the vintage and format that was bought; one of another brand stands without', async () => {
    const { number } = await boughtOrder(shop(), { [wines.paramo]: 2, [wines.magnum]: 1 });
    await set(number, 'completed');
    const mails = await shop().mails();
    for (const subject of [`Pedido ${number}`, `order-completed ${number}`]) {
      const mail = mails.find((one) => one.subject === subject);
      expect(mail?.text).toMatch(new RegExp(`https?://[\\w.:]+/es/vinos/paramo\\?sku=${wines.paramo}`));
      // The magnum is a wine of the other brand, whose pages stand on another host.
      expect(mail?.text).not.toContain(wines.magnum);
    }
  });

  test('section 4: new → in process → completed, by the command; the buyer hears of the delivery; again changes and sends nothing', async () => {
    const { number, token } = await boughtOrder(shop());
    expect(await set(number, 'in_process')).toMatchObject({ exit: 0, said: `The order ${number} is being prepared now.` });
    expect((await page(token)).body).toMatchObject({ status: 'in_process', date_in_process: expect.stringMatching(/^\d{4}-/) });
    const before = (await shop().mails()).length;
    expect((await set(number, 'completed')).exit).toBe(0);
    expect(await set(number, 'completed')).toMatchObject({ exit: 0, said: expect.stringContaining('nothing was changed') });
    expect((await page(token)).body).toMatchObject({
      status: 'completed',
      date_completed: await today(),
      withdrawal: { possible: true, until: expect.stringMatching(/^\d{4}-/) },
    });
    const mails = await shop().mails();
    expect(mails).toHaveLength(before + 1);
    expect(mails.find(({ subject }) => subject === `order-completed ${number}`)).toMatchObject({
      to: 'ana@example.com',
      text: expect.stringContaining(`payment_intent=${token}`),
    });
    expect(await set(number, 'in_process')).toMatchObject({ exit: 1, said: expect.stringContaining('is delivered: it cannot become "being prepared"') });
    expect(await estate(orderShow, number)).toMatchObject({
      exit: 0,
      said: expect.stringMatching(/status +delivered[\s\S]*1 × Vino[\s\S]*withdrawal +possible until/),
    });
  });

  test('a day of delivery is one between the order and today', async () => {
    const { number } = await boughtOrder(shop());
    for (const day of ['2020-01-01', '2099-01-01', 'soon']) expect((await set(number, 'completed', day)).exit).toBe(1);
    expect((await set(number, 'completed', await today())).exit).toBe(0);
    expect((await set('NONE-NONE', 'completed')).exit).toBe(1);
    expect((await set(number, 'external')).said).toContain('"external" is no status');
    expect((await set(number)).exit).toBe(2);
  });

  test('cancelling a paid order gives bottles and coupon back and refunds by the outbox, once; the books agree', async () => {
    await shop().rows(sql`insert into coupon (code, percent, active, uses, max_uses) values ('UNA', 10, true, 0, 1) on conflict do nothing`);
    const visitor = shop().api.visitor();
    await visitor.post('/api/ecom/basket/apply_voucher/', { code: 'UNA' });
    const bottles = await left(wines.paramo);
    const { number, token, paymentId, total } = await boughtOrder(shop(), { [wines.paramo]: 3 }, {}, visitor);
    expect(await left(wines.paramo)).toBe((bottles ?? 0) - 3);
    const both = await Promise.all([set(number, 'canceled'), set(number, 'canceled')]);
    expect(both.map(({ exit }) => exit)).toContain(0);
    expect(await left(wines.paramo)).toBe(bottles);
    expect(await shop().failedChecks()).toEqual([]);
    expect((await page(token)).body).toMatchObject({ status: 'canceled', refunded: 0, withdrawal: { possible: false, reason: 'CANCELED' } });
    const mails = await shop().mails();
    expect(mails.filter(({ subject }) => subject === `order-canceled ${number}`)).toHaveLength(1);
    expect(shop().ledger().get(paymentId)).toMatchObject({ refunded: Math.round(total * 100) });
    expect((await page(token)).body).toMatchObject({ refunded: total });
    expect(await shop().rows(sql`select uses from coupon where code = 'UNA'`)).toEqual([{ uses: 0 }]);
    expect((await set(number, 'in_process')).exit).toBe(1);
    expect(await shop().failedChecks()).toEqual([]);
  });

  test('an order of nothing due is cancelled without a refund', async () => {
    await shop().rows(sql`insert into coupon (code, percent, active, uses) values ('ENTERO', 100, true, 0) on conflict do nothing`);
    const member = await shop().member();
    await member.post('/api/ecom/basket/apply_voucher/', { code: 'ENTERO' });
    const { number, token } = await boughtOrder(shop(), { [wines.magnum]: 1 }, { shipping_mode: 'shop', web_site: 'alba' }, member);
    expect((await set(number, 'canceled')).exit).toBe(0);
    expect((await page(token)).body).toMatchObject({ status: 'canceled', total_price: 0, refunded: 0 });
    expect((await shop().mails()).find(({ subject }) => subject === `order-canceled ${number}`)?.to).toBe('lucia@club.example');
    expect(await shop().failedChecks()).toEqual([]);
  });

  test('the audit finds a cancelled order whose money has not gone back', async () => {
    const { number } = await boughtOrder(shop());
    await shop().rows(sql`update shop_order set status = 'canceled', canceled_at = now() - interval '1 hour' where number = ${number}`);
    expect(JSON.stringify(await shop().failedChecks())).toMatch(new RegExp(`every cancelled order is refunded in full.*${number}`));
    await shop().rows(sql`update shop_order set status = 'new', canceled_at = null where number = ${number}`);
  });
});
