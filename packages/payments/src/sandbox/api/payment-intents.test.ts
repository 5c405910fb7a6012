import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type OpenSandbox, RETURN_URL, checkout, openSandbox, refusalOf } from '../testing/open-sandbox.ts';

let sandbox: OpenSandbox;
beforeAll(async () => {
  sandbox = await openSandbox();
});
afterAll(() => sandbox.end());

const authorised = async (amount?: number) => {
  const intent = await sandbox.stripe.paymentIntents.create(checkout(amount));
  return sandbox.stripe.paymentIntents.confirm(intent.id, { payment_method: 'pm_card_visa', return_url: RETURN_URL });
};

describe('a payment as the shop makes it (authorise, then capture)', () => {
  test('is created unpaid, with a secret that begins with its id, and keeps its metadata', async () => {
    const intent = await sandbox.stripe.paymentIntents.create(checkout(3330));
    expect(intent).toMatchObject({
      object: 'payment_intent',
      amount: 3330,
      currency: 'eur',
      status: 'requires_payment_method',
      capture_method: 'manual',
      livemode: false,
    });
    expect(intent.id).toMatch(/^pi_[0-9A-Za-z]{24}$/);
    expect(intent.client_secret).toMatch(new RegExp(`^${intent.id}_secret_[0-9A-Za-z]{25}$`));
    expect(intent.metadata).toEqual({ intent: 'oi_1', revision: '1' });
    expect(await sandbox.stripe.paymentIntents.retrieve(intent.id)).toEqual(intent);
  });

  test('holds the amount after a confirmation and takes it at capture', async () => {
    const held = await authorised(2450);
    expect(held).toMatchObject({ status: 'requires_capture', amount_capturable: 2450, amount_received: 0 });
    const taken = await sandbox.stripe.paymentIntents.capture(held.id, {}, {});
    expect(taken).toMatchObject({ status: 'succeeded', amount_capturable: 0, amount_received: 2450 });
  });

  test('takes a part at capture and releases the rest', async () => {
    const held = await authorised(5000);
    const taken = await sandbox.stripe.paymentIntents.capture(held.id, { amount_to_capture: 1999, expand: ['latest_charge'] });
    expect(taken).toMatchObject({ status: 'succeeded', amount: 5000, amount_received: 1999, amount_capturable: 0 });
    expect(taken.latest_charge).toMatchObject({ object: 'charge', captured: true, amount_captured: 1999, amount: 5000 });
  });

  test('refuses to take more than it holds, or to take twice', async () => {
    const held = await authorised(2000);
    expect(await refusalOf(sandbox.stripe.paymentIntents.capture(held.id, { amount_to_capture: 2001 }))).toMatchObject({
      statusCode: 400,
      code: 'amount_too_large',
      param: 'amount_to_capture',
    });
    await sandbox.stripe.paymentIntents.capture(held.id);
    const twice = await refusalOf(sandbox.stripe.paymentIntents.capture(held.id));
    expect(twice).toMatchObject({ type: 'StripeInvalidRequestError', statusCode: 400, code: 'payment_intent_unexpected_state' });
    expect(twice.payment_intent).toMatchObject({ id: held.id, status: 'succeeded' });
  });

  test('takes the money at once without manual capture', async () => {
    const paid = await sandbox.stripe.paymentIntents.create({
      amount: 700,
      currency: 'eur',
      confirm: true,
      payment_method: 'pm_card_visa',
      return_url: RETURN_URL,
    });
    expect(paid).toMatchObject({ status: 'succeeded', amount_received: 700 });
  });

  test('asks a server that confirms for a return_url while methods with redirects are on, as Stripe does', async () => {
    const intent = await sandbox.stripe.paymentIntents.create(checkout());
    expect(await refusalOf(sandbox.stripe.paymentIntents.confirm(intent.id, { payment_method: 'pm_card_visa' }))).toMatchObject({
      statusCode: 400,
      param: 'return_url',
    });
  });

  test('lists payments newest first, page by page', async () => {
    const made: string[] = [];
    for (let count = 0; count < 3; count++) made.unshift((await sandbox.stripe.paymentIntents.create(checkout())).id);
    const first = await sandbox.stripe.paymentIntents.list({ limit: 2 });
    expect(first.data.map((intent) => intent.id)).toEqual(made.slice(0, 2));
    expect(first.has_more).toBe(true);
    const next = await sandbox.stripe.paymentIntents.list({ limit: 1, starting_after: made[1] as string });
    expect(next.data[0]?.id).toBe(made[2]);
    const before = await sandbox.stripe.paymentIntents.list({ limit: 1, ending_before: made[1] as string });
    expect(before.data.map((intent) => intent.id)).toEqual([made[0]]);
    const all: string[] = [];
    for await (const intent of sandbox.stripe.paymentIntents.list({ limit: 2 })) all.push(intent.id);
    expect(new Set(all).size).toBe(all.length);
    expect(all.slice(0, 3)).toEqual(made);
  });
});

