import { sql } from 'drizzle-orm';
import { bigserial, check, foreignKey, index, integer, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { productKey } from '../catalogue/index.ts';
import { sessionKey } from '../session/index.ts';

/** The basket of a session: one, made with its first line or code. It goes with the session. */
export const basket = pgTable(
  'basket',
  {
    id: uuid().primaryKey().defaultRandom(),
    sessionId: uuid().notNull().unique('basket_session'),
    /** Not a foreign key: a code that is dropped leaves the basket as it is, without its discount. */
    couponCode: text(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [foreignKey({ name: 'basket_of_session', columns: [table.sessionId], foreignColumns: [sessionKey] }).onDelete('cascade')],
);

/** One sku in a basket. Prices are always those of now; `seenPriceCents` is what the sku cost when the buyer last changed the line. */
export const basketLine = pgTable(
  'basket_line',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Order in which lines were added. */
    position: bigserial({ mode: 'number' }).notNull(),
    basketId: uuid().notNull(),
    sku: text().notNull(),
    quantity: integer().notNull(),
    seenPriceCents: integer().notNull(),
  },
  (table) => [
    unique('basket_line_sku').on(table.basketId, table.sku),
    foreignKey({ name: 'basket_line_basket', columns: [table.basketId], foreignColumns: [basket.id] }).onDelete('cascade'),
    foreignKey({ name: 'basket_line_product', columns: [table.sku], foreignColumns: [productKey] }),
    index('basket_line_of_sku').on(table.sku),
    check('basket_line_quantity', sql`${table.quantity} > 0`),
  ],
);
