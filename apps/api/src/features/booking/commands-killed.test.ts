import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { add, capture as buy, intend, wines } from '../checkout/testing/buying.ts';
import { bare, type Killable } from '../checkout/testing/killable.ts';
import { auditOf, killableShop, waitingEffects } from '../checkout/testing/killing.ts';
import { dayAfter } from '../experiences/testing/slots.ts';
import { bookGuests, mailsOf } from './testing/guests-of-day.ts';

/** RUSH=full: twenty kills of each command. */
const isFull = process.env['RUSH'] === 'full';
const rounds = isFull ? 5 : 1;
const killsOfRound = isFull ? 4 : 1;
const main = fileURLToPath(new URL('../../testing/command.ts', import.meta.url));

/** Runs a command of `estate`; with `killAfter`, until so many milliseconds after its start. Whether it came to its end, and after how long. */
async function command(variables: Record<string, string>, argv: string[], killAfter?: number): Promise<{ exit: number | null; said: string; took: number }> {
  const env = { ...bare(), NODE_ENV: 'test', LOG_LEVEL: 'silent', ...variables };
  const child = spawn(process.execPath, [main, ...argv], { env, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
  let said = '';
  child.stdout?.on('data', (chunk: Buffer) => (said += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const gone = once(child, 'exit');
  await Promise.race([once(child, 'message'), gone]);
  const began = performance.now();
  if (killAfter !== undefined) {
    await Promise.race([sleep(killAfter), gone]);
    child.kill('SIGKILL');
  }
  const [exit] = (await gone) as [number | null];
  return { exit, said, took: performance.now() - began };
}

describe.each(['pglite', 'postgres'] as const)('commands that are killed, on %s', (kind) => {
  test(
    'close-day and order refund with kill -9 at random moments, run again: nobody is forgotten, nobody is paid back or told twice, the books agree',
    async () => {
      const { variables, sandbox, stripe, start } = await killableShop(kind);
      const pay = (id: string) => stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa', return_url: 'http://localhost/' });
      const settled = (target: Killable) => expect.poll(() => waitingEffects(target.visitor()), { timeout: 150_000, interval: 200 }).toBe(0);
      /** Ends the command so often at random moments of its life, then lets it come to its end. `usual`: how long it takes, in ms. */
      const campaign = async (argv: string[], usual: number): Promise<number> => {
        let ended = 0;
        for (let kill = 0; kill < killsOfRound; kill += 1) if ((await command(variables, argv, Math.random() * usual)).exit === null) ended += 1;
        const { exit, said } = await command(variables, argv);
        expect([exit, said]).toEqual([0, expect.any(String)]);
        return ended;
      };

      const { took: usual } = await command(variables, ['order', 'list']);
      let ended = 0;
      for (let round = 0; round < rounds; round += 1) {
        const site = await start();
        const day = dayAfter(new Date().toISOString().slice(0, 10), 30 + round);
        const guests = await bookGuests(site, pay, day, String(round));
        const buyer = site.visitor();
        await add(buyer, wines.paramo, 2);
        const { body: intent } = await intend(buyer);
        await pay(intent.payment_intent_id);
        const { body: order } = await buy(buyer, intent.payment_intent_id);
        await settled(site);
        await site.kill();

        ended += await campaign(['visit', 'close-day', day, 'alba', 'Nieva.'], usual + 400);
        ended += await campaign(['order', 'refund', order.number, `${wines.paramo}:1`, 'Llegó', 'rota.'], usual + 150);

        const running = await start();
        await settled(running);
        const ledger = new Map(sandbox.inspect().map((payment) => [payment.id, payment]));
        for (const { payment, cents } of guests) expect(ledger.get(payment)).toMatchObject({ captured: cents, refunded: cents });
        expect(ledger.get(intent.payment_intent_id)).toMatchObject({ captured: 12_250, refunded: 5_800 });
        const sent = await mailsOf(variables);
        for (const { email } of guests) expect(sent.filter(({ to, subject }) => to === email && subject.startsWith('visit-called-off'))).toHaveLength(1);
        expect(sent.filter(({ subject }) => subject.startsWith(`order-refunded ${order.number}`))).toHaveLength(1);
        // The estate, of the whole day in one mail that names each of them.
        const closing = sent.filter(({ subject, text }) => subject.endsWith('está cerrado: 7 visitas canceladas') && text.includes(`guest.${round}.`));
        expect(closing.map(({ text }) => guests.every(({ email }) => text.includes(email)))).toEqual([true]);
        await running.kill();
      }
      if (isFull) console.info(`${kind}: ${ended} of ${rounds * killsOfRound * 2} kills came before the end`);
      expect((await auditOf(variables)).checks.filter((check) => !check.ok)).toEqual([]);
    },
    180_000 + rounds * 180_000,
  );
});
