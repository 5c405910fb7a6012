import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OpenSandbox, openSandbox } from '../testing/open-sandbox.ts';

let sandbox: OpenSandbox;
beforeAll(async () => {
  sandbox = await openSandbox();
});
afterAll(() => sandbox.end());

type Step =
  | { do: 'confirm'; card: 'visa' | 'visa_chargeDeclined' | 'authenticationRequired' }
  | { do: 'challenge'; outcome: 'succeed' | 'fail' }
  | { do: 'update'; amount: number }
  | { do: 'capture'; share: number }
  | { do: 'cancel' }
  | { do: 'refund'; share: number };

/** The payment as Stripe's guide to the life of a PaymentIntent describes it, written down apart from the sandbox. */
type Model = { status: string; amount: number; held: number; taken: number; given: number };

const step = fc.oneof<fc.Arbitrary<Step>[]>(
  fc.record({ do: fc.constant('confirm' as const), card: fc.constantFrom('visa', 'visa', 'visa_chargeDeclined', 'authenticationRequired') }),
  fc.record({ do: fc.constant('challenge' as const), outcome: fc.constantFrom('succeed', 'fail') }),
  fc.record({ do: fc.constant('update' as const), amount: fc.integer({ min: 50, max: 90_000 }) }),
  fc.record({ do: fc.constant('capture' as const), share: fc.oneof(fc.integer({ min: 1, max: 130 }), fc.constantFrom(100, 101)) }),
  fc.record({ do: fc.constant('cancel' as const) }),
  fc.record({ do: fc.constant('refund' as const), share: fc.oneof(fc.integer({ min: 1, max: 130 }), fc.constantFrom(100, 101)) }),
);

/** Ways that reach the later states, which steps by chance alone seldom do. */
const opening: Step[][] = [
  [],
  [{ do: 'confirm', card: 'visa' }],
  [{ do: 'confirm', card: 'authenticationRequired' }],
  [
    { do: 'confirm', card: 'visa' },
    { do: 'capture', share: 80 },
  ],
];

const open = ['requires_payment_method', 'requires_confirmation', 'requires_action'];
const part = (whole: number, share: number) => Math.max(1, Math.floor((whole * share) / 100));

/** What the step makes of the model, or null when Stripe would refuse it. A decline changes the state and is still an error. */
function expected(model: Model, taken: Step, manual: boolean): { after: Model; error: boolean } | null {
  const pay = (): Model => (manual ? { ...model, status: 'requires_capture', held: model.amount } : { ...model, status: 'succeeded', taken: model.amount });
  const ok = (after: Model, error = false) => ({ after, error });
  switch (taken.do) {
    case 'confirm':
      if (!open.includes(model.status)) return null;
      if (taken.card === 'visa') return ok(pay());
      return taken.card === 'authenticationRequired' ? ok({ ...model, status: 'requires_action' }) : ok({ ...model, status: 'requires_payment_method' }, true);
    case 'challenge':
      if (model.status !== 'requires_action') return null;
      return ok(taken.outcome === 'succeed' ? pay() : { ...model, status: 'requires_payment_method' });
    case 'update':
      if (!open.includes(model.status)) return null;
      return ok({
        ...model,
        amount: taken.amount,
        status: model.status === 'requires_action' && taken.amount !== model.amount ? 'requires_confirmation' : model.status,
      });
    case 'capture': {
      const amount = part(model.held, taken.share);
      if (model.status !== 'requires_capture' || amount > model.held) return null;
      return ok({ ...model, status: 'succeeded', held: 0, taken: amount });
    }
    case 'cancel':
      return [...open, 'requires_capture'].includes(model.status) ? ok({ ...model, status: 'canceled', held: 0 }) : null;
    case 'refund': {
      const amount = part(model.taken, taken.share);
      if (model.status !== 'succeeded' || amount > model.taken - model.given) return null;
      return ok({ ...model, given: model.given + amount });
    }
  }
}

async function call(path: string, fields: Record<string, string>): Promise<{ status: number; body: Record<string, unknown> }> {
  const reply = await sandbox.fetch(`http://localhost/v1/${path}`, {
    method: 'POST',
    body: new URLSearchParams(fields).toString(),
    headers: { authorization: 'Bearer sk_test_sandbox' },
  });
  return { status: reply.status, body: (await reply.json()) as Record<string, unknown> };
}

function perform(id: string, model: Model, taken: Step) {
  switch (taken.do) {
    case 'confirm':
      return call(`payment_intents/${id}/confirm`, { payment_method: `pm_card_${taken.card}`, return_url: 'http://localhost' });
    case 'challenge':
      return call(`test_helpers/payment_intents/${id}/authenticate`, { outcome: taken.outcome });
    case 'update':
      return call(`payment_intents/${id}`, { amount: String(taken.amount) });
    case 'capture':
      return call(`payment_intents/${id}/capture`, { amount_to_capture: String(part(model.held, taken.share)) });
    case 'cancel':
      return call(`payment_intents/${id}/cancel`, {});
    case 'refund':
      return call('refunds', { payment_intent: id, amount: String(part(model.taken, taken.share)) });
  }
}

test('whatever is asked in whatever order, a payment moves only as Stripe says, and no cent appears or is lost', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.boolean(),
      fc.integer({ min: 50, max: 90_000 }),
      fc.tuple(fc.array(step, { maxLength: 4 }), fc.constantFrom(...opening), fc.array(step, { maxLength: 8 })),
      async (manual, amount, [before, middle, after]) => {
        const created = await call('payment_intents', { amount: String(amount), currency: 'eur', ...(manual && { capture_method: 'manual' }) });
        const id = String(created.body['id']);
        let model: Model = { status: 'requires_payment_method', amount, held: 0, taken: 0, given: 0 };
        for (const taken of [...before, ...middle, ...after]) {
          const should = expected(model, taken, manual);
          const did = await perform(id, model, taken);
          expect(did.status < 400, `${JSON.stringify(taken)} on ${JSON.stringify(model)}`).toBe(should !== null && !should.error);
          model = should?.after ?? model;
          const seen = sandbox.inspect().find((entry) => entry.id === id);
          expect(seen).toMatchObject({
            status: model.status,
            amount: model.amount,
            authorised: model.held,
            captured: model.taken,
            refunded: model.given,
          });
          expect(model.given <= model.taken && model.taken + model.held <= model.amount).toBe(true);
        }
      },
    ),
    { numRuns: 300 },
  );
});

test('the store read back from the ledger are the store that were written', async () => {
  const written = sandbox.inspect();
  await sandbox.end({ keep: true });
  const again = await openSandbox({ folder: sandbox.folder });
  expect(again.inspect()).toEqual(written);
  expect(written.length).toBeGreaterThan(0);
  sandbox = again;
});
