import { paymentConsequence } from '@parral/rules';
import { transaction } from '../../platform/database/transaction.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { releasePlaces } from '../experiences/index.ts';
import { type CardPayment, PaymentStateError } from '../payments/index.ts';
import { bookPlaces } from './book-places.ts';
import { type BookingDesk, conflict } from './booking-desk.ts';
import { type BookingRow, findBooking } from './booking.store.ts';
import { releaseBooking, settleBooking } from './settle-booking.ts';
import { findIntent, type IntentRow, moveIntent } from './intent.store.ts';
import { isFree, orderUndo } from './undo-payment.ts';

/**
 * The one way from an authorised payment to a booked visit (ARCHITECTURE.md), called by the return page, the webhook
 * and the reconciler alike, as often as they like, at once or one after the other: all get the same booking.
 *
 * Asks the card provider first; books the places in one transaction; captures; settles. Killed anywhere, the next call
 * goes on where this one stopped. Throws PAYMENT_NOT_AUTHORISED, PAYMENT_MISMATCH, HOLD_EXPIRED, SLOT_TAKEN (all 409 with
 * the conflict data, and nothing is charged) and PAYMENT_PROVIDER_UNAVAILABLE (nothing is lost).
 */
export async function finalise(desk: BookingDesk, intent: IntentRow): Promise<BookingRow> {
  const { db } = desk.context;
  const current = await findIntent(db, { id: intent.id });
  if (current === null) throw new ApiError('NOT_FOUND');
  const made = current.state === 'held' ? null : ((await findBooking(db, { intentId: intent.id }))?.booking ?? null);
  if (made !== null && made.state !== 'authorised' && made.confirmedAt !== null) return made;
  const isOpen = ['held', 'expired', 'authorised', 'capturing'].includes(current.state);
  if (!isOpen || current.paymentIntentId === null) throw await refusalOf(desk, current);
  if (isFree(current)) return finaliseFree(desk, current, made);
  const payment = await desk.payments.retrieve(current.paymentIntentId);
  if (payment === null) throw await conflict(desk, 'PAYMENT_NOT_AUTHORISED', current, current.id);
  return byPayment(desk, current, made, payment);
}

async function byPayment(desk: BookingDesk, intent: IntentRow, made: BookingRow | null, payment: CardPayment): Promise<BookingRow> {
  const consequence = paymentConsequence(payment.status);
  if (consequence === 'wait')
    throw intent.state === 'expired' ? await refusalOf(desk, intent) : await conflict(desk, 'PAYMENT_NOT_AUTHORISED', intent, intent.id);
  if (consequence === 'release') return release(desk, intent, made);
  const isCaptured = consequence === 'keep';
  if (made === null && !isFor(payment, intent)) return mismatch(desk, intent, isCaptured);
  const booked = made ?? (await bookPlaces(desk, intent, isCaptured));
  if (booked === null) throw await refusalOf(desk, intent);
  if (booked.state !== 'authorised') return finishedOr(desk, booked, intent);
  return isCaptured ? settleBooking(desk, booked, payment.captured) : captureAndSettle(desk, intent, booked);
}

/** Whether the payment is for this intent and for the amount that the visitor saw. */
function isFor(payment: CardPayment, intent: IntentRow): boolean {
  return payment.intentId === intent.id && payment.currency === 'eur' && payment.amount === intent.dueCents && intent.dueCents > 0;
}

async function captureAndSettle(desk: BookingDesk, intent: IntentRow, booked: BookingRow): Promise<BookingRow> {
  const paymentId = intent.paymentIntentId ?? '';
  await moveIntent(desk.context.db, intent.id, ['authorised'], 'capturing');
  try {
    const payment = await desk.payments.capture(paymentId, intent.id);
    return await settleBooking(desk, booked, payment.captured);
  } catch (error) {
    if (!(error instanceof PaymentStateError)) throw error;
    // Somebody else captured it, or the authorisation has lapsed: the provider knows which.
    const payment = await desk.payments.retrieve(paymentId);
    if (payment?.status === 'succeeded') return settleBooking(desk, booked, payment.captured);
    if (payment?.status === 'canceled') return release(desk, intent, booked);
    throw error;
  }
}

async function finaliseFree(desk: BookingDesk, intent: IntentRow, made: BookingRow | null): Promise<BookingRow> {
  if (intent.dueCents !== 0) throw await conflict(desk, 'PAYMENT_MISMATCH', intent, intent.id);
  const booked = made ?? (await bookPlaces(desk, intent, false));
  if (booked === null) throw await refusalOf(desk, intent);
  return booked.state === 'authorised' ? settleBooking(desk, booked, 0) : finishedOr(desk, booked, intent);
}

/** What another call has finished; its refusal when it came to nothing. */
async function finishedOr(desk: BookingDesk, booked: BookingRow, intent: IntentRow): Promise<BookingRow> {
  if (booked.confirmedAt !== null) return booked;
  throw await refusalOf(desk, intent);
}

/** The provider holds no authorisation any longer: places go back, and the booking where there was one. */
async function release(desk: BookingDesk, intent: IntentRow, made: BookingRow | null): Promise<never> {
  if (made !== null) await releaseBooking(desk, made, 'PAYMENT_NOT_AUTHORISED');
  else
    await transaction(desk.context.db, async (tx) => {
      if (await moveIntent(tx, intent.id, ['held'], 'cancelled', 'PAYMENT_NOT_AUTHORISED')) await releasePlaces(tx, intent.slotId, intent.people, 'held');
    });
  throw await refusalOf(desk, intent);
}

async function mismatch(desk: BookingDesk, intent: IntentRow, isCaptured: boolean): Promise<never> {
  const mine = await transaction(desk.context.db, async (tx) => {
    const held = await moveIntent(tx, intent.id, ['held'], 'cancelled', 'PAYMENT_MISMATCH');
    const ended = held || (await moveIntent(tx, intent.id, ['expired'], 'cancelled', 'PAYMENT_MISMATCH'));
    if (held) await releasePlaces(tx, intent.slotId, intent.people, 'held');
    if (ended) await orderUndo(desk, tx, intent, isCaptured);
    return ended;
  });
  if (mine)
    desk.context.log.error({ intent: intent.id, payment: intent.paymentIntentId }, 'a payment does not belong to the visit it claims; it is given back');
  throw await conflict(desk, 'PAYMENT_MISMATCH', intent, intent.id);
}

/** Tells a visitor why the intent came to nothing; asked again, it is the same. */
async function refusalOf(desk: BookingDesk, intent: IntentRow): Promise<ApiError> {
  const now = await findIntent(desk.context.db, { id: intent.id });
  const known = ['SLOT_TAKEN', 'HOLD_EXPIRED', 'PAYMENT_MISMATCH'] as const;
  return conflict(desk, known.find((code) => code === now?.reason) ?? 'PAYMENT_NOT_AUTHORISED', intent, intent.id);
}
