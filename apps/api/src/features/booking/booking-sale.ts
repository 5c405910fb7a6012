import { agencyCountry, billedBuyer, type Sale, type SaleLine } from '../invoices/index.ts';
import type { BookingTerms } from './booking-deps.ts';
import type { BookingFile, BookingRow } from './booking.store.ts';
import { dayOf, peopleOf, timeOf, words } from './visit-words.ts';

/** What an invoice of a booking is found by: the intent that was paid, or the booking itself where a voucher paid. */
export function invoicedId({ id, intentId }: Pick<BookingRow, 'id' | 'intentId'>): string {
  return intentId ?? id;
}

/** A paid visit as its invoice says it; a full one where who booked asked for it with a tax id. `paid` in cents, by card or once for the voucher. */
export function bookingSale({ booking, slot }: BookingFile, terms: BookingTerms, paid: number): Sale {
  const { webLanguage: language, brand, reference, visitor, billing } = booking;
  const name = terms.visits.get(booking.experienceId)?.name[language] ?? booking.experienceId;
  const people = peopleOf(booking, language).map(({ label, quantity }) => `${quantity} ${label}`);
  const paidWith = booking.paidWith === 'voucher' ? [words(language)('withVoucher')] : [];
  const title = [name, `${dayOf(slot.startsAt, language)}, ${timeOf(slot.startsAt)}`, people.join(', '), ...paidWith].join('\n');
  const line: SaleLine = {
    sku: booking.experienceId,
    title,
    quantity: 1,
    unitPriceCents: paid,
    discountCents: 0,
    vatPercent: booking.vatPercent,
    vatCountry: agencyCountry,
  };
  const buyer = billing === null ? { name: `${visitor.name} ${visitor.surname}`, address: [], taxId: null } : billedBuyer(billing, language);
  return { subject: { type: 'visit', id: invoicedId(booking) }, reference, brand, language, buyer, lines: [line], totalCents: paid };
}
