import type { Language } from '@parral/api-spec/languages';
import type { PriceStep } from '@parral/rules';
import { sql } from 'drizzle-orm';
import { boolean, check, foreignKey, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { Level, Variant, Wine } from '../../platform/content/index.ts';

/** A wine of a brand: what all its vintages and formats share. Rows go when the folder drops the wine. */
export const wine = pgTable(
  'wine',
  {
    brand: text().notNull(),
    slug: text().notNull(),
    position: integer().notNull(),
    data: jsonb().$type<Omit<Wine, 'variants'>>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.brand, table.slug] })],
);

/** What a gift's voucher will be: good for so many months, for so many people. */
export interface GiftTerms {
  prefix: string;
  /** null: any visit of the brand. */
  experienceId: string | null;
  participants: number;
  months: number;
  text: Record<Language, string>;
}

/** Bottles in a case: skus of the same brand, and how many of each. */
export type CaseContents = { sku: string; bottles: number }[];

/**
 * A sku: one vintage of a wine in one format. Rows are never deleted, since orders name them:
 * what the folder drops is no longer `onSale`. Prices are cents with VAT.
 */
export const product = pgTable(
  'product',
  {
    sku: text().primaryKey(),
    brand: text().notNull(),
    slug: text().notNull(),
    /** Place among the wine's variants: newest vintage first, smaller formats first. */
    position: integer().notNull(),
    /** null: a case, whose bottles have theirs. */
    vintage: integer(),
    millilitres: integer().notNull(),
    /** What the buyer pays now. */
    priceCents: integer().notNull(),
    /** Lowest price of the 30 days before the present reduction; null when nothing is reduced. */
    priceBeforeCents: integer(),
    /** Announced, not yet to be bought. */
    soon: boolean().notNull(),
    /** Only for members. */
    clubOnly: boolean().notNull(),
    /** Only for members of these levels; null: for all members. */
    clubLevels: jsonb().$type<Level[]>(),
    /** What members pay; null: what everybody does. */
    memberPriceCents: integer(),
    /** What one unit costs in a line of so many, in cents; null: the same however many. */
    priceSteps: jsonb().$type<PriceStep[]>(),
    /** Bottles that one member may buy in a season, by level and for `others`; null: as many as there are. */
    perMember: jsonb().$type<Record<string, number>>(),
    /** With a case: the bottles in it, whose stock is its own; null: it is one bottle itself. */
    contents: jsonb().$type<CaseContents>(),
    /** How many units one line may hold; null: as many as of any other. */
    mostInLine: integer(),
    onSale: boolean().notNull(),
    /** Name of the wine, for baskets and orders. */
    title: jsonb().$type<Record<Language, string>>().notNull(),
    /** A voucher sold as a gift, which is made after the payment and not sent by post; null for a bottle. */
    gift: jsonb().$type<GiftTerms>(),
    data: jsonb().$type<Variant>().notNull(),
  },
  (table) => [index('product_wine').on(table.brand, table.slug), check('product_price', sql`${table.priceCents} >= 0`)],
);

/**
 * Bottles of a sku. `onHand` counts those of live orders too, which `allocated` holds;
 * what may be sold is `onHand - allocated`. Taking stock is one guarded update.
 */
export const stock = pgTable(
  'stock',
  {
    sku: text().primaryKey(),
    onHand: integer().notNull(),
    allocated: integer().notNull().default(0),
    /** The figure of the folder at the last import: only a change of it changes `onHand`. */
    folderStock: integer().notNull(),
  },
  (table) => [
    foreignKey({ name: 'stock_product', columns: [table.sku], foreignColumns: [product.sku] }),
    check('stock_not_negative', sql`${table.allocated} >= 0 and ${table.allocated} <= ${table.onHand}`),
  ],
);

/** What a sku cost from when on; the newest row is the present price. */
export const priceHistory = pgTable(
  'price_history',
  { sku: text().notNull(), since: timestamp({ withTimezone: true }).notNull(), priceCents: integer().notNull(), reduced: boolean().notNull() },
  (table) => [primaryKey({ columns: [table.sku, table.since] })],
);

/** The key that rows of other features name. */
export const productKey = product.sku;
