import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Which process of the installation does the work that is done once; one row. */
export const jobLease = pgTable('job_lease', {
  name: text().primaryKey(),
  holder: uuid().notNull(),
  until: timestamp({ withTimezone: true }).notNull(),
});
