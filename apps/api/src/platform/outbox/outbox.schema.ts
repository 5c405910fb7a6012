import { sql } from 'drizzle-orm';
import { bigserial, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/**
 * Work to be done after a transaction, written inside it. A row waits until `available_at`, is leased while it is worked on
 * (`lease_id`, until `available_at`), and ends as done (`done_at`) or dead (`dead_at`: nobody tries it again by itself).
 */
export const outbox = pgTable(
  'outbox',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    kind: text().notNull(),
    /** The same key is written once only. */
    key: text().notNull().unique('outbox_key'),
    /** Rows of one sequence are done one after the other, in the order in which they were written. */
    sequence: text(),
    payload: jsonb().notNull(),
    attempts: integer().notNull().default(0),
    availableAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** One for each lease: whoever lost it neither ends nor postpones the row. */
    leaseId: uuid(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    doneAt: timestamp({ withTimezone: true }),
    deadAt: timestamp({ withTimezone: true }),
    lastError: text(),
    /** The request in which it was written, for whoever follows one through the logs. */
    requestId: text(),
  },
  (table) => [
    index('outbox_open')
      .on(table.availableAt, table.id)
      .where(sql`${table.doneAt} is null and ${table.deadAt} is null`),
    index('outbox_sequence')
      .on(table.sequence, table.id)
      .where(sql`coalesce(${table.doneAt}, ${table.deadAt}) is null`),
    index('outbox_of_sequence')
      .on(table.sequence)
      .where(sql`${table.sequence} is not null`),
    index('outbox_ended')
      .on(table.doneAt)
      .where(sql`${table.doneAt} is not null`),
  ],
);
