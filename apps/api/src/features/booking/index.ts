import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../../platform/http/api-error.ts';
import { takeUnlessToken } from '../../platform/http/caller.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import { loadExperiences, slotById, slotOptions } from '../experiences/index.ts';
import { registerPayable } from '../payments/index.ts';
import { registerAudit } from './booking.audit.ts';
import { type BookingContext, bookingDeps, type BookingDeps, conflict } from './booking-deps.ts';
import { invoicedId } from './booking-sale.ts';
import { arrivalCode } from './arrival-code.ts';
import { bookingCalendar } from './booking-mail.ts';
import { type BookingFile, claimTracking } from './booking.store.ts';
import { bookingByToken, cancelBooking, isTooLate, moveBooking } from './change-booking.ts';
import { changeLimit } from './change-limit.ts';
import { clearClosedDays } from './close-day.ts';
import { createBookingIntent } from './create-intent.ts';
import { expireHolds, releaseHold } from './expire-holds.ts';
import { dayList } from './day-list.ts';
import { eraseGroupRequests, requestGroupVisit } from './group-request.ts';
import { eraseUnfinished, extendIntent, findIntent, type IntentRow } from './intent.store.ts';
import { registerLinkedVisits } from './linked-visit.ts';
import { visitsOfMember } from './member-visits.ts';
import { payableVisit } from './payable-visit.ts';
import { eraseByTerm, registerPersonalData } from './personal-data.ts';
import { redemptions } from './redemptions.ts';
import { daysOfBooking } from './redemption.store.ts';
import { showBooking, showConfirmation, showHold, showIntent, showOpened } from './show-booking.ts';
import { followUpVisits, remindVisitors } from './visit-mails.ts';
import { joinWaitingList, leaveWaitingList, serveWaitingLists, waitingPlace } from './waiting-list.ts';
import { eraseWaiting } from './waiting.store.ts';

export { type BookingFile, type BookingRow, vatOfBooking } from './booking.store.ts';
export { callOffVisit, refundVisit, rescheduleVisit, visitByReference, VisitRefused } from './act-on-visit.ts';
export { type BookingContext, bookingDeps, type BookingDeps, type BookingTerms } from './booking-deps.ts';
export { checkIn, setArrival } from './check-in.ts';
export { findVisits, slotsWithVisits, visitsBeside } from './find-visits.ts';
export { clearClosedDays, closeDay, closeSlot, type Cleared } from './close-day.ts';
export { bookByLink } from './book-by-link.ts';
export { bookForGuest } from './book-for-guest.ts';
export { registerLinkedVisits } from './linked-visit.ts';
export { bringFewer } from './fewer-people.ts';
export { closingsOf } from './close-progress.ts';
export { waitingFor } from './waiting.store.ts';
export { openDay, openSlot } from './open-slots.ts';
export { findGroupRequests, type GroupRequestRow, proposeToGroup, refuseGroup } from './answer-group.ts';
export { dayList, type DayEntry } from './day-list.ts';
export { visitsOfVoucher } from './redemption.store.ts';
export { occupancyOf } from './occupancy.ts';
export { visitChanged, type VisitChanged } from './visit-changed.ts';
export { arrivalOf, standingRefunds, visitFacts } from './visit-version.ts';
export { visitsOfMember } from './member-visits.ts';

export const uses = [
  'captcha',
  'catalogue',
  'experiences',
  'invoices',
  'links',
  'newsletter',
  'notices',
  'payments',
  'session',
  'shipping',
  'site',
  'staff',
  'vouchers',
] as const;

type BookingOperation =
  | 'listSlotOptions'
  | 'redeemVoucher'
  | 'checkRedemption'
  | 'createBookingIntent'
  | 'getBookingIntent'
  | 'extendBookingHold'
  | 'releaseBookingHold'
  | 'captureBooking'
  | 'getBooking'
  | 'getBookingCalendar'
  | 'getBookingCode'
  | 'getMemberVisits'
  | 'moveBooking'
  | 'cancelBooking'
  | 'requestGroupVisit'
  | 'joinWaitingList'
  | 'getWaitingListPlace'
  | 'leaveWaitingList'
  | 'listBookings';

