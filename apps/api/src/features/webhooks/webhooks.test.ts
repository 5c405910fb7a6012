/** "Webhooks out (order placed, dispatched, booking made, cancelled; signed, retried by the outbox)", to a real receiver. */
import { sql } from 'drizzle-orm';
import { Webhook } from 'standardwebhooks';
import { expect, onTestFinished, test } from 'vitest';
import { outboxList } from '../../commands/outbox-list.ts';
import { webhookAdd, webhookList, webhookRemove, webhookTest } from '../../commands/webhook-commands.ts';
import { bookingDeps, bringFewer, callOffVisit, rescheduleVisit } from '../booking/index.ts';
import { bookedVisit, slotIn } from '../booking/testing/booking.ts';
import { boughtOrder } from '../checkout/testing/buying.ts';
import { describeShop } from '../checkout/testing/shop.ts';
import { dispatchOrder, setStatus } from '../orders/index.ts';
import { addEndpoint } from './add-endpoint.ts';
import { openReceiver } from './testing/receiver.ts';

describeShop('webhooks', (shop) => {
  const run = async (command: typeof webhookAdd, args: string[]) => {
    const lines: string[] = [];
    const output = { print: (line: string) => void lines.push(line), fail: (line: string) => void lines.push(line) };
    const exit = await command.run(shop().api.context, { args, json: false, output });
    return { exit, text: lines.join('\n') };
  };
  let opened = 0;
  const receiving = async (...types: string[]) => {
    const receiver = await openReceiver();
    opened += 1;
    const name = `erp-${opened}`;
    const { secret } = await addEndpoint(shop().api.context.db, shop().api.context.config.webhooks, { name, url: receiver.url, types });
    onTestFinished(async () => {
      await run(webhookRemove, [name]);
      await receiver.close();
    });
    return { receiver, name, secret };
  };
  const drain = () => shop().api.context.outbox.drain('webhooks');
  const dueNow = () => shop().rows(sql`update outbox set available_at = now() where kind = 'webhook' and lease_id is null`);

  test('what becomes of an order and of a visit is told in its order, signed, without who bought or comes', async () => {
    const { receiver, secret } = await receiving();
    const carriers = JSON.stringify({ carriers: [{ id: 'rapid', name: 'Rapid' }] });
    await shop().rows(sql`update content_state set version = version + 1, shipping = shipping || ${carriers}::jsonb`);
    await shop().api.context.content.refresh();
    const { number } = await boughtOrder(shop());
    await dispatchOrder(shop().api.context, number, 'rapid', 'ES123');
    await setStatus(shop().api.context, { number, to: 'canceled' });
    const deps = bookingDeps(shop().api.context);
    const [from, to] = [await slotIn(shop(), 61), await slotIn(shop(), 62)];
    const { token } = await bookedVisit(shop(), from, [2, 1]);
    const [{ reference } = { reference: '' }] = await shop().rows<{ reference: string }>(sql`select reference from booking where view_token = ${token}`);
    await rescheduleVisit(deps, reference, { date: to });
    await bringFewer(deps, reference, { counts: { adults: 2, children: 0, babies: 0 }, reason: '' });
    await callOffVisit(deps, reference, 'The guide is ill.');
    await drain();
    const order = { number, brand: 'brisa', total_price: 64.5, shipping_mode: 'home' };
    const visit = { reference, brand: 'alba', experience_id: '2', adults: 2, children: 1, people: 3 };
    expect(receiver.calls.map(({ body }) => [body.type, body.data])).toEqual([
      ['order.placed', expect.objectContaining({ ...order, status: 'new', shipment: null })],
      ['order.dispatched', expect.objectContaining({ ...order, status: 'in_process', shipment: expect.objectContaining({ tracking_number: 'ES123' }) })],
      ['order.cancelled', expect.objectContaining({ ...order, status: 'canceled' })],
      ['booking.made', expect.objectContaining(visit)],
      ['booking.moved', expect.objectContaining(visit)],
      ['booking.changed', expect.objectContaining({ ...visit, children: 0, people: 2 })],
      ['booking.cancelled', expect.objectContaining({ ...visit, children: 0, people: 2 })],
    ]);
    for (const { text, headers } of receiver.calls) {
      expect(new Webhook(secret).verify(text, headers as Record<string, string>)).toEqual(JSON.parse(text));
      expect(text).not.toMatch(/\bGil\b|ana@|ana\.gil|Calle Mayor|600112233/i);
    }
    expect(new Set(receiver.calls.map(({ headers }) => headers['webhook-id'])).size).toBe(7);
    expect(() => new Webhook(secret).verify(`${receiver.calls[0]?.text} `, receiver.calls[0]?.headers as Record<string, string>)).toThrow('signature');
    expect(JSON.stringify(await shop().rows(sql`select * from webhook_endpoint`))).not.toContain(secret.slice(8, 30));
  });

  test('a receiver that answers 500, then takes it and whose answer is lost, gets the same event under the same id until it says yes', async () => {
    const { receiver, name } = await receiving('order.placed');
    receiver.answer = 500;
    await boughtOrder(shop());
    await drain();
    expect((await run(webhookList, [])).text).toMatch(new RegExp(`^${name}\t.*\torder\\.placed\tfailed .*: It answered 500\\.$`, 'm'));
    expect((await run(outboxList, [])).text).toMatch(/\twebhooks\t.*\t1 attempts\t.*It answered 500/);
    receiver.answer = (response) => response.destroy();
    await dueNow();
    await drain();
    receiver.answer = 200;
    await dueNow();
    await drain();
    await dueNow();
    await drain();
    expect(receiver.calls).toHaveLength(3);
    expect(new Set(receiver.calls.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect((await run(webhookList, [])).text).toMatch(new RegExp(`^${name}\t.*\ttaken `, 'm'));
    expect(await shop().failedChecks()).toEqual([]);
  });

  test('a receiver that hangs has one call open; another is told meanwhile, and mails and money go on', async () => {
    const [hanging, quick] = [await receiving('order.placed'), await receiving('order.placed')];
    const { promise: hangs, resolve } = Promise.withResolvers<() => void>();
    hanging.receiver.answer = (response) => resolve(() => response.writeHead(204).end());
    for (let at = 0; at < 3; at += 1) await boughtOrder(shop());
    const draining = drain();
    const release = await hangs;
    await expect.poll(() => quick.receiver.calls.length, { timeout: 20_000 }).toBe(3);
    // What happens meanwhile is told to the other one as well.
    await boughtOrder(shop());
    await expect.poll(() => quick.receiver.calls.length, { timeout: 20_000 }).toBe(4);
    expect(hanging.receiver.calls).toHaveLength(1);
    expect((await shop().api.context.outbox.drain('mail')) + (await shop().api.context.outbox.drain('money'))).toBeGreaterThan(0);
    hanging.receiver.answer = 204;
    release();
    await draining;
    expect([hanging.receiver.calls.length, quick.receiver.calls.length]).toEqual([4, 4]);
  });

  test('one that says 410, or whose attempts are over, is given up and shown; the audit of the books is not troubled', async () => {
    const { receiver } = await receiving('order.placed');
    receiver.answer = 410;
    await boughtOrder(shop());
    await drain();
    expect((await run(outboxList, [])).text).toMatch(/\tdead\twebhooks\t.*It answered 410/);
    expect(await shop().failedChecks()).toEqual([]);
    await shop().rows(sql`delete from outbox where dead_at is not null`);
  });

  test('what waits for one that was removed is told to nobody', async () => {
    const { receiver, name } = await receiving('order.placed');
    await boughtOrder(shop());
    expect((await run(webhookRemove, [name])).exit).toBe(0);
    await drain();
    expect(receiver.calls).toEqual([]);
    expect(await shop().rows(sql`select 1 from outbox where kind = 'webhook' and done_at is null`)).toEqual([]);
  });

  test('by command: added with its secret shown once, tried, listed; refused with what to do', async () => {
    const { receiver } = await receiving('order.placed');
    const added = await run(webhookAdd, ['calendar', receiver.url, 'booking.made']);
    expect(added).toMatchObject({ exit: 0, text: expect.stringMatching(/^whsec_[\w+/]{43}=\nIt is shown this once/) });
    expect(await run(webhookTest, ['calendar'])).toMatchObject({ exit: 0, text: '"calendar" took it.' });
    expect(receiver.calls[0]?.body).toMatchObject({ type: 'webhook.test', data: { name: 'calendar' } });
    receiver.answer = (response) => response.writeHead(302, { location: 'http://169.254.169.254/' }).end();
    expect(await run(webhookTest, ['calendar'])).toMatchObject({ exit: 1, text: expect.stringMatching(/It answered 302, and redirects are not followed/) });
    for (const [args, exit, why] of [
      [['erp'], 2, /order\.placed \(an order was paid\)/],
      [['calendar', receiver.url], 1, /There is a webhook "calendar" already/],
      [['erp', 'erp.example'], 1, /is no address/],
      [['erp', 'ftp://erp.example'], 1, /is not called by https/],
      [['erp', 'https://me:secret@erp.example'], 1, /would be listed with it/],
      [['erp', receiver.url, 'order.eaten'], 1, /"order\.eaten" is nothing that is told/],
    ] as const)
      expect(await run(webhookAdd, [...args]), args.join(' ')).toMatchObject({ exit, text: expect.stringMatching(why) });
    expect((await run(webhookRemove, ['calendar'])).exit).toBe(0);
    expect((await run(webhookRemove, ['calendar'])).exit).toBe(1);
    expect((await run(webhookTest, ['calendar'])).exit).toBe(1);
  });

  test('in production no address inside is called, whether it is written or a name leads to it, and nothing without WEBHOOK_KEY', async () => {
    const { receiver } = await receiving('order.placed');
    const { db, config } = shop().api.context;
    const terms = { ...config.webhooks, allowPrivate: false };
    const inside = [
      '127.0.0.1',
      '10.0.0.7',
      '192.168.1.1',
      '169.254.169.254',
      '[::1]',
      '[fd00::1]',
      '[::ffff:10.0.0.1]',
      '0x7f000001',
      'localhost',
      'db.localhost',
    ];
    for (const host of inside)
      await expect(addEndpoint(db, terms, { name: 'inside', url: `https://${host}/`, types: [] }), host).rejects.toThrow(/is an address inside/);
    await expect(addEndpoint(db, terms, { name: 'plain', url: 'http://erp.example/', types: [] })).rejects.toThrow(/https/);
    await expect(addEndpoint(db, { ...terms, key: undefined }, { name: 'unsigned', url: 'https://erp.example/', types: [] })).rejects.toThrow(/WEBHOOK_KEY/);
    // A name that leads inside is seen when the connection is opened.
    const { port } = new URL(receiver.url);
    await shop().rows(sql`update webhook_endpoint set url = ${`http://localhost:${port}/`}, name = 'rebound' where url = ${receiver.url}`);
    const strict = { ...shop().api.context, config: { ...config, webhooks: terms } };
    const lines: string[] = [];
    const output = { print: (line: string) => void lines.push(line), fail: (line: string) => void lines.push(line) };
    expect(await webhookTest.run(strict, { args: ['rebound'], json: false, output })).toBe(1);
    expect(lines.join('')).toMatch(/did not take it: .*not allowed.*private/i);
    expect(receiver.calls).toEqual([]);
  });
});
