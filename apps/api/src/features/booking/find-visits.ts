import { and, desc, eq, inArray, ne, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { forItsValues } from '../../platform/database/preparing-client.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { slotsById, slotsOfDay, type SlotRow } from '../experiences/index.ts';
import { booking } from './booking.schema.ts';
import { type BookingFile, type BookingRow, findBooking } from './booking.store.ts';

export interface VisitQuery {
  /** Words, each the beginning of one of reference, name, address of mail or telephone. */
  text?: string | undefined;
  state?: BookingRow['state'] | undefined;
  brand?: string | undefined;
  /** The reference of the last visit of the page before. */
  after?: string | undefined;
  most: number;
}

/** More than there are: a limit keeps PostgreSQL from working through all bookings by their day, with the words of each, in the hope of a page. */
const noLimit = 1_000_000_000;

/**
 * How many of the newest are looked through before the index of words is asked, as with orders (`order-search.ts`): what most visits have is
 * found among them at once. Fewer than of orders, since the words of each are made from its row.
 */
const lookedThrough = 120;

/** Bookings that fit, those that were made last first; none whose payment is under way. Throws NOT_FOUND for an `after` that is none. */
export async function findVisits(db: Db, { text = '', state, brand, after, most }: VisitQuery): Promise<BookingFile[]> {
  const fits = and(
    forItsValues,
    sql`${booking.confirmedAt} is not null`,
    state === undefined ? undefined : eq(booking.state, state),
    brand === undefined ? undefined : eq(booking.brand, brand),
  );
  const place = after === undefined ? undefined : sql`(${booking.bookedAt}, ${booking.id}) < ${await placeOf(db, after)}`;
  const newestFirst = [desc(booking.bookedAt), desc(booking.id)];
  const read = (where: SQL | undefined) =>
    db
      .select()
      .from(booking)
      .where(where)
      .orderBy(...newestFirst)
      .limit(most);
  const rows = text.trim() === '' ? await read(and(fits, place)) : await read(inArray(booking.id, await idsWith(sql`search_query(${text})`)));
  const slots =
    rows.length === 0
      ? new Map<number, SlotRow>()
      : await slotsById(
          db,
          rows.map(({ slotId }) => slotId),
        );
  return rows.flatMap((row) => {
    const slot = slots.get(row.slotId);
    return slot === undefined ? [] : [{ booking: row, slot }];
  });

  async function idsWith(query: SQL): Promise<string[]> {
    const newest = db
      .select({ id: booking.id, bookedAt: booking.bookedAt })
      .from(booking)
      .where(place)
      .orderBy(...newestFirst)
      .limit(lookedThrough)
      .as('newest');
    // As a function no index is asked for it.
    const among = await db
      .select({ id: newest.id })
      .from(newest)
      .innerJoin(booking, eq(booking.id, newest.id))
      .where(and(sql`ts_match_vq(${visitWords}, ${query})`, fits))
      .orderBy(desc(newest.bookedAt), desc(newest.id))
      .limit(most);
    if (among.length === most) return among.map(({ id }) => id);
    const found = db
      .select({ id: booking.id, bookedAt: booking.bookedAt })
      .from(booking)
      .where(and(sql`${visitWords} @@ ${query}`, fits, place))
      .limit(noLimit)
      .as('found');
    const ids = await db.select({ id: found.id }).from(found).orderBy(desc(found.bookedAt), desc(found.id)).limit(most);
    // An empty list is no SQL; no booking has this id.
    return ids.length === 0 ? ['00000000-0000-0000-0000-000000000000'] : ids.map(({ id }) => id);
  }
}

/** SQL for what a booking is found by; its index stands on the same. */
const visitWords = sql`search_words(reference || ' ' || coalesce(visitor ->> 'name', '') || ' ' || coalesce(visitor ->> 'surname', '') || ' ' || coalesce(visitor ->> 'email', '') || ' ' || coalesce(visitor ->> 'phone_number', ''))`;

async function placeOf(db: Db, reference: string) {
  const file = await findBooking(db, { reference });
  if (file === null) throw new ApiError('NOT_FOUND', { message: `No visit has the reference ${reference}: \`after\` is the \`next\` of another page.` });
  return sql`(select booked_at, id from booking where id = ${file.booking.id})`;
}

/** The slots of a day (`YYYY-MM-DD`) in the order in which they begin, each with its bookings that stand. */
export async function slotsWithVisits(db: Db, day: string): Promise<{ slot: SlotRow; bookings: BookingRow[] }[]> {
  const slots = await slotsOfDay(db, day);
  if (slots.length === 0) return [];
  const ids = slots.map(({ id }) => id);
  const rows = await db
    .select()
    .from(booking)
    .where(and(inArray(booking.slotId, ids), eq(booking.state, 'confirmed')))
    .orderBy(booking.bookedAt);
  const bySlot = Map.groupBy(rows, ({ slotId }) => slotId);
  return slots.map((slot) => ({ slot, bookings: bySlot.get(slot.id) ?? [] }));
}

/** Other visits of the same address at the same time, confirmed ones: whoever came to a party later has a booking of their own. */
export async function visitsBeside(db: Db, { id, slotId, visitor: { email } }: BookingRow): Promise<BookingRow[]> {
  if (email === '') return [];
  return db
    .select()
    .from(booking)
    .where(and(eq(booking.slotId, slotId), ne(booking.id, id), eq(booking.state, 'confirmed'), sql`(${booking.visitor} ->> 'email') = ${email}`));
}
