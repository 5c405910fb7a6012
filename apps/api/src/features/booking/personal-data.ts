import { type AnyColumn, and, desc, eq, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { releasePlaces, slotsBegun } from '../experiences/index.ts';
import { type Person, type PersonalFile, personAsked, personErased } from '../session/index.ts';
import { eraseActions } from '../staff/index.ts';
import { invoicedId } from './booking-sale.ts';
import type { BookingDeps } from './booking-deps.ts';
import { booking, bookingIntent, waitingPlace } from './booking.schema.ts';
import { deleteGroupRequestsOf, groupRequestsOf } from './group-request.ts';

/** What visits keep about a person: told (Regulation (EU) 2016/679, articles 15 and 20), and erased (article 17). */
export function registerPersonalData({ context: { events, invoicing } }: Pick<BookingDeps, 'context'>): void {
  events.onWithin(personAsked, async (tx, { person, file }) => {
    const bookings = await tellVisits(tx, person, file);
    const invoices = [...(await invoicing.list(tx, 'visit', bookings.map(invoicedId))).values()].flat().map(({ token: _, ...invoice }) => invoice);
    file.add('invoices', invoices, invoices.length);
    file.add('group_requests', await groupRequestsOf(tx, person.email));
  });
  events.onWithin(personErased, async (tx, person) => {
    await eraseVisits(tx, person);
    await deleteGroupRequestsOf(tx, person.email);
  });
}

/** Visits, unfinished ones and waiting lists of a person. Secrets are left out. */
async function tellVisits(tx: Db, person: Person, file: PersonalFile) {
  const theirs = ofPerson(person, booking);
  const bookings = await tx.select().from(booking).where(theirs).orderBy(desc(booking.bookedAt));
  const intents = await tx.select().from(bookingIntent).where(ofPerson(person, bookingIntent)).orderBy(desc(bookingIntent.createdAt));
  const waiting = await tx.select().from(waitingPlace).where(eq(waitingPlace.email, person.email)).orderBy(waitingPlace.createdAt);
  file.add(
    'visits',
    bookings.map(({ viewToken: _token, sessionId: _session, ...visit }) => visit),
    bookings.length - (await tx.$count(booking, and(theirs, forNothing))),
  );
  file.add(
    'unfinished_visits',
    intents.map(({ paymentSecret: _secret, sessionId: _session, ...visit }) => visit),
    intents.filter(({ state }) => !ended.includes(state)).length,
  );
  file.add(
    'waiting_lists',
    waiting.map(({ token: _token, ...place }) => place),
  );
  return bookings;
}

/** States of an unfinished visit in which nothing is under way. */
const ended: readonly string[] = ['expired', 'conflict', 'cancelled', 'refunded', 'confirmed'];

/** A visit that was not paid for and is over or cancelled. */
const forNothing = sql`captured_cents = 0 and paid_with <> 'desk' and (state in ('cancelled', 'refunded') or slot_id in (select id from ${slotsBegun(0)} s))`;

/**
 * Erases what visits know of a person, in the caller's transaction: waiting lists, whose kept places go back, unfinished visits, and visits
 * that were not paid for and are over or cancelled. A visit to come stands, as it was agreed, and its data goes by its terms (`eraseByTerm`);
 * of one that was paid for stays what the invoice needs (article 17.3 b).
 */
async function eraseVisits(tx: Db, person: Person): Promise<void> {
  const places = await tx.delete(waitingPlace).where(eq(waitingPlace.email, person.email)).returning();
  for (const { state, slotId, people } of places) if (state === 'offered') await releasePlaces(tx, slotId, people, 'held');
  await tx.execute(sql`update booking_intent set visitor = null, billing = null where ${ofPerson(person, bookingIntent)}
    and state in (${sql.join(
      ended.map((state) => sql`${state}`),
      sql`, `,
    )})`);
  const theirs = await tx.select({ reference: booking.reference }).from(booking).where(ofPerson(person, booking));
  await eraseActions(
    tx,
    'visit',
    theirs.map(({ reference }) => reference),
  );
  const paidAndOver = sql`captured_cents > 0 and slot_id in (select id from ${slotsBegun(0)} s)`;
  await tx.execute(sql`update booking set visitor = (visitor - 'comment') || '{"document_number": ""}' where ${ofPerson(person, booking)} and ${paidAndOver}`);
  const nameless = person.id === null ? sql`` : sql`, member_id = null`;
  await tx.execute(sql`update booking set visitor = ${nobody}${nameless} where ${ofPerson(person, booking)} and ${forNothing}`);
  if (person.id === null) return;
  await tx.update(booking).set({ memberId: null }).where(eq(booking.memberId, person.id));
  await tx.update(bookingIntent).set({ memberId: null }).where(eq(bookingIntent.memberId, person.id));
}

/** The document of a visitor and what he wrote serve the visit: both go 30 days after it. What an invoice needs stands in its own address. */
export async function eraseByTerm(db: Db): Promise<void> {
  await db.execute(sql`
    update booking set visitor = (visitor - 'comment') || '{"document_number": ""}'
    where (visitor ->> 'document_number' <> '' or visitor ? 'comment') and slot_id in (select id from ${slotsBegun(30)} s)`);
  await db.execute(sql`
    update booking_intent set visitor = null, billing = null
    where visitor is not null and state = 'confirmed' and slot_id in (select id from ${slotsBegun(30)} s)`);
}

/** A visitor who is forgotten; where from, and when the privacy policy was accepted, names nobody. */
const nobody = sql`jsonb_build_object('document_type', 'dni', 'document_number', '', 'name', '', 'surname', '', 'email', '', 'phone_number', '',
  'country', visitor -> 'country', 'has_newsletter_subscription', false, 'consent_date', visitor -> 'consent_date')`;

function ofPerson({ id, email }: Person, { memberId, visitor }: { memberId: AnyColumn; visitor: AnyColumn }): SQL | undefined {
  return or(sql`(${visitor} ->> 'email') = ${email}`, id === null ? undefined : eq(memberId, id));
}
