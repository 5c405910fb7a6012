import { and, between, eq, getTableColumns, gt, inArray, or, sql, type SQL } from 'drizzle-orm';
import type { Experience } from '../../platform/content/index.ts';
import type { Db } from '../../platform/database/database.ts';
import { slot } from './slot.schema.ts';

export type SlotRow = typeof slot.$inferSelect;

/** `isInTime`: it does not begin too soon to be booked. */
export type FoundSlot = SlotRow & { isInTime: boolean };

/** The slot of a visit at a wall time (`YYYY-MM-DDTHH:MM`); null where there is none. The database's clock decides what is in time. */
export async function findSlot(db: Db, visit: Experience, startsLocal: string): Promise<FoundSlot | null> {
  const isInTime = sql<boolean>`${slot.startsAt} - make_interval(hours => ${visit.leadHours}) > now()`;
  const [row] = await db
    .select({ ...getTableColumns(slot), isInTime })
    .from(slot)
    .where(and(eq(slot.experienceId, String(visit.id)), eq(slot.startsLocal, startsLocal)));
  return row ?? null;
}

/** Places of visits to come that are held for somebody who pays. */
export async function heldPlaces(db: Db): Promise<number> {
  const { rows } = await db.execute<{ held: number }>(sql`select coalesce(sum(held), 0)::integer as held from slot where starts_at > now() and held > 0`);
  return rows[0]?.held ?? 0;
}

export async function slotById(db: Db, id: number): Promise<SlotRow | null> {
  const [row] = await db.select().from(slot).where(eq(slot.id, id));
  return row ?? null;
}

/** Slots by their ids; `isOver` by the database's clock. */
export async function slotsById(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, SlotRow & { isOver: boolean }>> {
  const rows = await db
    .select({ ...getTableColumns(slot), isOver: sql<boolean>`${slot.endsAt} <= now()` })
    .from(slot)
    .where(inArray(slot.id, [...ids]));
  return new Map(rows.map((row) => [row.id, row]));
}

/** How many places the slots of these days had and how many were taken, the days at both ends included; closed ones where somebody is booked. */
export async function slotPlacesOf(
  db: Db,
  { from, to }: { from: string; to: string },
): Promise<Pick<SlotRow, 'id' | 'experienceId' | 'capacity' | 'booked'>[]> {
  const { id, experienceId, capacity, booked, day, isOpen } = slot;
  return db
    .select({ id, experienceId, capacity, booked })
    .from(slot)
    .where(and(between(day, from, to), or(isOpen, gt(booked, 0))));
}

/** The slots of a day (`YYYY-MM-DD`) of all visits. */
export async function slotsOfDay(db: Db, day: string): Promise<SlotRow[]> {
  return db.select().from(slot).where(eq(slot.day, day)).orderBy(slot.startsLocal);
}

/** SQL for the slots that may still be sold, not begun, as a table of `id` and `free` places. */
export const slotsOnSale: SQL = sql`(select id, capacity - held - booked as free from slot where is_open and starts_at > now())`;

/** SQL for the slots that began so many days ago or earlier, as a table of `id`. */
export const slotsBegun = (daysAgo: number): SQL => sql`(select id from slot where starts_at <= now() - make_interval(days => ${daysAgo}::integer))`;

/** SQL for the slots that begin within so many hours from now and have not begun, as a table of `id`, `starts_at`. */
export const slotsSoon = (hours: number): SQL =>
  sql`(select id, starts_at from slot where starts_at > now() and starts_at <= now() + make_interval(hours => ${hours}::integer))`;

/** SQL for the slots that ended so many hours ago or earlier, but no more than a week, as a table of `id`. */
export const slotsEnded = (hoursAgo: number): SQL =>
  sql`(select id from slot where ends_at <= now() - make_interval(hours => ${hoursAgo}::integer) and ends_at > now() - make_interval(days => 7))`;

/** SQL for a slot and those that need the same guide or room at its time, as a table of `id`. */
export const slotsBeside = (id: number): SQL => sql`(
  select o.id from slot s join slot o on o.day between s.day - 1 and s.day + 1
    and (o.id = s.id or ((o.guide = s.guide or o.room = s.room) and o.starts_at < s.ends_at and o.ends_at > s.starts_at)) where s.id = ${id})`;

/** SQL for the places of every slot, as a table of `id`, `experience_id`, `starts_local`, `held`, `booked`. */
export const slotPlaces: SQL = sql`(select id, experience_id, starts_local, held, booked from slot)`;
