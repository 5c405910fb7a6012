import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { slotsOfDay, type SlotRow } from '../experiences/index.ts';
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

/** Bookings that fit, those that were made last first; none whose payment is under way. Throws NOT_FOUND for an `after` that is none. */
export async function findVisits(db: Db, { text = '', state, brand, after, most }: VisitQuery): Promise<BookingFile[]> {
  const rows = await db
    .select({ id: booking.id })
    .from(booking)
    .where(
      and(
        sql`${booking.confirmedAt} is not null`,
        text.trim() === '' ? undefined : sql`${visitWords} @@ search_query(${text})`,
        state === undefined ? undefined : eq(booking.state, state),
        brand === undefined ? undefined : eq(booking.brand, brand),
        after === undefined ? undefined : sql`(${booking.bookedAt}, ${booking.id}) < ${await placeOf(db, after)}`,
      ),
    )
    .orderBy(desc(booking.bookedAt), desc(booking.id))
    .limit(most);
  const files = await Promise.all(rows.map(({ id }) => findBooking(db, { id })));
  return files.filter((file) => file !== null);
}

/** SQL for what a booking is found by; its index stands on the same. */
export const visitWords = sql`search_words(reference || ' ' || coalesce(visitor ->> 'name', '') || ' ' || coalesce(visitor ->> 'surname', '') || ' ' || coalesce(visitor ->> 'email', '') || ' ' || coalesce(visitor ->> 'phone_number', ''))`;

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
