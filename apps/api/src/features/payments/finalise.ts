import { type Cents, toDecimal } from '@parral/rules';
import { transaction } from '../../platform/database/transaction.ts';
import type { ApiError } from '../../platform/http/api-error.ts';
import { isFree, paymentOf } from './open-payment.ts';
import { stageOf, Unavailable, type Payable, type PayableIntent, type Refusal } from './payable.ts';
import { PaymentStateError, type Payment } from './payment-provider.ts';
import type { Payments } from './payments.ts';
import { returnedOf } from './refund.store.ts';
import { callOff } from './reversal.ts';

type Terms = { dueCents: Cents };

/**
 * The one way from a payment that is authorised, or was captured at once, to an order or a booked visit (ARCHITECTURE.md), called by the return page, the
 * webhook and the reconciler alike, as often as they like, at once or one after the other: all get the same sale.
 *
 * Asks the provider first; takes what is sold in one transaction; captures; settles. Killed anywhere, the next call goes on
 * where this one stopped. Throws the payable's refusals, among them PAYMENT_NOT_AUTHORISED and PAYMENT_MISMATCH (nothing is
 * charged, or it goes back: `refunded`), PAYMENT_PROCESSING (the bank has not decided) and PAYMENT_PROVIDER_UNAVAILABLE (nothing is lost).
 */
export async function finalise<I extends PayableIntent, T extends Terms, Sale>(payments: Payments, payable: Payable<I, T, Sale>, intent: I): Promise<Sale> {
  const known = stageOf(payable, intent) === 'payable' ? null : await saleOf(payments, payable, intent);
  if (known !== null && payable.isSettled(known)) return known;

  const payment = await paymentOf(payments.provider, intent);
  if (payment === null || payment.state === 'open') {
    if (payment !== null) await payments.tellRefusal(payable, intent, payment.amount);
    throw await payable.refusal(intent);
  }
  if (payment.state === 'processing') {
    await payable.noteBank(payments.db, intent, true);
    throw await payable.refusal(intent, { code: 'PAYMENT_PROCESSING' });
  }
  if (payment.state === 'cancelled') return release(payments, payable, intent, known);

  const sale = known ?? (await take(payments, payable, intent, payment));
  if (payable.isSettled(sale)) return sale;

  const captured = payment.state === 'captured' ? payment.captured : await capture(payments, payable, intent, payment);
  if (captured === null) return release(payments, payable, intent, sale);
  const settled = await payable.settle(intent, sale, captured);
  if (settled === null) return saleOf(payments, payable, intent);
  payments.outcomes.add({ subject: payable.subject, outcome: 'paid' });
  return settled;
}

/** The sale of an intent of which something was taken; throws the refusal of one that came to nothing. */
async function saleOf<I extends PayableIntent, T extends Terms, Sale>(payments: Payments, payable: Payable<I, T, Sale>, intent: I): Promise<Sale> {
  const sale = await payable.findSale(intent);
  if (sale === null) throw await refusalOf(payments, payable, intent);
  return sale;
}

/** The payable's refusal, with what was paid all the same and goes back: asked again, it says the same. */
async function refusalOf<I extends PayableIntent, T extends Terms, Sale>(
  { db }: Payments,
  payable: Payable<I, T, Sale>,
  intent: I,
  known?: Refusal,
): Promise<ApiError> {
  const refusal = await payable.refusal(intent, known);
  const cents = await returnedOf(db, { subject: payable.subject, intentId: intent.id });
  if (cents > 0) refusal.details.refunded = toDecimal(cents);
  return refusal;
}

/** Takes what the payment is for. Where it is not to be had, or the payment is for something else, both are called off. */
async function take<I extends PayableIntent, T extends Terms, Sale>(
  payments: Payments,
  payable: Payable<I, T, Sale>,
  intent: I,
  payment: Payment,
): Promise<Sale> {
  const captured = payment.state === 'captured' ? payment.captured : 0;
  const terms = await payable.termsOf(intent, payment.revision);
  if (terms === null || !isFor(payment, intent, terms)) {
    const refusal = { code: 'PAYMENT_MISMATCH' } as const;
    if (!(await callOff(payments, payable, intent, refusal, captured))) return saleOf(payments, payable, intent);
    payments.outcomes.add({ subject: payable.subject, outcome: 'mismatch' });
    payments.log.error({ intent: intent.id, subject: payable.subject, payment: payment.id }, 'a payment does not belong to what it claims; it is given back');
    throw await refusalOf(payments, payable, intent, refusal);
  }
  try {
    return (await payable.take(intent, terms)) ?? (await saleOf(payments, payable, intent));
  } catch (error) {
    if (!(error instanceof Unavailable)) throw error;
    if (!(await callOff(payments, payable, intent, error.refusal, captured))) return saleOf(payments, payable, intent);
    payments.outcomes.add({ subject: payable.subject, outcome: 'sold out' });
    throw await refusalOf(payments, payable, intent, error.refusal);
  }
}

/** Whether the payment is for this intent and for what the buyer saw: the revision that it names itself. */
function isFor(payment: Payment, intent: PayableIntent, { dueCents }: Terms): boolean {
  const isAmount = payment.amount === dueCents && (dueCents === 0) === isFree(intent);
  return isAmount && payment.intentId === intent.id && payment.currency === 'eur';
}

/** What was captured, in cents; null when the authorisation had ended before. */
async function capture<I extends PayableIntent, T extends Terms, Sale>(
  { provider }: Payments,
  payable: Payable<I, T, Sale>,
  intent: I,
  { id }: Payment,
): Promise<Cents | null> {
  await payable.startCapture?.(intent);
  try {
    return (await provider.capture(id, intent.id)).captured;
  } catch (error) {
    if (!(error instanceof PaymentStateError)) throw error;
    // Somebody else captured it, or the authorisation has lapsed: the provider knows which.
    const payment = await provider.retrieve(id);
    if (payment?.state === 'captured') return payment.captured;
    if (payment?.state === 'cancelled') return null;
    throw error;
  }
}

/** The provider holds no authorisation any longer: what was taken goes back. */
async function release<I extends PayableIntent, T extends Terms, Sale>(
  { db, outcomes }: Payments,
  payable: Payable<I, T, Sale>,
  intent: I,
  sale: Sale | null,
): Promise<never> {
  if (sale !== null) await payable.release(intent, sale);
  else await transaction(db, (tx) => payable.cancel(tx, intent, { code: 'PAYMENT_NOT_AUTHORISED' }));
  outcomes.add({ subject: payable.subject, outcome: 'lapsed' });
  throw await payable.refusal(intent);
}
