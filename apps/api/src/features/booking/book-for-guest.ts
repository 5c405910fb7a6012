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
import { type BookingDeps, type BookingTerms, PlacesGone } from './booking-deps.ts';
import { bookingMail } from './booking-mail.ts';
import { bookingSale } from './booking-sale.ts';
import { type BookingFile, confirmBooking, findBooking, insertBooking } from './booking.store.ts';
import { priceOf } from './checked-request.ts';
import { freeElapsed } from './expire-holds.ts';
import { tellOfVisit } from './visit-notice.ts';

/** What the estate's people are told by somebody on the telephone or at the door. */
export interface GuestWish {
  /** One for each form: sent again, by a second press or after a lost answer, it books once. */
  key: string;
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
  /** Where the office was asked: links in mails lead there where it is one of the brand's hosts. */
  from: RequestOrigin;
}

/** A visit that is booked at once. */
export interface GuestBooking extends GuestWish {
  /** `desk`: paid at the estate, which has its invoice; `free`: nothing is due, and why stands in `reason`. */
  paid: 'desk' | 'free';
  reason?: string | undefined;
}

/** What is written of a wish, whoever pays for it how. Throws as `bookForGuest`, but for places. */
export async function guestDraft({ context }: BookingDeps, terms: BookingTerms, wish: GuestWish) {
  const visit = terms.visits.get(wish.experienceId);
  const slot = visit === undefined ? null : await findSlot(context.db, visit, wish.date);
  if (visit === undefined || slot === null || slot.endsAt <= new Date())
    throw new VisitRefused(`No visit ${wish.experienceId} that is to come begins at ${wish.date}. A slot is written as 2027-05-03T11:00.`, 'no_slot');
  if (!slot.languages.includes(wish.language))
    throw new VisitRefused(`At ${wish.date} nobody guides in ${wish.language}: that slot has ${slot.languages.join(', ')}.`, 'language_not_guided');
  refuseFields({
    ...(!isEmail(wish.email) && { email: 'BAD_REQUEST' }),
    ...(!isPhone(wish.phone) && { phone: 'BAD_REQUEST' }),
    ...(totalVisitors(wish.counts) === 0 && { adults: 'VISITORS_OUT_OF_RANGE' }),
  });
  const draft = {
    memberId: null,
    brand: visit.brand,
    webLanguage: wish.webLanguage,
    origin: siteOrigin(wish.from, terms.site.brands.get(visit.brand)?.hosts ?? [], context.config.publicUrl),
    experienceId: wish.experienceId,
    slotId: slot.id,
    language: wish.language,
    ...wish.counts,
    people: totalVisitors(wish.counts),
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
    vatPercent: visitVat(terms.shipping),
  };
  return { visit, slot, draft };
}

/** There is no room for a wish. */
export function noPlaces({ date, counts }: GuestWish): VisitRefused {
  return new VisitRefused(`At ${date} there are no ${totalVisitors(counts)} places: it is full, closed, or its guide is taken.`, 'no_places');
}

/**
 * Books a visit at once, past the hours and numbers that hold for visitors, as long as it has places and is not over: its mail, its notice and
 * its invoice are those of any visit. The same key sent again answers the visit that it booked. Throws BAD_REQUEST with the fields at fault,
 * and VisitRefused where there is no such time or no room, or where the key has booked something else.
 */
export async function bookForGuest(deps: BookingDeps, wish: GuestBooking): Promise<BookingFile> {
  const { context } = deps;
  const before = await bookedWith(deps, wish);
  if (before !== null) return before;
  const terms = await deps.terms();
  const { visit, slot, draft } = await guestDraft(deps, terms, wish);
  const { people, vatPercent } = draft;
  const totalCents = wish.paid === 'free' ? 0 : priceOf(visit, wish.counts).totalCents;
  const invoice = totalCents === 0 ? null : await context.invoicing.prepare({ brand: visit.brand, totalCents });
  const row = {
    ...draft,
    officeKey: wish.key,
    sessionId: randomUUID(),
    totalCents,
    dueCents: 0,
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
    // The same press may have been faster: its places are those that are missing, or its key is taken.
    const meanwhile = await bookedWith(deps, wish);
    if (meanwhile !== null) return meanwhile;
    if (error instanceof PlacesGone) throw noPlaces(wish);
    throw error;
  }
}

/** The visit that a form has booked already; null while it has not. Throws VisitRefused where it was another wish. */
async function bookedWith({ context: { db } }: BookingDeps, { key, experienceId, date, email, counts }: GuestBooking): Promise<BookingFile | null> {
  const file = await findBooking(db, { officeKey: key });
  if (file === null) return null;
  const { booking, slot } = file;
  const isSame =
    booking.experienceId === experienceId &&
    slot.startsLocal === date &&
    booking.visitor.email === normaliseEmail(email) &&
    booking.people === totalVisitors(counts);
  if (!isSame) throw new VisitRefused(`This form has booked the visit ${booking.reference} already: somebody else is booked with a new one.`, 'form_used');
  return file;
}
