import { bigint, date, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { slot } from './slot.schema.ts';

/** What every closing says. */
const closing = () => ({
  brand: text().notNull(),
  /** Why, in the words of the estate's people, as visitors read it; empty for no word. */
  reason: text().notNull(),
  /** Until when who is booked may choose another date; null: everybody has the money back at once. */
  answerUntil: timestamp({ withTimezone: true }),
  closedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
});

/** A day on which a brand receives nobody, whatever its schedules say: its slots stay closed, and who was booked is told. */
export const closedDay = pgTable('closed_day', { ...closing(), day: date().notNull() }, (table) => [
  primaryKey({ name: 'closed_day_of_brand', columns: [table.brand, table.day] }),
]);

/** One slot that does not take place, whatever its schedule says. */
export const closedSlot = pgTable('closed_slot', {
  slotId: bigint({ mode: 'number' })
    .primaryKey()
    .references(() => slot.id),
  ...closing(),
});
