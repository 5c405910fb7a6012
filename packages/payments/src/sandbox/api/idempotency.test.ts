import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OpenSandbox, RETURN_URL, checkout, openSandbox, refusalOf } from '../testing/open-sandbox.ts';

let sandbox: OpenSandbox;
beforeAll(async () => {
  sandbox = await openSandbox();
});
afterAll(() => sandbox.end());

const post = (path: string, fields: Record<string, string>, key: string, address = sandbox.address) =>
  fetch(`${address}/sandbox/stripe/v1/${path}`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { authorization: 'Bearer sk_test_sandbox', 'idempotency-key': key },
  });

test('the same key with the same parameters makes one payment and replays its first reply (pi:{intent})', async () => {
  const first = await sandbox.stripe.paymentIntents.create(checkout(), { idempotencyKey: 'pi:one' });
  await sandbox.stripe.paymentIntents.update(first.id, { amount: 9999 });
  const again = await sandbox.stripe.paymentIntents.create(checkout(), { idempotencyKey: 'pi:one' });
  expect(again).toEqual(first);
  const raw = await post('payment_intents', { amount: '500', currency: 'eur' }, 'pi:raw');
  const replayed = await post('payment_intents', { currency: 'eur', amount: '500' }, 'pi:raw');
  expect(raw.headers.get('idempotent-replayed')).toBeNull();
  expect(replayed.headers.get('idempotent-replayed')).toBe('true');
  expect(await replayed.text()).toBe(await raw.text());
});

test('the same key with other parameters, or for another call, is an idempotency_error', async () => {
  const intent = await sandbox.stripe.paymentIntents.create(checkout(1000), { idempotencyKey: 'pi:two' });
  const other = await refusalOf(sandbox.stripe.paymentIntents.create(checkout(1001), { idempotencyKey: 'pi:two' }));
  expect(other).toMatchObject({ type: 'StripeIdempotencyError', statusCode: 400 });
  expect(await refusalOf(sandbox.stripe.paymentIntents.cancel(intent.id, {}, { idempotencyKey: 'pi:two' }))).toMatchObject({
    type: 'StripeIdempotencyError',
  });
});

test('of two calls with one key at the same time one is done and the other gets 409', async () => {
  const calls = await Promise.all(
    [0, 1, 2].map(() =>
      sandbox.fetch('http://localhost/v1/payment_intents', {
        method: 'POST',
        body: 'amount=500&currency=eur',
        headers: { authorization: 'Bearer sk_test_sandbox', 'idempotency-key': 'pi:three' },
      }),
    ),
  );
  expect(calls.map((call) => String(call.status)).sort()).toEqual(['200', '409', '409']);
  const refused = calls.find((call) => call.status === 409);
  expect(await refused?.json()).toMatchObject({ error: { code: 'idempotency_key_in_use' } });
  expect((await post('payment_intents', { amount: '500', currency: 'eur' }, 'pi:three')).status).toBe(200);
});

test('a capture repeated with its key takes the money once (cap:{intent})', async () => {
  const intent = await sandbox.stripe.paymentIntents.create(checkout(1500));
  await sandbox.stripe.paymentIntents.confirm(intent.id, { payment_method: 'pm_card_visa', return_url: RETURN_URL });
  const first = await sandbox.stripe.paymentIntents.capture(intent.id, {}, { idempotencyKey: 'cap:one' });
  expect(await sandbox.stripe.paymentIntents.capture(intent.id, {}, { idempotencyKey: 'cap:one' })).toEqual(first);
  expect(await refusalOf(sandbox.stripe.paymentIntents.capture(intent.id, {}, { idempotencyKey: 'cap:two' }))).toMatchObject({
    code: 'payment_intent_unexpected_state',
  });
});

test('a decline is replayed with its payment; a call refused for its parameters is not remembered', async () => {
  const { id } = await sandbox.stripe.paymentIntents.create(checkout());
  const confirm = () =>
    sandbox.stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa_chargeDeclined', return_url: RETURN_URL }, { idempotencyKey: 'conf:one' });
  const first = await refusalOf(confirm());
  const again = await refusalOf(confirm());
  expect(again).toMatchObject({ statusCode: 402, code: 'card_declined', charge: first.charge });
  expect(again.payment_intent).toEqual(first.payment_intent);
  expect((await sandbox.stripe.charges.list({ payment_intent: id })).data).toHaveLength(1);
  expect((await post('payment_intents', { amount: '10', currency: 'eur' }, 'pi:four')).status).toBe(400);
  expect((await post('payment_intents', { amount: '500', currency: 'eur' }, 'pi:four')).status).toBe(200);
});

test('kept replies outlive a restart, and are forgotten after a day', async () => {
  let now = Date.now();
  const clock = () => now;
  const before = await openSandbox({ clock });
  const first = await before.stripe.paymentIntents.create(checkout(), { idempotencyKey: 'pi:five' });
  await before.stripe.paymentIntents.update(first.id, { amount: 8000 });
  await before.end({ keep: true });
  const after = await openSandbox({ folder: before.folder, clock });
  expect(await after.stripe.paymentIntents.create(checkout(), { idempotencyKey: 'pi:five' })).toEqual(first);
  await after.end({ keep: true });
  now += 25 * 3_600_000;
  const later = await openSandbox({ folder: before.folder, clock });
  const fresh = await later.stripe.paymentIntents.create(checkout(), { idempotencyKey: 'pi:five' });
  expect(fresh.id).not.toBe(first.id);
  await later.end();
});
