import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { product, stock } from './catalogue.schema.ts';

/** What may be sold now of each of these skus that exists; 0 for what is no longer on sale. */
export async function availableOf(db: Db, skus: string[]): Promise<{ sku: string; available: number; soon: boolean }[]> {
  const available = sql<number>`case when ${product.onSale} then coalesce(${stock.onHand} - ${stock.allocated}, 0) else 0 end`;
  return db
    .select({ sku: product.sku, available, soon: product.soon })
    .from(product)
    .leftJoin(stock, eq(stock.sku, product.sku))
    .where(sql`${product.sku} = any(${sql.param(skus)})`);
}
