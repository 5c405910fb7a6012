import type { Language } from '@parral/api-spec/languages';
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  customType,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { OrderIntentState, OrderParts, OrderState, OrderStatus } from '@parral/rules';
import type { CaseContents } from '../catalogue/index.ts';
import type { RefusalLine, RevisionSnapshot } from './revision-snapshot.ts';

const moment = () => timestamp({ withTimezone: true });
const percentage = () => numeric({ precision: 5, scale: 2, mode: 'number' });

/** What a buyer is about to pay for: at most one that is alive for each basket (states: packages/rules, order-states). */
export const orderIntent = pgTable(
  'order_intent',
  {
    id: uuid().primaryKey(),
    /** No foreign keys to basket and session: an order outlives both. */
    basketId: uuid().notNull(),
    sessionId: uuid().notNull(),
    memberId: uuid(),
    brand: text().notNull(),
    language: text().$type<Language>().notNull(),
    state: text().$type<OrderIntentState>().notNull(),
    /** Number of the newest revision. */
    revision: integer().notNull(),
    /** Number of the newest revision that the card provider has acknowledged. */
    acknowledgedRevision: integer('told_revision').notNull().default(0),
    /** `pi_…` of the card provider, `free_…` when nothing is due; null while creating. */
    paymentIntentId: text().unique('order_intent_payment'),
    paymentSecret: text(),
    /** Address the buyer came from, such as https://example.com, for the link in the mail. */
    origin: text().notNull(),
    termsAcceptedAt: moment(),
    termsVersion: text(),
    /** Why it was cancelled: a code of the table of errors, and the lines concerned. PAYMENT_PROCESSING while the buyer's bank takes its time. */
    reason: text(),
    reasonLines: jsonb().$type<RefusalLine[]>(),
    /** One change at a time goes to the card provider: who changes holds it until then. */
    busyUntil: moment().notNull().defaultNow(),
    /** Who that is; a name made for the one change. */
    busyOwner: uuid(),
    /** When the reconciler looks next. */
    checkAfter: moment().notNull(),
    createdAt: moment().notNull().defaultNow(),
    updatedAt: moment().notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('order_intent_live')
      .on(table.basketId)
      .where(sql`state in ('creating', 'open', 'placing')`),
    index('order_intent_unfinished')
      .on(table.checkAfter)
      .where(sql`state in ('creating', 'open', 'placing')`),
    index('order_intent_cancelled')
      .on(table.updatedAt)
      .where(sql`state = 'cancelled'`),
    index('order_intent_of_member')
      .on(table.memberId)
      .where(sql`member_id is not null`),
    check('order_intent_state', sql`state in ('creating', 'open', 'placing', 'placed', 'cancelled')`),
  ],
);

/** What the buyer saw: lines, prices, shipping, coupon, addresses. Written once, never changed. */
export const orderRevision = pgTable(
  'order_revision',
  {
    intentId: uuid().notNull(),
    revision: integer().notNull(),
    snapshot: jsonb().$type<RevisionSnapshot>().notNull(),
    totalCents: integer().notNull(),
    /** What the card is asked for; 0 when nothing is due. */
    dueCents: integer().notNull(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.intentId, table.revision] }),
    foreignKey({ name: 'order_revision_intent', columns: [table.intentId], foreignColumns: [orderIntent.id] }),
    check('order_revision_money', sql`total_cents >= 0 and due_cents >= 0 and due_cents <= total_cents`),
  ],
);

/** An order: made when the goods are taken, paid when the card is charged. Money in cents, VAT included. */
export const shopOrder = pgTable(
  'shop_order',
  {
    id: uuid().primaryKey().defaultRandom(),
    number: text().notNull().unique('shop_order_number'),
    intentId: uuid().notNull().unique('shop_order_intent'),
    paymentIntentId: text().notNull().unique('shop_order_payment'),
    revision: integer().notNull(),
    state: text().$type<OrderState>().notNull(),
    sessionId: uuid().notNull(),
    memberId: uuid(),
    brand: text().notNull(),
    language: text().$type<Language>().notNull(),
    email: text().notNull(),
    totalCents: integer().notNull(),
    taxCents: integer().notNull(),
    shippingCents: integer().notNull(),
    /** Percentage of VAT in the shipping; null where nothing is sent. */
    shippingVatPercent: percentage(),
    shippingVatCents: integer().notNull(),
    discountCents: integer().notNull(),
    dueCents: integer().notNull(),
    capturedCents: integer().notNull().default(0),
    refundedCents: integer().notNull().default(0),
    /** Opens the order from the link in the mail, without a session. */
    viewToken: text().notNull().unique('shop_order_view'),
    placedAt: moment().notNull().defaultNow(),
    paidAt: moment(),
    /** When the purchase was handed to the tag manager; it is handed out once. */
    trackedAt: moment(),
    /** What has become of the goods (packages/rules, order-status); `state` says what has become of the money. */
    status: text().$type<OrderStatus>().notNull().default('new'),
    inProcessAt: moment(),
    /** Who carries it, by name, and where its way is shown; with the moment of the dispatch, and only with it. */
    carrier: text(),
    trackingNumber: text(),
    trackingUrl: text(),
    dispatchedAt: moment(),
    /** When a pickup began to wait at the shop. */
    readyAt: moment(),
    /** Day of delivery in Europe/Madrid: from it the withdrawal period counts. */
    deliveredOn: date(),
    canceledAt: moment(),
  },
  (table) => [
    foreignKey({ name: 'shop_order_of_intent', columns: [table.intentId], foreignColumns: [orderIntent.id] }),
    index('shop_order_of_member').on(table.memberId),
    index('shop_order_email').on(table.email),
    index('shop_order_placed').on(table.placedAt, table.id),
    index('shop_order_status_placed').on(table.status, table.placedAt, table.id),
    index('shop_order_canceled_placed')
      .on(table.placedAt, table.id)
      .where(sql`(status = 'canceled' or state = 'cancelled' or state = 'refunded')`),
    index('shop_order_free_placed')
      .on(table.placedAt, table.id)
      .where(sql`due_cents = 0`),
    index('shop_order_paid').on(table.paidAt, table.number),
    index('shop_order_given_back')
      .on(table.paidAt)
      .where(sql`refunded_cents > 0`),
    check('shop_order_state', sql`state in ('authorised', 'paid', 'cancelled', 'refunded')`),
    check('shop_order_status', sql`status in ('new', 'in_process', 'completed', 'canceled') and (status <> 'completed' or delivered_on is not null)`),
    check('shop_order_shipping_vat', sql`shipping_vat_cents between 0 and shipping_cents and (shipping_vat_percent is not null or shipping_vat_cents = 0)`),
    check('shop_order_dispatch', sql`(dispatched_at is null) = (carrier is null) and (tracking_number is null or carrier is not null)`),
    check('shop_order_money', sql`captured_cents between 0 and due_cents and refunded_cents between 0 and captured_cents`),
  ],
);

