import { type Cents, vatContained } from '@parral/rules';
import type { Db } from '../../platform/database/database.ts';
import { takePlaces } from '../experiences/index.ts';
import type { InvoicesContext, PreparedInvoice } from '../invoices/index.ts';
import { visitVat } from '../shipping/index.ts';
import { type BookingTerms, PlacesGone } from './booking-deps.ts';
import { bookingMail } from './booking-mail.ts';
import { tellOfVisit } from './visit-notice.ts';
import { bookingSale } from './booking-sale.ts';
import { type BookingRow, confirmBooking, findBooking, insertBooking, type NewBooking } from './booking.store.ts';

export type VoucherBooking = Pick<
  NewBooking,
  | 'sessionId'
  | 'memberId'
  | 'brand'
  | 'webLanguage'
  | 'origin'
  | 'experienceId'
  | 'slotId'
  | 'language'
  | 'adults'
  | 'children'
  | 'babies'
  | 'people'
  | 'visitor'
>;

/** What was paid for a voucher outside VAT, which is due now, in cents; and its invoice, where there is one. */
export interface VoucherValue {
  untaxed: Cents;
  invoice: PreparedInvoice | null;
}

/**
 * Books a visit that a voucher pays for, in the caller's transaction, after the voucher is locked: takes the places, writes
 * the confirmed booking, has its VAT invoiced, orders its mail and leaves the subscription to the newsletter to the caller.
 * Throws PlacesGone when the places are not to be had; the transaction is then rolled back, which leaves the voucher untouched.
 */
export async function bookWithVoucher(
  { mail, events, invoicing }: Pick<InvoicesContext, 'mail' | 'events' | 'invoicing'>,
  tx: Db,
  terms: BookingTerms,
  requested: VoucherBooking,
  { untaxed, invoice }: VoucherValue,
): Promise<BookingRow> {
  if (!(await takePlaces(tx, requested.slotId, requested.people, 'booked'))) throw new PlacesGone();
  const vatPercent = visitVat(terms.shipping);
  const vat = { vatPercent, taxedCents: untaxed, vatCents: vatContained(untaxed, vatPercent) };
  const row = await insertBooking(tx, { ...requested, ...vat, billing: null, totalCents: 0, dueCents: 0, paidWith: 'voucher', state: 'authorised' });
  const confirmed = await confirmBooking(tx, row, 0);
  const file = await findBooking(tx, { id: row.id });
  if (confirmed === null || file === null) throw new Error('The booking that was just written is missing.');
  if (invoice !== null) await invoicing.issue(tx, invoice, bookingSale(file, terms, untaxed));
  await mail.order(tx, bookingMail('visit-confirmation', file, terms, { invoice }));
  await tellOfVisit({ mail, events }, tx, terms, file, { what: 'booked' });
  return confirmed;
}
