import { setTimeout as sleep } from 'node:timers/promises';
import type { components } from '@parral/api-spec';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { createApi } from '../../create-api.ts';
import { readConfig } from '../../platform/config/config.ts';
import type { Reply, Visitor } from '../../testing/visitor.ts';
import * as booking from '../booking/testing/booking.ts';
import { add, capture, intend, wines } from '../checkout/testing/buying.ts';
import { killableShop } from '../checkout/testing/killing.ts';
import { dayAfter } from '../experiences/testing/slots.ts';
import { exportRecords } from './index.ts';
import { chainOf, fingerprintOf, numbersBySeries } from './testing/read-records.ts';

/** RUSH=full: what the house promises, 200 purchases at once and 20 kills among them. */
const isFull = process.env['RUSH'] === 'full';
const purchases = isFull ? 200 : 24;
const kills = isFull ? 20 : 2;

/** Opens the database that no server uses, as the estate's own commands do. */
async function withDatabase<T>(variables: Record<string, string>, work: (api: Awaited<ReturnType<typeof createApi>>) => Promise<T>): Promise<T> {
  const api = await createApi({ config: readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', ...variables }), jobs: false });
  try {
    return await work(api);
  } finally {
    await api.close();
  }
}

// Issue: "200 parallel purchases and 20 kill -9 among them, on both databases: numbers without gap, one chain, every refund with its corrective invoice".
describe.each(['pglite', 'postgres'] as const)('invoices of a process that is killed, on %s', (kind) => {
  test(`${purchases} orders and visits bought at once, every third given back, ${kills} kills among them`, { timeout: 240_000 + kills * 120_000 }, async () => {
    const { variables, sandbox, stripe, start } = await killableShop(kind);
    await withDatabase(variables, async ({ context: { db } }) => {
      await db.execute(sql`update stock set on_hand = allocated + 1000`);
      await db.execute(sql`update slot set capacity = 1000 where experience_id = '2'`);
    });
    let running = await start();

    const unexpected: string[] = [];
    const load = { answers: 0, isOver: false };
    /** Asks until it is answered well, of whichever process runs; the visitor's cookies go along. */
    const persist = async <B>(cookies: Map<string, string>, ask: (visitor: Visitor) => Promise<Reply<B>>): Promise<B> => {
      for (;;) {
        const visitor = running.visitor(cookies);
        const reply = await ask(visitor).catch(() => null);
        for (const [name, value] of visitor.cookies) cookies.set(name, value);
        load.answers += 1;
        if (reply?.status === 200) return reply.body;
        // 409 and 503: somebody else is at it, or the process has just begun.
        if (reply !== null && ![409, 503].includes(reply.status)) unexpected.push(`${reply.status} ${reply.text}`);
        if (unexpected.length > 20) throw new Error(unexpected.join('\n'));
        await sleep(50 + Math.random() * 150);
      }
    };
    const authorise = async (id: string) => {
      if ((await stripe.paymentIntents.retrieve(id)).status !== 'requires_payment_method') return;
      await stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa', return_url: 'http://localhost/' });
    };
    const buyOrder = async () => {
      const cookies = new Map<string, string>();
      await persist(cookies, (visitor) => add(visitor, wines.paramo));
      const { payment_intent_id: id } = await persist(cookies, (visitor) => intend(visitor));
      await authorise(id);
      await persist(cookies, (visitor) => capture(visitor, id));
    };
    const buyAndCancelVisit = async (at: number) => {
      const cookies = new Map<string, string>();
      const date = `${dayAfter(new Date().toISOString().slice(0, 10), 20 + (at % 30))}T11:00`;
      const opened = await persist(cookies, (visitor) => booking.submit(visitor, date));
      await authorise(booking.paymentOf(opened));
      const { booking: visit } = await persist(cookies, (visitor) => booking.capture(visitor, opened));
      await persist(cookies, (visitor) => visitor.post<components['schemas']['Booking']>(`/api/booking/${visit.booking_token}/cancel/`, {}));
    };
    const killing = async () => {
      for (let kill = 0; kill < kills; kill += 1) {
        // Each process answers some first, or nothing would be under way; the last ones may find that all is done.
        const enough = load.answers + 5 + Math.floor(Math.random() * 25);
        while (load.answers < enough && !load.isOver) await sleep(5);
        await sleep(Math.random() * 60);
        await running.kill();
        running = await start();
      }
    };
    const buying = Promise.all(Array.from({ length: purchases }, (_, at) => (at % 3 === 2 ? buyAndCancelVisit(at) : buyOrder()))).finally(
      () => (load.isOver = true),
    );
    await Promise.all([buying, killing()]);
    const open = () => sandbox.inspect().filter(({ status }) => status === 'requires_capture').length;
    await expect.poll(open, { timeout: 60_000 }).toBe(0);
    await running.kill();
    expect(unexpected).toEqual([]);

    await withDatabase(variables, async ({ context: { audit, db } }) => {
      expect((await audit.run(db)).checks.filter((check) => !check.ok)).toEqual([]);
      const chain = chainOf(await exportRecords(db, undefined));
      let previous = '';
      for (const record of chain) {
        expect([record.previous, record.fingerprint]).toEqual([previous, fingerprintOf(record)]);
        previous = record.fingerprint;
      }
      for (const counted of numbersBySeries(chain).values()) expect(counted).toEqual(counted.map((_, at) => at + 1));
      const { rows } = await db.execute<{ orders: number; visits: number; refunds: number }>(sql`
        select (select count(*)::integer from shop_order where state = 'paid') as orders, (select count(*)::integer from booking where captured_cents > 0) as visits,
          (select count(*)::integer from refund) as refunds`);
      const visits = Math.floor(purchases / 3);
      expect(rows).toEqual([{ orders: purchases - visits, visits, refunds: visits }]);
      const corrective = chain.filter(({ type }) => type.startsWith('R'));
      expect([chain.length - corrective.length, corrective.length]).toEqual([purchases, visits]);
      expect(new Set(corrective.map(({ corrects }) => corrects)).size).toBe(visits);
    });
  });
});
