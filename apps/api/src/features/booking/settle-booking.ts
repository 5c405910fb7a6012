import type { ErrorCode } from '@parral/api-spec';
import type { Cents } from '@parral/rules';
import { transaction } from '../../platform/database/transaction.ts';
import { releasePlaces } from '../experiences/index.ts';
import { settleLink } from '../links/index.ts';
import { requestSubscription } from '../newsletter/index.ts';
import { bookCapture, failPayment } from '../payments/index.ts';
import type { BookingDeps } from './booking-deps.ts';
import { bookingSale } from './booking-sale.ts';
import { bookingMail } from './booking-mail.ts';
import { cancelBookingRow, confirmBooking, type BookingFile } from './booking.store.ts';
import { moveIntent } from './intent.store.ts';
import { tellOfVisit } from './visit-notice.ts';

/**
 * → confirmed, once the money is there (or nothing was due): it is invoiced, mail and newsletter are ordered in the same transaction. null
 * for whoever comes second.
 */
export async function settleBooking(deps: BookingDeps, { booking, slot }: BookingFile, captured: Cents): Promise<BookingFile | null> {
  const { db, invoicing, mail, outbox } = deps.context;
  const terms = await deps.terms();
  const sale = bookingSale({ booking, slot }, terms, captured);
  const invoice = await invoicing.prepare(sale);
  return transaction(db, async (tx) => {
    if (booking.intentId !== null) await moveIntent(tx, booking.intentId, ['authorised', 'capturing'], 'confirmed');
    const confirmed = await confirmBooking(tx, booking, captured);
    if (confirmed === null) return null;
    if (booking.intentId !== null) await settleLink(tx, booking.intentId, booking.reference);
    if (booking.intentId !== null) await bookCapture(tx, { subject: 'visit', intentId: booking.intentId }, booking.paymentIntentId, captured);
    const file = { booking: confirmed, slot };
    await mail.order(tx, bookingMail('visit-confirmation', file, terms, { invoice }));
    await tellOfVisit(deps.context, tx, terms, file, { what: 'booked' });
    if (invoice !== null) await invoicing.issue(tx, invoice, sale);
    const { visitor, brand: site, webLanguage: language } = confirmed;
    if (visitor.has_newsletter_subscription)
      await requestSubscription(outbox, tx, { email: visitor.email, site, language, origin: 'booking' }, confirmed.origin);
    return file;
  });
}

/** → cancelled: the authorisation ended before it could be captured, so the places go back. */
export async function releaseBooking({ context, terms }: BookingDeps, { booking: booked, slot }: BookingFile, reason: ErrorCode): Promise<void> {
  const present = await terms();
  const undone = await transaction(context.db, async (tx) => {
    if (booked.intentId !== null) await moveIntent(tx, booked.intentId, ['authorised', 'capturing'], 'cancelled', reason);
    const row = await cancelBookingRow(tx, booked.id, ['authorised']);
    await failPayment(tx, booked.paymentIntentId);
    if (row === null) return null;
    await releasePlaces(tx, row.slotId, row.people, 'booked');
    await tellOfVisit(context, tx, present, { booking: row, slot }, { what: 'lapsed' });
    return row;
  });
  if (undone !== null)
    context.log.warn({ booking: booked.id, payment: booked.paymentIntentId }, 'an authorisation ended before its capture; the places were released');
}