export const orderLine = pgTable(
  'order_line',
  {
    orderId: uuid().notNull(),
    position: integer().notNull(),
    sku: text().notNull(),
    title: text().notNull(),
    label: text().notNull(),
    quantity: integer().notNull(),
    unitPriceCents: integer().notNull(),
    /** What the coupon takes off the line, all its units together. */
    discountCents: integer().notNull(),
    /** Percentage of VAT in what the line costs after its discount; null: outside VAT (packages/rules, vat). */
    vatPercent: percentage(),
    vatCents: integer().notNull(),
    /** With a case: the bottles that one of it took from the stock; null: one of its own sku. */
    contents: jsonb().$type<CaseContents>(),
    /** When its bottles went back on sale. */
    returnedAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.position] }),
    foreignKey({ name: 'order_line_order', columns: [table.orderId], foreignColumns: [shopOrder.id] }),
    index('order_line_sku').on(table.sku),
    check('order_line_quantity', sql`quantity > 0`),
    check('order_line_vat', sql`vat_cents between 0 and quantity * unit_price_cents - discount_cents and (vat_percent is not null or vat_cents = 0)`),
  ],
);

/** A coupon used by an order, once each. */
export const couponUse = pgTable('coupon_use', { code: text().notNull(), orderId: uuid().notNull() }, (table) => [
  primaryKey({ columns: [table.code, table.orderId] }),
  foreignKey({ name: 'coupon_use_order', columns: [table.orderId], foreignColumns: [shopOrder.id] }),
]);

const words = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** What the office finds an order by, beside its own columns; written with it. */
export const orderSearch = pgTable(
  'order_search',
  {
    orderId: uuid().primaryKey(),
    placedAt: moment().notNull(),
    /** Of the buyer. */
    name: text().notNull(),
    /** Where it goes, or is billed to. */
    country: text().notNull(),
    units: integer().notNull(),
    shippingMode: text().$type<OrderParts['shipping_mode']>().notNull(),
    /** Number, name, company, address of mail, wines, tracking number: `search_words` of the database makes them. */
    words: words().notNull(),
  },
  (table) => [
    foreignKey({ name: 'order_search_order', columns: [table.orderId], foreignColumns: [shopOrder.id] }).onDelete('cascade'),
    index('order_search_words').using('gin', table.words),
    index('order_search_country').on(table.country, table.placedAt),
    index('order_search_placed').on(table.placedAt, table.orderId),
  ],
);

/**
 * What was sold of each sku on a day that is over, so that a report of a year need not read all lines of a year (decision 052): written once
 * by a job, a day after the other. A row with an empty sku says that the day is kept, also where nothing was sold.
 */
export const salesDay = pgTable(
  'sales_day',
  {
    /** In Europe/Madrid. */
    day: date().notNull(),
    /** Or `shipping`, `paid_otherwise`. */
    sku: text().notNull(),
    title: text(),
    orders: integer().notNull(),
    units: integer().notNull(),
    cents: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.sku] })],
);

/** What was sold on a day that is over by where it went, in whose shop and to whom, for the reports that are not by wine. A row with an empty brand says that the day is kept. */
export const salesDayBuyers = pgTable(
  'sales_day_buyers',
  {
    /** In Europe/Madrid. */
    day: date().notNull(),
    brand: text().notNull(),
    country: text().notNull(),
    /** `members` or `visitors`. */
    channel: text().notNull(),
    orders: integer().notNull(),
    units: integer().notNull(),
    cents: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.brand, table.country, table.channel] })],
);
