import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** A mail by name and language; the layout round every mail is named `layout`, language `*`. */
export const mailTemplate = pgTable(
  'mail_template',
  { name: text().notNull(), language: text().notNull(), subject: text().notNull(), body: text().notNull() },
  (table) => [primaryKey({ columns: [table.name, table.language] })],
);