describe('changing a payment (fault: the old amount is charged after the basket changed)', () => {
  test('a new amount before the card is authorised is what is then held', async () => {
    const intent = await sandbox.stripe.paymentIntents.create(checkout(1000));
    const changed = await sandbox.stripe.paymentIntents.update(intent.id, { amount: 1234, metadata: { revision: '2' } });
    expect(changed).toMatchObject({ amount: 1234, client_secret: intent.client_secret, metadata: { intent: 'oi_1', revision: '2' } });
    const held = await sandbox.stripe.paymentIntents.confirm(intent.id, { payment_method: 'pm_card_visa', return_url: RETURN_URL });
    expect(held.amount_capturable).toBe(1234);
  });

  test('a card in the middle of its authentication has to be asked again for the new amount', async () => {
    const intent = await sandbox.stripe.paymentIntents.create(checkout(1000));
    await sandbox.stripe.paymentIntents.confirm(intent.id, { payment_method: 'pm_card_authenticationRequired', return_url: RETURN_URL });
    const changed = await sandbox.stripe.paymentIntents.update(intent.id, { amount: 2000 });
    expect(changed).toMatchObject({ status: 'requires_confirmation', next_action: null, amount: 2000 });
  });

  test('the amount is refused once the card is authorised, metadata is not', async () => {
    const held = await authorised();
    const refusal = await refusalOf(sandbox.stripe.paymentIntents.update(held.id, { amount: 100 }));
    expect(refusal).toMatchObject({ statusCode: 400, code: 'payment_intent_unexpected_state', param: 'amount' });
    expect((await sandbox.stripe.paymentIntents.update(held.id, { metadata: { order: 'A-1' } })).metadata).toMatchObject({ order: 'A-1' });
    expect((await sandbox.stripe.paymentIntents.retrieve(held.id)).amount).toBe(held.amount);
  });

  test('an empty metadata value takes its key off', async () => {
    const intent = await sandbox.stripe.paymentIntents.create(checkout());
    const changed = await sandbox.stripe.paymentIntents.update(intent.id, { metadata: { revision: '' } });
    expect(changed.metadata).toEqual({ intent: 'oi_1' });
  });
});

describe('ending a payment', () => {
  test('a cancel releases what is held and ends the intent', async () => {
    const held = await authorised(900);
    const ended = await sandbox.stripe.paymentIntents.cancel(held.id, { cancellation_reason: 'abandoned' });
    expect(ended).toMatchObject({ status: 'canceled', amount_capturable: 0, cancellation_reason: 'abandoned' });
    expect(ended.canceled_at).toBeGreaterThan(0);
    expect(await refusalOf(sandbox.stripe.paymentIntents.capture(held.id))).toMatchObject({ code: 'payment_intent_unexpected_state' });
    expect(await refusalOf(sandbox.stripe.paymentIntents.confirm(held.id, { payment_method: 'pm_card_visa', return_url: RETURN_URL }))).toMatchObject({
      code: 'payment_intent_unexpected_state',
    });
  });

  test('a paid one cannot be canceled', async () => {
    const held = await authorised();
    await sandbox.stripe.paymentIntents.capture(held.id);
    const refusal = await refusalOf(sandbox.stripe.paymentIntents.cancel(held.id));
    expect(refusal.message).toContain('cannot cancel this PaymentIntent because it has a status of succeeded');
  });
});
