import { type SQL, sql } from 'drizzle-orm';
import type { Experience } from '../../platform/content/index.ts';
import type { Db } from '../../platform/database/database.ts';
import { closedDay, closedSlot } from './closed-day.schema.ts';
import type { SlotRow } from './slot.store.ts';

/** Why nobody is received, and for how many days who is booked may choose another date; null: the money goes back at once. */
export interface Closing {
  reason: string;
  answerDays: number | null;
}

const untilOf = (answerDays: number | null) => (answerDays === null ? null : sql`now() + make_interval(days => ${answerDays}::integer)`);

/**
 * Closes a day (`YYYY-MM-DD`) of a brand, in the caller's transaction: from its end no place of that day is sold or held any more, by a
 * schedule that is written again neither. Closing it again changes the reason, and what is offered to who is booked.
 */
export async function closeDayOf(
  tx: Db,
  visits: readonly Experience[],
  { brand, day, reason, answerDays }: Closing & { brand: string; day: string },
): Promise<void> {
  const answerUntil = untilOf(answerDays);
  await tx
    .insert(closedDay)
    .values({ brand, day, reason, answerUntil })
    .onConflictDoUpdate({ target: [closedDay.brand, closedDay.day], set: { reason, answerUntil } });
  const ids = JSON.stringify(visits.filter((visit) => visit.brand === brand).map(({ id }) => String(id)));
  const ofDay = sql`day = ${day}::date and experience_id in (select value from jsonb_array_elements_text(${ids}::jsonb))`;
  // Buyers lock slots by their ids too.
  await tx.execute(sql`select id from slot where ${ofDay} order by id for no key update`);
  await tx.execute(sql`update slot set is_open = false where ${ofDay}`);
}

/** Closes one slot of a brand, as `closeDayOf` closes all of a day. */
export async function closeSlotOf(tx: Db, { id: slotId }: Pick<SlotRow, 'id'>, { brand, reason, answerDays }: Closing & { brand: string }): Promise<void> {
  const answerUntil = untilOf(answerDays);
  await tx.insert(closedSlot).values({ slotId, brand, reason, answerUntil }).onConflictDoUpdate({ target: closedSlot.slotId, set: { reason, answerUntil } });
  await tx.execute(sql`update slot set is_open = false where id = ${slotId}`);
}

/** What is closed from a day on: days as `<brand> <day>`, slots as `<experience> <wall time>`. */
export async function closedFrom(db: Db, from: string): Promise<{ days: ReadonlySet<string>; slots: ReadonlySet<string> }> {
  const days = await db.execute<{ name: string }>(sql`select brand || ' ' || day::text as name from closed_day where day >= ${from}::date`);
  const slots = await db.execute<{ name: string }>(sql`
    select s.experience_id || ' ' || s.starts_local as name from closed_slot c join slot s on s.id = c.slot_id where s.day >= ${from}::date`);
  return { days: new Set(days.rows.map(({ name }) => name)), slots: new Set(slots.rows.map(({ name }) => name)) };
}

/**
 * SQL for the slots that had not begun when they, or their day, were closed, of the last three months and to come, as a table of `id`, `brand`,
 * `day` (`YYYY-MM-DD`), `reason`, `answer_until`, `closed_at`, `whole_day`. One that is closed both ways is there twice.
 */
export const closedSlots: SQL = sql`(
  select s.id, c.brand, c.day::text as day, c.reason, c.answer_until, c.closed_at, true as whole_day
    from closed_day c join slot s on s.day = c.day where s.starts_at > c.closed_at and c.day > current_date - 90
  union all select s.id, c.brand, s.day::text, c.reason, c.answer_until, c.closed_at, false
    from closed_slot c join slot s on s.id = c.slot_id where s.day > current_date - 90)`;

/** SQL for what is closed on a day (`YYYY-MM-DD`), as a table of `brand`, `date` and `experience_id` (null for the whole day), `reason`, `answer_until`, `closed_at`, and `slots`, their ids. */
export const closingsOn = (day: string): SQL => sql`(
  select d.brand, null::text as date, null::text as experience_id, d.reason, d.answer_until, d.closed_at,
      array(select c.id from ${closedSlots} c where c.whole_day and c.brand = d.brand and c.day = d.day::text) as slots
    from closed_day d where d.day = ${day}::date
  union all select c.brand, s.starts_local, s.experience_id, c.reason, c.answer_until, c.closed_at, array[c.slot_id]
    from closed_slot c join slot s on s.id = c.slot_id where s.day = ${day}::date)`;
