import type { components } from '@parral/api-spec';
import type { Cents } from '@parral/rules';
import { sql } from 'drizzle-orm';
import { transaction } from '../../platform/database/transaction.ts';
import type { Db } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { findSlot, lockSlots, releasePlaces, takePlaces } from '../experiences/index.ts';
import { bookRefund } from '../payments/index.ts';
import { type BookingDeps, type BookingTerms, conflict, PlacesGone } from './booking-deps.ts';
import { noteAction } from '../staff/index.ts';
import { bookingMail } from './booking-mail.ts';
import { invoicedId } from './booking-sale.ts';
import { type BookingFile, bookVisitRefunds, cancelBookingRow, findBooking, moveBookingRow } from './booking.store.ts';
import { changeLimit } from './change-limit.ts';
import { moveIntent } from './intent.store.ts';
import { daysOfBooking, returnRedemption } from './redemption.store.ts';
import { tellOfVisit } from './visit-notice.ts';
import { lockVisit } from './visit-version.ts';

/** The booking of a private link; null for a token that was never given out, or before it is confirmed. */
export async function bookingByToken(db: Db, token: string): Promise<BookingFile | null> {
  const file = token.startsWith('visit_') ? await findBooking(db, { viewToken: token }) : null;
  return file === null || file.booking.confirmedAt === null ? null : file;
}

/** Whether it begins too soon to be moved or cancelled, by the database's clock. */
export async function isTooLate(db: Db, limit: Date): Promise<boolean> {
  const { rows } = await db.execute<{ late: boolean }>(sql`select ${limit.toISOString()}::timestamptz <= now() as late`);
  return rows[0]?.late !== false;
}

/**
 * Moves a booking to another slot of its experience, all or nothing: the old places go back when the new ones are taken.
 * Throws NOT_FOUND, BOOKING_NOT_CHANGEABLE, and with the booking as it was VOUCHER_NOT_VALID_THEN, SLOT_NOT_FOUND or SLOT_TAKEN.
 */
export async function moveBooking(deps: BookingDeps, token: string, move: components['schemas']['BookingMove']): Promise<BookingFile> {
  const { db, mail } = deps.context;
  const file = await changeable(deps, token);
  const terms = await deps.terms();
  const { booking } = file;
  const language = move.language ?? booking.language;
  if (file.slot.startsLocal === move.date && language === booking.language) return file;
  const visit = terms.visits.get(booking.experienceId);
  const slot = visit === undefined ? null : await findSlot(db, visit, move.date);
  if (slot === null || !slot.isInTime || !slot.languages.includes(language)) throw await conflict(deps, 'SLOT_NOT_FOUND', booking, null);
  const day = move.date.slice(0, 10);
  const days = await daysOfBooking(db, booking);
  if (days !== null && (day < days.first || day > days.last)) throw new ApiError('VOUCHER_NOT_VALID_THEN');
  try {
    await transaction(db, async (tx) => {
      if ((await moveBookingRow(tx, booking, { slotId: slot.id, language })) === null) throw new ApiError('BOOKING_NOT_CHANGEABLE');
      await lockSlots(tx, [booking.slotId, slot.id]);
      await releasePlaces(tx, booking.slotId, booking.people, 'booked');
      if (!(await takePlaces(tx, slot.id, booking.people, 'booked'))) throw new PlacesGone();
      const moved = await findBooking(tx, { id: booking.id });
      if (moved === null) return;
      await mail.order(tx, bookingMail('visit-moved', moved, terms));
      await tellOfVisit(deps.context, tx, terms, moved, { what: 'moved', from: file.slot });
    });
  } catch (error) {
    if (error instanceof PlacesGone) throw await conflict(deps, 'SLOT_TAKEN', booking, null);
    throw error;
  }
  return (await findBooking(db, { id: booking.id })) ?? file;
}

/**
 * Cancels a booking: its places go back, and what was paid to the card. RequestOrigin again it answers the same and does nothing.
 * Throws NOT_FOUND and BOOKING_NOT_CHANGEABLE (too late).
 */
