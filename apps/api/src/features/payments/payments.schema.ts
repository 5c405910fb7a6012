import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { PaymentSubject } from './payment-provider.ts';

const moment = () => timestamp({ withTimezone: true });

/**
 * | state    | meaning                                                             |
 * |----------|---------------------------------------------------------------------|
 * | asked    | what is sold was taken; the provider is asked for the money          |
 * | done     | the money is there                                                  |
 * | failed   | it never came                                                       |
 * | disputed | it came, and its buyer has the bank take it back, or has had so      |
 */
export type PaymentRowState = 'asked' | 'done' | 'failed' | 'disputed';

/** Money for a sale, in cents. What was asked and what was captured is written once: the database refuses to change or delete it. */
export const payment = pgTable(
  'payment',
  {
    /** The provider's own name of it. */
    id: text().primaryKey(),
    subject: text().$type<PaymentSubject>().notNull(),
    /** The intent of the order or visit; a sale may have several. */
    intentId: uuid().notNull(),
    askedCents: integer().notNull(),
    capturedCents: integer(),
    state: text().$type<PaymentRowState>().notNull(),
    askedAt: moment().notNull().defaultNow(),
    doneAt: moment(),
  },
  (table) => [
    index('payment_of_sale').on(table.intentId),
    check('payment_state', sql`state in ('asked', 'done', 'failed', 'disputed') and (state in ('done', 'disputed')) = (captured_cents is not null)`),
    check('payment_cents', sql`asked_cents > 0 and captured_cents >= 0`),
  ],
);

/**
 * Why money goes back: the sale was cancelled; lines were withdrawn from by their buyer; the estate gives back lines, or an
 * amount; what was paid for was gone; somebody did it in the provider's own pages.
 */
export type RefundReason = 'cancellation' | 'withdrawal' | 'lines' | 'amount' | 'unavailable' | 'provider';

/** Units of one line of an order whose money goes back, and how much, in cents. */
export interface RefundedLine {
  sku: string;
  quantity: number;
  cents: number;
}

/** Money that goes back, in cents: asked in the transaction that decides it, done when the provider has done it, failed when the bank did not take it. What it says is written once. */
export const refund = pgTable(
  'refund',
  {
    /** `rf_…`; the provider is asked under it, so that asking twice gives back once. */
    id: text().primaryKey(),
    paymentId: text().notNull(),
    /** What it is for: given back once of a payment, unless it failed. */
    key: text().notNull(),
    reason: text().$type<RefundReason>().notNull(),
    /** The reason in the words of the estate's people. */
    note: text(),
    cents: integer().notNull(),
    /** Of which lines; empty where it is of none in particular. */
    lines: jsonb().$type<RefundedLine[]>().notNull().default([]),
    /** What of it is delivery. */
    shippingCents: integer().notNull().default(0),
    state: text().$type<'asked' | 'done' | 'failed'>().notNull().default('asked'),
    /** What the provider gave back: less than was asked where somebody was quicker in its own pages. */
    doneCents: integer(),
    /** The provider's own name of it. */
    providerId: text().unique('refund_provider'),
    askedAt: moment().notNull().defaultNow(),
    doneAt: moment(),
    failedAt: moment(),
  },
  (table) => [
    foreignKey({ name: 'refund_payment', columns: [table.paymentId], foreignColumns: [payment.id] }),
    index('refund_of_payment').on(table.paymentId),
    uniqueIndex('refund_once')
      .on(table.paymentId, table.key)
      .where(sql`state <> 'failed'`),
    index('refund_under_way')
      .on(table.askedAt)
      .where(sql`state = 'asked'`),
    check('refund_reason', sql`reason in ('cancellation', 'withdrawal', 'lines', 'amount', 'unavailable', 'provider')`),
    check('refund_state', sql`state in ('asked', 'done', 'failed') and (state <> 'done' or done_cents is not null)`),
    check('refund_cents', sql`cents > 0 and done_cents between 0 and cents and shipping_cents between 0 and cents`),
  ],
);
