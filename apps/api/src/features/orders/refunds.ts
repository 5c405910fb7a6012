import type { Cents } from '@parral/rules';
import type { Db } from '../../platform/database/database.ts';
import { transaction } from '../../platform/database/transaction.ts';
import type { Context } from '../../platform/context.ts';
import type { OrderRow } from './order.store.ts';
import type { PaymentProvider, Refund } from '../payments/index.ts';
import {
  bookRefunds,
  findRefund,
  insertProvidersRefund,
  insertRefund,
  markAtProvider,
  markDone,
  markFailed,
  refundsOf,
  type RefundRow,
} from './refund.store.ts';

const kind = 'order.refund';

/** What can still go back of an order's money: what was charged, less what went back or is on its way. */
export async function refundable(db: Db, { id, capturedCents }: OrderRow): Promise<Cents> {
  const given = (await refundsOf(db, id)).reduce((sum, { cents, failedAt }) => (failedAt === null ? sum + cents : sum), 0);
  return Math.max(0, capturedCents - given);
}

/**
 * Orders a refund in the transaction that decides it; the order's row must be locked, so that two do not give back the same
 * money. Returns the amount, 0 where nothing is left or this refund was ordered before.
 */
export async function queueRefund(
  { outbox }: Context,
  tx: Db,
  order: OrderRow,
  request: { reason: 'cancellation' } | { reason: 'withdrawal'; withdrawalId: string; cents: Cents },
): Promise<Cents> {
  const left = await refundable(tx, order);
  const cents = request.reason === 'cancellation' ? left : Math.min(left, request.cents);
  if (cents === 0) return 0;
  const withdrawalId = request.reason === 'withdrawal' ? request.withdrawalId : null;
  const row = await insertRefund(tx, { orderId: order.id, reason: request.reason, withdrawalId, cents });
  if (row === null) return 0;
  await outbox.add(tx, { kind, key: `${kind}:${row.id}`, payload: { refundId: row.id } });
  return cents;
}

/** Registers who gives the money back. */
export function registerRefunds({ db, outbox, log }: Context, provider: PaymentProvider): void {
  outbox.register(kind, 'money', async ({ refundId }: { refundId: string }) => {
    const found = await findRefund(db, refundId);
    if (found === null) throw new Error(`The refund ${refundId} that was ordered is missing.`);
    const { refund, paymentId, captured } = found;
    if (refund.doneAt !== null) return;
    const done = await carryOut(provider, paymentId, captured, refund);
    await transaction(db, async (tx) => {
      await markDone(tx, refundId, done);
      await bookRefunds(tx, paymentId);
    });
    log.warn({ payment: paymentId, refund: refundId, amount: done.cents }, 'money went back to a card');
  });
}

/** Asks what has gone back already, so that a call that was answered to a process since killed is found, then gives back the rest. */
async function carryOut(provider: PaymentProvider, paymentId: string, captured: Cents, { id, cents }: RefundRow) {
  const known = (await provider.listRefunds({ paymentId })).filter(({ isFailed }) => !isFailed);
  const ours = known.find((refund) => refund.refundId === id);
  if (ours !== undefined) return { providerId: ours.id, cents: ours.amount };
  const left = captured - known.reduce((sum, refund) => sum + refund.amount, 0);
  // Somebody was quicker in the provider's own pages: what is not there cannot go back.
  if (left <= 0) return { providerId: null, cents: 0 };
  const refund = await provider.refund(paymentId, { refundId: id, amount: Math.min(cents, left) });
  return { providerId: refund.id, cents: refund.amount };
}

/** Brings an order to what the provider says has gone back of its payment: refunds of ours, of somebody in the provider's own pages, and failed ones. */
export async function bookOrderRefunds(tx: Db, paymentId: string, refunds: readonly Refund[]): Promise<void> {
  for (const { id: providerId, amount: cents, refundId, isFailed } of refunds) {
    if (refundId === null) await insertProvidersRefund(tx, paymentId, { providerId, cents });
    else await markAtProvider(tx, refundId, { providerId, cents });
    if (isFailed) await markFailed(tx, providerId);
  }
  await bookRefunds(tx, paymentId);
}