export async function cancelBooking(deps: BookingDeps, token: string): Promise<BookingFile> {
  const { db } = deps.context;
  const known = await bookingByToken(db, token);
  if (known !== null && (known.booking.state === 'cancelled' || known.booking.state === 'refunded')) return known;
  const { booking } = await changeable(deps, token);
  const terms = await deps.terms();
  await endBooking(deps, booking, terms, { name: 'visit-cancelled' });
  const file = await findBooking(db, { id: booking.id });
  if (file === null) throw new ApiError('NOT_FOUND');
  return file;
}

/**
 * confirmed → cancelled in one transaction: places, the voucher or what is left of the money go back, and the mail of that name is
 * ordered with `reason`. Of a closed day (`YYYY-MM-DD`) the estate is told once, of all its visits.
 * The cents that go back; null for whoever comes second, also where its visitor has left the slot that is named. Throws CHANGED_MEANWHILE where
 * the visit stands, but no longer as who cancels it has `seen` it.
 */
export async function endBooking(
  { context }: BookingDeps,
  { id, intentId, slotId }: Pick<BookingFile['booking'], 'id' | 'intentId'> & { slotId?: number },
  terms: BookingTerms,
  { name, reason = '', closedDay, seen }: { name: 'visit-cancelled' | 'visit-called-off'; reason?: string; closedDay?: string; seen?: string | undefined },
): Promise<Cents | null> {
  return transaction(context.db, async (tx) => {
    if (intentId !== null) await moveIntent(tx, intentId, ['confirmed'], 'cancelled', 'BOOKING_NOT_CHANGEABLE');
    await lockVisit(tx, id, seen);
    const cancelled = await cancelBookingRow(tx, id, ['confirmed'], slotId);
    if (cancelled === null) throw new Elsewhere();
    await noteAction(tx, { kind: 'visit.cancel', subject: cancelled.reference, before: { state: 'confirmed' }, after: { state: 'cancelled' }, reason });
    await returnRedemption(tx, cancelled.id);
    // The voucher serves again, or the estate gives the money back where it was paid: what was invoiced is taken back.
    if ((cancelled.paidWith === 'voucher' || cancelled.paidWith === 'desk') && cancelled.taxedCents > 0)
      await context.invoicing.correct(tx, { subject: { type: 'visit', id: invoicedId(cancelled) }, cents: cancelled.taxedCents, lines: [], shippingCents: 0 });
    await releasePlaces(tx, cancelled.slotId, cancelled.people, 'booked');
    let refund = 0;
    if (intentId !== null) {
      refund = await bookRefund(context, tx, { subject: 'visit', intentId }, { cents: 'rest', reason: 'cancellation', ...(reason !== '' && { note: reason }) });
      await bookVisitRefunds(tx, intentId);
    }
    const file = await findBooking(tx, { id });
    if (file === null) return refund;
    await context.mail.order(tx, bookingMail(name, file, terms, { reason, refund }));
    await tellOfVisit(context, tx, terms, file, { what: 'cancelled', refund, reason, ...(closedDay !== undefined && { closedDay }) });
    return refund;
  }).catch((error: unknown) => {
    if (error instanceof Elsewhere) return null;
    throw error;
  });
}

/** Ends the transaction of whoever comes second: what was done of it is undone. */
class Elsewhere extends Error {
  override readonly name = 'Elsewhere';
}

/** Whether its visitor may still move or cancel it, by the database's clock: until its limit, and where its slot was closed, until the answer is due. */
export async function mayBeChanged(db: Db, file: BookingFile, terms: BookingTerms): Promise<boolean> {
  return file.booking.state === 'confirmed' && !(await isTooLate(db, changeLimit(file, terms)));
}

async function changeable(deps: BookingDeps, token: string): Promise<BookingFile> {
  const { db } = deps.context;
  const file = await bookingByToken(db, token);
  if (file === null) throw new ApiError('NOT_FOUND');
  if (!(await mayBeChanged(db, file, await deps.terms()))) throw new ApiError('BOOKING_NOT_CHANGEABLE');
  return file;
}
