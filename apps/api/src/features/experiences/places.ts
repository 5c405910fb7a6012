import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';

/**
 * Whether the slot `s` is kept from being sold by another that is: they need the same guide or room at the same time.
 * A visit that goes over midnight may clash with one of the next day. `own` people of the other slot `o` do not count.
 */
export function soldBeside(own: SQL = sql`0`): SQL {
  return sql`exists (
    select from slot o where o.day between s.day - 1 and s.day + 1 and o.held + o.booked > ${own} and o.id <> s.id
      and (o.guide = s.guide or o.room = s.room) and o.starts_at < s.ends_at and o.ends_at > s.starts_at)`;
}

/**
 * Locks slots, and all others that clash with them, by their ids: to be called before places of several slots, or of one
 * that is not yet sold, are taken in this transaction. Lock order: intent, voucher, then slots. Weaker than
 * "for update", which rows that name the slot by a foreign key would run into.
 */
export async function lockSlots(tx: Db, ids: readonly number[]): Promise<void> {
  const named = sql`select value::bigint as id from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)`;
  await tx.execute(sql`
    select id from slot where id in (
      ${named} union
      select o.id from (${named}) n join slot s on s.id = n.id
        join slot o on o.day between s.day - 1 and s.day + 1 and (o.guide = s.guide or o.room = s.room) and o.starts_at < s.ends_at and o.ends_at > s.starts_at)
    order by id for no key update`);
}

/** Which counter of a slot: `held` while it is not yet paid for, `booked` when it is. */
export type Counter = 'held' | 'booked';

/**
 * Takes places for so many people, in the caller's transaction; false when they are not to be had: full, no longer open,
 * or guide or room sold to another visit. The row stays locked until the transaction ends. Nobody else changes the counters.
 */
export async function takePlaces(tx: Db, slotId: number, people: number, counter: Counter): Promise<boolean> {
  await lockSlots(tx, [slotId]);
  const { rows } = await tx.execute(sql`
    update slot s set ${sql.identifier(counter)} = ${sql.identifier(counter)} + ${people}::integer
    where s.id = ${slotId} and s.is_open and s.held + s.booked + ${people}::integer <= s.capacity and not ${soldBeside()} returning 1`);
  return rows.length > 0;
}

/** Makes held places booked ones; they are always to be had. */
export async function bookHeldPlaces(tx: Db, slotId: number, people: number): Promise<void> {
  await tx.execute(sql`update slot set held = held - ${people}::integer, booked = booked + ${people}::integer where id = ${slotId}`);
}

/** Gives places back that were taken before. */
export async function releasePlaces(tx: Db, slotId: number, people: number, counter: Counter): Promise<void> {
  await tx.execute(sql`update slot set ${sql.identifier(counter)} = ${sql.identifier(counter)} - ${people}::integer where id = ${slotId}`);
}
