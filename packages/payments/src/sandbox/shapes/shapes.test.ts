import type Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type OpenSandbox, RETURN_URL, checkout, openSandbox, refusalOf } from '../testing/open-sandbox.ts';
import published from './stripe-fields.json' with { type: 'json' };

/** The field lists name their source and version: Stripe's published OpenAPI description and example objects. */
type Published = { required: Record<string, string>; optional: string[]; example: string[] };
const objects = published.objects as unknown as Record<string, Published>;

let sandbox: OpenSandbox;
beforeAll(async () => {
  sandbox = await openSandbox();
});
afterAll(() => sandbox.end());

const kindOf = (value: unknown) => (value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value);

/** What of `value` is missing, of another type than published, or not published at all. */
function differences(name: string, value: object): string[] {
  const { required, optional, example } = objects[name] as Published;
  const own = value as Record<string, unknown>;
  const found: string[] = [];
  for (const [field, types] of Object.entries(required)) {
    if (!(field in own)) found.push(`${name}.${field} is missing`);
    else if (!types.split('|').includes(kindOf(own[field]))) found.push(`${name}.${field} is ${kindOf(own[field])}, published: ${types}`);
  }
  const known = new Set([...Object.keys(required), ...optional, ...example]);
  for (const field of Object.keys(own)) if (!known.has(field)) found.push(`${name}.${field} is not published`);
  return found;
}

const idOf = (value: string | { id: string } | null) => (typeof value === 'string' ? value : (value?.id ?? ''));

const plain = (value: object) => JSON.parse(JSON.stringify(value)) as object;

async function everyState(): Promise<Stripe.PaymentIntent[]> {
  const { stripe } = sandbox;
  const expand = ['latest_charge', 'payment_method'];
  const make = (method?: string) =>
    stripe.paymentIntents.create({
      ...checkout(),
      shipping: { name: 'Ana', address: { line1: 'Calle Mayor 1' } },
      ...(method && { confirm: true, payment_method: method, return_url: RETURN_URL, expand }),
    });
  const declined = await refusalOf(make('pm_card_visa_chargeDeclined'));
  const held = await make('pm_card_visa');
  return [
    await make(),
    await stripe.paymentIntents.retrieve(String(declined.payment_intent?.id), { expand }),
    await make('pm_card_authenticationRequired'),
    held,
    await stripe.paymentIntents.capture(held.id, { expand }),
    await stripe.paymentIntents.cancel((await make('pm_card_visa')).id),
  ];
}

describe("the sandbox's replies have the fields that Stripe publishes, of the published types, and no others", () => {
  test('payment intents in every state, with their charges and methods', async () => {
    const intents = await everyState();
    expect(intents.map(({ status }) => status)).toEqual([
      'requires_payment_method',
      'requires_payment_method',
      'requires_action',
      'requires_capture',
      'succeeded',
      'canceled',
    ]);
    for (const intent of intents) {
      expect(differences('payment_intent', plain(intent))).toEqual([]);
    }
    const inside = intents
      .flatMap(({ latest_charge: charge, payment_method: method }) => [charge, method])
      .filter((value) => typeof value === 'object' && value !== null);
    expect(inside.flatMap((value) => differences(value.object, plain(value)))).toEqual([]);
    expect(inside.map(({ object }) => object).sort()).toEqual(['charge', 'charge', 'charge', 'payment_method', 'payment_method', 'payment_method']);
  });

  test('refunds, charges and lists', async () => {
    const intent = await sandbox.stripe.paymentIntents.create({
      ...checkout(),
      capture_method: 'automatic',
      confirm: true,
      payment_method: 'pm_card_visa',
      return_url: RETURN_URL,
    });
    const refund = await sandbox.stripe.refunds.create({ payment_intent: intent.id, amount: 100 });
    expect(differences('refund', plain(refund))).toEqual([]);
    expect(differences('charge', plain(await sandbox.stripe.charges.retrieve(idOf(intent.latest_charge))))).toEqual([]);
    expect(plain(await sandbox.stripe.refunds.list({ limit: 1 }))).toMatchObject({ object: 'list', url: '/v1/refunds', has_more: false });
  });

  test('events, and the objects in them', async () => {
    const events = (await sandbox.stripe.events.list({ limit: 100 })).data;
    expect(events.length).toBeGreaterThan(10);
    for (const event of events) {
      expect(differences('event', plain(event))).toEqual([]);
      const object = event.data.object as { object: string };
      expect(differences(object.object, object)).toEqual([]);
    }
  });

  test('errors', async () => {
    const { stripe } = sandbox;
    const held = await stripe.paymentIntents.create({ ...checkout(), confirm: true, payment_method: 'pm_card_visa', return_url: RETURN_URL });
    const calls = [
      () => stripe.paymentIntents.create({ ...checkout(), confirm: true, payment_method: 'pm_card_visa_chargeDeclined', return_url: RETURN_URL }),
      () => stripe.paymentIntents.create({ amount: 1, currency: 'eur' }),
      () => stripe.paymentIntents.update(held.id, { amount: 100 }),
      () => stripe.paymentIntents.retrieve('pi_none'),
    ];
    for (const call of calls) {
      const { raw } = await refusalOf(call());
      const { headers: _, statusCode: __, requestId: ___, ...body } = raw as Record<string, unknown>;
      expect(differences('error', body)).toEqual([]);
    }
  });
});