/** When visits take place, booking intents, capture, what comes after the booking, vouchers, waiting lists (README.md here has the state machine). */
export function booking(context: BookingContext): Pick<Handlers, BookingOperation> {
  const { db, sessions, limits, captcha } = context;
  const deps = bookingDeps(context);
  const finalise = registerPayable(context.payments, payableVisit(deps));
  registerLinkedVisits(deps);
  startWork(deps);

  async function ownIntent(request: FastifyRequest, id: string): Promise<IntentRow> {
    await limits.take('intent by address', request.ip);
    const session = await sessions.find(request);
    const intent = session === null ? null : await findIntent(db, { id });
    if (intent === null || intent.sessionId !== session?.id) throw new ApiError('NOT_FOUND');
    return intent;
  }

  async function page(file: BookingFile, reply: FastifyReply, language = file.booking.webLanguage) {
    const terms = await deps.terms();
    reply.header('cache-control', 'private, no-store');
    const days = await daysOfBooking(db, file.booking);
    const invoiced = invoicedId(file.booking);
    const invoices = await context.invoicing.list(db, 'visit', [invoiced]);
    return showBooking(file, terms, language, { isTooLate: await isTooLate(db, changeLimit(file, terms)), days, invoices: invoices.get(invoiced) });
  }

  const visits = context.content.memo(loadExperiences);

  return {
    ...redemptions(deps),

    async listSlotOptions({ params, query, request, reply }) {
      await takeUnlessToken(limits, 'slots by address', request);
      const visit = (await visits()).find(({ id }) => String(id) === params.id);
      if (visit === undefined || visit.brand !== query.site) throw new ApiError('NOT_FOUND');
      const session = await sessions.find(request);
      const ownHold = session === null ? null : await findIntent(db, { heldBy: session.id });
      reply.header('cache-control', 'private, no-store');
      const { month, year, language, visitor_number: people } = query;
      return slotOptions(db, visit, { month, year, language, people, ownHold });
    },

    async createBookingIntent({ body, request, reply }) {
      await limits.take('intent by address', request.ip);
      await captcha.verify(request, body.captcha_key);
      const session = await sessions.require(request, reply);
      await limits.take('intent by session', session.id);
      return showOpened(await createBookingIntent(deps, session, body, request));
    },

    async getBookingIntent({ params, request, reply }) {
      const intent = await ownIntent(request, params.id);
      reply.header('cache-control', 'private, no-store');
      return showIntent(intent, (await slotById(db, intent.slotId))?.startsLocal ?? '');
    },

    async extendBookingHold({ params, request }) {
      const intent = await ownIntent(request, params.id);
      await extendIntent(db, intent.id);
      const now = await ownIntent(request, params.id);
      if (now.state === 'held' ? now.secondsLeft === 0 : now.state === 'expired') throw await conflict(deps, 'HOLD_EXPIRED', now, now.id);
      return showHold(now);
    },

    async releaseBookingHold({ params, request }) {
      const intent = await ownIntent(request, params.id);
      await releaseHold(deps, intent);
      return showHold(await ownIntent(request, params.id));
    },

    async captureBooking({ body, request }) {
      await limits.take('intent by address', request.ip);
      const session = await sessions.find(request);
      const intent = session === null ? null : await findIntent(db, { paymentIntentId: body.payment_intent });
      if (intent === null || intent.sessionId !== session?.id) throw new ApiError('NOT_FOUND');
      const file = await finalise(intent);
      const track = file.booking.trackedAt === null && (await claimTracking(db, file.booking.id));
      return showConfirmation(file, await deps.terms(), track);
    },

    async getBooking({ params, query, request, reply }) {
      await limits.take('order by address', request.ip);
      const file = await bookingByToken(db, params.token);
      if (file === null) throw new ApiError('NOT_FOUND');
      return page(file, reply, query.language);
    },

    async getBookingCalendar({ params, request, reply }) {
      await limits.take('order by address', request.ip);
      const file = await bookingByToken(db, params.token);
      if (file === null) throw new ApiError('NOT_FOUND');
      reply
        .header('cache-control', 'private, no-store')
        .header('content-disposition', 'attachment; filename="visita.ics"')
        .type('text/calendar; charset=utf-8');
      return bookingCalendar(file, await deps.terms());
    },

    async getBookingCode({ params, request, reply }) {
      await limits.take('order by address', request.ip);
      const file = await bookingByToken(db, params.token);
      if (file === null) throw new ApiError('NOT_FOUND');
      // A mail that is read in a browser stands on another site.
      reply.header('cache-control', 'private, no-store').header('cross-origin-resource-policy', 'cross-origin').type('image/png');
      // The description has a file as a string of bytes.
      return (await arrivalCode(file)) as unknown as string;
    },

    async getMemberVisits({ query, request, reply }) {
      const member = (await sessions.find(request))?.memberId ?? null;
      if (member === null) throw new ApiError('CLUB_NO_AUTHENTICATED_MEMBER');
      reply.header('cache-control', 'private, no-store');
      return visitsOfMember(db, member, await deps.terms(), query.language);
    },

    async moveBooking({ params, body, request, reply }) {
      await limits.take('order by address', request.ip);
      return page(await moveBooking(deps, params.token, body), reply);
    },

    async cancelBooking({ params, request, reply }) {
      await limits.take('order by address', request.ip);
      return page(await cancelBooking(deps, params.token), reply);
    },

    async joinWaitingList({ params, body, request }) {
      await limits.take('intent by address', request.ip);
      await captcha.verify(request, body.captcha_key);
      return joinWaitingList(deps, params.id, body, request);
    },

    async requestGroupVisit({ body, request }) {
      await limits.take('contact by address', request.ip);
      await captcha.verify(request, body.captcha_key);
      await requestGroupVisit(deps, body, request);
      return { status: 'ok' };
    },

    async getWaitingListPlace({ params, request }) {
      await limits.take('order by address', request.ip);
      return waitingPlace(deps, params.token);
    },

    async listBookings({ query, reply }) {
      reply.header('cache-control', 'private, no-store');
      const entries = await dayList(db, query.day);
      return { bookings: entries.map(({ paidWith, ...entry }) => ({ ...entry, paid_with: paidWith })) };
    },

    async leaveWaitingList({ params, request }) {
      await limits.take('order by address', request.ip);
      return leaveWaitingList(deps, params.token);
    },
  };
}

/** What runs behind the calls: holds that run out, waiting lists, consistency checks. */
function startWork(deps: BookingDeps): void {
  const { db, jobs } = deps.context;
  registerAudit(deps);
  registerPersonalData(deps);
  jobs.every(5, 'holds of visits', () => expireHolds(deps));
  jobs.every(20, 'closed days', async () => void (await clearClosedDays(deps)));
  jobs.every(10, 'waiting lists', () => serveWaitingLists(deps));
  jobs.every(300, 'reminders of visits', () => remindVisitors(deps));
  jobs.every(900, 'mails after visits', () => followUpVisits(deps));
  jobs.every(86_400, 'erase unfinished visits', async () => {
    await eraseUnfinished(db);
    await eraseWaiting(db);
    await eraseByTerm(db);
    await eraseGroupRequests(db);
  });
}
