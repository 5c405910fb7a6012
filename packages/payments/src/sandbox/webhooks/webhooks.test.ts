import Stripe from 'stripe';
import { expect, test } from 'vitest';
import { type OpenSandbox, RETURN_URL, checkout, openSandbox } from '../testing/open-sandbox.ts';
import { webhookSettingsFrom } from '../settings.ts';

async function buy(sandbox: OpenSandbox) {
  const intent = await sandbox.stripe.paymentIntents.create(checkout());
  await sandbox.stripe.paymentIntents.confirm(intent.id, { payment_method: 'pm_card_visa', return_url: RETURN_URL });
  await sandbox.stripe.paymentIntents.capture(intent.id);
  return intent.id;
}

const types = (sandbox: OpenSandbox) => sandbox.deliveries.map(({ type }) => type);
const set = (sandbox: OpenSandbox, fields: Record<string, string>) =>
  fetch(`${sandbox.address}/sandbox/stripe/v1/test_helpers/webhooks`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { authorization: 'Bearer sk_test_sandbox' },
  });

const CREATED = 'payment_intent.created';
const HELD = 'payment_intent.amount_capturable_updated';
const PAID = 'payment_intent.succeeded';

test('each step of a payment is told, signed so that the real SDK takes it, with the payment as it was then', async () => {
  const sandbox = await openSandbox();
  const id = await buy(sandbox);
  await sandbox.delivered((deliveries) => deliveries.length === 3);
  expect(types(sandbox).sort()).toEqual([HELD, CREATED, PAID].sort());
  const held = sandbox.deliveries.find(({ type }) => type === HELD);
  expect(held?.event.data.object).toMatchObject({ id, status: 'requires_capture', amount_capturable: 2450 });
  expect(await sandbox.stripe.events.retrieve(String(held?.id))).toMatchObject({ type: HELD, data: { object: { status: 'requires_capture' } } });
  await sandbox.end();
});

test('a payload that was changed, or signed with another secret, is not taken', async () => {
  const sandbox = await openSandbox();
  await sandbox.stripe.paymentIntents.create(checkout());
  await sandbox.delivered((deliveries) => deliveries.length === 1);
  const [{ payload, signature } = { payload: '', signature: '' }] = sandbox.deliveries;
  const verify = (body: string, secret: string) => () => sandbox.stripe.webhooks.constructEvent(body, signature, secret);
  expect(verify(payload, 'whsec_sandbox')).not.toThrow();
  expect(verify(payload.replace('2450', '1'), 'whsec_sandbox')).toThrow(Stripe.errors.StripeSignatureVerificationError);
  expect(verify(payload, 'whsec_other')).toThrow(Stripe.errors.StripeSignatureVerificationError);
  await sandbox.end();
});

test('declines, challenges, cancels and refunds are told', async () => {
  const sandbox = await openSandbox();
  const { id } = await sandbox.stripe.paymentIntents.create(checkout());
  await sandbox.stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa_chargeDeclined', return_url: RETURN_URL }).catch(() => null);
  await sandbox.stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_authenticationRequired', return_url: RETURN_URL });
  await sandbox.stripe.paymentIntents.cancel(id);
  await sandbox.stripe.refunds.create({ payment_intent: await buy(sandbox) });
  const expected = [
    CREATED,
    'payment_intent.payment_failed',
    'payment_intent.requires_action',
    'payment_intent.canceled',
    CREATED,
    HELD,
    PAID,
    'charge.refunded',
  ];
  await sandbox.delivered((deliveries) => deliveries.length === expected.length);
  expect(types(sandbox).sort()).toEqual(expected.sort());
  const listed = await sandbox.stripe.events.list({ type: 'payment_intent.*', limit: 100 });
  expect(listed.data.map(({ type }) => type)).toEqual([
    PAID,
    HELD,
    CREATED,
    'payment_intent.canceled',
    'payment_intent.requires_action',
    'payment_intent.payment_failed',
    CREATED,
  ]);
  await sandbox.end();
});

