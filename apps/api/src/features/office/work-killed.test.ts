import type { components } from '@parral/api-spec';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { createApi } from '../../create-api.ts';
import { readConfig } from '../../platform/config/config.ts';
import { mailsOf } from '../booking/testing/guests-of-day.ts';
import { add, capture, intend, wines } from '../checkout/testing/buying.ts';
import { auditOf, killableShop, waitingEffects } from '../checkout/testing/killing.ts';
import { addDemoStaff, signIn } from '../staff/testing/office.ts';

type Schemas = components['schemas'];

/** RUSH=full: twenty kills, one after each line. */
const isFull = process.env['RUSH'] === 'full';
/** Lines after which the server is killed. */
const kills = isFull ? Array.from({ length: 20 }, (_, at) => at + 1) : [1, 7];
const orders = isFull ? 24 : 12;

describe.each(['pglite', 'postgres'] as const)('a list of orders that is handed to carriers, on %s', (kind) => {
  test(
    'issue 16, "long work": with kill -9 in the middle no line is lost and none is done twice; each buyer is told once, and each line says that it was done',
    async () => {
      const { variables, stripe, start } = await killableShop(kind);
      const api = await createApi({ config: readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', ...variables }) });
      const { email: person } = await addDemoStaff(api.context.db, 'shop');
      await api.context.db.execute(
        sql`update content_state set version = version + 1, shipping = shipping || '{"carriers": [{ "id": "rapid", "name": "Rapid Express" }]}'::jsonb`,
      );
      // A line takes its time to be written down: a kill falls between it and what it says, where the two could come apart.
      await api.context.db.execute(sql`create function linger() returns trigger language plpgsql as $$ begin perform pg_sleep(0.2); return new; end $$`);
      await api.context.db.execute(sql`create trigger linger before update on office_work_line for each row execute function linger()`);
      await api.close();

      let site = await start();
      const numbers: string[] = [];
      for (let made = 0; made < orders; made += 1) {
        const buyer = site.visitor();
        await add(buyer, wines.paramo);
        const { body: intent } = await intend(buyer);
        await stripe.paymentIntents.confirm(intent.payment_intent_id, { payment_method: 'pm_card_visa', return_url: 'http://localhost/' });
        numbers.push((await capture(buyer, intent.payment_intent_id)).body.number);
      }
      const rows = numbers.map((number, at) => ({ number, carrier: 'rapid', tracking_number: `TRK-${at}` }));
      const { body: begun } = await (await signIn(site.visitor(), person)).post<Schemas['OfficeWork']>('/api/office/orders/dispatches/', { rows });
      const now = async () => {
        const { body } = await (await signIn(site.visitor(), person)).get<Schemas['OfficeWorkFile']>(`/api/office/work/${begun.id}/`);
        return body.work;
      };
      for (const lines of kills) {
        const office = await signIn(site.visitor(), person);
        const done = async () => (await office.get<Schemas['OfficeWorkFile']>(`/api/office/work/${begun.id}/`)).body.work.done;
        await expect.poll(done, { timeout: 60_000, interval: 5 }).toBeGreaterThanOrEqual(lines);
        // Into the next line: the answer that was waited for comes just after one was written down.
        await sleep(50 + Math.random() * 150);
        await site.kill();
        site = await start();
      }
      await expect.poll(async () => (await now()).ended_at, { timeout: 120_000, interval: 200 }).not.toBeNull();
      expect(await now()).toMatchObject({ total: orders, done: orders, already: 0, failed: 0 });
      await expect.poll(() => waitingEffects(site.visitor()), { timeout: 150_000, interval: 200 }).toBe(0);
      const told = (await mailsOf(variables)).filter(({ subject }) => subject.startsWith('order-dispatched'));
      expect(numbers.map((number) => told.filter(({ subject }) => subject.includes(number)).length)).toEqual(numbers.map(() => 1));
      await site.kill();
      expect((await auditOf(variables)).checks.filter((check) => !check.ok)).toEqual([]);
    },
    240_000 + kills.length * 45_000,
  );
});
