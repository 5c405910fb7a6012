import type { Cents } from '@parral/rules';
import { sql } from 'drizzle-orm';
import { transaction } from '../../platform/database/transaction.ts';
import { closeDayOf, closedSlots, closeSlotOf, findSlot, releasePlaces } from '../experiences/index.ts';
import { noteAction } from '../staff/index.ts';
import { calledOffMail, VisitRefused } from './act-on-visit.ts';
import type { BookingDeps, BookingTerms } from './booking-deps.ts';
import { bookingMail } from './booking-mail.ts';
import { findBooking } from './booking.store.ts';
import { endBooking } from './change-booking.ts';
import { expireHolds } from './expire-holds.ts';
import { findWaiting, moveWaiting } from './waiting.store.ts';
import { tellOfClosedDays } from './visit-notice.ts';
import { waitingMail } from './waiting-mail.ts';

const batch = 50;

/** What was done on closed days and slots. */
export interface Cleared {
  visits: number;
  refundedCents: Cents;
  waiting: number;
  /** Who was offered other dates. */
  offered: number;
}

/** Why nobody is received, and what is offered: other dates for so many days, the money back after them; without days the money at once. */
export interface ClosingWish {
  reason: string;
  answerDays?: number | undefined;
}

/**
 * The estate receives nobody on a day (`YYYY-MM-DD`), at one brand or at all: its slots are closed in one transaction, then everybody
 * who is booked, or waits, is told, each in a transaction of their own: with `answerDays` who is booked may choose another date by the link in
 * the mail, and has the money back by it, or once the days are over; without, at once. Killed in between, the rest is done by
 * the next call or by the running server (`clearClosedDays`); nobody twice. Throws VisitRefused for a brand that is none, and where the
 * folder has no mail for what is offered.
 */
export async function closeDay(deps: BookingDeps, { day, brand, reason, answerDays }: ClosingWish & { day: string; brand?: string }): Promise<Cleared> {
  const terms = await deps.terms();
  const brands = brandsNamed(terms, brand);
  await refuseUnwritten(deps, answerDays);
  await transaction(deps.context.db, async (tx) => {
    for (const one of brands) await closeDayOf(tx, [...terms.visits.values()], { brand: one, day, reason, answerDays: answerDays ?? null });
    await noteAction(tx, { kind: 'day.close', subject: day, after: { brands: brands.join(', '), ...daysNoted(answerDays) }, reason });
  });
  return clearClosedDays(deps);
}

/** One time (`YYYY-MM-DDTHH:MM`) of a visit does not take place; all else as of `closeDay`. Throws VisitRefused where there is none, or it has begun. */
export async function closeSlot(
  deps: BookingDeps,
  { experienceId, date, reason, answerDays }: ClosingWish & { experienceId: string; date: string },
): Promise<Cleared> {
  const { db } = deps.context;
  const visit = (await deps.terms()).visits.get(experienceId);
  const slot = visit === undefined ? null : await findSlot(db, visit, date);
  if (visit === undefined || slot === null)
    throw new VisitRefused(`No visit ${experienceId} begins at ${date}. A slot is written as 2027-05-03T11:00.`, 'no_slot');
  if (slot.startsAt <= new Date()) throw new VisitRefused(`What began at ${date} is not closed any more: cancel the visits one by one.`, 'begun_already');
  await refuseUnwritten(deps, answerDays);
  await transaction(db, async (tx) => {
    await closeSlotOf(tx, slot, { brand: visit.brand, reason, answerDays: answerDays ?? null });
    await noteAction(tx, { kind: 'slot.close', subject: `${date} ${experienceId}`, after: daysNoted(answerDays), reason });
  });
  return clearClosedDays(deps);
}

const daysNoted = (answerDays: number | undefined): Record<string, number> => (answerDays === undefined ? {} : { answer_days: answerDays });
const offerMail = 'visit-dates-offered';

async function refuseUnwritten({ context: { mail } }: BookingDeps, answerDays: number | undefined): Promise<void> {
  if (answerDays !== undefined && !(await mail.isWritten(offerMail)))
    throw new VisitRefused(`The estate's folder has no mail/${offerMail}: without it nobody can be offered other dates.`, 'no_offer_mail');
}

/** The brand that is named, or all. Throws VisitRefused for one that is none. */
export function brandsNamed({ site }: BookingTerms, brand: string | undefined): string[] {
  const brands = [...site.brands.keys()];
  if (brand !== undefined && !brands.includes(brand)) throw new VisitRefused(`There is no brand ${brand}: there are ${brands.join(', ')}.`);
  return brand === undefined ? brands : [brand];
}

