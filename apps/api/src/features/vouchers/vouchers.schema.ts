import { sql } from 'drizzle-orm';
import { boolean, check, date, integer, pgTable, text } from 'drizzle-orm/pg-core';

/**
 * A discount code of the basket: a percentage or an amount in cents, never both.
 * `uses` is the database's own after the first import; a use is one update guarded by `uses < max_uses`.
 * A code that the folder drops stays, inactive.
 */
export const coupon = pgTable(
  'coupon',
  {
    code: text().primaryKey(),
    percent: integer(),
    amountCents: integer(),
    /** null: every brand. */
    brands: text().array(),
    active: boolean().notNull(),
    /** Days in Europe/Madrid, both included. */
    validFrom: date(),
    validUntil: date(),
    maxUses: integer(),
    uses: integer().notNull(),
  },
  (table) => [check('coupon_one_kind', sql`(${table.percent} is null) <> (${table.amountCents} is null)`), check('coupon_uses', sql`${table.uses} >= 0`)],
);
