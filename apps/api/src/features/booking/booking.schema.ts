import type { Language } from '@parral/api-spec/languages';
import { sql } from 'drizzle-orm';
import { bigint, bigserial, check, foreignKey, index, integer, jsonb, numeric, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { components } from '@parral/api-spec';
import type { BookingIntentState } from '@parral/rules';
import { slotKey } from '../experiences/index.ts';

const moment = () => timestamp({ withTimezone: true });
const percentage = () => numeric({ precision: 5, scale: 2, mode: 'number' });

/** Who books, as submitted; e-mail and document in their kept form. */
export interface VisitorGroup {
  document_type: components['schemas']['DocumentType'];
  document_number: string;
  name: string;
  surname: string;
  email: string;
  phone_number: string;
  comment?: string;
  /** ISO code. */
  country: string;
  region?: string;
  has_newsletter_subscription: boolean;
  /** One mail after the visit, with the wines that were tasted. */
  has_follow_up_consent?: boolean;
  /** When the privacy policy was accepted, an ISO date. */
  consent_date: string;
}
export type Billing = components['schemas']['BillingAddress'];

/** People of a booking by age, and all of them. */
const people = () => ({
  adults: integer().notNull(),
  children: integer().notNull(),
  babies: integer().notNull(),
  people: integer().notNull(),
});

/** A visit that a session is about to pay for: at most one `held` for each session. Slot, people and amount never change: another wish is another intent. */
export const bookingIntent = pgTable(
  'booking_intent',
  {
    id: uuid().primaryKey(),
    /** No foreign key to the session: a booking outlives it. */
    sessionId: uuid().notNull(),
    /** Who was logged in; null for everybody else. */
    memberId: uuid(),
    brand: text().notNull(),
    /** Of the site; `language` is that of the visit. */
    webLanguage: text().$type<Language>().notNull(),
    /** Address the visitor came from, such as https://example.com, for the links in mails. */
    origin: text().notNull(),
    experienceId: text().notNull(),
    slotId: bigint({ mode: 'number' }).notNull(),
    language: text().$type<Language>().notNull(),
    ...people(),
    visitor: jsonb().$type<VisitorGroup>(),
    billing: jsonb().$type<Billing>(),
    totalCents: integer().notNull(),
    /** Percentage of VAT in the total. */
    vatPercent: percentage().notNull(),
    /** What the card is asked for; 0 when nothing is due. */
    dueCents: integer().notNull(),
    state: text().$type<BookingIntentState>().notNull(),
    /** `pi_…` of the card provider, `free_…` when nothing is due; null until it was asked. */
    paymentIntentId: text().unique('booking_intent_payment'),
    paymentSecret: text(),
    holdExpiresAt: moment().notNull(),
    extendedAt: moment(),
    /** Why it came to nothing: a code of the table of errors. */
    reason: text(),
    /** When the reconciler looks next. */
    checkAfter: moment().notNull(),
    createdAt: moment().notNull().defaultNow(),
    updatedAt: moment().notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('booking_intent_held')
      .on(table.sessionId)
      .where(sql`state = 'held'`),
    index('booking_intent_ending')
      .on(table.holdExpiresAt)
      .where(sql`state = 'held'`),
    index('booking_intent_unfinished')
      .on(table.checkAfter)
      .where(sql`state in ('held', 'authorised', 'capturing')`),
    index('booking_intent_email')
      .on(sql`(visitor ->> 'email')`)
      .where(sql`visitor is not null`),
    index('booking_intent_ended')
      .on(table.updatedAt)
      .where(sql`visitor is not null and state in ('expired', 'conflict', 'cancelled', 'refunded')`),
    index('booking_intent_member')
      .on(table.memberId)
      .where(sql`member_id is not null`),
    index('booking_intent_slot')
      .on(table.slotId)
      .where(sql`state = 'held'`),
    foreignKey({ name: 'booking_intent_of_slot', columns: [table.slotId], foreignColumns: [slotKey] }),
    check('booking_intent_state', sql`state in ('held', 'authorised', 'capturing', 'confirmed', 'expired', 'conflict', 'cancelled', 'refunded')`),
    check('booking_intent_people', sql`people > 0 and adults >= 0 and children >= 0 and babies >= 0 and people = adults + children + babies`),
    check('booking_intent_money', sql`total_cents >= 0 and due_cents between 0 and total_cents`),
  ],
);

/** A booked visit: made when its places are booked, confirmed when the money is there (or a voucher, or nothing, pays for it). */
export const booking = pgTable(
  'booking',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** By which people call it, such as `7K2F-9QXM`. It opens nothing. */
    reference: text().notNull().unique('booking_reference'),
    paidWith: text().$type<'card' | 'nothing' | 'voucher' | 'desk'>().notNull(),
    /** null where a voucher pays, and what the office books: paid at the estate (`desk`), or free. */
    intentId: uuid().unique('booking_of_intent'),
    paymentIntentId: text().unique('booking_payment'),
    state: text().$type<'authorised' | 'confirmed' | 'cancelled' | 'refunded'>().notNull(),
    /** Of what the office books: the key of its form, which books once. */
    officeKey: uuid().unique('booking_office_key'),
    sessionId: uuid().notNull(),
    memberId: uuid(),
    brand: text().notNull(),
    webLanguage: text().$type<Language>().notNull(),
    origin: text().notNull(),
    experienceId: text().notNull(),
    slotId: bigint({ mode: 'number' }).notNull(),
    language: text().$type<Language>().notNull(),
    ...people(),
    visitor: jsonb().$type<VisitorGroup>().notNull(),
    billing: jsonb().$type<Billing>(),
    totalCents: integer().notNull(),
    dueCents: integer().notNull(),
    capturedCents: integer().notNull().default(0),
    refundedCents: integer().notNull().default(0),
    /** Percentage of VAT in the visit, what it is in (the total; for a redeemed voucher that stayed outside VAT, what was paid for it), and the cents of it. */
    vatPercent: percentage().notNull(),
    taxedCents: integer().notNull(),
    vatCents: integer().notNull(),
    /** Opens the booking from the link in the mail, without a session. */
    viewToken: text().notNull().unique('booking_view'),
    /** Counts the changes: calendars replace an entry by one of a higher sequence. */
    sequence: integer().notNull().default(0),
    bookedAt: moment().notNull().defaultNow(),
    confirmedAt: moment(),
    cancelledAt: moment(),
    /** When the booking was handed to the tag manager; it is handed out once. */
    trackedAt: moment(),
    /** When the mails of the day before and after were ordered; each is ordered once. A move asks for the first anew. */
    remindedAt: moment(),
    followedUpAt: moment(),
    /** When they came, how many, and the name that this arrival was told under; or when it was clear that nobody comes. */
    arrivedAt: moment(),
    arrivedPeople: integer(),
    arrivalKey: text(),
    noShowAt: moment(),
    /** Its slot was closed: until when other dates are offered. And which slot that was, also once another was chosen. */
    offerUntil: moment(),
    offeredSlotId: bigint({ mode: 'number' }),
  },
  (table) => [
    index('booking_made').on(table.bookedAt, table.id),
    index('booking_words').using(
      'gin',
      sql`search_words(reference || ' ' || coalesce(visitor ->> 'name', '') || ' ' || coalesce(visitor ->> 'surname', '') || ' ' || coalesce(visitor ->> 'email', '') || ' ' || coalesce(visitor ->> 'phone_number', ''))`,
    ),
    index('booking_slot').on(table.slotId),
    index('booking_offered')
      .on(table.offeredSlotId)
      .where(sql`offered_slot_id is not null`),
    index('booking_member').on(table.memberId),
    index('booking_email').on(sql`(visitor ->> 'email')`),
    index('booking_documented')
      .on(table.slotId)
      .where(sql`visitor ->> 'document_number' <> ''`),
    foreignKey({ name: 'booking_of_slot', columns: [table.slotId], foreignColumns: [slotKey] }),
    foreignKey({ name: 'booking_made_of_intent', columns: [table.intentId], foreignColumns: [bookingIntent.id] }),
    check('booking_state', sql`state in ('authorised', 'confirmed', 'cancelled', 'refunded')`),
    check(
      'booking_paid_with',
      sql`case paid_with when 'card' then intent_id is not null when 'voucher' then intent_id is null when 'desk' then intent_id is null and due_cents = 0 else paid_with = 'nothing' end`,
    ),
    check('booking_people', sql`people > 0 and adults >= 0 and children >= 0 and babies >= 0 and people = adults + children + babies`),
    check('booking_vat', sql`taxed_cents >= 0 and vat_cents between 0 and taxed_cents and (paid_with = 'voucher' or taxed_cents = total_cents)`),
    check('booking_money', sql`captured_cents between 0 and due_cents and refunded_cents between 0 and captured_cents`),
  ],
);

