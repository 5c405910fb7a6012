import { type Cents, formatMoney, formatPercent } from '@parral/rules';
import type { MailOrder } from '../../platform/mail/mail.ts';
import type { VisitMail } from '../../platform/content/index.ts';
import { languageName } from '../../platform/words/words.ts';
import { invoicePath, type PreparedInvoice } from '../invoices/index.ts';
import { type BookingTerms, experiencePage } from './booking-deps.ts';
import type { BookingFile } from './booking.store.ts';
import { arrivalCodeAddress } from './arrival-code.ts';
import { calendarFile } from './calendar.ts';
import { changeLimit } from './change-limit.ts';
import { dayOf, momentOf, peopleOf, timeOf } from './visit-words.ts';

type MailName =
  | 'visit-confirmation'
  | 'visit-moved'
  | 'visit-rescheduled'
  | 'visit-cancelled'
  | 'visit-called-off'
  | 'visit-dates-offered'
  | 'visit-refunded'
  | 'visit-reminder'
  | 'visit-follow-up';

interface MailExtras {
  /** What opens the invoice's PDF. */
  invoice?: Pick<PreparedInvoice, 'token'> | null;
  /** What was tasted, for the mail after the visit. */
  wines?: VisitMail['visit']['wines'];
  /** Why the estate cancelled, moved or gave back, in its own words. */
  reason?: string;
  /** What goes back to the card, in cents. */
  refund?: Cents;
  /** Sets apart mails of one name about one version of the booking. */
  key?: string;
}

/**
 * A mail about a booking in its visitor's language; one for each version of the booking. Until the visit is over the visit goes with
 * it as a calendar file.
 */
export function bookingMail(
  name: MailName,
  file: BookingFile,
  terms: BookingTerms,
  { wines = [], reason = '', refund = 0, key = '', invoice = null }: MailExtras = {},
): MailOrder {
  const { booking, slot } = file;
  const { webLanguage: language } = booking;
  const brand = terms.site.brands.get(booking.brand);
  const visit = terms.visits.get(booking.experienceId);
  const limit = changeLimit(file, terms);
  const isCancelled = name === 'visit-cancelled' || name === 'visit-called-off';
  return {
    key: `booking:${booking.id}:${booking.sequence}:${name}${key}`,
    sequence: `booking:${booking.id}`,
    to: booking.visitor.email,
    name,
    language,
    data: {
      brand: { name: brand?.name ?? booking.brand, email: brand?.email ?? '', phone: brand?.phone ?? '', address: brand?.address ?? [] },
      visit: {
        reference: booking.reference,
        name: booking.visitor.name,
        experience: visit?.name[language] ?? booking.experienceId,
        day: dayOf(slot.startsAt, language),
        time: timeOf(slot.startsAt),
        endTime: timeOf(slot.endsAt),
        meetingPoint: visit?.meetingPoint[language] ?? '',
        language: languageName(booking.language, language),
        people: peopleOf(booking, language),
        total: formatMoney(booking.totalCents),
        tax: booking.totalCents > 0 && booking.vatPercent > 0 ? { amount: formatMoney(booking.vatCents), rate: formatPercent(booking.vatPercent) } : null,
        link: bookingLink(file, terms),
        code: isCancelled ? '' : arrivalCodeAddress(file),
        until: isCancelled || limit.getTime() <= booking.bookedAt.getTime() ? null : momentOf(limit, language),
        invoice: invoice === null ? null : `${booking.origin}${invoicePath(invoice.token)}`,
        isInvoiced: brand?.seller !== undefined,
        refund: refund > 0 ? formatMoney(refund) : null,
        reason,
        directions: visit?.directions?.[language] ?? '',
        bring: visit?.bring.map((one) => one[language]) ?? [],
        wines,
        visits: `${booking.origin}${brand?.paths['visits']?.[language] ?? experiencePage(terms, booking)}`,
      },
    },
    attachments:
      name === 'visit-follow-up' || name === 'visit-refunded' || name === 'visit-dates-offered'
        ? []
        : [{ filename: 'visita.ics', contentType: 'text/calendar; charset=utf-8; method=PUBLISH', content: bookingCalendar(file, terms) }],
  };
}

/** The booking as a calendar file, in its visitor's language. */
export function bookingCalendar(file: BookingFile, terms: BookingTerms): string {
  const { booking, slot } = file;
  const { webLanguage: language } = booking;
  const brand = terms.site.brands.get(booking.brand);
  const visit = terms.visits.get(booking.experienceId);
  const link = bookingLink(file, terms);
  return calendarFile({
    uid: `${booking.id}@${new URL(booking.origin).hostname}`,
    sequence: booking.sequence,
    isCancelled: booking.state === 'cancelled' || booking.state === 'refunded',
    written: booking.cancelledAt ?? booking.bookedAt,
    starts: slot.startsAt,
    ends: slot.endsAt,
    title: [visit?.name[language] ?? booking.experienceId, brand?.name].filter(Boolean).join(', '),
    place: [brand?.name, ...(brand?.address ?? [])].filter(Boolean).join(', '),
    description: `${visit?.meetingPoint[language] ?? ''}\n${link}`,
    link,
  });
}

/**
 * The private address of a booking: the brand's page with the key `booking`, the token in its query; where the estate has
 * no such page, that of the visit.
 */
export function bookingLink({ booking }: Pick<BookingFile, 'booking'>, terms: BookingTerms, language = booking.webLanguage): string {
  const page = terms.site.brands.get(booking.brand)?.paths['booking']?.[language] ?? experiencePage(terms, { ...booking, webLanguage: language });
  return `${booking.origin}${page}?token=${booking.viewToken}`;
}
