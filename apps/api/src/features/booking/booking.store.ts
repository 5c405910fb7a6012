import type { Language } from '@parral/api-spec/languages';
import { randomBytes } from 'node:crypto';
import { orderNumber, vatByRate, vatContained, type VatAtRate } from '@parral/rules';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { slotById, type SlotRow } from '../experiences/index.ts';
import { refundedOf } from '../payments/index.ts';
import { booking, bookingIntent } from './booking.schema.ts';
import type { IntentRow } from './intent.store.ts';

export type BookingRow = typeof booking.$inferSelect;

/** A booking with its slot. */
export interface BookingFile {
  booking: BookingRow;
  slot: SlotRow;
}

export async function findBooking(
  db: Db,
  by: { id: string } | { intentId: string } | { viewToken: string } | { reference: string } | { officeKey: string },
): Promise<BookingFile | null> {
  const where =
    'id' in by
      ? eq(booking.id, by.id)
      : 'intentId' in by
        ? eq(booking.intentId, by.intentId)
        : 'viewToken' in by
          ? eq(booking.viewToken, by.viewToken)
          : 'officeKey' in by
            ? eq(booking.officeKey, by.officeKey)
            : eq(booking.reference, by.reference);
  const [row] = await db.select().from(booking).where(where);
  const slot = row === undefined ? null : await slotById(db, row.slotId);
  return row === undefined || slot === null ? null : { booking: row, slot };
}

export type NewBooking = Omit<
  typeof booking.$inferInsert,
  'id' | 'reference' | 'viewToken' | 'sequence' | 'bookedAt' | 'cancelledAt' | 'trackedAt' | 'refundedCents'
>;

export async function insertBooking(tx: Db, values: NewBooking): Promise<BookingRow> {
  const [row] = await tx
    .insert(booking)
    .values({ ...values, reference: orderNumber(randomBytes(5)), viewToken: `visit_${randomBytes(16).toString('base64url')}` })
    .returning();
  if (row === undefined) throw new Error('The booking that was just written is missing.');
  return row;
}

/** The booking that an intent with its places makes; authorised until the money is there. */
export function bookingOf(intent: IntentRow): NewBooking {
  const {
    id: intentId,
    sessionId,
    memberId,
    brand,
    webLanguage,
    origin,
    experienceId,
    slotId,
    language,
    adults,
    children,
    babies,
    people,
    visitor,
    billing,
  } = intent;
  if (visitor === null) throw new Error(`The booking intent ${intentId} no longer knows who books.`);
  const who = { sessionId, memberId, brand, webLanguage, origin, visitor, billing };
  const what = { experienceId, slotId, language, adults, children, babies, people };
  const { totalCents, vatPercent, dueCents, paymentIntentId } = intent;
  const vat = { vatPercent, taxedCents: totalCents, vatCents: vatContained(totalCents, vatPercent) };
  return { ...who, ...what, ...vat, intentId, paymentIntentId, totalCents, dueCents, paidWith: dueCents > 0 ? 'card' : 'nothing', state: 'authorised' };
}

/** A visit's VAT, in cents: `base` + `vat` = `gross`. Empty where nothing is taxed: it was free, or its voucher was taxed when it was sold. */
export function vatOfBooking({ vatPercent, taxedCents, vatCents }: Pick<BookingRow, 'vatPercent' | 'taxedCents' | 'vatCents'>): VatAtRate[] {
  return vatByRate([{ ratePercent: vatPercent, gross: taxedCents, vat: vatCents }]);
}

/** authorised → confirmed, of the booking and its intent; null when somebody else has done it. */
export async function confirmBooking(tx: Db, row: BookingRow, capturedCents: number): Promise<BookingRow | null> {
  const [confirmed] = await tx
    .update(booking)
    .set({ state: 'confirmed', capturedCents, confirmedAt: sql`now()` })
    .where(and(eq(booking.id, row.id), eq(booking.state, 'authorised')))
    .returning();
  return confirmed ?? null;
}

/** Moves a booking on from one of these states to cancelled; null when it was in none of them, or in another slot than the one that is named. */
export async function cancelBookingRow(tx: Db, id: string, from: readonly BookingRow['state'][], slotId?: number): Promise<BookingRow | null> {
  const [row] = await tx
    .update(booking)
    .set({ state: 'cancelled', cancelledAt: sql`now()`, sequence: sql`${booking.sequence} + 1`, offerUntil: null })
    .where(and(eq(booking.id, id), inArray(booking.state, [...from]), slotId === undefined ? undefined : eq(booking.slotId, slotId)))
    .returning();
  return row ?? null;
}

/** Brings a confirmed booking to another slot; null when it is not confirmed, or no longer in the slot it was in. */
export async function moveBookingRow(tx: Db, { id, slotId }: BookingRow, to: { slotId: number; language: Language }): Promise<BookingRow | null> {
  const [row] = await tx
    .update(booking)
    .set({ ...to, sequence: sql`${booking.sequence} + 1`, remindedAt: null, offerUntil: null })
    .where(and(eq(booking.id, id), eq(booking.slotId, slotId), eq(booking.state, 'confirmed')))
    .returning();
  return row ?? null;
}

/**
 * Brings a booking and its intent to what has gone back of its payment. What somebody gives back in the provider's own pages cancels
 * no visit; a cancelled one is refunded once all is back, and is not any longer when a refund fails.
 */
export async function bookVisitRefunds(tx: Db, intentId: string): Promise<void> {
  // Its row first, in a statement of its own: the sum is then of all that others have committed.
  await tx.execute(sql`select 1 from booking where intent_id = ${intentId} for update`);
  const cents = await refundedOf(tx, { subject: 'visit', intentId });
  const { rows } = await tx.execute<{ state: string }>(sql`
    update booking set refunded_cents = least(captured_cents, ${cents}::integer),
      state = case when state = 'cancelled' and captured_cents > 0 and ${cents}::integer >= captured_cents then 'refunded'
        when state = 'refunded' and ${cents}::integer < captured_cents then 'cancelled' else state end
    where intent_id = ${intentId} and state <> 'authorised' returning state`);
  // An intent that came to nothing though its money had come has no booking.
  const state = rows.length === 0 && cents > 0 ? 'refunded' : rows[0]?.state;
  if (state === 'refunded' || state === 'cancelled')
    await tx
      .update(bookingIntent)
      .set({ state, updatedAt: sql`now()` })
      .where(and(eq(bookingIntent.id, intentId), inArray(bookingIntent.state, ['cancelled', 'conflict', 'refunded'])));
}

/** Whether the booking has not been handed to the tag manager yet; it counts as handed out from now on. */
export async function claimTracking(db: Db, id: string): Promise<boolean> {
  const rows = await db
    .update(booking)
    .set({ trackedAt: sql`now()` })
    .where(and(eq(booking.id, id), isNull(booking.trackedAt)))
    .returning({ id: booking.id });
  return rows.length > 0;
}
