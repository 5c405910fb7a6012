import { date, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** A day on which a brand receives nobody, whatever its schedules say: its slots stay closed, and who was booked is told. */
export const closedDay = pgTable(
  'closed_day',
  {
    brand: text().notNull(),
    day: date().notNull(),
    /** Why, in the words of the estate's people, as visitors read it; empty for no word. */
    reason: text().notNull(),
    closedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ name: 'closed_day_of_brand', columns: [table.brand, table.day] })],
);
