import type { Db } from '../../platform/database/database.ts';
import { PaymentStateError } from '../payments/index.ts';
import type { CheckoutDesk } from './checkout-desk.ts';
import { isFree } from './open-payment.ts';

/** A payment and the order intent it is for. */
export interface Undo {
  paymentId: string;
  intentId: string;
}

/** Orders, inside a transaction, that a payment's authorisation be given back, or its money when it was captured. */
export async function orderUndo({ context }: CheckoutDesk, tx: Db, intent: { id: string; paymentIntentId: string | null }, isCaptured: boolean): Promise<void> {
  if (intent.paymentIntentId === null || isFree(intent)) return;
  const payload: Undo = { paymentId: intent.paymentIntentId, intentId: intent.id };
  const kind = isCaptured ? 'payment.refund' : 'payment.cancel';
  await context.outbox.add(tx, { kind, key: `${kind}:${intent.id}`, payload });
}

/** Registers who gives payments back. Both ask the provider anew when the payment is in another state than thought. */
export function registerUndo({ context, payments }: CheckoutDesk): void {
  const { outbox, log } = context;

  async function refund({ paymentId, intentId }: Undo): Promise<void> {
    const amount = await payments.refund(paymentId, intentId).catch((error: unknown) => {
      if (error instanceof PaymentStateError) return null;
      throw error;
    });
    log.warn({ payment: paymentId, amount }, 'a captured payment without an order was refunded');
  }

  outbox.register('payment.refund', refund);
  outbox.register('payment.cancel', async (undo: Undo) => {
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
