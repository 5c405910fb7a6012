import type { Language } from '@parral/api-spec/languages';
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { components } from '@parral/api-spec';

const moment = () => timestamp({ withTimezone: true });

export type LinkKind = components['schemas']['PaymentLinkKind'];
export type LinkState = components['schemas']['PaymentLinkState'];

/** What is paid for, as its buyer reads it: in the link's language, money in cents. */
export interface LinkContent {
  lines: { title: string; detail: string; quantity: number; cents: number }[];
  /** null where nothing is sent. */
  shipping: { address: string[]; cents: number } | null;
}

/** What the estate asks somebody to pay, by a link in a mail. What it is for is held until it is paid, expires or is withdrawn. */
export const paymentLink = pgTable(
  'payment_link',
  {
    /** Also the session, and the basket, of what is bought by it. */
    id: uuid().primaryKey(),
    kind: text().$type<LinkKind>().notNull(),
    state: text().$type<LinkState>().notNull(),
    /** Of the newest mail's token, which is kept nowhere; null until the first has been written. */
    tokenHash: text().unique('payment_link_token'),
    brand: text().notNull(),
    language: text().$type<Language>().notNull(),
    /** Address that links in its mails begin with. */
    origin: text().notNull(),
    name: text().notNull(),
    /** In its kept form. */
    email: text().notNull(),
    words: text().notNull(),
    content: jsonb().$type<LinkContent>().notNull(),
    amountCents: integer().notNull(),
    /** What the feature that made it needs to have it paid. */
    terms: jsonb().notNull(),
    until: moment().notNull(),
    /** Who of the office made it; null for a command. */
    staffId: uuid(),
    /** Of the form that it was made with, so that one sent twice makes one link; null for a command. */
    officeKey: uuid().unique('payment_link_office_key'),
    /** SHA-256 of what that form said; with `officeKey`. */
    officeWish: text(),
    sends: integer().notNull().default(1),
    createdAt: moment().notNull().defaultNow(),
    sentAt: moment(),
    openedAt: moment(),
    paidAt: moment(),
    endedAt: moment(),
    /** Number of the order, or reference of the visit, that was paid. */
    sale: text(),
  },
  (table) => [
    index('payment_link_made').on(table.createdAt, table.id),
    index('payment_link_email').on(table.email),
    index('payment_link_live')
      .on(table.until)
      .where(sql`state in ('sent', 'opened')`),
    check('payment_link_state', sql`state in ('sent', 'opened', 'paid', 'expired', 'withdrawn')`),
    check('payment_link_money', sql`amount_cents >= 0 and sends > 0`),
    check('payment_link_paid', sql`(state = 'paid') = (sale is not null)`),
  ],
);
