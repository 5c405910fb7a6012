import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { DisputeState } from './payment-provider.ts';

const moment = () => timestamp({ withTimezone: true });

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
