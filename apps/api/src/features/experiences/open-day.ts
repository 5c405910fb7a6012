import { sql } from 'drizzle-orm';
import type { Experience } from '../../platform/content/index.ts';
import type { Db } from '../../platform/database/database.ts';
import { readToday } from '../../platform/database/today.ts';
import { writeSlots } from './write-slots.ts';

/** The closed days of a brand from today on, by the clock of the estate, first to last, each with its reason. */
export async function closedDaysOf(db: Db, brand: string): Promise<{ day: string; reason: string }[]> {
  const { rows } = await db.execute<{ day: string; reason: string }>(sql`
    select day::text as day, reason from closed_day where brand = ${brand} and day >= (now() at time zone 'Europe/Madrid')::date order by day`);
  return rows;
}

/**
 * Opens a closed day (`YYYY-MM-DD`) of these brands again, in the caller's transaction: its places are what the schedules of `visits`
 * (all there are) say. Who was booked on it is not again. Returns the brands at which it was closed.
 */
export async function openDayOf(tx: Db, visits: readonly Experience[], { brands, day }: { brands: readonly string[]; day: string }): Promise<string[]> {
  const opened: string[] = [];
  for (const brand of brands) {
    const { rows } = await tx.execute(sql`delete from closed_day where brand = ${brand} and day = ${day}::date returning 1`);
    if (rows.length > 0) opened.push(brand);
  }
  if (opened.length > 0) await writeSlots(tx, visits, await readToday(tx));
  return opened;
}
