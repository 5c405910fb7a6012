import type { Language } from '@parral/api-spec/languages';
import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** A visit that somebody asked the estate for; the estate answers by mail. Taken out a year after the day wished for. */
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
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('group_request_email').on(table.email), check('group_request_people', sql`people > 0`)],
);
