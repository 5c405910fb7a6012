import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { type Facts, refuseIfChanged } from '../../platform/http/seen-version.ts';
import { refundsStanding } from '../payments/index.ts';
import { type BookingFile, type BookingRow, findBooking } from './booking.store.ts';

/** What somebody who changes a visit has seen of it; `refunds` counts those that stand. */
export function visitFacts({ booking, slot }: BookingFile, refunds: number): Facts {
  return { state: booking.state, starts: slot.startsLocal, language: booking.language, people: booking.people, arrival: arrivalOf(booking), refunds };
}

/** What is known of the arrival of a visit's people. */
export function arrivalOf({ arrivedAt, noShowAt }: BookingRow): 'expected' | 'arrived' | 'no_show' {
  return arrivedAt !== null ? 'arrived' : noShowAt !== null ? 'no_show' : 'expected';
}

/** How many refunds of each of these visits stand. */
export async function standingRefunds(db: Db, bookings: readonly BookingRow[]): Promise<(booking: BookingRow) => number> {
  const counts = await refundsStanding(
    db,
    bookings.flatMap(({ intentId, capturedCents }) => (intentId === null || capturedCents === 0 ? [] : [intentId])),
  );
  return ({ intentId }) => counts.get(intentId ?? '') ?? 0;
}

/**
 * Takes a visit's row for the rest of the transaction: changes of one visit come one after the other. Throws CHANGED_MEANWHILE where it is no
 * longer as who changes it has seen it (`seen`, its version).
 */
export async function lockVisit(tx: Db, id: string, seen: string | undefined): Promise<void> {
  await tx.execute(sql`select 1 from booking where id = ${id} for update`);
  if (seen === undefined) return;
  const file = await findBooking(tx, { id });
  if (file !== null) refuseIfChanged(visitFacts(file, (await standingRefunds(tx, [file.booking]))(file.booking)), seen);
}
