import type { Db } from '../../platform/database/database.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { PaymentStateError } from '../payments/index.ts';
import type { BookingDesk } from './booking-desk.ts';
import { markRefunded } from './booking.store.ts';
import { findIntent, type IntentRow } from './intent.store.ts';

/** A payment and the booking intent it is for. */
interface Undo {
  paymentId: string;
  intentId: string;
}

/** Whether nothing was due, so that there is no payment at the card provider. */
export function isFree(intent: Pick<IntentRow, 'paymentIntentId'>): boolean {
  return intent.paymentIntentId?.startsWith('free_') ?? false;
}

/** Orders, inside a transaction, that a payment's authorisation be given back, or its money when it was captured. */
export async function orderUndo({ context }: BookingDesk, tx: Db, intent: { id: string; paymentIntentId: string | null }, isCaptured: boolean): Promise<void> {
  if (intent.paymentIntentId === null || isFree(intent)) return;
  const payload: Undo = { paymentId: intent.paymentIntentId, intentId: intent.id };
  const kind = isCaptured ? 'booking.refund' : 'booking.release';
  await context.outbox.add(tx, { kind, key: `${kind}:${intent.id}`, payload });
}

/** Registers who gives payments of visits back. Both ask the provider anew when the payment is in another state than thought. */
export function registerUndo({ context, payments }: BookingDesk): void {
  const { db, outbox, log } = context;

  async function refund({ paymentId, intentId }: Undo): Promise<void> {
    const amount = await payments.refund(paymentId, intentId).catch((error: unknown) => {
      if (error instanceof PaymentStateError) return null;
      throw error;
    });
    log.warn({ payment: paymentId, amount }, 'the captured payment of a visit was refunded');
    await transaction(db, (tx) => markRefunded(tx, intentId));
  }

  outbox.register('booking.refund', refund);
  outbox.register('booking.release', async (undo: Undo) => {
    const intent = await findIntent(db, { id: undo.intentId });
    // A card authorised at the very moment its hold ran out may have had the places after all.
    if (intent !== null && ['authorised', 'capturing', 'confirmed'].includes(intent.state)) return;
    try {
      await payments.cancel(undo.paymentId, undo.intentId);
    } catch (error) {
      if (!(error instanceof PaymentStateError)) throw error;
      const payment = await payments.retrieve(undo.paymentId);
      if (payment?.status === 'succeeded') await refund(undo);
      else if (payment !== null && payment.status !== 'canceled') throw error;
    }
  });
}
