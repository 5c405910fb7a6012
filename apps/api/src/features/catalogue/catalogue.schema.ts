import type { Language } from '@parral/api-spec/languages';
import type { PriceStep } from '@parral/rules';
import { sql } from 'drizzle-orm';
import { bigserial, boolean, check, foreignKey, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
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
 * what the folder drops is no longer `onSale`. What the office says of price and sale state stands in `sku_setting`, and here as it counts. Prices are cents with VAT.
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
    /** Whether the folder has it; what it dropped is not sold, whatever the office says. */
    inFolder: boolean().notNull().default(true),
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
    /** Of what is left, bottles that only members may buy. */
    reserved: integer().notNull().default(0),
  },
  (table) => [
    foreignKey({ name: 'stock_product', columns: [table.sku], foreignColumns: [product.sku] }),
    check('stock_reserved', sql`${table.reserved} >= 0 and ${table.reserved} <= ${table.onHand} - ${table.allocated}`),
    check('stock_not_negative', sql`${table.allocated} >= 0 and ${table.allocated} <= ${table.onHand}`),
  ],
);

/** Bottles that nobody else can buy, for a payment link: counted as allocated while they are held. */
export const stockHold = pgTable(
  'stock_hold',
  {
    /** Id of the link. */
    holder: uuid().notNull(),
    sku: text().notNull(),
    bottles: integer().notNull(),
  },
  (table) => [
    primaryKey({ name: 'stock_hold_of', columns: [table.holder, table.sku] }),
    index('stock_hold_sku').on(table.sku),
    foreignKey({ name: 'stock_hold_stock', columns: [table.sku], foreignColumns: [stock.sku] }),
    check('stock_hold_bottles', sql`${table.bottles} > 0`),
  ],
);

/** What moves bottles otherwise than a sale. `folder`: the figure of the folder changed. */
export type MovementKind = 'folder' | 'delivery' | 'breakage' | 'count' | 'reserve' | 'release';

/** Why there are more or fewer bottles of a sku than before, or more or fewer of them for members alone; never changed. */
export const stockMovement = pgTable(
  'stock_movement',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    sku: text().notNull(),
    kind: text().$type<MovementKind>().notNull(),
    /** How many more or fewer: on hand, or with `reserve` and `release` for members alone. */
    units: integer().notNull(),
    /** On the shelf afterwards; null where nobody looked: the folder says nothing of shelves. */
    shelf: integer(),
    reason: text().notNull(),
    /** Who of the office; null: a command, or an import. */
    staffId: uuid(),
  },
  (table) => [
    foreignKey({ name: 'stock_movement_stock', columns: [table.sku], foreignColumns: [stock.sku] }),
    index('stock_movement_of_sku').on(table.sku, table.id),
    check('stock_movement_kind', sql`kind in ('folder', 'delivery', 'breakage', 'count', 'reserve', 'release')`),
  ],
);

/** How a sku is sold. `off`: not at all; it has no page then. */
export type SaleState = 'on_sale' | 'soon' | 'off';

/**
 * What the office says of a sku in place of the folder, from a moment on (decision 047). `planned` until then, `current` while it
 * holds, `past` afterwards, `withdrawn` where it never came to that.
 */
export const skuSetting = pgTable(
  'sku_setting',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    sku: text().notNull(),
    kind: text().$type<'price' | 'sale'>().notNull(),
    state: text().$type<'planned' | 'current' | 'past' | 'withdrawn'>().notNull().default('planned'),
    startsAt: timestamp({ withTimezone: true }).notNull(),
    /** Price and sale state null: from then on the folder's counts again. */
    priceCents: integer(),
    /** What is asked instead while it is reduced. */
    reducedCents: integer(),
    sale: text().$type<SaleState>(),
    reason: text(),
    staffId: uuid(),
    madeAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    foreignKey({ name: 'sku_setting_product', columns: [table.sku], foreignColumns: [product.sku] }),
    index('sku_setting_of_sku').on(table.sku, table.id),
    index('sku_setting_planned')
      .on(table.startsAt)
      .where(sql`state = 'planned'`),
    uniqueIndex('sku_setting_current')
      .on(table.sku, table.kind)
      .where(sql`state = 'current'`),
    check('sku_setting_price', sql`price_cents > 0 and (reduced_cents is null or reduced_cents > 0 and reduced_cents < price_cents)`),
    check('sku_setting_kind', sql`(kind = 'price' and sale is null) or (kind = 'sale' and price_cents is null and reduced_cents is null)`),
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
