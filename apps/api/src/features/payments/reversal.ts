import type { Cents } from '@parral/rules';
import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { outboxKeys } from '../../platform/outbox/outbox.store.ts';
import { isFree } from './open-payment.ts';
import { stageOf, type Payable, type PayableIntent, type Refusal } from './payable.ts';
import { PaymentStateError, type PaymentSubject } from './payment-provider.ts';
import { bookCapture } from './payment.store.ts';
import type { Payments } from './payments.ts';
import { bookRefund } from './refunds.ts';

/** A payment and the intent it is for. */
interface Reversal {
  paymentId: string;
  intentId: string;
}

/** Kinds of rows of the outbox: of a payment that is let go of; `refund` were written by versions that kept no rows of refunds. */
const kinds: Record<PaymentSubject, { cancel: string; refund: string }> = {
  order: { cancel: 'payment.cancel', refund: 'payment.refund' },
  visit: { cancel: 'booking.release', refund: 'booking.refund' },
};

/**
 * Orders, inside the transaction that ended an intent, that its payment be let go of; nothing where nothing was due or opened yet. Reads
 * which payment that is: it may have been opened after the caller read the intent.
 */
export async function queueRelease<I extends PayableIntent>(
  { outbox }: Pick<Payments, 'outbox'>,
  tx: Db,
  payable: Pick<Payable<I, never, never>, 'subject' | 'findIntent'>,
  intentId: string,
): Promise<void> {
  const intent = await payable.findIntent({ id: intentId }, tx);
  if (intent === null || intent.paymentIntentId === null || isFree(intent)) return;
  const payload: Reversal = { paymentId: intent.paymentIntentId, intentId };
  const kind = kinds[payable.subject].cancel;
  await outbox.add(tx, { kind, key: `${kind}:${intentId}`, payload });
}

/** Whether it was ever ordered that an intent's payment be let go of, done or not. */
export async function isReversalQueued(db: Db, subject: PaymentSubject, intentId: string): Promise<boolean> {
  const { cancel, refund } = kinds[subject];
  const { rows } = await db.execute(sql`select 1 from ${outboxKeys} queued where key in (${`${cancel}:${intentId}`}, ${`${refund}:${intentId}`})`);
  return rows.length > 0;
}

/**
 * Ends an intent of which nothing was taken, in one transaction: its payment is let go of, and what was `captured` of it
 * already (0: only held) goes back. false when it is not to be ended (any more).
 */
export async function callOff<I extends PayableIntent>(
  payments: Payments,
  payable: Pick<Payable<I, never, never>, 'subject' | 'cancel' | 'payerOf' | 'findIntent'>,
  intent: I,
  refusal: Refusal,
  captured: Cents,
): Promise<boolean> {
  const tell = captured > 0 ? await payments.prepareReturnNotice(payable, intent) : null;
  return transaction(payments.db, async (tx) => {
    const isEnded = await payable.cancel(tx, intent, refusal);
    if (!isEnded) return false;
    if (tell === null) await queueRelease(payments, tx, payable, intent.id);
    else
      await giveBack(payments, tx, payable.subject, { paymentId: intent.paymentIntentId ?? '', intentId: intent.id }, captured, (cents) =>
        tell(tx, refusal.code, cents),
      );
    return true;
  });
}

/** Money that came for what is not to be had: booked as it came, and ordered back; who paid is told, once. */
async function giveBack(
  payments: Payments,
  tx: Db,
  subject: PaymentSubject,
  { paymentId, intentId }: Reversal,
  captured: Cents,
  tell: (cents: Cents) => Promise<void>,
): Promise<void> {
  const sale = { subject, intentId };
  await bookCapture(tx, sale, paymentId, captured);
  const amount = await bookRefund(payments, tx, sale, { cents: 'rest', reason: 'unavailable' });
  if (amount > 0) await tell(amount);
  payments.log.warn({ payment: paymentId, intent: intentId, subject, amount }, 'a captured payment goes back: what it was for is not to be had');
}

/**
 * Registers who reverses payments. Asks the provider anew when a payment is in another state than thought; where money came at the
 * last moment and its intent may still become a sale, `finalise` decides.
 */
export function registerReversals<I extends PayableIntent, T extends { dueCents: Cents }, Sale>(
  payments: Payments,
  payable: Payable<I, T, Sale>,
  finalise: (intent: I) => Promise<Sale>,
): void {
  const { provider, outbox, db } = payments;
  const { subject } = payable;

  async function refund(reversal: Reversal, intent: I | null): Promise<void> {
    const payment = await provider.retrieve(reversal.paymentId);
    if (payment?.state !== 'captured') return;
    const tell = intent === null ? null : await payments.prepareReturnNotice(payable, intent);
    await transaction(db, (tx) => giveBack(payments, tx, subject, reversal, payment.captured, async (cents) => tell?.(tx, 'PAYMENT_NOT_AUTHORISED', cents)));
  }

  outbox.register(kinds[subject].refund, 'money', async (reversal: Reversal) => refund(reversal, await payable.findIntent({ id: reversal.intentId })));
  outbox.register(kinds[subject].cancel, 'money', async (reversal: Reversal) => {
    const intent = await payable.findIntent({ id: reversal.intentId });
    // A card authorised at the very moment its intent ended may have had what was sold after all.
    if (intent !== null && stageOf(payable, intent) === 'taken') return;
    try {
      await provider.cancel(reversal.paymentId, reversal.intentId);
    } catch (error) {
      if (!(error instanceof PaymentStateError)) throw error;
      const payment = await provider.retrieve(reversal.paymentId);
      if (payment?.state === 'captured') await settleLate(reversal, intent);
      else if (payment !== null && payment.state !== 'cancelled') throw error;
    }
  });

  /** Paid at a bank, which holds nothing, while it was let go of here: what is still to be had is had, else the money goes back. */
  async function settleLate(reversal: Reversal, intent: I | null): Promise<void> {
    if (intent === null || stageOf(payable, intent) !== 'payable') return refund(reversal, intent);
    try {
      await finalise(intent);
    } catch (error) {
      if (!(error instanceof ApiError) || error.status >= 500) throw error;
    }
  }
}
