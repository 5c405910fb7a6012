/** A card provider that answers with errors, and people who give money back in its own pages: the books follow, no basket freezes. */
import { expect, test } from '@playwright/test';
import { Buyer } from '../support/buyer.ts';
import { type Audit, estateCommand } from '../support/estate-command.ts';
import { startEstate, type RunningEstate } from '../support/start-estate.ts';

test.describe.configure({ mode: 'default', timeout: 200_000 });

async function audit({ dataDir }: RunningEstate): Promise<Audit> {
  return JSON.parse((await estateCommand(dataDir, ['audit', '--json'])).output) as Audit;
}

/** A call with the account's secret key, as the estate makes it and as the provider's own pages do. */
async function atProvider<T>({ port }: RunningEstate, path: string, fields: Record<string, string>): Promise<T> {
  const answer = await fetch(`http://127.0.0.1:${port}/sandbox/stripe/v1/${path}`, {
    method: 'POST',
    headers: { authorization: 'Bearer sk_test_sandbox' },
    body: new URLSearchParams(fields),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as T;
}

test('a 500 that is replayed freezes no basket; a refund and a dispute in the provider’s pages are booked; stopped, the audit says what it could not ask', async () => {
  const estate = await startEstate({ env: { RATE_LIMIT_FACTOR: '1000' } });
  const sold: { number: string; payment: string }[] = [];
  for (const carriedOut of ['true', 'false']) {
    const buyer = new Buyer(estate.montelar);
    expect((await buyer.add('MON-CRI-2021-75')).status).toBe(200);
    await atProvider(estate, 'test_helpers/failures', { call: 'POST payment_intents', carried_out: carriedOut });
    const intent = await buyer.intent();
    expect(intent.status).toBe(200);
    expect((await buyer.confirm(intent.body)).status).toBe(200);
    await atProvider(estate, 'test_helpers/failures', { call: 'POST payment_intents/*/capture', carried_out: carriedOut });
    const order = await buyer.capture(intent.body.payment_intent_id);
    expect(order.status).toBe(200);
    sold.push({ number: order.body.number, payment: intent.body.payment_intent_id });
  }
  const [{ number, payment }] = sold as [{ number: string; payment: string }];
  const show = async () => (await estateCommand(estate.dataDir, ['order', 'show', number])).output;
  await atProvider(estate, 'refunds', { payment_intent: payment, amount: '500' });
  await expect.poll(show).toMatch(/refund +5,00\s€, provider, \d{4}/);
  const { id } = await atProvider<{ id: string }>(estate, `test_helpers/payment_intents/${payment}/dispute`, {});
  await expect.poll(show).toMatch(/dispute .*, unanswered, answer by \d{4}/);
  await atProvider(estate, `test_helpers/disputes/${id}/answer`, { outcome: 'won' });
  await expect.poll(show).toMatch(/dispute .*, won/);
  expect((await audit(estate)).checks.filter(({ ok }) => !ok)).toEqual([]);

  expect(await estate.stop()).toBe(0);
  const alone = await audit(estate);
  const unasked = alone.checks.filter(({ ok }) => !ok);
  expect(unasked.length).toBeGreaterThan(0);
  for (const { rows } of unasked) expect(rows).toEqual([expect.objectContaining({ error: expect.stringContaining('the card provider could not be asked') })]);
  expect(alone.checks.filter(({ ok }) => ok).length).toBeGreaterThan(15);
  await estate.forget();
});
