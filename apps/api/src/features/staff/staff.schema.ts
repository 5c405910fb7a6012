import { sql } from 'drizzle-orm';
import { bigserial, boolean, check, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { Language } from '../../platform/content/index.ts';
import type { Role } from './rights.ts';

const moment = () => timestamp({ withTimezone: true });

/** Somebody who works at the estate. Who leaves keeps the row, without a way in: the log names them. */
export const officeStaff = pgTable(
  'office_staff',
  {
    id: uuid().primaryKey().defaultRandom(),
    name: text().notNull(),
    /** Lower case. */
    email: text().notNull(),
    role: text().$type<Role>().notNull(),
    language: text().$type<Language>().notNull(),
    /** null: the link was not used yet. */
    passwordHash: text(),
    /** What the authenticator's secret is made of, with OFFICE_KEY; the secret itself is kept nowhere. */
    secondFactorSalt: uuid().notNull().defaultRandom(),
    /** null: no authenticator yet. */
    secondFactorAt: moment(),
    /** The half minute of the last code that counted: none counts twice. */
    lastCodeStep: integer(),
    /** The login that a demo prints: no second factor is asked of it, and in production it opens nothing. */
    isDemo: boolean().notNull().default(false),
    version: integer().notNull().default(1),
    createdAt: moment().notNull().defaultNow(),
    lastSignedInAt: moment(),
    removedAt: moment(),
  },
  (table) => [
    uniqueIndex('office_staff_email')
      .on(table.email)
      .where(sql`removed_at is null`),
  ],
);

/** A session of the office; of the cookie's token there is only a hash. */
export const officeSession = pgTable(
  'office_session',
  {
    id: uuid().primaryKey().defaultRandom(),
    tokenHash: text().notNull().unique('office_session_token'),
    staffId: uuid()
      .notNull()
      .references(() => officeStaff.id),
    /** Whether the second factor was given, too. */
    isComplete: boolean().notNull(),
    device: text(),
    startedAt: moment().notNull().defaultNow(),
    endsAt: moment().notNull(),
  },
  (table) => [index('office_session_of').on(table.staffId), index('office_session_end').on(table.endsAt)],
);

/** Links by which people choose their password; kept as hashes. */
export const officeLink = pgTable('office_link', {
  tokenHash: text().primaryKey(),
  staffId: uuid()
    .notNull()
    .references(() => officeStaff.id),
  endsAt: moment().notNull(),
});

/** Codes that stand for the authenticator, each once; kept as hashes made with OFFICE_KEY. */
export const officeRecoveryCode = pgTable('office_recovery_code', {
  codeHash: text().primaryKey(),
  staffId: uuid()
    .notNull()
    .references(() => officeStaff.id),
});

/** What an action changed, in the words of the API: states, cents, days; never who a customer is. */
export type ActionFacts = Readonly<Record<string, string | number | boolean | null>>;

/**
 * The log of actions: who did what, when, why, and what it was before and after. The database refuses to change or delete a row; of one
 * about a person who was erased it lets go what was said (`erased_at`), and keeps that something was done.
 */
export const officeAction = pgTable(
  'office_action',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    at: moment().notNull().defaultNow(),
    actor: text().$type<'person' | 'command'>().notNull(),
    staffId: uuid().references(() => officeStaff.id),
    /** Such as `order.refund`. */
    kind: text().notNull(),
    /** What it was done to: `order`, and its number. */
    subjectKind: text().notNull(),
    subject: text().notNull(),
    before: jsonb().$type<ActionFacts>(),
    after: jsonb().$type<ActionFacts>(),
    reason: text(),
    erasedAt: moment(),
  },
  (table) => [
    index('office_action_of_subject').on(table.subjectKind, table.subject, table.id),
    index('office_action_of_person').on(table.staffId, table.id),
    index('office_action_of_kind').on(table.kind, table.id),
    index('office_action_at').on(table.at),
    index('office_action_words').using(
      'gin',
      sql`search_words(subject || ' ' || kind || ' ' || coalesce(reason, '') || ' ' || coalesce(before::text, '') || ' ' || coalesce(after::text, ''))`,
    ),
    check('office_action_actor', sql`(actor = 'person') = (staff_id is not null)`),
  ],
);
