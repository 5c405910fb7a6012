import type { Language } from '@parral/api-spec/languages';
import { foreignKey, index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { productKey } from '../catalogue/index.ts';

/** Somebody who wants to know when a bottle is back. The row goes with the mail that says so, and a year after it was asked for. */
export const restockRequest = pgTable(
  'restock_request',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** In its kept form. */
    email: text().notNull(),
    sku: text().notNull(),
    language: text().$type<Language>().notNull(),
    /** Scheme and host with which the mail's link begins. */
    origin: text().notNull(),
    askedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    foreignKey({ name: 'restock_request_product', columns: [table.sku], foreignColumns: [productKey] }),
    uniqueIndex('restock_request_once').on(table.email, table.sku),
    index('restock_request_sku').on(table.sku),
  ],
);
