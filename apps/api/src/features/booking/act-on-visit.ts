import type { Language } from '@parral/api-spec/languages';
import type { Cents } from '@parral/rules';
import { randomUUID } from 'node:crypto';
import { transaction } from '../../platform/database/transaction.ts';
import { findSlot, lockSlots, releasePlaces, takePlaces } from '../experiences/index.ts';
import { noteAction } from '../staff/index.ts';
import { bookRefund } from '../payments/index.ts';
import { type BookingDeps, PlacesGone } from './booking-deps.ts';
import { bookingMail } from './booking-mail.ts';
import { type BookingFile, bookVisitRefunds, findBooking, moveBookingRow } from './booking.store.ts';
import { endBooking } from './change-booking.ts';
import { tellOfVisit } from './visit-notice.ts';
import { lockVisit } from './visit-version.ts';
import { Refused } from '../../platform/http/refused.ts';

/** What the estate asked of a visit cannot be done; the message says why, and what can. */
export class VisitRefused extends Refused {
  override readonly name = 'VisitRefused';
}

/** The booking of a reference such as `7K2F-9QXM`, once it is confirmed. Throws VisitRefused. */
export async function visitByReference({ context: { db } }: BookingDeps, reference: string): Promise<BookingFile> {
  const file = await findBooking(db, { reference: reference.toUpperCase() });
  if (file === null || file.booking.confirmedAt === null)
    throw new VisitRefused(`There is no visit ${reference}. \`estate visit list <YYYY-MM-DD>\` shows those of a day.`);
  return file;
}

/**
 * The estate cancels a visit, at any hour: what was paid goes back, a voucher serves again, the places too, and the visitor is told
 * with the reason. Once however often it is asked; the cents that go back. Throws VisitRefused, and CHANGED_MEANWHILE where somebody else was
 * quicker than who saw `seen`.
 */
export async function callOffVisit(deps: BookingDeps, reference: string, reason = '', seen?: string): Promise<Cents> {
  const { booking } = await visitByReference(deps, reference);
  const refund = await endBooking(deps, booking, await deps.terms(), { name: await calledOffMail(deps), reason, seen });
  if (refund === null) {
    const isPaying = booking.state === 'authorised';
    throw new VisitRefused(`The visit ${booking.reference} is ${isPaying ? 'being paid' : 'cancelled already'}.`, isPaying ? 'being_paid' : 'visit_cancelled');
  }
  return refund;
}

/** The mail that says that the estate cancels; of a folder that has none of its own, the one that every cancelling sends. */
export async function calledOffMail({ context: { mail } }: BookingDeps): Promise<'visit-called-off' | 'visit-cancelled'> {
  return (await mail.isWritten('visit-called-off')) ? 'visit-called-off' : 'visit-cancelled';
}

/**
 * The estate moves a visit to another slot of the same experience (`date` as `YYYY-MM-DDTHH:MM`), past every limit that holds for
 * visitors, and tells them. Throws VisitRefused where there is no such slot or no room in it, and CHANGED_MEANWHILE where somebody else was
 * quicker than who saw `seen`; the visit stays where it was then.
 */
export async function rescheduleVisit(
  deps: BookingDeps,
  reference: string,
  { date, language, reason = '', seen }: { date: string; language?: Language; reason?: string; seen?: string },
): Promise<BookingFile> {
  const { db, mail } = deps.context;
  const { booking, slot: from } = await visitByReference(deps, reference);
  const terms = await deps.terms();
  const spoken = language ?? booking.language;
  if (from.startsLocal === date && spoken === booking.language) return { booking, slot: from };
  const visit = terms.visits.get(booking.experienceId);
  const slot = visit === undefined ? null : await findSlot(db, visit, date);
  if (slot === null || slot.startsAt <= new Date())
    throw new VisitRefused(`This visit does not begin at ${date}. A slot is written as 2027-05-03T11:00.`, 'no_slot');
  if (!slot.languages.includes(spoken))
    throw new VisitRefused(`At ${date} nobody guides in ${spoken}: that slot has ${slot.languages.join(', ')}.`, 'language_not_guided');
  const name = (await mail.isWritten('visit-rescheduled')) ? 'visit-rescheduled' : 'visit-moved';
  try {
    await transaction(db, async (tx) => {
      await lockVisit(tx, booking.id, seen);
      if ((await moveBookingRow(tx, booking, { slotId: slot.id, language: spoken })) === null)
        throw new VisitRefused(
          `The visit ${booking.reference} is ${booking.state === 'authorised' ? 'being paid' : 'cancelled'}: only one that is booked can be moved.`,
          booking.state === 'authorised' ? 'being_paid' : 'visit_cancelled',
        );
      await lockSlots(tx, [booking.slotId, slot.id]);
      await releasePlaces(tx, booking.slotId, booking.people, 'booked');
      if (!(await takePlaces(tx, slot.id, booking.people, 'booked'))) throw new PlacesGone();
      const moved = await findBooking(tx, { id: booking.id });
      if (moved === null) return;
      await noteAction(tx, { kind: 'visit.move', subject: booking.reference, before: { date: from.startsLocal }, after: { date }, reason });
      await mail.order(tx, bookingMail(name, moved, terms, { reason }));
      await tellOfVisit(deps.context, tx, terms, moved, { what: 'moved', from });
    });
  } catch (error) {
    if (error instanceof PlacesGone)
      throw new VisitRefused(`At ${date} there are no ${booking.people} places: it is full, closed, or its guide is taken.`, 'no_places');
    throw error;
  }
  return visitByReference(deps, booking.reference);
}

/**
 * Gives money of a visit back that stands, or of one that is over, and tells the visitor: `cents`, or all that is left. The cents that
 * go back. Throws VisitRefused where so much is not left, and CHANGED_MEANWHILE where somebody else was quicker than who saw `seen`.
 */
export async function refundVisit(
  deps: BookingDeps,
  reference: string,
  { cents, reason, seen }: { cents: Cents | 'rest'; reason: string; seen?: string },
): Promise<Cents> {
  const { context } = deps;
  const { booking } = await visitByReference(deps, reference);
  const terms = await deps.terms();
  const { intentId } = booking;
  if (intentId === null || booking.capturedCents === 0)
    throw new VisitRefused(`Nothing was paid by card for the visit ${booking.reference}.`, 'nothing_to_refund');
  const isTold = await context.mail.isWritten('visit-refunded');
  return transaction(context.db, async (tx) => {
    await lockVisit(tx, booking.id, seen);
    const key = `amount:${randomUUID()}`;
    const booked = await bookRefund(context, tx, { subject: 'visit', intentId }, { cents, reason: 'amount', key, note: reason });
    if (booked === 0 || (cents !== 'rest' && booked < cents))
      throw new VisitRefused(
        `So much is not left to give back of the visit ${booking.reference}: \`estate visit show ${booking.reference}\` says what is.`,
        'refund_too_high',
      );
    await bookVisitRefunds(tx, intentId);
    await noteAction(tx, { kind: 'visit.refund', subject: booking.reference, after: { refund_cents: booked }, reason });
    const file = await findBooking(tx, { id: booking.id });
    if (file !== null && isTold) await context.mail.order(tx, bookingMail('visit-refunded', file, terms, { reason, refund: booked, key }));
    return booked;
  });
}
