import type { Language } from '@parral/api-spec/languages';
import { and, eq, getTableColumns, inArray, isNull, sql } from 'drizzle-orm';
import { type BookingIntentState, holdMinutes } from '@parral/rules';
import type { Db } from '../../platform/database/database.ts';
import { slotsBeside } from '../experiences/index.ts';
import { type Billing, bookingIntent, type VisitorGroup } from './booking.schema.ts';

/** `secondsLeft` of the hold, by the database's clock; 0 when it has run out or nothing is held. */
export type IntentRow = typeof bookingIntent.$inferSelect & { secondsLeft: number };

const columns = {
  ...getTableColumns(bookingIntent),
  secondsLeft: sql<number>`(case when state = 'held' then greatest(0, ceil(extract(epoch from hold_expires_at - now()))) else 0 end)::integer`,
};
const holdEnd = sql`now() + make_interval(mins => ${holdMinutes})`;
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const unfinished = ['held', 'authorised', 'capturing'] as const;

export async function findIntent(db: Db, by: { id: string } | { paymentIntentId: string } | { heldBy: string }): Promise<IntentRow | null> {
  if ('id' in by && !uuid.test(by.id)) return null;
  const where =
    'id' in by
      ? eq(bookingIntent.id, by.id)
      : 'paymentIntentId' in by
        ? eq(bookingIntent.paymentIntentId, by.paymentIntentId)
        : and(eq(bookingIntent.sessionId, by.heldBy), eq(bookingIntent.state, 'held'));
  const [row] = await db.select(columns).from(bookingIntent).where(where);
  return row ?? null;
}

export type NewIntent = Omit<
  typeof bookingIntent.$inferInsert,
  'state' | 'paymentIntentId' | 'paymentSecret' | 'holdExpiresAt' | 'extendedAt' | 'reason' | 'checkAfter' | 'createdAt' | 'updatedAt'
>;

/** Writes a new intent whose places are held from now, a quarter of an hour or `holdHours`; a second held one of the same session breaks the unique index `booking_intent_held`. */
export async function insertIntent(tx: Db, intent: NewIntent, checkAfterSeconds: number, holdHours?: number): Promise<void> {
  const holdExpiresAt = holdHours === undefined ? holdEnd : sql`now() + make_interval(hours => ${holdHours}::integer)`;
  await tx.insert(bookingIntent).values({ ...intent, state: 'held', holdExpiresAt, checkAfter: sql`now() + make_interval(secs => ${checkAfterSeconds})` });
}

/** Takes other data of who books into a held intent; false when it is no longer held. */
export async function changeVisitor(
  db: Db,
  intentId: string,
  data: { visitor: VisitorGroup; billing: Billing | null; webLanguage: Language; origin: string },
): Promise<boolean> {
  return moved(
    await db
      .update(bookingIntent)
      .set({ ...data, updatedAt: sql`now()` })
      .where(and(eq(bookingIntent.id, intentId), eq(bookingIntent.state, 'held')))
      .returning({ id: bookingIntent.id }),
  );
}

/** Keeps the payment of an intent, whatever has become of it meanwhile; the first one counts. */
export async function keepPayment(db: Db, intentId: string, payment: { id: string; secret: string }): Promise<void> {
  await db
    .update(bookingIntent)
    .set({ paymentIntentId: payment.id, paymentSecret: payment.secret })
    .where(and(eq(bookingIntent.id, intentId), sql`payment_intent_id is null`));
}

/** Moves an intent on, from one of these states; false when it was in none of them. The row stays locked until the transaction ends. */
export async function moveIntent(
  tx: Db,
  intentId: string,
  from: readonly BookingIntentState[],
  to: BookingIntentState,
  reason: string | null = null,
): Promise<boolean> {
  return moved(
    await tx
      .update(bookingIntent)
      .set({ state: to, reason, updatedAt: sql`now()` })
      .where(and(eq(bookingIntent.id, intentId), inArray(bookingIntent.state, [...from])))
      .returning({ id: bookingIntent.id }),
  );
}

