import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import type { Killable } from '../checkout/testing/killable.ts';
import { auditOf, killableShop, waitingEffects } from '../checkout/testing/killing.ts';
import { dayAfter } from '../experiences/testing/slots.ts';
import { capture, paymentOf, submit } from './testing/booking.ts';

/** RUSH=full: sixty kills, as many as the house promises to survive. */
const isFull = process.env['RUSH'] === 'full';
const kills = isFull ? 60 : 2;
const visitorsAtOnce = 8;
/** Milliseconds that a test waits for it. What the killed process had begun is its own for 30 s yet (`leaseSeconds`), and what follows it waits as long again. */
const settlesWithin = 150_000;

describe.each(['pglite', 'postgres'] as const)('killed while visits are booked, on %s', (kind) => {
  test(
    'at random moments under load: what was paid for is booked after the restart, nothing is charged without a place, the books agree',
    async () => {
      const { variables, sandbox, stripe, start } = await killableShop(kind);
      let running = await start();

      const answered: number[] = [];
      /** Books on and on until its server is gone, each visit in one of a few slots. */
      const bookOn = async (target: Killable): Promise<void> => {
        for (;;) {
          const visitor = target.visitor();
          const date = `${dayAfter(new Date().toISOString().slice(0, 10), 20 + Math.floor(Math.random() * 30))}T${Math.random() < 0.5 ? '11:00' : '17:00'}`;
          const opened = await submit(visitor, date, [1 + Math.floor(Math.random() * 4)]);
          answered.push(opened.status);
          if (opened.status !== 200) continue;
          await stripe.paymentIntents.confirm(paymentOf(opened.body), { payment_method: 'pm_card_visa', return_url: 'http://localhost/' });
          answered.push((await capture(visitor, opened.body)).status);
        }
      };

      /** Nobody asks: what runs at start and every second finishes what was paid for, and its mails. Returns how long it took. */
      const settled = async (): Promise<number> => {
        const began = performance.now();
        const held = () => sandbox.inspect().filter(({ status }) => status === 'requires_capture').length;
        const unfinished = async () => (await waitingEffects(running.visitor())) + held();
        await expect.poll(unfinished, { timeout: settlesWithin, interval: 200 }).toBe(0);
        return performance.now() - began;
      };

      const took: number[] = [];
      for (let kill = 1; kill <= kills; kill += 1) {
        const target = running;
        const load = Array.from({ length: visitorsAtOnce }, () => bookOn(target).catch(() => undefined));
        // Not before this server has answered some of them, however slow the machine is.
        const enough = answered.length + 6 + Math.floor(Math.random() * 12);
        await expect.poll(() => answered.length, { timeout: 90_000, interval: 20 }).toBeGreaterThanOrEqual(enough);
        await sleep(Math.random() * 300);
        await target.kill();
        await Promise.all(load);
        running = await start();
        // Every other one is killed again while it still tidies up.
        if (kill % 2 === 0 || kill === kills) took.push(await settled());
      }
      if (isFull) console.info(`${kind}: ${kills} kills, ${answered.length} answers, settled after ${took.map((ms) => Math.round(ms)).join(', ')} ms`);

      // A capture that the card provider has just made is written by it yet: the last one is not killed.
      await running.stop();
      expect(answered.filter((status) => status !== 200 && status !== 409)).toEqual([]);
      const audit = await auditOf(variables);
      expect(audit.checks.flatMap(({ name, ok, rows }) => (ok ? [] : [`${name}: ${JSON.stringify(rows)}`]))).toEqual([]);
      expect(sandbox.inspect().filter(({ status }) => status === 'succeeded').length).toBeGreaterThan(0);
    },
    240_000 + kills * 180_000,
  );
});
