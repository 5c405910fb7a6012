import { expect, test } from 'vitest';
import { RETURN_URL, checkout, openSandbox, refusalOf } from '../testing/open-sandbox.ts';

const DAY = 86_400_000;

async function held(sandbox: Awaited<ReturnType<typeof openSandbox>>) {
  const intent = await sandbox.stripe.paymentIntents.create(checkout());
  return sandbox.stripe.paymentIntents.confirm(intent.id, { payment_method: 'pm_card_visa', return_url: RETURN_URL });
}

test('an authorisation lapses after seven days: the payment is canceled and says so by webhook', async () => {
  let now = Date.now();
  const sandbox = await openSandbox({ clock: () => now });
  const intent = await held(sandbox);
  now += 6.9 * DAY;
  expect((await sandbox.stripe.paymentIntents.retrieve(intent.id)).status).toBe('requires_capture');
  now += 0.2 * DAY;
  expect(await refusalOf(sandbox.stripe.paymentIntents.capture(intent.id))).toMatchObject({ code: 'payment_intent_unexpected_state' });
  expect(await sandbox.stripe.paymentIntents.retrieve(intent.id)).toMatchObject({
    status: 'canceled',
    cancellation_reason: 'automatic',
    amount_capturable: 0,
  });
  await sandbox.delivered((deliveries) => deliveries.some(({ type }) => type === 'payment_intent.canceled'));
  await sandbox.end();
});

test('one that lapsed while the sandbox was down is ended at its start', async () => {
  let now = Date.now();
  const before = await openSandbox({ clock: () => now });
  const intent = await held(before);
  await before.end({ keep: true });
  now += 8 * DAY;
  const after = await openSandbox({ folder: before.folder, clock: () => now });
  expect(after.inspect()).toMatchObject([{ id: intent.id, status: 'canceled', authorised: 0 }]);
  await after.end();
});

test('a test helper lets one lapse now', async () => {
  const sandbox = await openSandbox();
  const intent = await held(sandbox);
  const call = (key: string) =>
    fetch(`${sandbox.address}/sandbox/stripe/v1/test_helpers/payment_intents/${intent.id}/expire`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}` },
    });
  expect((await call('pk_test_sandbox')).status).toBe(401);
  expect(await (await call('sk_test_sandbox')).json()).toMatchObject({ status: 'canceled', cancellation_reason: 'automatic' });
  expect((await call('sk_test_sandbox')).status).toBe(400);
  await sandbox.end();
});
