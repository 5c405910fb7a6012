import { boolean, date, index, integer, jsonb, pgSequence, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { components } from '@parral/api-spec';
import type { Club, Language, Level, Member } from '../../platform/content/index.ts';

/** What members change themselves. Name and surname serve checkouts only: those of the membership are changed by the estate. */
export interface MemberOwn {
  name?: string;
  surname?: string;
  phone_number?: string;
  billing_address?: components['schemas']['BillingAddress'];
  birthday?: string | null;
  language?: Language;
  nationality?: string | null;
  company_name?: string | null;
  title?: Member['title'] | null;
}

/** What the estate knows of a member besides the columns. */
/** `email`: as the folder has it; while that one stays the same, the member's own choice is kept. */
export type MemberData = Pick<Member, 'language' | 'phone' | 'newsletter'> &
  Partial<Pick<Member, 'email' | 'title' | 'memberSince' | 'birthday' | 'address' | 'nationality' | 'companyName'>> & {
    document?: Member['document'] | undefined;
  };

/** What is known of a level without the rest of the club's terms. */
export type LevelData = Pick<Club['levels'][number], 'label' | 'permanent' | 'card' | 'goal' | 'months'>;

/** The levels of the club, as the last import left them. */
export const membershipLevel = pgTable('membership_level', {
  id: text().$type<Level>().primaryKey(),
  position: integer().notNull(),
  data: jsonb().$type<LevelData>().notNull(),
});

/** A person of the club; both brands know the same person. */
export const member = pgTable('member', {
  id: uuid().primaryKey().defaultRandom(),
  number: text().notNull().unique('member_number'),
  /** Lower case. */
  email: text().notNull().unique('member_email'),
  passwordHash: text().notNull(),
  /** Hash of the password in the folder: while that one stays the same, the member's own choice is kept. */
  folderPasswordHash: text().notNull(),
  name: text().notNull(),
  surname: text().notNull(),
  /** That of the current membership, or of the last one. */
  level: text().$type<Level>().notNull(),
  membershipEnds: date(),
  /** As it is compared: capitals, without blanks and hyphens. */
  documentNumber: text().unique('member_document'),
  /** Invited, and no password chosen yet. */
  invited: boolean().notNull().default(false),
  data: jsonb().$type<MemberData>().notNull(),
  /** What the member changed at a checkout: it stands before `data`, and imports leave it as it is. */
  own: jsonb().$type<MemberOwn>().notNull().default({}),
  /** Values of club.yaml's preferences. */
  preferences: jsonb().$type<string[]>().notNull().default([]),
});

/** Numbers of members who were invited. */
export const memberNumbers = pgSequence('member_numbers', { startWith: 30001 });

/**
 * A visitor's session. The cookie carries a token of which only the hash is kept; `id` stays the same
 * when the token changes at login, so what points at the session (the basket) stays.
 */
export const session = pgTable(
  'session',
  {
    id: uuid().primaryKey().defaultRandom(),
    tokenHash: text().notNull().unique('session_token'),
    memberId: uuid().references(() => member.id, { onDelete: 'cascade' }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** When the member logged in, and with what: for the list of their sessions. */
    loggedInAt: timestamp({ withTimezone: true }),
    device: text(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('session_expiry').on(table.expiresAt)],
);

/** The keys that rows of other features name. */
export const memberKey = member.id;
export const sessionKey = session.id;
