import type Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type OpenSandbox, RETURN_URL, browserCall, openSandbox, refusalOf } from './testing/open-sandbox.ts';

let sandbox: OpenSandbox;
let now = Date.now();
beforeAll(async () => {
  sandbox = await openSandbox({ clock: () => now });
});
afterAll(() => sandbox.end());

/** What a checkout asks for that takes cards and one way that leads away: cards are held, the other is taken at once. */
const withBank = (): Stripe.PaymentIntentCreateParams => ({
  amount: 2450,
  currency: 'eur',
  capture_method: 'automatic_async',
  allowed_payment_method_types: ['card', 'ideal'],
  payment_method_options: { card: { capture_method: 'manual' } },
  metadata: { intent: 'oi_1', revision: '1' },
});

/** A payment as far as the bank's page, with that page's address on this test's server. */
async function atBank() {
  const intent = await sandbox.stripe.paymentIntents.create(withBank());
  const secret = String(intent.client_secret);
  const { body } = await browserCall(sandbox.address, 'POST', `payment_intents/${intent.id}/confirm`, {
    client_secret: secret,
    return_url: RETURN_URL,
    use_stripe_sdk: 'true',
    'payment_method_data[type]': 'ideal',
  });
  const action = body['next_action'] as { type: string; redirect_to_url: { url: string; return_url: string } };
  expect([body['status'], action.type, action.redirect_to_url.return_url]).toEqual(['requires_action', 'redirect_to_url', RETURN_URL]);
  const { pathname, search } = new URL(action.redirect_to_url.url);
  return { id: intent.id, secret, page: sandbox.address + pathname + search };
}

async function press(at: { id: string; secret: string }, outcome: string): Promise<URL> {
  const body = new URLSearchParams({ client_secret: at.secret, return_url: RETURN_URL, outcome });
  const answer = await fetch(`${sandbox.address}/sandbox/stripe/bank/${at.id}`, { method: 'POST', body, redirect: 'manual' });
  expect(answer.status).toBe(303);
  return new URL(String(answer.headers.get('location')), sandbox.address);
}

const statusOf = async (id: string) => (await sandbox.stripe.paymentIntents.retrieve(id)).status;
const outcomeIn = (address: URL) => Object.fromEntries(address.searchParams);

describe('a way to pay that leads to the bank’s page, as Stripe’s redirect methods do', () => {
  test('paid there: the money is taken at once, and the way back names the payment', async () => {
    const bank = await atBank();
    expect(await (await fetch(bank.page)).text()).toContain('24,50');
    const back = await press(bank, 'succeed');
    expect(back.href.startsWith(RETURN_URL)).toBe(true);
    expect(outcomeIn(back)).toEqual({ payment_intent: bank.id, payment_intent_client_secret: bank.secret, redirect_status: 'succeeded' });
    expect(await sandbox.stripe.paymentIntents.retrieve(bank.id)).toMatchObject({ status: 'succeeded', amount_received: 2450, amount_capturable: 0 });
    await sandbox.delivered((deliveries) =>
      deliveries.some(({ type, event }) => type === 'payment_intent.succeeded' && JSON.stringify(event).includes(bank.id)),
    );
  });

  test('a card of the same payment is held', async () => {
    const intent = await sandbox.stripe.paymentIntents.create(withBank());
    const held = await sandbox.stripe.paymentIntents.confirm(intent.id, { payment_method: 'pm_card_visa' });
    expect(held).toMatchObject({ status: 'requires_capture', amount_received: 0 });
  });

  test('refused there: nothing is taken, and it may be paid again', async () => {
    const bank = await atBank();
    expect(outcomeIn(await press(bank, 'fail'))).toMatchObject({ redirect_status: 'failed' });
    expect(await sandbox.stripe.paymentIntents.retrieve(bank.id)).toMatchObject({
      status: 'requires_payment_method',
      last_payment_error: { code: 'payment_intent_payment_attempt_failed', payment_method: { type: 'ideal' } },
    });
    await sandbox.stripe.paymentIntents.confirm(bank.id, { payment_method: 'pm_card_visa' });
    expect(await statusOf(bank.id)).toBe('requires_capture');
  });

  test.each([
    ['succeed_later', 'succeeded', 2450],
    ['fail_later', 'requires_payment_method', 0],
  ])('%s: it is processing, cannot be let go of, and the bank decides by itself', async (outcome, status, received) => {
    const bank = await atBank();
    expect(outcomeIn(await press(bank, outcome))).toMatchObject({ redirect_status: 'pending' });
    expect(await statusOf(bank.id)).toBe('processing');
    expect(await refusalOf(sandbox.stripe.paymentIntents.cancel(bank.id))).toMatchObject({ code: 'payment_intent_unexpected_state' });
    now += 60_000;
    await expect.poll(() => statusOf(bank.id)).toBe(status);
    expect((await sandbox.stripe.paymentIntents.retrieve(bank.id)).amount_received).toBe(received);
  });

  test('pressed twice, or come back to: it is taken once, and the page leads back to the shop', async () => {
    const bank = await atBank();
    await press(bank, 'succeed');
    const again = await press(bank, 'succeed');
    expect(again.pathname).toContain('/bank/');
    expect(await (await fetch(again)).text()).toContain('redirect_status=succeeded');
    expect(await sandbox.stripe.paymentIntents.retrieve(bank.id)).toMatchObject({ status: 'succeeded', amount_received: 2450 });
  });

  test('what the shop changed or gave up meanwhile is not paid', async () => {
    const changed = await atBank();
    await sandbox.stripe.paymentIntents.update(changed.id, { amount: 3000 });
    const given = await atBank();
    await sandbox.stripe.paymentIntents.cancel(given.id);
    for (const bank of [changed, given]) {
      expect((await press(bank, 'succeed')).pathname).toContain('/bank/');
      expect((await sandbox.stripe.paymentIntents.retrieve(bank.id)).amount_received).toBe(0);
    }
  });

  test('another’s secret opens no page', async () => {
    const bank = await atBank();
    expect((await fetch(bank.page.replace(bank.secret, 'pi_x_secret_y'))).status).toBe(404);
  });
});

test('what cannot be held is left out where everything is to be held, and a way that a payment does not offer is refused', async () => {
  const { stripe } = sandbox;
  const held = await stripe.paymentIntents.create({ ...withBank(), capture_method: 'manual' });
  expect([held.allowed_payment_method_types, held.payment_method_types]).toEqual([['card', 'ideal'], ['card']]);
  const refused = stripe.paymentIntents.confirm(held.id, { payment_method_data: { type: 'ideal' }, return_url: RETURN_URL });
  expect(await refusalOf(refused)).toMatchObject({ param: 'payment_method' });
});

test('the list of ways has the name that Stripe gives it since endive, and stands for itself', async () => {
  const { stripe } = sandbox;
  const former = { payment_method_types: ['card', 'ideal'] };
  expect(await refusalOf(stripe.paymentIntents.create({ amount: 2450, currency: 'eur', ...former }))).toMatchObject({
    code: 'payment_method_types_no_longer_supported',
  });
  expect(await refusalOf(stripe.paymentIntents.create({ ...withBank(), automatic_payment_methods: { enabled: true } }))).toMatchObject({
    code: 'parameters_exclusive',
  });
});
