/** Neighbours that hang: what does not need them goes on. */
import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { expect, test } from '@playwright/test';
import { Buyer } from '../support/buyer.ts';
import { estateCommand } from '../support/estate-command.ts';
import { startEstate } from '../support/start-estate.ts';

test.describe.configure({ mode: 'default', timeout: 200_000 });

test('a mail server that accepts and says nothing holds up neither the money that goes back nor the end of the server', async () => {
  const heard: Socket[] = [];
  const silent = createServer((socket) => heard.push(socket.on('error', () => socket.destroy()))).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const estate = await startEstate({ env: { SMTP_URL: `smtp://127.0.0.1:${(silent.address() as AddressInfo).port}`, RATE_LIMIT_FACTOR: '1000' } });
  // More mails than the outbox sends at once.
  const orders = await Promise.all(Array.from({ length: 12 }, () => new Buyer(estate.montelar).buy('MON-CRI-2021-75')));
  expect(orders.map(({ status }) => status)).toEqual(orders.map(() => 200));
  await expect.poll(() => heard.length).toBeGreaterThan(0);

  const [{ number }] = orders.map(({ body }) => body as { number: string }) as [{ number: string }];
  expect((await estateCommand(estate.dataDir, ['order', 'set', number, 'canceled'])).code).toBe(0);
  const canceled = Date.now();
  await expect(async () => {
    const { output } = await estateCommand(estate.dataDir, ['order', 'show', number]);
    const refunded = /refund .*cancellation, (\d{4}-\d\d-\d\dT\S+)/.exec(output)?.[1];
    // By the server's own clock: on a busy machine the command that asks takes longer than the refund.
    expect(Date.parse(refunded ?? '') - canceled).toBeLessThan(10_000);
  }).toPass({ timeout: 90_000 });

  const waiting = await estateCommand(estate.dataDir, ['outbox', 'list', '--json']);
  const lanes = (JSON.parse(waiting.output) as { lane: string }[]).map(({ lane }) => lane);
  expect([...new Set(lanes)]).toEqual(['mail']);

  const ending = Date.now();
  expect(await estate.stop()).toBe(0);
  expect(Date.now() - ending).toBeLessThan(15_000);
  for (const socket of heard) socket.destroy();
  silent.close();
  await estate.forget();
});
