import { paymentConsequence } from '@parral/rules';
import { transaction } from '../../platform/database/transaction.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { type CardPayment, PaymentStateError } from '../payments/index.ts';
import type { CheckoutDesk } from './checkout-desk.ts';
import { cancelIntent, findIntent, findOrder, findRevision, type IntentRow, type OrderRow, type RevisionSnapshot } from '../orders/index.ts';
import { isFree } from './open-payment.ts';
import { placeOrder, refusalOf } from './place-order.ts';
import { releaseOrder, settleOrder } from './settle-order.ts';
import { orderUndo } from './undo-payment.ts';

/**
 * The one way from an authorised payment to an order (ARCHITECTURE.md), called by
 * the return page, the webhook and the reconciler alike, as often as they like,
 * at once or one after the other: all get the same order.
 *
 * Asks the card provider first; takes goods and writes the order in one
 * transaction; captures; settles. Killed anywhere, the next call goes on where
 * this one stopped. Throws PAYMENT_NOT_AUTHORISED, PAYMENT_MISMATCH,
 * OUT_OF_STOCK, VOUCHER_ALREADY_USED (all: nothing is charged) and
 * PAYMENT_PROVIDER_UNAVAILABLE (nothing is lost).
 */
export async function finalise(desk: CheckoutDesk, intent: IntentRow): Promise<OrderRow> {
  const { db } = desk.context;
  if (intent.state === 'cancelled') throw refusalOf(intent);
  if (intent.state === 'creating' || intent.paymentIntentId === null) throw new ApiError('PAYMENT_NOT_AUTHORISED');
  const order = intent.state === 'open' ? null : await findOrder(db, { intentId: intent.id });
  if (order?.state === 'cancelled') throw refusalOf(await findIntent(db, { id: intent.id }));
  if (order !== null && order.state !== 'authorised') return order;
  if (isFree(intent)) return finaliseFree(desk, intent);
  const payment = await desk.payments.retrieve(intent.paymentIntentId);
  if (payment === null) throw new ApiError('PAYMENT_NOT_AUTHORISED');
  return byPayment(desk, intent, order, payment);
}

async function byPayment(desk: CheckoutDesk, intent: IntentRow, order: OrderRow | null, payment: CardPayment): Promise<OrderRow> {
  const consequence = paymentConsequence(payment.status);
  if (consequence === 'wait') throw new ApiError('PAYMENT_NOT_AUTHORISED');
  if (consequence === 'release') return release(desk, intent, order);
  const isCaptured = consequence === 'keep';
  const placed = order ?? (await place(desk, intent, payment, isCaptured));
  if (placed.state !== 'authorised') return placed;
  return isCaptured ? settleOrder(desk, intent, placed, payment.captured) : captureAndSettle(desk, intent, placed);
}

async function place(desk: CheckoutDesk, intent: IntentRow, payment: CardPayment, isCaptured: boolean): Promise<OrderRow> {
  const snapshot = payment.revision === null ? null : await findRevision(desk.context.db, intent.id, payment.revision);
  if (snapshot === null || payment.revision === null || !isFor(payment, intent, snapshot)) return mismatch(desk, intent, isCaptured);
  return placeOrder(desk, intent, payment.revision, snapshot, isCaptured);
}

/** Whether the payment is for this intent and for what the buyer saw: the revision that it names itself. */
function isFor(payment: CardPayment, intent: IntentRow, snapshot: RevisionSnapshot): boolean {
  return payment.intentId === intent.id && payment.currency === 'eur' && payment.amount === snapshot.dueCents && snapshot.dueCents > 0;
}

async function captureAndSettle(desk: CheckoutDesk, intent: IntentRow, order: OrderRow): Promise<OrderRow> {
  try {
    const payment = await desk.payments.capture(order.paymentIntentId, intent.id);
    return await settleOrder(desk, intent, order, payment.captured);
  } catch (error) {
    if (!(error instanceof PaymentStateError)) throw error;
    // Somebody else captured it, or the authorisation has lapsed: the provider knows which.
    const payment = await desk.payments.retrieve(order.paymentIntentId);
    if (payment?.status === 'succeeded') return settleOrder(desk, intent, order, payment.captured);
    if (payment?.status === 'canceled') return release(desk, intent, order);
    throw error;
  }
}

async function finaliseFree(desk: CheckoutDesk, intent: IntentRow): Promise<OrderRow> {
  const snapshot = await findRevision(desk.context.db, intent.id, intent.revision);
  if (snapshot === null || snapshot.dueCents !== 0) throw new ApiError('PAYMENT_MISMATCH');
  const order = await placeOrder(desk, intent, intent.revision, snapshot, false);
  return order.state === 'authorised' ? settleOrder(desk, intent, order, 0) : order;
}

async function release(desk: CheckoutDesk, intent: IntentRow, order: OrderRow | null): Promise<never> {
  const { db } = desk.context;
  if (order !== null) await releaseOrder(desk, order);
  else await transaction(db, (tx) => cancelIntent(tx, intent.id, 'PAYMENT_NOT_AUTHORISED'));
  throw refusalOf(await findIntent(db, { id: intent.id }));
}

async function mismatch(desk: CheckoutDesk, intent: IntentRow, isCaptured: boolean): Promise<never> {
  const { db, log } = desk.context;
  const mine = await transaction(db, async (tx) => {
    const ended = await cancelIntent(tx, intent.id, 'PAYMENT_MISMATCH');
    if (ended) await orderUndo(desk, tx, intent, isCaptured);
    return ended;
  });
  if (mine) log.error({ intent: intent.id, payment: intent.paymentIntentId }, 'a payment does not belong to what it claims; it is given back');
  throw new ApiError('PAYMENT_MISMATCH');
}
