import { type AnyColumn, desc, eq, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { releasePlaces, slotsBegun } from '../experiences/index.ts';
import { memberErased } from '../session/index.ts';
import { eraseActions } from '../staff/index.ts';
import type { BookingDeps } from './booking-deps.ts';
import { booking, bookingIntent, waitingPlace } from './booking.schema.ts';

/** A person as visits know them: whoever has that e-mail address, and a member where there is an id. */
export interface Visitor {
  id: string | null;
  /** Lower case. */
  email: string;
}

/** Visits, unfinished ones and waiting lists of a person (Regulation (EU) 2016/679, articles 15 and 20). Secrets are left out. */
export async function exportVisits(db: Db, person: Visitor) {
  const bookings = await db.select().from(booking).where(ofPerson(person, booking)).orderBy(desc(booking.bookedAt));
  const intents = await db.select().from(bookingIntent).where(ofPerson(person, bookingIntent)).orderBy(desc(bookingIntent.createdAt));
  const waiting = await db.select().from(waitingPlace).where(eq(waitingPlace.email, person.email)).orderBy(waitingPlace.createdAt);
  return {
    visits: bookings.map(({ viewToken: _token, sessionId: _session, ...visit }) => visit),
    unfinished_visits: intents.map(({ paymentSecret: _secret, sessionId: _session, ...visit }) => visit),
    waiting_lists: waiting.map(({ token: _token, ...place }) => place),
  };
}

/**
 * Erases what visits know of a person (article 17), in the caller's transaction: waiting lists, whose kept places go back, unfinished visits,
 * and visits that were not paid for and are over or cancelled. A visit to come stands, as it was agreed, and its data goes by its terms
 * (`eraseByTerm`); of one that was paid for stays what the invoice needs (article 17.3 b). Returns how many of these stay.
 */
export async function eraseVisits(tx: Db, person: Visitor): Promise<number> {
  const places = await tx.delete(waitingPlace).where(eq(waitingPlace.email, person.email)).returning();
  for (const { state, slotId, people } of places) if (state === 'offered') await releasePlaces(tx, slotId, people, 'held');
  await tx.execute(sql`update booking_intent set visitor = null, billing = null where ${ofPerson(person, bookingIntent)}
    and state in ('expired', 'conflict', 'cancelled', 'refunded', 'confirmed')`);
  await tx.execute(sql`update booking set visitor = ${nobody} where ${ofPerson(person, booking)} and captured_cents = 0 and paid_with <> 'desk'
    and (state in ('cancelled', 'refunded') or slot_id in (select id from ${slotsBegun(0)} s))`);
  const theirs = await tx.select({ reference: booking.reference }).from(booking).where(ofPerson(person, booking));
  await eraseActions(
    tx,
    'visit',
    theirs.map(({ reference }) => reference),
  );
  const stays = await tx.update(booking).set({ memberId: null }).where(ofPerson(person, booking)).returning({ id: booking.id });
  await tx.update(bookingIntent).set({ memberId: null }).where(ofPerson(person, bookingIntent));
  return stays.length;
}

/** The document of a visitor and what he wrote serve the visit: both go 30 days after it. What an invoice needs stands in its own address. */
export async function eraseByTerm(db: Db): Promise<void> {
  await db.execute(sql`
    update booking set visitor = (visitor - 'comment') || '{"document_number": ""}'
    where visitor ->> 'document_number' <> '' and slot_id in (select id from ${slotsBegun(30)} s)`);
  await db.execute(sql`
    update booking_intent set visitor = null, billing = null
    where visitor is not null and state = 'confirmed' and slot_id in (select id from ${slotsBegun(30)} s)`);
}

/** Erases what visits keep when a member is erased. */
export function registerErasing({ context: { events } }: Pick<BookingDeps, 'context'>): void {
  events.onWithin(memberErased, async (tx, member) => void (await eraseVisits(tx, member)));
}

/** A visitor who is forgotten; where from, and when the privacy policy was accepted, names nobody. */
const nobody = sql`jsonb_build_object('document_type', 'dni', 'document_number', '', 'name', '', 'surname', '', 'email', '', 'phone_number', '',
  'country', visitor -> 'country', 'has_newsletter_subscription', false, 'consent_date', visitor -> 'consent_date')`;

function ofPerson({ id, email }: Visitor, { memberId, visitor }: { memberId: AnyColumn; visitor: AnyColumn }): SQL | undefined {
  return or(sql`(${visitor} ->> 'email') = ${email}`, id === null ? undefined : eq(memberId, id));
}
