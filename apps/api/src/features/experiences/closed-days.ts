import { type SQL, sql } from 'drizzle-orm';
import type { Experience } from '../../platform/content/index.ts';
import type { Db } from '../../platform/database/database.ts';
import { closedDay } from './closed-day.schema.ts';

/**
 * Closes a day (`YYYY-MM-DD`) of a brand, in the caller's transaction: from its end no place of that day is sold or held any more, by a
 * schedule that is written again neither. Closing it again changes the reason alone.
 */
export async function closeDayOf(tx: Db, visits: readonly Experience[], { brand, day, reason }: { brand: string; day: string; reason: string }): Promise<void> {
  await tx
    .insert(closedDay)
    .values({ brand, day, reason })
    .onConflictDoUpdate({ target: [closedDay.brand, closedDay.day], set: { reason } });
  const ids = JSON.stringify(visits.filter((visit) => visit.brand === brand).map(({ id }) => String(id)));
  const ofDay = sql`day = ${day}::date and experience_id in (select value from jsonb_array_elements_text(${ids}::jsonb))`;
  // Buyers lock slots by their ids too.
  await tx.execute(sql`select id from slot where ${ofDay} order by id for no key update`);
  await tx.execute(sql`update slot set is_open = false where ${ofDay}`);
}

/** The closed days from one on, as `<brand> <day>`. */
export async function closedDaysFrom(db: Db, from: string): Promise<ReadonlySet<string>> {
  const { rows } = await db.execute<{ name: string }>(sql`select brand || ' ' || day::text as name from closed_day where day >= ${from}::date`);
  return new Set(rows.map(({ name }) => name));
}

/** SQL for the slots of closed days that have not begun, as a table of `id`, `brand`, `day` (`YYYY-MM-DD`), `reason`. */
export const slotsOfClosedDays: SQL = sql`(
  select s.id, c.brand, c.day::text as day, c.reason from closed_day c join slot s on s.day = c.day where s.starts_at > now())`;
