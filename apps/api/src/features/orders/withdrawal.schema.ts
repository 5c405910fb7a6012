import type { Language } from '@parral/api-spec/languages';
import { foreignKey, index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { shopOrder } from './orders.schema.ts';

const moment = () => timestamp({ withTimezone: true });

/** A buyer's withdrawal from an order (Directive 2011/83/EU, article 11a): declared first, made when it is confirmed. */
export const withdrawal = pgTable(
  'withdrawal',
  {
    /** Handed out: 128 random bits. */
    id: text().primaryKey(),
    orderId: uuid().notNull(),
    name: text().notNull(),
    email: text().notNull(),
    language: text().$type<Language>().notNull(),
    /** Lines it is for. */
    skus: text().array().notNull(),
    declaredAt: moment().notNull().defaultNow(),
    confirmedAt: moment(),
  },
  (table) => [
    foreignKey({ name: 'withdrawal_order', columns: [table.orderId], foreignColumns: [shopOrder.id] }),
    index('withdrawal_of_order').on(table.orderId),
  ],
);

/** A line that was withdrawn from: once, by one confirmed withdrawal. */
export const withdrawalLine = pgTable('withdrawal_line', { orderId: uuid().notNull(), sku: text().notNull(), withdrawalId: text().notNull() }, (table) => [
  primaryKey({ columns: [table.orderId, table.sku] }),
  foreignKey({ name: 'withdrawal_line_of', columns: [table.withdrawalId], foreignColumns: [withdrawal.id] }),
]);
