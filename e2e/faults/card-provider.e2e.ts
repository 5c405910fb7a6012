/** A card provider that answers with errors, and people who give money back in its own pages: the books follow, no basket freezes. */
import { expect, test } from '@playwright/test';
import { Buyer } from '../support/buyer.ts';
import { type Audit, estateCommand } from '../support/estate-command.ts';
import { lateProxy } from '../support/late-proxy.ts';
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
  await expect.poll(show).toMatch(/refund +5,00\s€, given back at the card provider, \d{4}/);
  const { id } = await atProvider<{ id: string }>(estate, `test_helpers/payment_intents/${payment}/dispute`, {});
  await expect.poll(show).toMatch(/dispute .*, waits for the estate’s answer, answer by \d{4}/);
  await atProvider(estate, `test_helpers/disputes/${id}/answer`, { outcome: 'won' });
  await expect.poll(show).toMatch(/dispute .*, won: the money stays/);
  expect((await audit(estate)).checks.filter(({ ok }) => !ok)).toEqual([]);

  expect(await estate.stop()).toBe(0);
  const alone = await audit(estate);
  const unasked = alone.checks.filter(({ ok }) => !ok);
  expect(unasked.length).toBeGreaterThan(0);
  for (const { rows } of unasked) expect(rows).toEqual([expect.objectContaining({ error: expect.stringContaining('the card provider could not be asked') })]);
  expect(alone.checks.filter(({ ok }) => ok).length).toBeGreaterThan(15);
  await estate.forget();
});

test('two edits of a payment that arrive in the wrong order: the buyer pays what was seen last, and the older edit changes nothing', async () => {
  const provider = await startEstate();
  const way = await lateProxy(`http://127.0.0.1:${provider.port}/sandbox/stripe`);
  const shop = await startEstate({
    env: {
      RATE_LIMIT_FACTOR: '1000',
      STRIPE_SECRET_KEY: 'sk_test_sandbox',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_sandbox',
      STRIPE_WEBHOOK_SECRET: 'whsec_sandbox',
      STRIPE_API_BASE: way.url,
      STRIPE_JS_URL: '/sandbox/stripe/v3/',
    },
  });
  const buyer = new Buyer(shop.montelar);
  const withCard = new Buyer(provider.montelar);
  expect((await buyer.add('MON-CRI-2021-75')).status).toBe(200);
  const { payment_intent_id: id } = (await buyer.intent()).body;
  const edit = (comment: string) =>
    buyer.call<{ payment_intent_id: string; payment_intent_secret: string }>('POST', '/api/ecom_order/order/update_intent/', { payment_intent: id, comment });

  way.isLate = (request) => request.startsWith('POST ') && request.endsWith(`/v1/payment_intents/${id}`);
  expect((await edit('leave it at the gate')).status).toBe(503);
  way.isLate = () => false;
  const second = await edit('ring twice');
  expect(second.status).toBe(200);
  // The first edit arrives now, with its second try: the payment that it is of is no longer to be paid.
  expect(await way.arrive()).toEqual([400, 400]);
  expect((await withCard.confirm(second.body)).status).toBe(200);
  const order = await buyer.capture(second.body.payment_intent_id);
  expect(order.status).toBe(200);
  const shown = await estateCommand(shop.dataDir, ['order', 'show', order.body.number]);
  expect(shown.output).toContain('ring twice');
  expect(shown.output).not.toContain('leave it at the gate');
  expect((await audit(shop)).checks.filter(({ ok }) => !ok)).toEqual([]);
  way.close();
  for (const estate of [shop, provider]) {
    expect(await estate.stop()).toBe(0);
    await estate.forget();
  }
});
