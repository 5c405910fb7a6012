import { sql } from 'drizzle-orm';
import type { Experience, Language } from '../../platform/content/index.ts';
import type { Db } from '../../platform/database/database.ts';
import { readToday } from '../../platform/database/today.ts';
import { instantOf } from './make-slots.ts';
import { writeSlots } from './write-slots.ts';

/** The closed days of a brand from today on, by the clock of the estate, first to last, each with its reason. */
export async function closedDaysOf(db: Db, brand: string): Promise<{ day: string; reason: string }[]> {
  const { rows } = await db.execute<{ day: string; reason: string }>(sql`
    select day::text as day, reason from closed_day where brand = ${brand} and day >= (now() at time zone 'Europe/Madrid')::date order by day`);
  return rows;
}

/**
 * Opens a closed day (`YYYY-MM-DD`) of these brands again, in the caller's transaction: its places are what the schedules of `visits`
 * (all there are) say, and its extra slots. Who was cancelled on it is not booked again. Returns the brands at which it was closed.
 */
export async function openDayOf(tx: Db, visits: readonly Experience[], { brands, day }: { brands: readonly string[]; day: string }): Promise<string[]> {
  const opened: string[] = [];
  for (const brand of brands) {
    const { rows } = await tx.execute(sql`delete from closed_day where brand = ${brand} and day = ${day}::date returning 1`);
    if (rows.length > 0) opened.push(brand);
  }
  if (opened.length === 0) return opened;
  await writeSlots(tx, visits, await readToday(tx));
  const ids = JSON.stringify(visits.filter(({ brand }) => opened.includes(brand)).map(({ id }) => String(id)));
  await tx.execute(sql`
    update slot set is_open = true where id in (
      select id from slot where is_extra and not is_open and day = ${day}::date and experience_id in (select value from jsonb_array_elements_text(${ids}::jsonb))
        and not exists (select from closed_slot c where c.slot_id = slot.id) order by id for no key update)`);
  return opened;
}

/** A slot that no schedule has; its visit says what is not said here. `startsLocal`: wall time, `YYYY-MM-DDTHH:MM`. Capacity in people. */
export interface ExtraSlot {
  startsLocal: string;
  capacity?: number | undefined;
  languages?: readonly Language[] | undefined;
  guide?: string | null | undefined;
  room?: string | null | undefined;
}

/**
 * Has a visit take place at a time, in the caller's transaction: opens the slot that was closed, or makes one that its schedule has not, which
 * no schedule closes. null for a time that the clocks do not have once; false where it takes place already.
 */
export async function openSlotOf(tx: Db, visits: readonly Experience[], visit: Experience, extra: ExtraSlot): Promise<boolean | null> {
  const { startsLocal, capacity = visit.capacity ?? visit.maxVisitors, languages = visit.languages, guide = visit.guide, room = visit.room } = extra;
  const begins = instantOf(startsLocal);
  if (begins === null) return null;
  const id = String(visit.id);
  const { rows: closed } = await tx.execute(sql`
    delete from closed_slot c using slot s where s.id = c.slot_id and s.experience_id = ${id} and s.starts_local = ${startsLocal} returning 1`);
  if (closed.length > 0) {
    await writeSlots(tx, visits, await readToday(tx));
    const { rows } = await tx.execute(sql`select 1 from slot where experience_id = ${id} and starts_local = ${startsLocal} and is_open`);
    if (rows.length > 0) return true;
  }
  const spoken = sql`(select array_agg(value) from jsonb_array_elements_text(${JSON.stringify(languages)}::jsonb))`;
  const { rows } = await tx.execute(sql`
    insert into slot (experience_id, starts_local, day, starts_at, ends_at, capacity, languages, guide, room, is_extra)
    values (${id}, ${startsLocal}, ${startsLocal.slice(0, 10)}::date, ${begins.toString()}::timestamptz,
      ${begins.add({ minutes: visit.duration }).toString()}::timestamptz, ${capacity}::integer, ${spoken}, ${guide ?? null}::text, ${room ?? null}::text, true)
    on conflict (experience_id, starts_local) do update set is_open = true, is_extra = true, languages = excluded.languages,
      capacity = greatest(excluded.capacity, slot.held + slot.booked),
      guide = case when slot.held + slot.booked > 0 then slot.guide else excluded.guide end,
      room = case when slot.held + slot.booked > 0 then slot.room else excluded.room end
    where not slot.is_open returning 1`);
  return rows.length > 0;
}
