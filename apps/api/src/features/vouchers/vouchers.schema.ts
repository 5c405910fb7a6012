import type { Language } from '@parral/api-spec/languages';
import { sql } from 'drizzle-orm';
import { boolean, check, date, foreignKey, index, integer, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { memberKey } from '../session/index.ts';

/** Who made a discount code. */
export type CouponMaker = 'folder' | 'office';

/**
 * A discount code of the basket: a percentage or an amount in cents, never both.
 * `uses` is the database's own after the first import; a use is one update guarded by `uses < max_uses`.
 * A code that the folder drops stays, inactive. Of the folder's the office may say another last day and whether it serves:
 * `active` and `valid_until` are what counts, by the one rule of decision 047.
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
    madeBy: text().$type<CouponMaker>().notNull().default('folder'),
    /** Whether the folder has the code, and where; of a code of the office it counts for nothing. */
    inFolder: boolean().notNull().default(true),
    file: text(),
    line: integer(),
    folderActive: boolean(),
    folderUntil: date(),
    /** What the office says in place of the folder; null: nothing. */
    saidActive: boolean(),
    saidUntil: date(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    check('coupon_maker', sql`made_by in ('folder', 'office')`),
    check('coupon_one_kind', sql`(${table.percent} is null) <> (${table.amountCents} is null)`),
    check('coupon_uses', sql`${table.uses} >= 0`),
  ],
);

/** Who made a voucher: the estate folder, the office, the club (a member's visit code), or the shop (a gift that was bought). */
export type VoucherMaker = 'folder' | 'office' | 'club' | 'shop';

/**
 * A voucher of visits: so many people come for nothing more. What stands before the code's first hyphen is its prefix;
 * `U` is for one experience, every other for any visit of the brand.
 */
export const voucher = pgTable(
  'voucher',
  {
    code: text().primaryKey(),
    madeBy: text().$type<VoucherMaker>().notNull(),
    brand: text().notNull(),
    /** Not a foreign key: the import replaces the visits. */
    experienceId: text(),
    participants: integer().notNull(),
    /** First and last day of the visit, Europe/Madrid. */
    startsOn: date().notNull(),
    endsOn: date().notNull(),
    active: boolean().notNull().default(true),
    /** Redeemed, or taken at the door. */
    usedAt: timestamp({ withTimezone: true }),
    /** A member's visit code: one for each estate and season. */
    memberId: uuid(),
    season: integer(),
    /** Bought as a gift: the order, and which of its gifts. */
    orderId: uuid(),
    orderPosition: integer(),
    /** The gift's sku, and what opens the page to print without a session: `gift_…`, 128 random bits. */
    orderSku: text(),
    giftToken: text().unique('voucher_gift'),
    /** What was paid for a gift that stayed outside VAT when it was sold: taxed once it is redeemed. null for every other. */
    untaxedCents: integer(),
    /** Of the folder's: where it stands (null: nowhere any more), what it says, and what the office says in its place (null: nothing); `active` and `ends_on` are what counts (decision 047). */
    file: text(),
    line: integer(),
    folderActive: boolean(),
    folderUntil: date(),
    saidActive: boolean(),
    saidUntil: date(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('voucher_made').on(table.createdAt, table.code),
    unique('voucher_of_member').on(table.memberId, table.brand, table.season),
    unique('voucher_of_order').on(table.orderId, table.orderPosition),
    foreignKey({ name: 'voucher_member', columns: [table.memberId], foreignColumns: [memberKey] }).onDelete('set null'),
    check('voucher_kind', sql`(code like 'U-%') = (experience_id is not null)`),
    check('voucher_days', sql`ends_on >= starts_on`),
    check('voucher_participants', sql`participants > 0`),
    check('voucher_untaxed', sql`untaxed_cents >= 0`),
    check('voucher_maker', sql`made_by in ('folder', 'office', 'club', 'shop')`),
  ],
);

/** The key that rows of other features name. */
export const voucherKey = voucher.code;

/** A voucher that the office sent to somebody by mail, once each time. */
export const voucherSending = pgTable(
  'voucher_sending',
  {
    id: uuid().primaryKey().defaultRandom(),
    code: text().notNull(),
    name: text().notNull(),
    /** In its kept form. */
    email: text().notNull(),
    language: text().$type<Language>().notNull(),
    /** What the estate adds to the mail; empty for nothing. */
    words: text().notNull(),
    sentAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('voucher_sending_code').on(table.code, table.sentAt),
    index('voucher_sending_email').on(table.email),
    foreignKey({ name: 'voucher_sending_voucher', columns: [table.code], foreignColumns: [voucher.code] }).onDelete('cascade'),
  ],
);
