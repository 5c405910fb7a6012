import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type OpenSandbox, RETURN_URL, browserCall, cardFields, checkout, openSandbox } from '../testing/open-sandbox.ts';

let sandbox: OpenSandbox;
beforeAll(async () => {
  sandbox = await openSandbox();
});
afterAll(() => sandbox.end());

async function payWith(number: string) {
  const intent = await sandbox.stripe.paymentIntents.create(checkout());
  const secret = String(intent.client_secret);
  const reply = await browserCall(sandbox.address, 'POST', `payment_intents/${intent.id}/confirm`, {
    client_secret: secret,
    return_url: RETURN_URL,
    ...cardFields(number),
  });
  return { id: intent.id, secret, ...reply };
}

describe("Stripe's test cards", () => {
  test.each([
    ['4000000000000002', 'card_declined', 'generic_decline'],
    ['4000000000009995', 'card_declined', 'insufficient_funds'],
    ['4000000000000069', 'expired_card', undefined],
    ['4000000000000127', 'incorrect_cvc', undefined],
    ['4000000000000119', 'processing_error', undefined],
  ])('%s is refused as %s %s, and the same payment then takes another card', async (number, code, decline) => {
    const refused = await payWith(number);
    expect(refused.status).toBe(402);
    expect(refused.body.error).toMatchObject({ type: 'card_error', code, payment_intent: { id: refused.id, status: 'requires_payment_method' } });
    expect(refused.body.error?.['decline_code']).toBe(decline);
    const kept = await sandbox.stripe.paymentIntents.retrieve(refused.id, { expand: ['latest_charge'] });
    expect(kept.last_payment_error).toMatchObject({ code, type: 'card_error' });
    expect(kept.latest_charge).toMatchObject({ status: 'failed', captured: false });
    const again = await browserCall(sandbox.address, 'POST', `payment_intents/${refused.id}/confirm`, {
      client_secret: refused.secret,
      return_url: RETURN_URL,
      ...cardFields('4242 4242 4242 4242'),
    });
    expect(again).toMatchObject({ status: 200, body: { status: 'requires_capture', last_payment_error: null } });
  });

  test.each(['4000002500003155', '4000002760003184'])('%s asks for authentication; accepted, the amount is held', async (number) => {
    const challenged = await payWith(number);
    expect(challenged).toMatchObject({ status: 200, body: { status: 'requires_action', next_action: { type: 'use_stripe_sdk' } } });
    const passed = await browserCall(sandbox.address, 'POST', `test_helpers/payment_intents/${challenged.id}/authenticate`, {
      outcome: 'succeed',
      client_secret: challenged.secret,
    });
    expect(passed).toMatchObject({ status: 200, body: { status: 'requires_capture' } });
    const kept = await sandbox.stripe.paymentIntents.retrieve(challenged.id, { expand: ['latest_charge'] });
    expect(kept.amount_capturable).toBe(2450);
    expect(kept.latest_charge).toMatchObject({ payment_method_details: { card: { three_d_secure: { result: 'authenticated' } } } });
  });

  test('an authentication that is refused leaves the payment open for another card', async () => {
    const challenged = await payWith('4000002760003184');
    const failed = await browserCall(sandbox.address, 'POST', `test_helpers/payment_intents/${challenged.id}/authenticate`, {
      outcome: 'fail',
      client_secret: challenged.secret,
    });
    expect(failed.body).toMatchObject({ status: 'requires_payment_method', last_payment_error: { code: 'payment_intent_authentication_failure' } });
    const again = await browserCall(sandbox.address, 'POST', `payment_intents/${challenged.id}/confirm`, {
      client_secret: challenged.secret,
      return_url: RETURN_URL,
      ...cardFields('4242424242424242'),
    });
    expect(again.body).toMatchObject({ status: 'requires_capture' });
  });

  test('a challenge is not finished without the client secret, nor twice', async () => {
    const challenged = await payWith('4000002760003184');
    const path = `test_helpers/payment_intents/${challenged.id}/authenticate`;
    expect((await browserCall(sandbox.address, 'POST', path, { outcome: 'succeed', client_secret: 'pi_x_secret_y' })).status).toBe(400);
    expect((await browserCall(sandbox.address, 'POST', path, { outcome: 'succeed', client_secret: challenged.secret })).status).toBe(200);
    expect((await browserCall(sandbox.address, 'POST', path, { outcome: 'succeed', client_secret: challenged.secret })).status).toBe(400);
  });

  test('by redirect, the challenge has a page of plain HTML that leads back with the outcome', async () => {
    const intent = await sandbox.stripe.paymentIntents.create(checkout());
    const challenged = await sandbox.stripe.paymentIntents.confirm(intent.id, {
      payment_method: 'pm_card_authenticationRequired',
      return_url: `${RETURN_URL}?x=1`,
    });
    const url = String(challenged.next_action?.redirect_to_url?.url).replace('http://localhost', sandbox.address);
    const html = await (await fetch(url)).text();
    expect(html).toContain('value="succeed"');
    expect(html).not.toContain('<script');
    const target = new URL(url);
    const body = new URLSearchParams({ outcome: 'succeed', client_secret: String(intent.client_secret), return_url: `${RETURN_URL}?x=1` });
    const back = await fetch(target.origin + target.pathname, { method: 'POST', body, redirect: 'manual' });
    const led = new URL(String(back.headers.get('location')));
    expect(back.status).toBe(303);
    expect(Object.fromEntries(led.searchParams)).toEqual({
      x: '1',
      payment_intent: intent.id,
      payment_intent_client_secret: intent.client_secret,
      redirect_status: 'succeeded',
    });
    const foreign = await fetch(`${target.origin}${target.pathname}?client_secret=wrong`);
    expect(foreign.status).toBe(404);
  });

  test('numbers with a wrong check figure, past dates and unknown cards are refused before anything happens', async () => {
    expect((await payWith('4242424242424241')).body.error).toMatchObject({ code: 'incorrect_number', param: 'number' });
    expect((await payWith('4111111111111111')).body.error).toMatchObject({ decline_code: 'test_mode_live_card' });
    const intent = await sandbox.stripe.paymentIntents.create(checkout());
    const past = await browserCall(sandbox.address, 'POST', `payment_intents/${intent.id}/confirm`, {
      client_secret: String(intent.client_secret),
      ...cardFields('4242424242424242'),
      'payment_method_data[card][exp_year]': '2020',
    });
    expect(past.body.error).toMatchObject({ code: 'invalid_expiry_year', param: 'exp_year' });
    expect((await sandbox.stripe.paymentIntents.retrieve(intent.id)).latest_charge).toBeNull();
  });

  test('neither the ledger nor a reply holds a card number or security code', async () => {
    const paid = await payWith('5555555555554444');
    const { readFile } = await import('node:fs/promises');
    const ledger = await readFile(sandbox.ledger.path, 'utf8');
    expect(ledger).toContain(paid.id);
    expect(ledger).not.toContain('5555555555554444');
    expect(JSON.stringify(paid.body)).not.toContain('5555555555554444');
  });
});
