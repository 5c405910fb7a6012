import type { Language } from '@parral/api-spec/languages';
import { isEmail, isPhone, normaliseEmail, totalVisitors, vatContained, type VisitorCounts } from '@parral/rules';
import { randomUUID } from 'node:crypto';
import { transaction } from '../../platform/database/transaction.ts';
import { refuseFields } from '../../platform/http/refuse-fields.ts';
import { type RequestOrigin, siteOrigin } from '../../platform/origin/site-origin.ts';
import { findSlot, takePlaces } from '../experiences/index.ts';
import { visitVat } from '../shipping/index.ts';
import { noteAction } from '../staff/index.ts';
import { VisitRefused } from './act-on-visit.ts';
import { type BookingDeps, PlacesGone } from './booking-deps.ts';
import { bookingMail } from './booking-mail.ts';
import { bookingSale } from './booking-sale.ts';
import { type BookingFile, confirmBooking, findBooking, insertBooking } from './booking.store.ts';
import { priceOf } from './checked-request.ts';
import { freeElapsed } from './expire-holds.ts';
import { tellOfVisit } from './visit-notice.ts';

/** A visit that the estate's people book for somebody on the telephone or at the door. */
export interface GuestBooking {
  experienceId: string;
  /** Wall time, `YYYY-MM-DDTHH:MM`. */
  date: string;
  language: Language;
  /** Of the mails. */
  webLanguage: Language;
  counts: VisitorCounts;
  name: string;
  surname: string;
  email: string;
  phone: string;
  comment: string;
  /** `desk`: paid at the estate, which has its invoice; `free`: nothing is due, and why stands in `reason`. */
  paid: 'desk' | 'free';
  reason?: string | undefined;
  /** Where the office was asked: links in mails lead there where it is one of the brand's hosts. */
  from: RequestOrigin;
}

/**
 * Books a visit at once, past the hours and numbers that hold for visitors, as long as it has places and is not over: its mail, its notice and
 * its invoice are those of any visit. Throws BAD_REQUEST with the fields at fault, and VisitRefused where there is no such time or no room.
 */
export async function bookForGuest(deps: BookingDeps, wish: GuestBooking): Promise<BookingFile> {
  const { context } = deps;
  const terms = await deps.terms();
  const visit = terms.visits.get(wish.experienceId);
  const slot = visit === undefined ? null : await findSlot(context.db, visit, wish.date);
  if (visit === undefined || slot === null || slot.endsAt <= new Date())
    throw new VisitRefused(`No visit ${wish.experienceId} that is to come begins at ${wish.date}. A slot is written as 2027-05-03T11:00.`);
  if (!slot.languages.includes(wish.language))
    throw new VisitRefused(`At ${wish.date} nobody guides in ${wish.language}: that slot has ${slot.languages.join(', ')}.`);
  refuseFields({
    ...(!isEmail(wish.email) && { email: 'BAD_REQUEST' }),
    ...(!isPhone(wish.phone) && { phone: 'BAD_REQUEST' }),
    ...(totalVisitors(wish.counts) === 0 && { adults: 'VISITORS_OUT_OF_RANGE' }),
  });
  const { counts } = wish;
  const people = totalVisitors(counts);
  const totalCents = wish.paid === 'free' ? 0 : priceOf(visit, counts).totalCents;
  const vatPercent = visitVat(terms.shipping);
  const invoice = totalCents === 0 ? null : await context.invoicing.prepare({ brand: visit.brand, totalCents });
  const row = {
    sessionId: randomUUID(),
    memberId: null,
    brand: visit.brand,
    webLanguage: wish.webLanguage,
    origin: siteOrigin(wish.from, terms.site.brands.get(visit.brand)?.hosts ?? [], context.config.publicUrl),
    experienceId: wish.experienceId,
    slotId: slot.id,
    language: wish.language,
    ...counts,
    people,
    visitor: {
      document_type: 'dni' as const,
      document_number: '',
      name: wish.name.trim(),
      surname: wish.surname.trim(),
      email: normaliseEmail(wish.email),
      phone_number: wish.phone.trim(),
      ...(wish.comment.trim() !== '' && { comment: wish.comment.trim() }),
      country: '',
      has_newsletter_subscription: false,
      consent_date: new Date().toISOString(),
    },
    billing: null,
    totalCents,
    dueCents: 0,
    vatPercent,
    taxedCents: totalCents,
    vatCents: vatContained(totalCents, vatPercent),
    paidWith: totalCents === 0 ? ('nothing' as const) : ('desk' as const),
    state: 'authorised' as const,
  };
  const once = () =>
    transaction(context.db, async (tx) => {
      if (!(await takePlaces(tx, slot.id, people, 'booked'))) throw new PlacesGone();
      const confirmed = await confirmBooking(tx, await insertBooking(tx, row), 0);
      const file = confirmed === null ? null : await findBooking(tx, { id: confirmed.id });
      if (file === null) throw new Error('The booking that was just written is missing.');
      const after = { people, paid: wish.paid, total_cents: totalCents };
      await noteAction(tx, { kind: 'visit.book', subject: file.booking.reference, after, reason: wish.reason });
      await context.mail.order(tx, bookingMail('visit-confirmation', file, terms, { invoice }));
      await tellOfVisit(context, tx, terms, file, { what: 'booked' });
      if (invoice !== null) await context.invoicing.issue(tx, invoice, bookingSale(file, terms, totalCents));
      return file;
    });
  try {
    return await once().catch(async (error: unknown) => {
      if (error instanceof PlacesGone && (await freeElapsed(deps, slot.id))) return once();
      throw error;
    });
  } catch (error) {
    if (error instanceof PlacesGone) throw new VisitRefused(`At ${wish.date} there are no ${people} places: it is full, closed, or its guide is taken.`);
    throw error;
  }
}
