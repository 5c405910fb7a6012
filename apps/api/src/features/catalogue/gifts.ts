import type { Gift, Variant } from '../../platform/content/index.ts';
import { product, stock, type GiftTerms } from './catalogue.schema.ts';
import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';

/** A gift as a sku like any other: with a price, a stock and a drawing. No wine has it, so the catalogue does not list it. */
export function giftVariant({ sku, name, year, price, stock, bottle }: Gift): Variant {
  return { sku, name, vintage: year, millilitres: 750, price, stock, soon: false, alcohol: 0, bestFrom: year, bestTo: year, bottle };
}

export function giftRow(gift: Gift, position: number): typeof product.$inferInsert {
  const { prefix, experienceId, participants, months, text } = gift;
  const data = giftVariant(gift);
  return {
    sku: gift.sku,
    brand: gift.brand,
    slug: gift.sku.toLowerCase(),
    position,
    vintage: data.vintage,
    millilitres: data.millilitres,
    priceCents: gift.price,
    priceBeforeCents: null,
    soon: false,
    clubOnly: false,
    onSale: true,
    title: gift.name,
    gift: { prefix, experienceId, participants, months, text },
    data,
  };
}

/** A voucher of visits that is sold as a gift, with whether there is one left now. */
export type GiftOnSale = typeof product.$inferSelect & { gift: GiftTerms; isAvailable: boolean };

/** The gifts of a brand that are on sale, in the order of the file. */
export async function giftsOnSale(db: Db, brand: string): Promise<GiftOnSale[]> {
  const rows = await db
    .select({ product, isAvailable: sql<boolean>`${stock.onHand} - ${stock.reserved} > ${stock.allocated}` })
    .from(product)
    .innerJoin(stock, eq(stock.sku, product.sku))
    .where(and(eq(product.brand, brand), eq(product.onSale, true), isNotNull(product.gift)))
    .orderBy(asc(product.position), asc(product.sku));
  return rows.flatMap(({ product: row, isAvailable }) => (row.gift === null ? [] : [{ ...row, gift: row.gift, isAvailable }]));
}