/**
 * Ends what still stands on closed days and slots: holds, places in waiting lists, visits; who is offered other dates keeps the visit until the
 * answer is due, and is told of them. What is being paid for at this moment becomes a visit
 * first and is ended by the next turn. The estate is told of the visits in one mail for each brand and day. By rows, so that any number of processes may do it at once.
 */
export async function clearClosedDays(deps: BookingDeps): Promise<Cleared> {
  const terms = await deps.terms();
  await endHolds(deps);
  const waiting = await endWaiting(deps, terms);
  const offered = await offerDates(deps, terms);
  const ended = await endVisits(deps, terms);
  await tellOfClosedDays(deps.context, terms);
  return { ...ended, waiting, offered };
}

/** Holds of closed days are over now; who paid meanwhile has a visit, which is ended like the others. */
async function endHolds(deps: BookingDeps): Promise<void> {
  const { rows } = await deps.context.db.execute(sql`
    update booking_intent i set hold_expires_at = now() from ${closedSlots} c
    where c.id = i.slot_id and c.brand = i.brand and i.state = 'held' and i.hold_expires_at > now() returning i.id`);
  if (rows.length > 0) await expireHolds(deps);
}

async function endWaiting({ context: { db, mail } }: BookingDeps, terms: BookingTerms): Promise<number> {
  const isTold = await mail.isWritten('waiting-list-closed');
  let ended = 0;
  for (;;) {
    const { rows } = await db.execute<{ id: string; reason: string }>(sql`
      select w.id, c.reason from ${closedSlots} c join waiting_place w on w.slot_id = c.id and w.brand = c.brand
      where w.state in ('waiting', 'offered') order by w.position limit ${batch}`);
    for (const { id, reason } of rows)
      await transaction(db, async (tx) => {
        const kept = await moveWaiting(tx, id, ['offered'], 'expired');
        if (kept !== null) await releasePlaces(tx, kept.slotId, kept.people, 'held');
        const over = kept ?? (await moveWaiting(tx, id, ['waiting'], 'expired'));
        if (over === null) return;
        ended += 1;
        const found = isTold ? await findWaiting(tx, over.token) : null;
        if (found !== null) await mail.order(tx, waitingMail('waiting-list-closed', found, terms, reason));
      });
    if (rows.length < batch) return ended;
  }
}

async function endVisits(deps: BookingDeps, terms: BookingTerms): Promise<Omit<Cleared, 'waiting' | 'offered'>> {
  const name = await calledOffMail(deps);
  const done = { visits: 0, refundedCents: 0 };
  for (;;) {
    const { rows } = await deps.context.db.execute<{ id: string; intentId: string | null; slotId: number; reason: string; day: string }>(sql`
      select b.id, b.intent_id as "intentId", b.slot_id::integer as "slotId", c.reason, c.day from ${closedSlots} c join booking b on b.slot_id = c.id and b.brand = c.brand
      where b.state = 'confirmed' and (c.answer_until is null or coalesce(b.offer_until, c.answer_until) <= now()) order by b.booked_at limit ${batch}`);
    for (const { reason, day, ...visit } of rows) {
      const refund = await endBooking(deps, visit, terms, { name, reason, closedDay: day });
      if (refund === null) continue;
      done.visits += 1;
      done.refundedCents += refund;
    }
    if (rows.length < batch) return done;
  }
}

/** Who is booked on what was closed with other dates offered is told of them, once, and keeps the visit until the answer is due. */
async function offerDates({ context: { db, mail } }: BookingDeps, terms: BookingTerms): Promise<number> {
  if (!(await mail.isWritten(offerMail))) return 0;
  let offered = 0;
  for (;;) {
    const { rows } = await db.execute<{ id: string; slotId: number; reason: string; until: string }>(sql`
      select b.id, b.slot_id::integer as "slotId", c.reason, c.answer_until::text as until from ${closedSlots} c join booking b on b.slot_id = c.id and b.brand = c.brand
      where b.state = 'confirmed' and b.offer_until is null and c.answer_until > now() order by b.booked_at limit ${batch}`);
    for (const { id, slotId, reason, until } of rows)
      await transaction(db, async (tx) => {
        const { rows: claimed } = await tx.execute(sql`
          update booking set offer_until = ${until}::timestamptz, offered_slot_id = slot_id
          where id = ${id} and slot_id = ${slotId} and state = 'confirmed' and offer_until is null returning 1`);
        const file = claimed.length === 0 ? null : await findBooking(tx, { id });
        if (file === null) return;
        offered += 1;
        await mail.order(tx, bookingMail(offerMail, file, terms, { reason }));
      });
    if (rows.length < batch) return offered;
  }
}
