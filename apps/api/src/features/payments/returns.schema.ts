import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { DisputeState } from './payment-provider.ts';

const moment = () => timestamp({ withTimezone: true });

/** What the provider says has gone back of a payment, whoever gave it back. */
export const paymentRefund = pgTable(
  'payment_refund',
  {
    /** The provider's own name of it. */
    id: text().primaryKey(),
    paymentId: text().notNull(),
    cents: integer().notNull(),
    /** The bank did not take it: the money is the estate's again. It does not come back from this. */
    isFailed: boolean().notNull().default(false),
    notedAt: moment().notNull().defaultNow(),
  },
  (table) => [index('payment_refund_of_payment').on(table.paymentId), check('payment_refund_cents', sql`cents > 0`)],
);

/** A payment that its buyer had the bank take back. */
export const paymentDispute = pgTable(
  'payment_dispute',
  {
    id: text().primaryKey(),
    paymentId: text().notNull(),
    cents: integer().notNull(),
    state: text().$type<DisputeState>().notNull(),
    /** Until then the estate may answer; null where it cannot. */
    answerBy: moment(),
    notedAt: moment().notNull().defaultNow(),
  },
  (table) => [
    index('payment_dispute_of_payment').on(table.paymentId),
    index('payment_dispute_undecided')
      .on(table.notedAt)
      .where(sql`state in ('unanswered', 'answered')`),
    check('payment_dispute_state', sql`state in ('unanswered', 'answered', 'won', 'lost')`),
  ],
);
