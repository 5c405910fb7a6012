import type { Language } from '@parral/api-spec/languages';
import { sql } from 'drizzle-orm';
import { bigint, boolean, check, date, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';

/**
 * A visit at one time. Capacity counts people: `held` are those of payments under way and of offers to the waiting list,
 * `booked` those of live bookings; they change by `places.ts` alone.
 */
export const slot = pgTable(
  'slot',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Not a foreign key: a visit that the folder drops leaves its slots to those who booked them. */
    experienceId: text().notNull(),
    /** Wall time of Europe/Madrid, `YYYY-MM-DDTHH:MM`: what visitors read, and the slot's name. */
    startsLocal: text().notNull(),
    day: date().notNull(),
    startsAt: timestamp({ withTimezone: true }).notNull(),
    endsAt: timestamp({ withTimezone: true }).notNull(),
    capacity: integer().notNull(),
    held: integer().notNull().default(0),
    booked: integer().notNull().default(0),
    languages: text().array().$type<Language[]>().notNull(),
    guide: text(),
    room: text(),
    /** false: the schedule has it no longer; what is booked in it stays booked. */
    isOpen: boolean().notNull().default(true),
    /** Opened by the estate's people beside the schedule, which does not close it. */
    isExtra: boolean().notNull().default(false),
  },
  (table) => [
    uniqueIndex('slot_of_experience').on(table.experienceId, table.startsLocal),
    // Clashes of guides and rooms are looked for among the slots of a day.
    index('slot_day').on(table.day),
    check('slot_places', sql`held >= 0 and booked >= 0 and held + booked <= capacity`),
  ],
);

/** The key that rows of other features name. */
export const slotKey = slot.id;
