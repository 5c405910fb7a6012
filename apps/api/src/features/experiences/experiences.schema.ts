import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { Experience } from '../../platform/content/index.ts';

/** A visit that can be booked. */
export const experience = pgTable('experience', {
  id: text().primaryKey(),
  brand: text().notNull(),
  position: integer().notNull(),
  data: jsonb().$type<Experience>().notNull(),
});
