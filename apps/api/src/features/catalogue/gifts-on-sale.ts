import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { product, stock, type GiftTerms } from './catalogue.schema.ts';

/** A voucher of visits that is sold as a gift, with whether there is one left now. */
export type GiftOnSale = typeof product.$inferSelect & { gift: GiftTerms; isAvailable: boolean };

/** The gifts of a brand that are on sale, in the order of the file. */
export async function giftsOnSale(db: Db, brand: string): Promise<GiftOnSale[]> {
  const rows = await db
    .select({ product, isAvailable: sql<boolean>`${stock.onHand} > ${stock.allocated}` })
    .from(product)
    .innerJoin(stock, eq(stock.sku, product.sku))
    .where(and(eq(product.brand, brand), eq(product.onSale, true), isNotNull(product.gift)))
    .orderBy(asc(product.position), asc(product.sku));
  return rows.flatMap(({ product: row, isAvailable }) => (row.gift === null ? [] : [{ ...row, gift: row.gift, isAvailable }]));
}
