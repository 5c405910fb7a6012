import type { Language } from '@parral/api-spec/languages';
import { sql } from 'drizzle-orm';
import { boolean, check, date, foreignKey, index, integer, jsonb, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import type { Club, Level } from '../../platform/content/index.ts';
import { memberKey } from '../session/index.ts';

const moment = () => timestamp({ withTimezone: true });

/** `club/club.yaml` as the last import left it; one row. */
export const clubSettings = pgTable('club_settings', { id: integer().primaryKey(), data: jsonb().$type<Club>().notNull() });

/**
 * A time during which somebody belongs to the club at one level; days in Europe/Madrid, both included. The current one
 * is active and holds today. One that follows another is active once the goal of that one is met (specification section 4).
 */
export const membership = pgTable(
  'membership',
  {
    id: uuid().primaryKey().defaultRandom(),
    memberId: uuid().notNull(),
    level: text().$type<Level>().notNull(),
    startsOn: date().notNull(),
    /** null: permanent. */
    endsOn: date(),
    /** Minimum consumption in cents; null: none. */
    goalCents: integer(),
    activatedAt: moment(),
    /** Written by the estate's people; false: by renewal, and renewed again only by itself. */
    fromFolder: boolean().notNull().default(true),
    /** Whether the estate's people said it at the office or by command: then imports leave this member's memberships as they are (decision 048). */
    byOffice: boolean().notNull().default(false),
    /** Whether another follows when it ends. */
    renews: boolean().notNull().default(true),
  },
  (table) => [
    foreignKey({ name: 'membership_member', columns: [table.memberId], foreignColumns: [memberKey] }).onDelete('cascade'),
    unique('membership_start').on(table.memberId, table.startsOn),
    check('membership_days', sql`ends_on is null or ends_on >= starts_on`),
    check('membership_goal', sql`goal_cents is null or goal_cents >= 0`),
  ],
);

/** A line of a purchase in a shop. `sku` is null for what the catalogue does not have. Cents. */
export interface PurchaseItem {
  sku: string | null;
  name: string;
  quantity: number;
  unitPriceCents: number;
}

/**
 * What a member bought elsewhere: at the estate's shop with its lines (`store`), or somewhere else with a total only
 * (`external`). Kept without the member when that one is erased: it is an invoice.
 */
export const memberPurchase = pgTable(
  'member_purchase',
  {
    id: uuid().primaryKey().defaultRandom(),
    memberId: uuid(),
    kind: text().$type<'store' | 'external'>().notNull(),
    number: text().notNull().unique('member_purchase_number'),
    boughtOn: date().notNull(),
    totalCents: integer().notNull(),
    items: jsonb().$type<PurchaseItem[]>().notNull(),
  },
  (table) => [
    foreignKey({ name: 'member_purchase_member', columns: [table.memberId], foreignColumns: [memberKey] }).onDelete('set null'),
    index('member_purchase_of').on(table.memberId),
    check('member_purchase_kind', sql`kind in ('store', 'external')`),
    check('member_purchase_total', sql`total_cents >= 0`),
  ],
);

/**
 * A subscription given to somebody: by a member, one for each membership year, or by the estate. The person invited is a
 * row of `member` from the first moment, so that one index keeps e-mails and documents unique over both.
 */
export const invitation = pgTable(
  'invitation',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** null: the estate invites. */
    inviterId: uuid(),
    /** First day of the membership year it belongs to; of the estate's own the day on which it was given. */
    yearStartsOn: date().notNull(),
    /** Of the estate's own: the brand that writes. null: given by a member, whose mail comes from the site where that was. */
    brand: text(),
    guestId: uuid(),
    createdAt: moment().notNull().defaultNow(),
    acceptedAt: moment(),
    expiresAt: moment().notNull(),
  },
  (table) => [
    foreignKey({ name: 'invitation_inviter', columns: [table.inviterId], foreignColumns: [memberKey] }).onDelete('cascade'),
    foreignKey({ name: 'invitation_guest', columns: [table.guestId], foreignColumns: [memberKey] }).onDelete('set null'),
    unique('invitation_year').on(table.inviterId, table.yearStartsOn),
  ],
);

/** A link of a mail that sets a password: of a token only the hash is kept, and the row goes with its use. */
export const passwordToken = pgTable(
  'password_token',
  {
    tokenHash: text().primaryKey(),
    memberId: uuid().notNull(),
    purpose: text().$type<'reset' | 'invitation'>().notNull(),
    expiresAt: moment().notNull(),
  },
  (table) => [
    foreignKey({ name: 'password_token_member', columns: [table.memberId], foreignColumns: [memberKey] }).onDelete('cascade'),
    index('password_token_of').on(table.memberId),
  ],
);

/** A member whose membership has ended asks for another; one request each. */
export const renewalRequest = pgTable(
  'renewal_request',
  {
    memberId: uuid().primaryKey(),
    message: text().notNull(),
    site: text().notNull(),
    requestedAt: moment().notNull().defaultNow(),
  },
  (table) => [foreignKey({ name: 'renewal_request_member', columns: [table.memberId], foreignColumns: [memberKey] }).onDelete('cascade')],
);

/** Another e-mail address that a member has not confirmed yet: of the token in its mail only the hash is kept. */
export const emailChange = pgTable(
  'email_change',
  {
    memberId: uuid().primaryKey(),
    /** Lower case. */
    email: text().notNull(),
    tokenHash: text().notNull().unique('email_change_token'),
    expiresAt: moment().notNull(),
  },
  (table) => [foreignKey({ name: 'email_change_member', columns: [table.memberId], foreignColumns: [memberKey] }).onDelete('cascade')],
);

/** Somebody who asks to become a member; one open request for each address. */
export const joiningRequest = pgTable('joining_request', {
  id: uuid().primaryKey().defaultRandom(),
  email: text().notNull().unique('joining_request_email'),
  name: text().notNull(),
  surname: text().notNull(),
  phoneNumber: text().notNull(),
  message: text().notNull(),
  language: text().$type<Language>().notNull(),
  site: text().notNull(),
  createdAt: moment().notNull().defaultNow(),
});
