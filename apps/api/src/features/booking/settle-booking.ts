import type { ErrorCode } from '@parral/api-spec';
import type { Cents } from '@parral/rules';
import { transaction } from '../../platform/database/transaction.ts';
import { releasePlaces } from '../experiences/index.ts';
import { wishForNewsletter } from '../newsletter/index.ts';
import type { BookingDesk } from './booking-desk.ts';
import { bookingMail } from './booking-mail.ts';
import { type BookingRow, cancelBookingRow, confirmBooking, findBooking } from './booking.store.ts';
import { moveIntent } from './intent.store.ts';

/**
 * → confirmed, once the money is there (or nothing was due): mail and newsletter are ordered in the same transaction. Done
 * once; whoever comes second gets the booking as it is.
 */
export async function settleBooking(desk: BookingDesk, booked: BookingRow, captured: Cents): Promise<BookingRow> {
  const { db } = desk.context;
  const terms = await desk.terms();
  const settled = await transaction(db, async (tx) => {
    if (booked.intentId !== null) await moveIntent(tx, booked.intentId, ['authorised', 'capturing'], 'confirmed');
    const confirmed = await confirmBooking(tx, booked, captured);
    if (confirmed === null) return null;
    const file = await findBooking(tx, { id: confirmed.id });
    if (file !== null) await desk.context.mail.order(tx, bookingMail('visit-confirmation', file, terms));
    const { visitor, brand: site, webLanguage: language } = confirmed;
    if (visitor.has_newsletter_subscription)
      await wishForNewsletter(desk.context.outbox, tx, { email: visitor.email, site, language, origin: 'booking' }, confirmed.origin);
    return confirmed;
  });
  return settled ?? (await findBooking(db, { id: booked.id }))?.booking ?? booked;
}

/** → cancelled: the authorisation ended before it could be captured, so the places go back. */
export async function releaseBooking({ context }: BookingDesk, booked: BookingRow, reason: ErrorCode): Promise<void> {
  const undone = await transaction(context.db, async (tx) => {
    if (booked.intentId !== null) await moveIntent(tx, booked.intentId, ['authorised', 'capturing'], 'cancelled', reason);
    const row = await cancelBookingRow(tx, booked.id, ['authorised']);
    if (row !== null) await releasePlaces(tx, row.slotId, row.people, 'booked');
    return row;
  });
  if (undone !== null)
    context.log.warn({ booking: booked.id, payment: booked.paymentIntentId }, 'an authorisation ended before its capture; the places were released');
}
