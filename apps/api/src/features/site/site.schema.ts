import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { Brand } from '../../platform/content/index.ts';

/** A brand as brands.yaml has it. */
export const brand = pgTable('brand', {
  id: text().primaryKey(),
  position: integer().notNull(),
  data: jsonb().$type<Brand>().notNull(),
});