/** Somebody waiting for places in a full slot; `offered` while the places are kept for their claim. */
export const waitingPlace = pgTable(
  'waiting_place',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Order in which they came. */
    position: bigserial({ mode: 'number' }).notNull(),
    token: text().notNull().unique('waiting_place_token'),
    state: text().$type<'waiting' | 'offered' | 'claimed' | 'expired' | 'left'>().notNull(),
    slotId: bigint({ mode: 'number' }).notNull(),
    experienceId: text().notNull(),
    brand: text().notNull(),
    webLanguage: text().$type<Language>().notNull(),
    origin: text().notNull(),
    language: text().$type<Language>().notNull(),
    people: integer().notNull(),
    /** Taken out 30 days after the visit. */
    name: text().notNull(),
    email: text().notNull(),
    offeredAt: moment(),
    claimExpiresAt: moment(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [
    index('waiting_place_email').on(table.email),
    uniqueIndex('waiting_place_live')
      .on(table.slotId, table.email)
      .where(sql`state in ('waiting', 'offered')`),
    index('waiting_place_waiting')
      .on(table.slotId, table.position)
      .where(sql`state in ('waiting', 'offered')`),
    foreignKey({ name: 'waiting_place_of_slot', columns: [table.slotId], foreignColumns: [slotKey] }),
    check('waiting_place_state', sql`state in ('waiting', 'offered', 'claimed', 'expired', 'left')`),
    check('waiting_place_people', sql`people > 0`),
  ],
);
