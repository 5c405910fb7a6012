import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../../platform/http/api-error.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import { loadExperiences, slotById, slotOptions } from '../experiences/index.ts';
import { reconcileEverySeconds } from '../payments/index.ts';
import { registerAudit } from './booking.audit.ts';
import { type BookingContext, bookingDesk, type BookingDesk, conflict } from './booking-desk.ts';
import { bookingCalendar } from './booking-mail.ts';
import { type BookingFile, type BookingRow, claimTracking, findBooking } from './booking.store.ts';
import { bookingByToken, cancelBooking, isTooLate, moveBooking } from './change-booking.ts';
import { changeLimit } from './change-limit.ts';
import { createBookingIntent } from './create-intent.ts';
import { expireHolds, releaseHold } from './expire-holds.ts';
import { finalise } from './finalise.ts';
import { eraseUnfinished, extendIntent, findIntent, type IntentRow } from './intent.store.ts';
import { reconcile } from './reconcile.ts';
import { redemptions } from './redemptions.ts';
import { daysOfBooking } from './redemption.store.ts';
import { showBooking, showConfirmation, showHold, showIntent, showOpened } from './show-booking.ts';
import { registerUndo } from './undo-payment.ts';
import { joinWaitingList, leaveWaitingList, serveWaitingLists, waitingPlace } from './waiting-list.ts';
import { eraseWaiting } from './waiting.store.ts';

export { dayList, type DayEntry } from './day-list.ts';

export const uses = ['captcha', 'experiences', 'newsletter', 'payments', 'session', 'shipping', 'site', 'vouchers'] as const;

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
  | 'moveBooking'
  | 'cancelBooking'
  | 'joinWaitingList'
  | 'getWaitingListPlace'
  | 'leaveWaitingList';

/** When visits take place, booking intents, capture, what comes after the booking, vouchers, waiting lists (README.md here has the state machine). */
export function booking(context: BookingContext): Pick<Handlers, BookingOperation> {
  const { db, sessions, limits, captcha } = context;
  const desk = bookingDesk(context);
  startWork(desk);

  async function ownIntent(request: FastifyRequest, id: string): Promise<IntentRow> {
    await limits.take('intent by address', request.ip);
    const session = await sessions.find(request);
    const intent = session === null ? null : await findIntent(db, { id });
    if (intent === null || intent.sessionId !== session?.id) throw new ApiError('NOT_FOUND');
    return intent;
  }

  async function confirmation(row: BookingRow, track: boolean) {
    const file = await findBooking(db, { id: row.id });
    return showConfirmation(row, file?.slot.startsLocal ?? '', await desk.terms(), track);
  }

  async function page(file: BookingFile, reply: FastifyReply, language = file.booking.webLanguage) {
    const terms = await desk.terms();
    reply.header('cache-control', 'private, no-store');
    const days = await daysOfBooking(db, file.booking);
    return showBooking(file, terms, language, { isTooLate: await isTooLate(db, changeLimit(file, terms)), days });
  }

  const visits = context.content.memo(loadExperiences);

  return {
    ...redemptions(desk),

    async listSlotOptions({ params, query, request, reply }) {
      await limits.take('slots by address', request.ip);
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
      return showOpened(await createBookingIntent(desk, session.id, body, request));
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
      if (now.state === 'held' ? now.secondsLeft === 0 : now.state === 'expired') throw await conflict(desk, 'HOLD_EXPIRED', now, now.id);
      return showHold(now);
    },

    async releaseBookingHold({ params, request }) {
      const intent = await ownIntent(request, params.id);
      await releaseHold(desk, intent);
      return showHold(await ownIntent(request, params.id));
    },

    async captureBooking({ body, request }) {
      await limits.take('intent by address', request.ip);
      const session = await sessions.find(request);
      const intent = session === null ? null : await findIntent(db, { paymentIntentId: body.payment_intent });
      if (intent === null || intent.sessionId !== session?.id) throw new ApiError('NOT_FOUND');
      const row = await finalise(desk, intent);
      return confirmation(row, row.trackedAt === null && (await claimTracking(db, row.id)));
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
      return bookingCalendar(file, await desk.terms());
    },

    async moveBooking({ params, body, request, reply }) {
      await limits.take('order by address', request.ip);
      return page(await moveBooking(desk, params.token, body), reply);
    },

    async cancelBooking({ params, request, reply }) {
      await limits.take('order by address', request.ip);
      return page(await cancelBooking(desk, params.token), reply);
    },

    async joinWaitingList({ params, body, request }) {
      await limits.take('intent by address', request.ip);
      await captcha.verify(request, body.captcha_key);
      return joinWaitingList(desk, params.id, body, request);
    },

    async getWaitingListPlace({ params, request }) {
      await limits.take('order by address', request.ip);
      return waitingPlace(desk, params.token);
    },

    async leaveWaitingList({ params, request }) {
      await limits.take('order by address', request.ip);
      return leaveWaitingList(desk, params.token);
    },
  };
}

/** What runs behind the calls: undoing payments, the card provider's events, holds that run out, the reconciler, waiting lists, the books. */
function startWork(desk: BookingDesk): void {
  const { db, jobs, config, payments } = desk.context;
  registerUndo(desk);
  registerAudit(desk);
  payments.register(async (paymentIntentId) => {
    const intent = await findIntent(db, { paymentIntentId });
    if (intent !== null) await finalise(desk, intent);
    return intent !== null;
  });
  let isBoot = true;
  jobs.every(reconcileEverySeconds(config), 'reconcile visits', async () => {
    const all = isBoot;
    isBoot = false;
    await reconcile(desk, { all });
  });
  jobs.every(5, 'holds of visits', () => expireHolds(desk));
  jobs.every(10, 'waiting lists', () => serveWaitingLists(desk));
  jobs.every(86_400, 'erase unfinished visits', async () => {
    await eraseUnfinished(db);
    await eraseWaiting(db);
  });
}
