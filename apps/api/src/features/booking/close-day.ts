import type { Cents } from '@parral/rules';
import { sql } from 'drizzle-orm';
import { transaction } from '../../platform/database/transaction.ts';
import { closeDayOf, releasePlaces, slotsOfClosedDays } from '../experiences/index.ts';
import { calledOffMail, VisitRefused } from './act-on-visit.ts';
import type { BookingDeps, BookingTerms } from './booking-deps.ts';
import { endBooking } from './change-booking.ts';
import { expireHolds } from './expire-holds.ts';
import { findWaiting, moveWaiting } from './waiting.store.ts';
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
  const { site, visits } = await deps.terms();
  const brands = [...site.brands.keys()];
  if (brand !== undefined && !brands.includes(brand)) throw new VisitRefused(`There is no brand ${brand}: there are ${brands.join(', ')}.`);
  await transaction(deps.context.db, async (tx) => {
    for (const one of brand === undefined ? brands : [brand]) await closeDayOf(tx, [...visits.values()], { brand: one, day, reason });
  });
  return clearClosedDays(deps);
}

/**
 * Ends what still stands on closed days: holds, places in waiting lists, visits. What is being paid for at this moment becomes a visit
 * first and is ended by the next turn. By rows, so that any number of processes may do it at once.
 */
export async function clearClosedDays(deps: BookingDeps): Promise<Cleared> {
  const terms = await deps.terms();
  await endHolds(deps);
  const waiting = await endWaiting(deps, terms);
  return { ...(await endVisits(deps, terms)), waiting };
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
    const { rows } = await deps.context.db.execute<{ id: string; intentId: string | null; reason: string }>(sql`
      select b.id, b.intent_id as "intentId", c.reason from ${slotsOfClosedDays} c join booking b on b.slot_id = c.id and b.brand = c.brand
      where b.state = 'confirmed' order by b.booked_at limit ${batch}`);
    for (const { reason, ...visit } of rows) {
      const refund = await endBooking(deps, visit, terms, name, reason);
      if (refund === null) continue;
      done.visits += 1;
      done.refundedCents += refund;
    }
    if (rows.length < batch) return done;
  }
}
