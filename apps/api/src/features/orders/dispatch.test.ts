import type { components } from '@parral/api-spec';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { DatabaseCommand } from '../../commands/command.ts';
import { orderDispatch } from '../../commands/order-dispatch.ts';
import { orderReady } from '../../commands/order-ready.ts';
import { orderResendMail } from '../../commands/order-resend-mail.ts';
import { boughtOrder, wines } from '../checkout/testing/buying.ts';
import { describeShop } from '../checkout/testing/shop.ts';
import { setStatus } from './set-status.ts';

type Order = components['schemas']['Order'];

describeShop('an order on its way', (shop) => {
  const page = async (token: string) => (await shop().api.visitor().get<Order>(`/api/ecom_order/order/${token}/`)).body;
  const estate = async (command: DatabaseCommand, ...args: string[]) => {
    const lines: string[] = [];
    const output = { print: (line: string) => void lines.push(line), fail: (line: string) => void lines.push(line) };
    return `${await command.run(shop().api.context, { args, json: false, output })} ${lines.join(' ')}`;
  };
  const sent = async (subject: string) => (await shop().mails()).filter((mail) => mail.subject === subject).length;
  const carriers = async (...all: { id: string; name: string; tracking?: string }[]) => {
    await shop().rows(sql`update content_state set version = version + 1, shipping = shipping || ${JSON.stringify({ carriers: all })}::jsonb`);
    await shop().api.context.content.refresh();
  };

  test('fault "in process returns before any mail": the dispatch is told once, with the way to the parcel, and stands on the order page', async () => {
    await carriers({ id: 'rapid', name: 'Rapid', tracking: 'https://rapid.example/?n={number}' }, { id: 'van', name: 'Our van' });
    const { number, token } = await boughtOrder(shop());
    expect(await estate(orderDispatch, number, 'snail', '1')).toMatch(/^1 "snail" is no carrier of shipping\.yaml\. There are: rapid, van/);
    expect(await estate(orderReady, number)).toMatch(/^1 .*is sent/);
    expect(await page(token)).toMatchObject({ status: 'new', progress: null, shipment: null });
    const all = await Promise.all([1, 2, 3].map(() => estate(orderDispatch, number, 'rapid', 'R 1/2')));
    expect(all.filter((said) => said.includes('is on its way'))).toHaveLength(1);
    expect(all.every((said) => said.startsWith('0 '))).toBe(true);
    expect(await sent(`order-dispatched ${number}`)).toBe(1);
    expect(await page(token)).toMatchObject({
      status: 'in_process',
      progress: 'dispatched',
      shipment: { carrier: 'Rapid', tracking_number: 'R 1/2', tracking_url: 'https://rapid.example/?n=R%201%2F2', date: expect.stringMatching(/^\d{4}-/) },
    });
    expect(await estate(orderResendMail, number, 'dispatched')).toMatch(/^0 /);
    expect(await sent(`order-dispatched ${number}`)).toBe(2);
    await setStatus(shop().api.context, { number, to: 'completed' });
    expect(await page(token)).toMatchObject({ status: 'completed', progress: null, shipment: { carrier: 'Rapid' } });
    expect(await estate(orderDispatch, number, 'rapid')).toMatch(/^1 .*is delivered/);
  });

  test('a carrier without an address for its parcels, and a parcel without a number', async () => {
    await carriers({ id: 'rapid', name: 'Rapid', tracking: 'https://rapid.example/?n={number}' }, { id: 'van', name: 'Our van' });
    const [one, two] = [await boughtOrder(shop()), await boughtOrder(shop())];
    await estate(orderDispatch, one.number, 'van', '7');
    await estate(orderDispatch, two.number, 'rapid');
    expect((await page(one.token)).shipment).toMatchObject({ carrier: 'Our van', tracking_number: '7', tracking_url: null });
    expect((await page(two.token)).shipment).toMatchObject({ carrier: 'Rapid', tracking_number: null, tracking_url: null });
  });

  test('fault "pickup mail says at once that we expect you": a pickup waits for its own mail, and is not sent', async () => {
    const member = await shop().member();
    const { number, token } = await boughtOrder(shop(), { [wines.magnum]: 1 }, { shipping_mode: 'shop', web_site: 'alba' }, member);
    expect(await estate(orderDispatch, number, 'rapid')).toMatch(/^1 .*is collected at the shop/);
    expect(await sent(`order-ready ${number}`)).toBe(0);
    expect(await estate(orderReady, number)).toMatch(/^0 .*is ready/);
    expect(await estate(orderReady, number)).toMatch(/^0 .*ready already/);
    expect(await sent(`order-ready ${number}`)).toBe(1);
    expect(await page(token)).toMatchObject({ status: 'in_process', progress: 'ready', date_ready: expect.stringMatching(/^\d{4}-/) });
    await setStatus(shop().api.context, { number, to: 'canceled' });
    expect(await page(token)).toMatchObject({ status: 'canceled', progress: null });
    expect(await estate(orderReady, number)).toMatch(/^1 .*is cancelled/);
  });
});
