import type { Language } from '@parral/api-spec/languages';
import { jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import type { Page } from '../../platform/content/index.ts';

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

/** A mail by name and language; the layout round every mail is named `layout`, language `*`. */
export const mailTemplate = pgTable(
  'mail_template',
  { name: text().notNull(), language: text().notNull(), subject: text().notNull(), body: text().notNull() },
  (table) => [primaryKey({ columns: [table.name, table.language] })],
);
