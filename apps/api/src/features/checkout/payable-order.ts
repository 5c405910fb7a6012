import type { ErrorCode } from '@parral/api-spec';
import { ApiError } from '../../platform/http/api-error.ts';
import { officeAddress } from '../../platform/origin/office-address.ts';
import {
  bookOrderRefunds,
  cancelIntent,
  claimUnfinished,
  findIntent,
  findOrder,
  findRevision,
  type IntentRow,
  noteBank,
  type PlacedOrder,
} from '../orders/index.ts';
import type { Payable, Refusal } from '../payments/index.ts';
import type { CheckoutDeps } from './checkout-deps.ts';
import { resumeOpening } from './open-payment.ts';
import { placeOrder, type OrderTerms } from './place-order.ts';
import { releaseOrder, settleOrder } from './settle-order.ts';

/** What an order says of itself so that it is paid for as everything is (`payments/finalise.ts`). */
export function payableOrder(deps: CheckoutDeps): Payable<IntentRow, OrderTerms, PlacedOrder> {
  const { db } = deps.context;
  return {
    subject: 'order',
    stages: { creating: 'opening', open: 'payable', placing: 'taken', placed: 'taken', cancelled: 'ended' },
    paidState: 'placed',
    abandonedAfterMs: 24 * 3600 * 1000,
    findIntent: (by, tx = db) => findIntent(tx, by),
    async findSale({ id }) {
      const placed = await findOrder(db, { intentId: id });
      return placed?.order.state === 'cancelled' ? null : placed;
    },
    isSettled: ({ order }) => order.state !== 'authorised',
    async termsOf({ id, acknowledgedRevision }, revision) {
      // The provider has acknowledged a newer one before: an older edit has overtaken it on the way, and is not what the buyer saw.
      const isOvertaken = revision !== null && revision < acknowledgedRevision;
      const snapshot = revision === null || isOvertaken ? null : await findRevision(db, id, revision);
      return revision === null || snapshot === null ? null : { revision, snapshot, dueCents: snapshot.dueCents };
    },
    take: (intent, terms) => placeOrder(deps, intent, terms),
    settle: (intent, placed, captured) => settleOrder(deps, intent, placed, captured),
    release: (intent, placed) => releaseOrder(deps, intent, placed),
    cancel: (tx, { id }, { code, lines }) => cancelIntent(tx, id, code, lines),
    refusal: async ({ id }, known) => asError(known ?? reasonOf(await findIntent(db, { id }))),
    bookRefunds: (tx, { id }) => bookOrderRefunds(tx, id),
    noteBank: (tx, { id }, isAtIt) => noteBank(tx, id, isAtIt),
    async payerOf({ id, revision, language, brand }) {
      const client = (await findRevision(db, id, revision))?.parts.client_info;
      return client === undefined ? null : { email: client.email, name: client.name, language, brand };
    },
    async nameOf({ id, brand, origin, paymentIntentId }) {
      const number = (await findOrder(db, { intentId: id }))?.order.number;
      return { brand, name: number ?? paymentIntentId ?? id, office: officeAddress(origin, number === undefined ? 'orders' : `orders/${number}`) };
    },
    claimUnfinished: (query) => claimUnfinished(db, query),
    resume: (intent) => resumeOpening(deps, intent),
  };
}

function reasonOf(intent: IntentRow | null): Refusal {
  if (intent === null) return { code: 'INTENT_NOT_FOUND' };
  return { code: (intent.reason ?? 'PAYMENT_NOT_AUTHORISED') as ErrorCode, lines: intent.reasonLines ?? [] };
}

function asError({ code, lines = [] }: Refusal): ApiError {
  return new ApiError(code, lines.length > 0 ? { lines } : {});
}
