import { date, jsonb, pgTable, timestamp } from 'drizzle-orm/pg-core';

/** One row a night, whichever process does it. */
export const nightlyAudit = pgTable('nightly_audit', {
  /** Day in Europe/Madrid. */
  day: date().primaryKey(),
  beganAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  /** Names of the checks that the first look did not find in order; null before it. */
  suspected: jsonb().$type<string[]>(),
  /** Names of those that the second look did not find in order either; null before the end. */
  failed: jsonb().$type<string[]>(),
  endedAt: timestamp({ withTimezone: true }),
});
