import { sql } from 'drizzle-orm';
import { bigserial, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Work to be done after a transaction, written inside it. Claimed by `claimed_until`; done rows keep `done_at`. */
export const outbox = pgTable(
  'outbox',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    kind: text().notNull(),
    /** The same key is written once only. */
    key: text().notNull().unique('outbox_key'),
    payload: jsonb().notNull(),
    attempts: integer().notNull().default(0),
    claimedUntil: timestamp({ withTimezone: true }).notNull().defaultNow(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    doneAt: timestamp({ withTimezone: true }),
    lastError: text(),
  },
  (table) => [
    index('outbox_open')
      .on(table.claimedUntil)
      .where(sql`${table.doneAt} is null`),
  ],
);
