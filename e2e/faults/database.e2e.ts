/** A database that hangs: whoever waits is told, what needs no database goes on, and nobody has to restart anything. */
import { expect, test } from '@playwright/test';
import { startPostgres } from '@parral/config/postgres';
import { Buyer } from '../support/buyer.ts';
import { audit } from '../support/estate-command.ts';
import { freeze } from '../support/processes.ts';
import { startEstate } from '../support/start-estate.ts';

test.describe.configure({ mode: 'default', timeout: 240_000 });

test('fault "a frozen database hangs /readyz and the basket for as long as one waits": PostgreSQL under SIGSTOP, and going on again', async () => {
  const postgres = await startPostgres({ own: true });
  const env = { DATABASE_URL: postgres.url, RATE_LIMIT_FACTOR: '1000' };
  const estate = await startEstate({ env });
  const home = () => fetch(`${estate.montelar}/es/`);
  const seen = await (await home()).text();
  const buyer = new Buyer(estate.montelar);
  expect((await buyer.add('MON-CRI-2021-75')).status).toBe(200);

  const goOn = freeze(postgres.pid ?? 0);
  try {
    // More than there are connections: those in the pool's line hear first, those on a silent connection at its limit.
    const order: string[] = [];
    const waiting = Array.from({ length: 14 }, async () => {
      const { status, body } = await new Buyer(estate.montelar).add('MON-CRI-2021-75');
      order.push(`${status} ${(body as { detail?: string }).detail}`);
    });
    // What needs no database and what asks whether it is there is answered before any of them.
    expect((await fetch(`${estate.montelar}/readyz`)).status).toBe(503);
    expect((await fetch(`${estate.montelar}/healthz`)).status).toBe(200);
    const page = await home();
    expect([page.status, await page.text()]).toEqual([200, seen]);
    expect(order).toEqual([]);
    await Promise.all(waiting);
    expect(order).toEqual(waiting.map(() => '503 DATABASE_UNAVAILABLE'));
  } finally {
    goOn();
  }
  await expect.poll(async () => (await fetch(`${estate.montelar}/readyz`)).status, { timeout: 30_000 }).toBe(200);
  await expect.poll(async () => (await buyer.buy('MON-CRI-2021-75')).status, { timeout: 30_000 }).toBe(200);
  expect((await audit(estate.dataDir, env)).checks.filter(({ ok }) => !ok)).toEqual([]);
  expect(await estate.stop()).toBe(0);
  await estate.forget();
  await postgres.stop();
});
