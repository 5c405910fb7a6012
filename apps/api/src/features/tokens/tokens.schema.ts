import { sql } from 'drizzle-orm';
import { pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { Scope } from './scopes.ts';

const moment = () => timestamp({ withTimezone: true });

/** Tokens by which programs of the estate read here; of the token itself there is only a hash. */
export const apiToken = pgTable(
  'api_token',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** What it is for, in the estate's words; one at a time has a name. */
    name: text().notNull(),
    tokenHash: text().notNull().unique('api_token_hash'),
    scopes: text().array().$type<Scope[]>().notNull(),
    createdAt: moment().notNull().defaultNow(),
    expiresAt: moment().notNull(),
    /** To the minute. */
    lastUsedAt: moment(),
    revokedAt: moment(),
  },
  (table) => [
    uniqueIndex('api_token_name')
      .on(table.name)
      .where(sql`revoked_at is null`),
  ],
);
