import { describe, expect, onTestFinished, test } from 'vitest';
import { testAccount } from '../payments/stripe/testing/test-account.ts';
import { add, capture, intend, wines } from './testing/buying.ts';
import { startKillable, type Killable } from './testing/killable.ts';
import { auditOf, cardServer, folderOrCopy } from './testing/killing.ts';

/** Where the process is killed: by which call it makes to the card provider, before or after the provider has done it. */
const moments = [
  { name: 'after the authorisation, before anything is taken', call: /GET .*\/payment_intents\/pi_\w+$/, when: 'before' },
  { name: 'after the goods are taken, before the capture', call: /POST .*\/capture$/, when: 'before' },
  { name: 'after the capture, before it is written down', call: /POST .*\/capture$/, when: 'after' },
] as const;

describe.each(['pglite', 'postgres'] as const)('a killed process on %s', (kind) => {
  test('killed anywhere between authorise and settle, the order is finished after the restart, once, and the books agree', async () => {
    const database = await folderOrCopy(kind);
    let trap: { call: RegExp; when: 'before' | 'after'; spring: () => void } | undefined;
    const { sandbox, server, address } = await cardServer((request, when) => {
      if (trap?.when !== when || !trap.call.test(request)) return false;
      trap.spring();
      trap = undefined;
      return true;
    });
    const variables = { ...database, STRIPE_API_BASE: `${address}/sandbox/stripe`, STRIPE_SECRET_KEY: 'sk_test_sandbox' };
    const stripe = testAccount(variables.STRIPE_API_BASE);
    let running: Killable = await startKillable(variables);
    onTestFinished(async () => {
      await running.kill();
      await server.close();
      await sandbox.close();
    });

    for (const { name, call, when } of moments) {
      const visitor = running.visitor();
      await add(visitor, wines.paramo);
      const { body: intent } = await intend(visitor);
      await stripe.paymentIntents.confirm(intent.payment_intent_id, { payment_method: 'pm_card_visa', return_url: 'http://localhost/' });
      const dead = new Promise<void>((resolve) => {
        trap = { call, when, spring: () => void running.kill().then(resolve) };
      });
      await expect(capture(visitor, intent.payment_intent_id)).rejects.toThrow('fetch failed');
      await dead;
      running = await startKillable(variables);
      const payment = () => sandbox.inspect().find(({ id }) => id === intent.payment_intent_id);
      // Nobody asks: what runs at start finishes it.
      await expect.poll(() => payment()?.status, { timeout: 20_000, message: name }).toBe('succeeded');
      const order = await capture(running.visitor(visitor.cookies), intent.payment_intent_id);
      expect({ name, ...order }).toMatchObject({ name, status: 200, body: { total_price: intent.total_price } });
      expect(payment()?.captured).toBe(Math.round(intent.total_price * 100));
    }

    // Killed when the payment was made but not yet noted: the buyer asks again and gets that same payment.
    const visitor = running.visitor();
    await add(visitor, wines.paramo);
    const dead = new Promise<void>((resolve) => {
      trap = { call: /POST .*\/payment_intents$/, when: 'after', spring: () => void running.kill().then(resolve) };
    });
    await expect(intend(visitor)).rejects.toThrow('fetch failed');
    await dead;
    running = await startKillable(variables);
    const again = await intend(running.visitor(visitor.cookies));
    expect(again.body.payment_intent_id).toBe(sandbox.inspect().at(-1)?.id);
    expect(sandbox.inspect()).toHaveLength(moments.length + 1);

    await running.kill();
    const audit = await auditOf(variables);
    expect(audit.checks.filter((check) => !check.ok)).toEqual([]);
    expect(sandbox.inspect().map((payment) => payment.status)).toEqual(['succeeded', 'succeeded', 'succeeded', 'requires_payment_method']);
  }, 180_000);
});
