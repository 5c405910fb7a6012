import { estateDay } from '@parral/rules';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { transaction } from '../../platform/database/transaction.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { noteAction } from '../staff/index.ts';
import { VisitRefused, visitByReference } from './act-on-visit.ts';
import type { BookingDeps } from './booking-deps.ts';
import { booking } from './booking.schema.ts';
import { type BookingFile, findBooking } from './booking.store.ts';
import { arrivalOf, lockVisit } from './visit-version.ts';

export interface Arrival {
  /** What was typed or scanned: a reference, or the address in the visitor's mail. */
  code: string;
  /** One for each arrival, made where it was seen: sent again after a lost connection it counts once. */
  key: string;
  /** How many came; all where nothing is said. */
  people?: number | undefined;
  /** When it was seen, where that was before now. */
  at?: Date | undefined;
}

/** Days for which what was seen without a connection may be sent later. */
const mostDaysLater = 7;

/**
 * Somebody has arrived. The same arrival sent again changes nothing; another one of the same visit is refused (CHANGED_MEANWHILE), so that a
 * reference opens the door once. Throws NOT_FOUND, and VisitRefused where the visit is cancelled or on another day.
 */
export async function checkIn(deps: BookingDeps, { code, key, people, at }: Arrival): Promise<BookingFile> {
  const { db } = deps.context;
  const file = await findBooking(db, codeIn(code));
  if (file === null || file.booking.confirmedAt === null) throw new ApiError('NOT_FOUND');
  const { booking: row, slot } = file;
  const seen = at ?? new Date();
  const day = estateDay(seen);
  if (seen.getTime() > Date.now() + 300_000 || seen.getTime() < Date.now() - mostDaysLater * 86_400_000)
    throw new VisitRefused(`An arrival is told when it is seen, or up to ${mostDaysLater} days later; ${seen.toISOString()} is neither.`, 'seen_too_late');
  if (slot.day !== day) throw new VisitRefused(`The visit ${row.reference} is on ${slot.startsLocal.replace('T', ' ')}, and not on ${day}.`, 'other_day');
  if ((people ?? row.people) > row.people)
    throw new VisitRefused(`${row.people} are booked with ${row.reference}: more than that come with a booking of their own.`, 'more_than_booked');
  return transaction(db, async (tx) => {
    const [arrived] = await tx
      .update(booking)
      .set({ arrivedAt: seen, arrivedPeople: people ?? row.people, arrivalKey: key, noShowAt: null })
      .where(and(eq(booking.id, row.id), eq(booking.state, 'confirmed'), isNull(booking.arrivedAt)))
      .returning();
    if (arrived !== undefined) {
      await noteAction(tx, { kind: 'visit.check_in', subject: row.reference, after: { arrived_people: arrived.arrivedPeople } });
      return { booking: arrived, slot };
    }
    const now = await findBooking(tx, { id: row.id });
    if (now?.booking.arrivalKey === key) return now;
    if (now?.booking.state !== 'confirmed') throw new VisitRefused(`The visit ${row.reference} is cancelled.`, 'visit_cancelled');
    throw new ApiError('CHANGED_MEANWHILE', { changed: ['arrived_at'] });
  });
}

/**
 * Says that nobody came, or takes back what was said of an arrival. Throws VisitRefused before the visit begins, and of one that is cancelled;
 * CHANGED_MEANWHILE where somebody else was quicker than who saw `seen`.
 */
export async function setArrival(deps: BookingDeps, reference: string, to: 'no_show' | 'expected', seen?: string): Promise<void> {
  const { booking: row, slot } = await visitByReference(deps, reference);
  if (to === 'no_show' && slot.startsAt > new Date())
    throw new VisitRefused(`The visit ${row.reference} begins at ${slot.startsLocal.replace('T', ' ')}: who comes late may still come.`, 'not_begun');
  await transaction(deps.context.db, async (tx) => {
    await lockVisit(tx, row.id, seen);
    const none = { arrivedAt: null, arrivedPeople: null, arrivalKey: null };
    const rows = await tx
      .update(booking)
      .set({ ...none, noShowAt: to === 'no_show' ? sql`now()` : null })
      .where(and(eq(booking.id, row.id), eq(booking.state, 'confirmed')))
      .returning({ id: booking.id });
    if (rows.length === 0) throw new VisitRefused(`The visit ${row.reference} is cancelled.`, 'visit_cancelled');
    const before = { arrival: arrivalOf(row) };
    await noteAction(tx, { kind: 'visit.arrival', subject: row.reference, before, after: { arrival: to } });
  });
}

function codeIn(text: string): { viewToken: string } | { reference: string } {
  const token = /visit_[\w-]{22}/.exec(text)?.[0];
  return token === undefined ? { reference: text.trim().toUpperCase() } : { viewToken: token };
}
