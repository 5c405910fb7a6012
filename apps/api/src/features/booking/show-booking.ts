import type { components } from '@parral/api-spec';
import type { Language } from '@parral/api-spec/languages';
import { showTaxes, toDecimal } from '@parral/rules';
import { type InvoiceEntry, showInvoices } from '../invoices/index.ts';
import { wallTime } from '../experiences/index.ts';
import { bookingLink } from './booking-mail.ts';
import { type BookingTerms, experiencePage } from './booking-deps.ts';
import type { BookingDays } from './redemption.store.ts';
import { type BookingFile, type BookingRow, vatOfBooking } from './booking.store.ts';
import { changeHours, changeLimit } from './change-limit.ts';
import type { IntentRow } from './intent.store.ts';

type Schemas = components['schemas'];

/** The intent for its owner (specification section 3, booking intent). */
export function showIntent(intent: IntentRow, startsLocal: string): Schemas['BookingIntent'] {
  const { visitor, billing } = intent;
  return {
    id: intent.id,
    experience_id: intent.experienceId,
    language: intent.language,
    date: startsLocal,
    visitor_group: {
      adults_number: intent.adults,
      children_number: intent.children,
      babies_number: intent.babies,
      document_type: visitor?.document_type ?? 'dni',
      document_number: visitor?.document_number ?? '',
      name: visitor?.name ?? '',
      surname: visitor?.surname ?? '',
      email: visitor?.email ?? '',
      phone_number: visitor?.phone_number ?? '',
      country: visitor?.country ?? '',
      region: visitor?.region ?? '',
      comment: visitor?.comment ?? '',
      has_newsletter_subscription: visitor?.has_newsletter_subscription ?? false,
      has_follow_up_consent: visitor?.has_follow_up_consent ?? false,
      billing_address: billing === null ? null : showBilling(billing),
    },
    state: intent.state,
    total_price: toDecimal(intent.totalCents),
    payment_due: intent.dueCents > 0,
    ...holdTimes(intent),
  };
}

function showBilling({
  country_id: country,
  company,
  first_name,
  last_name,
  line2,
  state,
  ...rest
}: NonNullable<IntentRow['billing']>): Schemas['BookingBillingAddress'] {
  return { ...rest, country, company: company ?? '', first_name: first_name ?? '', last_name: last_name ?? '', line2: line2 ?? '', state: state ?? '' };
}

/** What an intent that was just made, or made before, is paid with. */
export function showOpened(intent: IntentRow): Schemas['BookingIntentOpened'] {
  return {
    booking_intent_id: intent.id,
    payment_intent_secret: intent.paymentSecret ?? '',
    payment_due: intent.dueCents > 0,
    total_price: toDecimal(intent.totalCents),
    ...holdTimes(intent),
  };
}

export function showHold(intent: IntentRow): Schemas['BookingHold'] {
  return { booking_intent_id: intent.id, state: intent.state, ...holdTimes(intent) };
}

function holdTimes({ holdExpiresAt, secondsLeft, extendedAt }: IntentRow) {
  return { hold_expires_at: holdExpiresAt.toISOString(), hold_seconds_left: secondsLeft, extension_possible: secondsLeft > 0 && extendedAt === null };
}

/** What the confirmation page shows (specification section 3, booking confirmation); `track`: the booking's events fire now. */
export function showConfirmation(file: BookingFile, terms: BookingTerms, track: boolean): Schemas['BookingConfirmation'] {
  const { booking, slot } = file;
  const limit = changeLimit(file, terms);
  return {
    booking: {
      reference: booking.reference,
      experience_name: experienceName(booking, terms, booking.webLanguage),
      total_visitors: booking.people,
      language: booking.language,
      date: slot.startsLocal,
      ends_at: wallTime(slot.endsAt),
      email: booking.visitor.email,
      total_price: toDecimal(booking.totalCents),
      experience_id: booking.experienceId,
      booking_token: booking.viewToken,
      change_until: limit.getTime() <= booking.bookedAt.getTime() ? null : wallTime(limit),
      on_the_day: onTheDay(file, terms, booking.webLanguage),
    },
    track_gtm_booking: track,
    newsletter: booking.visitor.has_newsletter_subscription,
  };
}

/** What a visitor needs on the day; the programme by the clock of that day. */
function onTheDay({ booking, slot }: BookingFile, { visits }: BookingTerms, language: Language): Schemas['OnTheDay'] {
  const visit = visits.get(booking.experienceId);
  const clock = (after: number) => wallTime(new Date(slot.startsAt.getTime() + after * 60_000)).slice(11);
  return {
    meeting_point: visit?.meetingPoint[language] ?? '',
    directions: visit?.directions?.[language] ?? null,
    bring: visit?.bring.map((one) => one[language]) ?? [],
    programme: visit?.programme.map(({ after, text }) => ({ time: clock(after), text: text[language] })) ?? [],
  };
}

/** The booking's private page; `isTooLate` by the database's clock, `days` on which it may stand, null for any. */
export function showBooking(
  file: BookingFile,
  terms: BookingTerms,
  language: Language,
  { isTooLate, days, invoices = [] }: { isTooLate: boolean; days: BookingDays | null; invoices?: readonly InvoiceEntry[] | undefined },
): Schemas['Booking'] {
  const { booking, slot } = file;
  const { visitor } = booking;
  const isCancelled = booking.state === 'cancelled' || booking.state === 'refunded';
  const reason = isCancelled ? 'CANCELLED' : isTooLate ? 'TOO_LATE' : null;
  const visit = terms.visits.get(booking.experienceId);
  return {
    reference: booking.reference,
    on_the_day: onTheDay(file, terms, language),
    status: booking.state === 'authorised' ? 'confirmed' : booking.state,
    paid_with: booking.paidWith,
    site: booking.brand,
    language: booking.language,
    web_language: booking.webLanguage,
    experience_id: booking.experienceId,
    experience_name: experienceName(booking, terms, language),
    experience_page_url: experiencePage(terms, { ...booking, webLanguage: language }),
    page_url: bookingLink(file, terms, language),
    meeting_point: visit?.meetingPoint[language] ?? '',
    date: slot.startsLocal,
    ends_at: wallTime(slot.endsAt),
    duration_minutes: Math.round((slot.endsAt.getTime() - slot.startsAt.getTime()) / 60_000),
    adults_number: booking.adults,
    children_number: booking.children,
    babies_number: booking.babies,
    total_visitors: booking.people,
    name: `${visitor.name} ${visitor.surname}`,
    email: visitor.email,
    total_price: toDecimal(booking.totalCents),
    tax_by_rate: showTaxes(vatOfBooking(booking)),
    refunded: toDecimal(booking.refundedCents),
    booked_at: booking.bookedAt.toISOString(),
    invoices: showInvoices(invoices),
    change: {
      possible: reason === null,
      until: wallTime(changeLimit(file, terms)),
      hours: changeHours(file, terms),
      reason,
      offered: booking.offerUntil !== null,
      voucher_days: days === null ? null : { start_date: days.first, end_date: days.last },
    },
  };
}

function experienceName({ experienceId }: Pick<BookingRow, 'experienceId'>, { visits }: BookingTerms, language: Language): string {
  return visits.get(experienceId)?.name[language] ?? experienceId;
}
