import type { Language } from '@parral/api-spec/languages';
import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** A visit that somebody asked the estate for; the estate answers with a proposal (`answer-group.ts`), or by mail. Taken out a year after the day wished for. */
export const groupRequest = pgTable(
  'group_request',
  {
    id: uuid().primaryKey().defaultRandom(),
    brand: text().notNull(),
    webLanguage: text().$type<Language>().notNull(),
    /** null: something of its own. */
    experienceId: text(),
    day: date().notNull(),
    people: integer().notNull(),
    wish: text().notNull(),
    name: text().notNull(),
    /** In its kept form. */
    email: text().notNull(),
    phone: text().notNull(),
    /** Payment link of the newest proposal, which is the id of its booking intent too; null before the first. */
    linkId: uuid(),
    refusedAt: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('group_request_email').on(table.email),
    index('group_request_made').on(table.createdAt, table.id),
    check('group_request_people', sql`people > 0`),
  ],
);