/** Notes of a held intent that the buyer's bank takes its time over the payment, or no longer does; false where it was noted before, or is not held. */
export async function noteBank(tx: Db, intentId: string, isAtIt: boolean): Promise<boolean> {
  const before = isAtIt ? isNull(bookingIntent.reason) : eq(bookingIntent.reason, 'PAYMENT_PROCESSING');
  return moved(
    await tx
      .update(bookingIntent)
      .set({ reason: isAtIt ? 'PAYMENT_PROCESSING' : null })
      .where(and(eq(bookingIntent.id, intentId), eq(bookingIntent.state, 'held'), before))
      .returning({ id: bookingIntent.id }),
  );
}

/** held → expired, where the hold has run out by now; false otherwise. */
export async function expireIntent(tx: Db, intentId: string): Promise<boolean> {
  return moved(
    await tx
      .update(bookingIntent)
      .set({ state: 'expired', reason: 'HOLD_EXPIRED', updatedAt: sql`now()` })
      .where(and(eq(bookingIntent.id, intentId), eq(bookingIntent.state, 'held'), sql`hold_expires_at <= now()`))
      .returning({ id: bookingIntent.id }),
  );
}

/** Holds for 15 minutes from now, once, while it is still held; false when it is not, or was extended before. */
export async function extendIntent(db: Db, intentId: string): Promise<boolean> {
  return moved(
    await db
      .update(bookingIntent)
      .set({ holdExpiresAt: holdEnd, extendedAt: sql`now()` })
      .where(and(eq(bookingIntent.id, intentId), eq(bookingIntent.state, 'held'), sql`extended_at is null and hold_expires_at > now()`))
      .returning({ id: bookingIntent.id }),
  );
}

/** Held intents whose hold has run out; of one slot, and of those whose guide or room it needs, where a slot is named. */
export async function findElapsed(db: Db, most: number, slotId?: number): Promise<IntentRow[]> {
  const near = slotId === undefined ? undefined : sql`${bookingIntent.slotId} in (select id from ${slotsBeside(slotId)} s)`;
  return db
    .select(columns)
    .from(bookingIntent)
    .where(and(eq(bookingIntent.state, 'held'), sql`hold_expires_at <= now()`, near))
    .orderBy(bookingIntent.holdExpiresAt)
    .limit(most);
}

/** Takes unfinished intents that are due, so that no other process looks at them too. `all` takes those that are not due as well, `after` the id of the last one taken. */
export async function claimUnfinished(
  db: Db,
  { all, after, most, pauseSeconds }: { all: boolean; after: string | null; most: number; pauseSeconds: number },
): Promise<IntentRow[]> {
  const due = db
    .select({ id: bookingIntent.id })
    .from(bookingIntent)
    .where(and(inArray(bookingIntent.state, [...unfinished]), all ? undefined : sql`check_after <= now()`, after === null ? undefined : sql`id > ${after}`))
    .orderBy(bookingIntent.id)
    .limit(most)
    .for('update', { skipLocked: true });
  const rows = await db
    .update(bookingIntent)
    .set({ checkAfter: sql`now() + make_interval(secs => ${pauseSeconds})` })
    .where(inArray(bookingIntent.id, due))
    .returning(columns);
  return rows.sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** Personal data of intents that came to nothing goes after 30 days. */
export async function eraseUnfinished(db: Db): Promise<void> {
  await db.execute(sql`
    update booking_intent i set visitor = null, billing = null
    where state in ('expired', 'conflict', 'cancelled', 'refunded') and visitor is not null and updated_at < now() - interval '30 days'
      and not exists (select from booking b where b.intent_id = i.id)`);
}

function moved(rows: readonly unknown[]): boolean {
  return rows.length > 0;
}
