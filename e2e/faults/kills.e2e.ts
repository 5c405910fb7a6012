/**
 * Must show: "1,000 kill -9 (orders, visits, vouchers; both databases; the next restart as soon as the port is free)"; the long form is
 * `npm run campaign -- kills`.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { startPostgres } from '@parral/config/postgres';
import { expect, test } from '@playwright/test';
import { purchaseAt, redemptionAt, UnceasingWork, visitAt } from '../campaigns/unceasing-work.ts';
import { audit, estateCommand } from '../support/estate-command.ts';
import { OtherVisitor } from '../support/other-visitor.ts';
import { seededRandom } from '../support/seeded-random.ts';
import { type RunningEstate, startEstate } from '../support/start-estate.ts';

const isLong = process.env['KILLS'] !== undefined;
const kills = Number(process.env['KILLS'] ?? 4);
// In `npm test` the embedded database alone: on PostgreSQL the same moments are killed one by one in `apps/api`.
const databases = isLong ? (['embedded', 'PostgreSQL'] as const) : (['embedded'] as const);
/** An installation takes so many kills and then makes room for a new one: a campaign that is ended early has whole ones behind it. */
const killsOfOne = 50;
const installations = Math.ceil(kills / databases.length / killsOfOne);
/** The books are read after so many kills, and after the last: each time they read what all before left behind. */
const killsBetweenBooks = isLong ? 10 : 2;
const settle = { timeout: 120_000, intervals: [500] };
const sku = 'MON-CRI-2021-75';

for (const kind of databases)
  test.describe(kind, () => {
    test.describe.configure({ mode: 'default' });
    const total = { kills: 0, orders: 0, visits: 0, vouchers: 0 };

    for (let installation = 1; installation <= installations; installation += 1) {
      const due = Math.min(killsOfOne, kills / databases.length - (installation - 1) * killsOfOne);
      test(`installation ${installation} on ${kind}: ${due} kills in the middle of purchases, visits and vouchers; nothing confirmed is lost and the books are clean`, async () => {
        test.setTimeout(240_000 + due * 90_000);
        const { seed, between } = seededRandom(Number(process.env['SEED'] ?? 20_261) + installation);
        const postgres = kind === 'PostgreSQL' ? await startPostgres({ durable: true, own: true }) : undefined;
        const env = { RECONCILE_AFTER_S: '1', RATE_LIMIT_FACTOR: '1000', CAPTCHA: 'none', ...(postgres && { DATABASE_URL: postgres.url }) };
        let estate = await startEstate({ env });
        const vouchers: string[] = [];
        let slots: string[] = [];
        const somebody = () => new OtherVisitor(estate.montelar, 'montelar', '2', 'es');
        const slot = () => slots[between(0, slots.length - 1)] ?? '';
        const orders = new UnceasingWork(() => purchaseAt(estate.montelar, sku));
        const visits = new UnceasingWork(() => visitAt(somebody(), slot()));
        const redemptions = new UnceasingWork(() => redemptionAt(somebody(), vouchers.pop() ?? '', slot()));
        const kinds = [orders, visits, redemptions];
        try {
          for (let kill = 1; kill <= due; kill += 1) {
            if (vouchers.length < 100) vouchers.push(...(await newVouchers(estate)));
            slots = await somebody().slots(2, 1 + (kill % 8));
            const before = kinds.map(({ confirmed }) => confirmed);
            const busy = Promise.all([orders.goOn(3), visits.goOn(2), redemptions.goOn(1)]);
            // Each kind has come to an end since this start, and is on its way again.
            await expect.poll(() => kinds.every(({ confirmed }, at) => confirmed > (before[at] ?? 0)), { ...settle, intervals: [20] }).toBe(true);
            await pause(between(0, 300));
            await estate.kill();
            await busy;
            estate = await startEstate({ dataDir: estate.dataDir, port: estate.port, env });
            if (kill % killsBetweenBooks > 0 && kill < due) continue;
            await expect(async () => expect((await booksOf(estate, env)).filter(({ ok }) => !ok)).toEqual([])).toPass(settle);
            expect(await Promise.all(kinds.map((work) => work.forgotten()))).toEqual([[], [], []]);
            if (isLong) console.log(`${total.kills + kill} kills on ${kind}: the books are clean`);
          }
          // Three, two and one were in the middle of it each time.
          expect(kinds.map(({ cutShort }) => cutShort)).toEqual([3 * due, 2 * due, due]);
          // A taken place, or a machine that has too much to do and says so: nobody hears of anything else.
          const refused = kinds.flatMap((work) => work.refused);
          expect(refused.filter((answer) => !/SLOT_TAKEN|: 503 |_UNAVAILABLE/.test(answer))).toEqual([]);
          total.kills += due;
          total.orders += orders.confirmed;
          total.visits += visits.confirmed;
          total.vouchers += redemptions.confirmed;
          console.log(
            `${total.kills} kills on ${kind} so far, the last ${due} from seed ${seed}: ${total.orders} orders, ${total.visits} visits and ${total.vouchers} vouchers were confirmed, ${refused.length} refused; all are there, and the books are clean`,
          );
          expect(await estate.stop()).toBe(0);
        } finally {
          await estate.kill();
          await estate.forget();
          await postgres?.stop();
        }
      });
    }
  });

async function newVouchers({ dataDir }: RunningEstate): Promise<string[]> {
  const { output } = await estateCommand(dataDir, ['voucher', 'make', 'montelar', '2', 'any', '2099-12-31', '500']);
  return output.trim().split('\n');
}

const booksOf = async ({ dataDir }: RunningEstate, env: Record<string, string>) => (await audit(dataDir, env)).checks;
