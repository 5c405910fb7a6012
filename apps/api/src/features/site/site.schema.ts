import type { Language } from '@parral/api-spec/languages';
import { integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import type { Brand, Page } from '../../platform/content/index.ts';

/** A brand as brands.yaml has it. */
export const brand = pgTable('brand', {
  id: text().primaryKey(),
  position: integer().notNull(),
  data: jsonb().$type<Brand>().notNull(),
});

/** A page template with its front matter; `route` is empty for the home page and may hold `:name` parts. */
export const page = pgTable(
  'page',
  {
    id: text().primaryKey(),
    brand: text().notNull(),
    language: text().$type<Language>().notNull(),
    route: text().notNull(),
    data: jsonb().$type<Page>().notNull(),
  },
  (table) => [unique('page_route').on(table.brand, table.language, table.route)],
);

/** A Liquid partial by its name. */
export const partial = pgTable('partial', { name: text().primaryKey(), source: text().notNull() });
