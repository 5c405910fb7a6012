import { expect, test } from 'vitest';
import type { Db } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { finalise } from './finalise.ts';
import { Unavailable, type Payable, type PayableIntent } from './payable.ts';
import type { Payment, PaymentProvider } from './payment-provider.ts';
import { Payments } from './payments.ts';

/** Something for 12 € of which there is one, or none; `steps` is what was done for it. */
function kiosk(change: Partial<Payment>, { isThere = true, paymentId = 'p1' } = {}) {
  const steps: string[] = [];
  const note =
    <R>(step: string, result: R) =>
    async () => {
      steps.push(step);
      return result;
    };
  const payment: Payment = {
    id: 'p1',
    secret: '',
    state: 'authorised',
    amount: 1_200,
    currency: 'eur',
    captured: 0,
    madeAt: '',
    intentId: 'i1',
    revision: 1,
    ...change,
  };
  const provider = {
    retrieve: note('ask', payment),
    capture: note('capture', { ...payment, state: 'captured', captured: payment.amount }),
  } as unknown as PaymentProvider;
  const tx = { insert: () => ({ values: () => ({ onConflictDoUpdate: note('book capture', undefined) }) }), execute: async () => ({ rows: [] }) };
  const platform = {
    db: { transaction: (fn: (tx: unknown) => unknown) => fn(tx), execute: async () => ({ rows: [] }) } as unknown as Db,
    prepareReturnNotice: async () => async () => undefined,
    tellRefusal: async () => undefined,
    outbox: { add: async (_tx: unknown, { kind }: { kind: string }) => void steps.push(kind) },
    log: { error: () => undefined, warn: () => undefined },
  };
  const intent = { id: 'i1', state: 'new' as const, paymentIntentId: paymentId, updatedAt: new Date() };
  const payments = new Payments(provider, platform as unknown as ConstructorParameters<typeof Payments>[1]);
  const payable: Payable<PayableIntent & { state: 'new' }, { dueCents: number }, string> = {
    subject: 'order',
    stages: { new: 'payable' },
    abandonedAfterMs: null,
    findIntent: async () => intent,
    findSale: async () => null,
    isSettled: (sale) => sale === 'paid',
    termsOf: async () => ({ dueCents: paymentId.startsWith('free_') ? 0 : 1_200 }),
    take: async () => {
      if (!isThere) throw new Unavailable({ code: 'OUT_OF_STOCK' });
      steps.push('take');
      return 'taken';
    },
    settle: async (_intent, _sale, captured) => {
      steps.push(`settle ${captured}`);
      return 'paid';
    },
    release: note('release', undefined),
    cancel: note('cancel', true),
    refusal: async (_intent, known) => new ApiError(known?.code ?? 'PAYMENT_NOT_AUTHORISED'),
    bookRefunds: async () => undefined,
    noteBank: async () => true,
    payerOf: async () => null,
    nameOf: async () => ({ brand: 'b', name: 'n', office: 'https://b.example/office/orders/n' }),
    claimUnfinished: async () => [],
  };
  const run = async () => {
    const result = await finalise(payments, payable, intent).catch((error: unknown) => (error as ApiError).code);
    return [result, ...steps];
  };
  return run();
}

test('only an authorised card, or money that is there, takes what is sold', async () => {
  expect(await kiosk({ state: 'open' })).toEqual(['PAYMENT_NOT_AUTHORISED', 'ask']);
  expect(await kiosk({ state: 'processing' })).toEqual(['PAYMENT_PROCESSING', 'ask']);
  expect(await kiosk({ state: 'cancelled' })).toEqual(['PAYMENT_NOT_AUTHORISED', 'ask', 'cancel']);
  expect(await kiosk({ state: 'authorised' })).toEqual(['paid', 'ask', 'take', 'capture', 'settle 1200']);
  expect(await kiosk({ state: 'captured', captured: 1_200 })).toEqual(['paid', 'ask', 'take', 'settle 1200']);
});

test('what is gone is not charged, and what a provider captured at once is booked, to go back', async () => {
  expect(await kiosk({ state: 'authorised' }, { isThere: false })).toEqual(['OUT_OF_STOCK', 'ask', 'cancel', 'payment.cancel']);
  expect(await kiosk({ state: 'captured', captured: 1_200 }, { isThere: false })).toEqual(['OUT_OF_STOCK', 'ask', 'cancel', 'book capture']);
});

test.each([{ amount: 100 }, { amount: 0 }, { currency: 'usd' }, { intentId: 'i2' }, { intentId: null }])(
  'a payment that says %o takes nothing and goes back',
  async (change) => {
    expect(await kiosk(change)).toEqual(['PAYMENT_MISMATCH', 'ask', 'cancel', 'payment.cancel']);
  },
);

test('with nothing due nobody is asked for money, and none is taken', async () => {
  expect(await kiosk({}, { paymentId: 'free_1' })).toEqual(['paid', 'take', 'settle 0']);
  expect(await kiosk({}, { paymentId: 'free_1', isThere: false })).toEqual(['OUT_OF_STOCK', 'cancel']);
});