test('an endpoint that fails is asked again until it takes the event, and the failure is logged', async () => {
  const sandbox = await openSandbox();
  sandbox.receiver.status = 500;
  await sandbox.stripe.paymentIntents.create(checkout());
  await sandbox.delivered((deliveries) => deliveries.length === 1);
  sandbox.receiver.status = 200;
  await sandbox.delivered((deliveries) => deliveries.length === 2);
  expect(new Set(sandbox.deliveries.map(({ id }) => id)).size).toBe(1);
  expect(sandbox.logged).toMatchObject([{ level: 'warn', fields: { type: CREATED, attempt: 0 } }]);
  expect((await sandbox.stripe.events.retrieve(String(sandbox.deliveries[0]?.id))).pending_webhooks).toBe(0);
  await sandbox.end();
});

test('an event that was not delivered before a restart is delivered after it, and only that one', async () => {
  const before = await openSandbox();
  const taken = await before.stripe.paymentIntents.create(checkout());
  await before.delivered((deliveries) => deliveries.length === 1);
  before.receiver.status = 503;
  const { id } = await before.stripe.paymentIntents.create(checkout(7777));
  await before.delivered((deliveries) => deliveries.length === 2);
  await before.end({ keep: true });
  const after = await openSandbox({ folder: before.folder });
  await after.delivered((deliveries) => deliveries.length > 0);
  expect(after.deliveries.map(({ event }) => (event.data.object as Stripe.PaymentIntent).id)).toEqual([id]);
  expect(taken.id).not.toBe(id);
  await after.end();
});

test('by configuration events are delayed', async () => {
  const sandbox = await openSandbox({ webhook: { url: '', secret: 'whsec_sandbox', delayMs: 300 } });
  const start = Date.now();
  await sandbox.stripe.paymentIntents.create(checkout());
  await sandbox.delivered((deliveries) => deliveries.length === 1);
  expect((sandbox.deliveries[0]?.at ?? 0) - start).toBeGreaterThanOrEqual(290);
  await sandbox.end();
});

test('by configuration events are repeated, each time with a signature of its own', async () => {
  const sandbox = await openSandbox({ webhook: { url: '', secret: 'whsec_sandbox', repeat: 3 } });
  await sandbox.stripe.paymentIntents.create(checkout());
  await sandbox.delivered((deliveries) => deliveries.length === 3);
  expect(new Set(sandbox.deliveries.map(({ id }) => id)).size).toBe(1);
  await sandbox.end();
});

test('by configuration events arrive last first', async () => {
  const sandbox = await openSandbox({ webhook: { url: '', secret: 'whsec_sandbox', reorder: true } });
  await buy(sandbox);
  await sandbox.delivered((deliveries) => deliveries.length === 3);
  expect(types(sandbox)).toEqual([PAID, HELD, CREATED]);
  await sandbox.end();
});

test('by a test-helper call events are dropped from now on, stay dropped after a restart, and later ones come again', async () => {
  const sandbox = await openSandbox();
  expect(await (await set(sandbox, { drop: 'true' })).json()).toMatchObject({ drop: 1, repeat: 1 });
  await buy(sandbox);
  expect(sandbox.settings.drop).toBe(1);
  await set(sandbox, { drop: 'false' });
  await sandbox.stripe.paymentIntents.create(checkout(4000));
  await sandbox.delivered((deliveries) => deliveries.length > 0);
  expect(types(sandbox)).toEqual([CREATED]);
  expect((await sandbox.stripe.events.list({ type: PAID })).data).toHaveLength(1);
  await sandbox.end({ keep: true });
  const after = await openSandbox({ folder: sandbox.folder });
  await after.stripe.paymentIntents.create(checkout(5000));
  await after.delivered((deliveries) => deliveries.length > 0);
  expect(after.deliveries.map(({ event }) => (event.data.object as Stripe.PaymentIntent).amount)).toEqual([5000]);
  await after.end();
});

test('settings of a wrong form are refused by name, in a call and in the environment', async () => {
  const sandbox = await openSandbox();
  expect((await set(sandbox, { repeat: '0' })).status).toBe(400);
  expect((await set(sandbox, { delay: '5' })).status).toBe(400);
  await sandbox.end();
  expect(() => webhookSettingsFrom({ SANDBOX_WEBHOOK_REPEAT: 'twice' })).toThrow('SANDBOX_WEBHOOK_REPEAT=twice');
  expect(webhookSettingsFrom({ SANDBOX_WEBHOOK_DROP: 'true', SANDBOX_WEBHOOK_DELAY_MS: '200', SANDBOX_WEBHOOK_REORDER: 'true' })).toEqual({
    delayMs: 200,
    repeat: 1,
    reorder: true,
    drop: 1,
  });
});
