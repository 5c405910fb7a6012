import type { Cents } from '@parral/rules';
import { sql } from 'drizzle-orm';
import { transaction } from '../../platform/database/transaction.ts';
import { closedDaysOf, closeDayOf, openDayOf, releasePlaces, slotsOfClosedDays } from '../experiences/index.ts';
import { noteAction } from '../staff/index.ts';
import { calledOffMail, VisitRefused } from './act-on-visit.ts';
import type { BookingDeps, BookingTerms } from './booking-deps.ts';
import { endBooking } from './change-booking.ts';
import { expireHolds } from './expire-holds.ts';
import { findWaiting, moveWaiting } from './waiting.store.ts';
import { tellOfClosedDays } from './visit-notice.ts';
import { waitingMail } from './waiting-mail.ts';

const batch = 50;

/** What was ended on closed days. */
export interface Cleared {
  visits: number;
  refundedCents: Cents;
  waiting: number;
}

/**
 * The estate receives nobody on a day (`YYYY-MM-DD`), at one brand or at all: its slots are closed in one transaction, then everybody
 * who is booked, or waits, is told and has the money back, each in a transaction of their own. Killed in between, the rest is done by
 * the next call or by the running server (`clearClosedDays`); nobody twice. Throws VisitRefused for a brand that is none.
 */
export async function closeDay(deps: BookingDeps, { day, brand, reason }: { day: string; brand?: string; reason: string }): Promise<Cleared> {
  const terms = await deps.terms();
  const brands = brandsNamed(terms, brand);
  await transaction(deps.context.db, async (tx) => {
    for (const one of brands) await closeDayOf(tx, [...terms.visits.values()], { brand: one, day, reason });
    await noteAction(tx, { kind: 'day.close', subject: day, after: { brands: brands.join(', ') }, reason });
  });
  return clearClosedDays(deps);
}

/**
 * The estate receives again on a day that it had closed, at one brand or wherever it was: its places are on sale as the schedules say,
 * and whoever comes first has them. Who was told that it is closed is neither booked nor on a waiting list again, and nobody is written
 * to: their money is back, and they may have other plans. Returns the brands. Throws VisitRefused where it was not closed.
 */
export async function openDay({ context: { db }, terms }: BookingDeps, { day, brand }: { day: string; brand?: string }): Promise<string[]> {
  const present = await terms();
  const brands = brandsNamed(present, brand);
  const opened = await transaction(db, async (tx) => {
    const done = await openDayOf(tx, [...present.visits.values()], { brands, day });
    if (done.length > 0) await noteAction(tx, { kind: 'day.open', subject: day, after: { brands: done.join(', ') } });
    return done;
  });
  if (opened.length > 0) return opened;
  const closed = (await Promise.all(brands.map(async (one) => (await closedDaysOf(db, one)).map((entry) => `${entry.day} (${one})`)))).flat();
  throw new VisitRefused(`${day} is not closed. ${closed.length > 0 ? `Closed are: ${closed.join(', ')}.` : 'No day to come is.'}`);
}

function brandsNamed({ site }: BookingTerms, brand: string | undefined): string[] {
  const brands = [...site.brands.keys()];
  if (brand !== undefined && !brands.includes(brand)) throw new VisitRefused(`There is no brand ${brand}: there are ${brands.join(', ')}.`);
  return brand === undefined ? brands : [brand];
}

/**
 * Ends what still stands on closed days: holds, places in waiting lists, visits. What is being paid for at this moment becomes a visit
 * first and is ended by the next turn. The estate is told of the visits in one mail for each brand and day. By rows, so that any number of processes may do it at once.
 */
export async function clearClosedDays(deps: BookingDeps): Promise<Cleared> {
  const terms = await deps.terms();
  await endHolds(deps);
  const waiting = await endWaiting(deps, terms);
  const ended = await endVisits(deps, terms);
  await tellOfClosedDays(deps.context, terms);
  return { ...ended, waiting };
}

/** Holds of closed days are over now; who paid meanwhile has a visit, which is ended like the others. */
async function endHolds(deps: BookingDeps): Promise<void> {
  const { rows } = await deps.context.db.execute(sql`
    update booking_intent i set hold_expires_at = now() from ${slotsOfClosedDays} c
    where c.id = i.slot_id and c.brand = i.brand and i.state = 'held' and i.hold_expires_at > now() returning i.id`);
  if (rows.length > 0) await expireHolds(deps);
}

async function endWaiting({ context: { db, mail } }: BookingDeps, terms: BookingTerms): Promise<number> {
  const isTold = await mail.isWritten('waiting-list-closed');
  let ended = 0;
  for (;;) {
    const { rows } = await db.execute<{ id: string; reason: string }>(sql`
      select w.id, c.reason from ${slotsOfClosedDays} c join waiting_place w on w.slot_id = c.id and w.brand = c.brand
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

async function endVisits(deps: BookingDeps, terms: BookingTerms): Promise<Omit<Cleared, 'waiting'>> {
  const name = await calledOffMail(deps);
  const done = { visits: 0, refundedCents: 0 };
  for (;;) {
    const { rows } = await deps.context.db.execute<{ id: string; intentId: string | null; reason: string; day: string }>(sql`
      select b.id, b.intent_id as "intentId", c.reason, c.day from ${slotsOfClosedDays} c join booking b on b.slot_id = c.id and b.brand = c.brand
      where b.state = 'confirmed' order by b.booked_at limit ${batch}`);
    for (const { reason, day, ...visit } of rows) {
      const refund = await endBooking(deps, visit, terms, name, reason, day);
      if (refund === null) continue;
      done.visits += 1;
      done.refundedCents += refund;
    }
    if (rows.length < batch) return done;
  }
}
