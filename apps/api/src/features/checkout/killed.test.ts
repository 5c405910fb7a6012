import { describe, expect, test } from 'vitest';
import { add, capture, intend, wines } from './testing/buying.ts';
import { auditOf, killableShop } from './testing/killing.ts';

/** Where the process is killed: by which call it makes to the card provider, before or after the provider has done it. */
const moments = [
  { name: 'after the authorisation, before anything is taken', call: /GET .*\/payment_intents\/pi_\w+$/, when: 'before' },
  { name: 'after the goods are taken, before the capture', call: /POST .*\/capture$/, when: 'before' },
  { name: 'after the capture, before it is written down', call: /POST .*\/capture$/, when: 'after' },
] as const;

describe.each(['pglite', 'postgres'] as const)('a killed process on %s', (kind) => {
  test('killed anywhere between authorise and settle, the order is finished after the restart, once, and the books agree', async () => {
    let trap: { call: RegExp; when: 'before' | 'after'; spring: () => void } | undefined;
    const { variables, sandbox, stripe, start } = await killableShop(kind, (request, when) => {
      if (trap?.when !== when || !trap.call.test(request)) return false;
      trap.spring();
      trap = undefined;
      return true;
    });
    let running = await start();

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
      running = await start();
      const payment = () => sandbox.inspect().find(({ id }) => id === intent.payment_intent_id);
      // Nobody asks: what runs after the start finishes it.
      await expect.poll(() => payment()?.status, { timeout: 30_000, message: name }).toBe('succeeded');
      const order = await capture(running.visitor(visitor.cookies), intent.payment_intent_id);
      expect({ name, ...order }).toMatchObject({ name, status: 200, body: { total_price: intent.total_price } });
      expect(payment()?.captured).toBe(Math.round(intent.total_price * 100));
    }

    // The same of money that a bank takes at once: what is to be had is an order, and what is gone goes back, once.
    const atBank = async (sku: string) => {
      const visitor = running.visitor();
      await add(visitor, sku);
      const { payment_intent_id: id, total_price: total } = (await intend(visitor)).body;
      await stripe.paymentIntents.confirm(id, { payment_method_data: { type: 'ideal' }, return_url: 'http://localhost/' });
      return { cookies: visitor.cookies, id, cents: Math.round(total * 100) };
    };
    const [there, gone, goneToo] = [await atBank(wines.paramo), await atBank(wines.palomar), await atBank(wines.palomar)];
    const quicker = running.visitor();
    await add(quicker, wines.palomar, 3);
    const { payment_intent_id: byCard } = (await intend(quicker)).body;
    await stripe.paymentIntents.confirm(byCard, { payment_method: 'pm_card_visa', return_url: 'http://localhost/' });
    expect((await capture(quicker, byCard)).status).toBe(200);
    for (const [buyer, call, when] of [
      [there, /GET .*\/payment_intents\/pi_\w+$/, 'before'],
      [gone, /POST .*\/refunds$/, 'before'],
      [goneToo, /POST .*\/refunds$/, 'after'],
    ] as const) {
      const { id, cents, cookies } = buyer;
      await stripe.rawRequest('POST', `/v1/test_helpers/payment_intents/${id}/authenticate`, { outcome: 'succeed' });
      const dead = new Promise<void>((resolve) => {
        trap = { call, when, spring: () => void running.kill().then(resolve) };
      });
      await capture(running.visitor(cookies), id).catch(() => undefined);
      await dead;
      running = await start();
      const payment = () => sandbox.inspect().find((one) => one.id === id);
      const returned = buyer === there ? 0 : cents;
      await expect.poll(() => payment()?.refunded, { timeout: 60_000 }).toBe(returned);
      const answer = await capture(running.visitor(cookies), id);
      expect([answer.status, payment()?.captured, payment()?.refunded]).toEqual([buyer === there ? 200 : 409, cents, returned]);
    }

    // Killed when the payment was made but not yet noted: the buyer asks again and gets that same payment.
    const visitor = running.visitor();
    await add(visitor, wines.paramo);
    const dead = new Promise<void>((resolve) => {
      trap = { call: /POST .*\/payment_intents$/, when: 'after', spring: () => void running.kill().then(resolve) };
    });
    await expect(intend(visitor)).rejects.toThrow('fetch failed');
    await dead;
    running = await start();
    const made = sandbox.inspect().length;
    const again = await intend(running.visitor(visitor.cookies));
    expect(sandbox.inspect()).toHaveLength(made);
    expect(again.body.payment_intent_id).toBe(sandbox.inspect().at(-1)?.id);

    await running.kill();
    const audit = await auditOf(variables);
    expect(audit.checks.filter((check) => !check.ok)).toEqual([]);
    expect(sandbox.inspect().at(-1)?.status).toBe('requires_payment_method');
    expect(sandbox.inspect().filter((payment) => payment.authorised > 0)).toEqual([]);
  }, 600_000);
});
