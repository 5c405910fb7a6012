/**
 * Must show: "1,000 kill -9 (orders, visits, vouchers; both databases; the next restart as soon as the port is free)"; the long form is
 * `npm run campaign -- kills`.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { startPostgres } from '@parral/config/postgres';
import { expect, test } from '@playwright/test';
import { Buyer } from '../support/buyer.ts';
import { audit, estateCommand } from '../support/estate-command.ts';
import { OtherVisitor } from '../support/other-visitor.ts';
import { seededRandom } from '../support/seeded-random.ts';
import { type RunningEstate, startEstate } from '../support/start-estate.ts';

const kills = Number(process.env['KILLS'] ?? 4);
const settle = { timeout: 120_000, intervals: [500] };

test.describe.configure({ mode: 'default' });

// In `npm test` the embedded database alone: on PostgreSQL the same moments are killed one by one in `apps/api`.
for (const kind of process.env['KILLS'] === undefined ? (['embedded'] as const) : (['embedded', 'PostgreSQL'] as const))
  test(`killed ${kills} times in the middle of purchases, visits and vouchers on ${kind}, it settles after each start and the books are clean`, async () => {
    test.setTimeout(240_000 + kills * 90_000);
    const { seed, between } = seededRandom();
    const postgres = kind === 'PostgreSQL' ? await startPostgres({ durable: true, own: true }) : undefined;
    const env = { RECONCILE_AFTER_S: '1', RATE_LIMIT_FACTOR: '1000', CAPTCHA: 'none', ...(postgres && { DATABASE_URL: postgres.url }) };
    let estate = await startEstate({ env });
    const done = { orders: 0, visits: 0, redemptions: 0 };
    const confirmed = () => done.orders + done.visits + done.redemptions;
    try {
      for (let kill = 0; kill < kills; kill += 1) {
        const { output } = await estateCommand(estate.dataDir, ['voucher', 'make', 'montelar', '2', 'any', '2099-12-31', '20']);
        const vouchers = output.trim().split('\n');
        const somebody = () => new OtherVisitor(estate.montelar, 'montelar', '2', 'es');
        const slots = await somebody().slots(2, 1 + (kill % 8));
        const slot = () => slots[between(0, slots.length - 1)] ?? '';
        const busy = Promise.allSettled([
          ...Array.from({ length: 4 }, () => again(async () => (await new Buyer(estate.montelar).buy('MON-CRI-2021-75')).status === 200 && (done.orders += 1))),
          ...Array.from({ length: 2 }, () => again(async () => (await somebody().book(slot(), 2)) && (done.visits += 1))),
          ...Array.from({ length: 2 }, () =>
            again(async () => (await somebody().redeem(vouchers.pop() ?? '', slot(), 2)).status === 200 && (done.redemptions += 1)),
          ),
        ]);
        // On a busy machine nothing would be under way after a fixed time: it dies soon after something was confirmed.
        const enough = confirmed() + between(1, 6);
        for (let look = 0; look < 3_000 && confirmed() < enough; look += 1) await pause(10);
        await pause(between(0, 150));
        await estate.kill();
        await busy;
        estate = await startEstate({ dataDir: estate.dataDir, port: estate.port, env });
        await expect(async () => expect((await booksOf(estate, env)).filter(({ ok }) => !ok)).toEqual([])).toPass(settle);
      }
      console.log(
        `${kills} kills on ${kind}, seed ${seed}: ${done.orders} orders, ${done.visits} visits and ${done.redemptions} vouchers were confirmed; the books are clean`,
      );
      expect(confirmed()).toBeGreaterThan(0);
      expect(await estate.stop()).toBe(0);
    } finally {
      await estate.forget();
      await postgres?.stop();
    }
  });

/** Until the server is gone, or twenty times. */
async function again(once: () => Promise<unknown>): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await once();
}

const booksOf = async (estate: RunningEstate, env: Record<string, string>) => (await audit(estate.dataDir, env)).checks;
