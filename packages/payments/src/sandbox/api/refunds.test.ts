import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OpenSandbox, RETURN_URL, checkout, openSandbox, refusalOf } from '../testing/open-sandbox.ts';

let sandbox: OpenSandbox;
beforeAll(async () => {
  sandbox = await openSandbox();
});
afterAll(() => sandbox.end());

const idOf = (value: string | { id: string } | null) => (typeof value === 'string' ? value : (value?.id ?? ''));

async function paid(amount: number) {
  const intent = await sandbox.stripe.paymentIntents.create(checkout(amount));
  await sandbox.stripe.paymentIntents.confirm(intent.id, { payment_method: 'pm_card_visa', return_url: RETURN_URL });
  return sandbox.stripe.paymentIntents.capture(intent.id);
}

test('what was captured is given back whole, or in parts that never exceed it', async () => {
  const intent = await paid(3000);
  const part = await sandbox.stripe.refunds.create({
    payment_intent: intent.id,
    amount: 1200,
    reason: 'requested_by_customer',
    metadata: { why: 'corked' },
  });
  expect(part).toMatchObject({
    object: 'refund',
    amount: 1200,
    status: 'succeeded',
    payment_intent: intent.id,
    charge: intent.latest_charge,
    metadata: { why: 'corked' },
  });
  const tooMuch = await refusalOf(sandbox.stripe.refunds.create({ payment_intent: intent.id, amount: 1801 }));
  expect(tooMuch).toMatchObject({ statusCode: 400, param: 'amount' });
  expect(tooMuch.message).toBe('Refund amount (€18.01) is greater than unrefunded amount on charge (€18.00)');
  const rest = await sandbox.stripe.refunds.create({ charge: idOf(intent.latest_charge) });
  expect(rest.amount).toBe(1800);
  expect(await refusalOf(sandbox.stripe.refunds.create({ payment_intent: intent.id }))).toMatchObject({ code: 'charge_already_refunded' });
  expect(await sandbox.stripe.charges.retrieve(idOf(intent.latest_charge))).toMatchObject({ refunded: true, amount_refunded: 3000 });
  expect(sandbox.inspect().find((entry) => entry.id === intent.id)).toMatchObject({ captured: 3000, refunded: 3000, authorised: 0 });
});

test('money that is only held, or not there, cannot be refunded', async () => {
  const intent = await sandbox.stripe.paymentIntents.create(checkout());
  expect(await refusalOf(sandbox.stripe.refunds.create({ payment_intent: intent.id }))).toMatchObject({
    statusCode: 400,
    code: 'payment_intent_unexpected_state',
  });
  await sandbox.stripe.paymentIntents.confirm(intent.id, { payment_method: 'pm_card_visa', return_url: RETURN_URL });
  expect(await refusalOf(sandbox.stripe.refunds.create({ payment_intent: intent.id }))).toMatchObject({ code: 'payment_intent_unexpected_state' });
  expect(await refusalOf(sandbox.stripe.refunds.create({ payment_intent: 'pi_none' }))).toMatchObject({ code: 'resource_missing' });
  expect(await refusalOf(sandbox.stripe.refunds.create({}))).toMatchObject({ code: 'parameter_missing' });
});

test('refunds are retrieved, and listed by payment', async () => {
  const [one, other] = [await paid(1000), await paid(2000)];
  const refund = await sandbox.stripe.refunds.create({ payment_intent: one.id, amount: 100 });
  await sandbox.stripe.refunds.create({ payment_intent: other.id });
  expect(await sandbox.stripe.refunds.retrieve(refund.id)).toEqual(refund);
  expect((await sandbox.stripe.refunds.list({ payment_intent: one.id })).data).toEqual([refund]);
  expect((await sandbox.stripe.charges.list({ payment_intent: other.id })).data).toMatchObject([{ amount_refunded: 2000 }]);
  expect(await refusalOf(sandbox.stripe.refunds.retrieve('re_none'))).toMatchObject({ code: 'resource_missing' });
});
