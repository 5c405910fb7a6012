import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OpenSandbox, browserCall, cardFields, checkout, openSandbox, refusalOf, sdk } from '../testing/open-sandbox.ts';

let sandbox: OpenSandbox;
beforeAll(async () => {
  sandbox = await openSandbox();
});
afterAll(() => sandbox.end());

test('an amount under fifty cents is refused with amount_too_small (under the minimum no card is asked)', async () => {
  const refusal = await refusalOf(sandbox.stripe.paymentIntents.create({ amount: 49, currency: 'eur' }));
  expect(refusal).toMatchObject({ type: 'StripeInvalidRequestError', statusCode: 400, code: 'amount_too_small', param: 'amount' });
  expect((await sandbox.stripe.paymentIntents.create({ amount: 50, currency: 'eur' })).amount).toBe(50);
});

test('parameters that are missing, unknown or of another form are refused by name', async () => {
  const { stripe } = sandbox;
  expect(await refusalOf(stripe.paymentIntents.create({ amount: 500 } as never))).toMatchObject({ code: 'parameter_missing', param: 'currency' });
  expect(await refusalOf(stripe.paymentIntents.create({ currency: 'eur' } as never))).toMatchObject({ code: 'parameter_missing', param: 'amount' });
  expect(await refusalOf(stripe.paymentIntents.create({ ...checkout(), amont: 5 } as never))).toMatchObject({
    code: 'parameter_unknown',
    param: 'amont',
  });
  expect(await refusalOf(stripe.paymentIntents.create({ ...checkout(), amount: 24.5 }))).toMatchObject({
    code: 'parameter_invalid_integer',
    param: 'amount',
  });
  expect(await refusalOf(stripe.paymentIntents.create({ ...checkout(), amount: 100_000_000 }))).toMatchObject({ code: 'amount_too_large' });
  expect(await refusalOf(stripe.paymentIntents.create({ ...checkout(), capture_method: 'later' }))).toMatchObject({
    param: 'capture_method',
    statusCode: 400,
  });
});

test('what does not exist is resource_missing, 404', async () => {
  const refusal = await refusalOf(sandbox.stripe.paymentIntents.retrieve('pi_foreign'));
  expect(refusal).toMatchObject({ statusCode: 404, code: 'resource_missing', type: 'StripeInvalidRequestError' });
  expect(refusal.requestId).toMatch(/^req_/);
});

test('a wrong key is refused with 401, by Bearer and by Basic', async () => {
  const refusal = await refusalOf(sdk(`${sandbox.address}/sandbox/stripe`, 'sk_test_other_key').paymentIntents.create(checkout()));
  expect(refusal).toMatchObject({ type: 'StripeAuthenticationError', statusCode: 401 });
  expect(refusal.message).not.toContain('other_key');
  const basic = (key: string) =>
    fetch(`${sandbox.address}/sandbox/stripe/v1/payment_intents`, {
      headers: { authorization: `Basic ${Buffer.from(`${key}:`).toString('base64')}` },
    });
  expect((await basic('sk_test_sandbox')).status).toBe(200);
  expect((await basic('nobody')).status).toBe(401);
  expect((await fetch(`${sandbox.address}/sandbox/stripe/v1/payment_intents`)).status).toBe(401);
});

test('a browser reaches only the payment whose secret it holds, and sees no metadata (fault: forged and foreign payment ids)', async () => {
  const mine = await sandbox.stripe.paymentIntents.create(checkout());
  const other = await sandbox.stripe.paymentIntents.create(checkout());
  const seen = await browserCall(sandbox.address, 'GET', `payment_intents/${mine.id}`, { client_secret: String(mine.client_secret) });
  expect(seen).toMatchObject({ status: 200, body: { id: mine.id, amount: mine.amount } });
  expect(seen.body).not.toHaveProperty('metadata');
  const foreign = await browserCall(sandbox.address, 'POST', `payment_intents/${other.id}/confirm`, {
    client_secret: String(mine.client_secret),
    ...cardFields('4242424242424242'),
  });
  expect(foreign.status).toBe(400);
  expect((await browserCall(sandbox.address, 'GET', `payment_intents/${mine.id}`, {})).status).toBe(400);
  for (const [method, path, fields] of [
    ['POST', `payment_intents/${mine.id}/capture`, {}],
    ['POST', `payment_intents/${mine.id}`, { amount: '50' }],
    ['POST', 'payment_intents', { amount: '5000', currency: 'eur' }],
    ['POST', 'refunds', { payment_intent: mine.id }],
    ['GET', 'payment_intents', {}],
    ['GET', 'events', {}],
    ['POST', 'test_helpers/webhooks', { drop: 'true' }],
  ] as const) {
    expect(await browserCall(sandbox.address, method, path, { client_secret: String(mine.client_secret), ...fields })).toMatchObject({ status: 401 });
  }
  expect((await sandbox.stripe.paymentIntents.retrieve(other.id)).status).toBe('requires_payment_method');
});

test('names that reach into objects do nothing', async () => {
  const { status } = await browserCall(sandbox.address, 'POST', 'payment_methods', {
    '__proto__[polluted]': 'yes',
    'constructor[prototype][polluted]': 'yes',
  });
  expect(status).toBe(400);
  expect({}).not.toHaveProperty('polluted');
});

test('a call that the sandbox does not have says so', async () => {
  expect(await refusalOf(sandbox.stripe.customers.create({}))).toMatchObject({ statusCode: 404 });
});
