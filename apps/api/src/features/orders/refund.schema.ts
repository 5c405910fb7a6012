import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { shopOrder } from './orders.schema.ts';
import { withdrawal } from './withdrawal.schema.ts';

const moment = () => timestamp({ withTimezone: true });

/** Why money goes back: the order was cancelled, lines of it were withdrawn from, or somebody did it in the provider's own pages. */
export type RefundReason = 'cancellation' | 'withdrawal' | 'provider';

/** Money that goes back to a card, in cents: ordered in the transaction that decides it, done when the card provider has done it. */
export const orderRefund = pgTable(
  'order_refund',
  {
    /** `rf_…`; the provider is asked under it, so that asking twice gives back once. */
    id: text().primaryKey(),
    orderId: uuid().notNull(),
    reason: text().$type<RefundReason>().notNull(),
    withdrawalId: text(),
    cents: integer().notNull(),
    /** The provider's own name of it. */
    providerId: text().unique('order_refund_provider'),
    orderedAt: moment().notNull().defaultNow(),
    doneAt: moment(),
    /** The bank did not take it: it may be ordered again. */
    failedAt: moment(),
  },
  (table) => [
    foreignKey({ name: 'order_refund_order', columns: [table.orderId], foreignColumns: [shopOrder.id] }),
    foreignKey({ name: 'order_refund_withdrawal', columns: [table.withdrawalId], foreignColumns: [withdrawal.id] }),
    index('order_refund_of_order').on(table.orderId),
    uniqueIndex('order_refund_cancellation')
      .on(table.orderId)
      .where(sql`reason = 'cancellation' and failed_at is null`),
    uniqueIndex('order_refund_of_withdrawal')
      .on(table.withdrawalId)
      .where(sql`failed_at is null`),
    check('order_refund_reason', sql`reason in ('cancellation', 'withdrawal', 'provider') and (reason = 'withdrawal') = (withdrawal_id is not null)`),
    check('order_refund_cents', sql`cents >= 0`),
  ],
);
