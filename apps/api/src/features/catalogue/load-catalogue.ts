import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { product, wine } from './catalogue.schema.ts';

export type WineData = typeof wine.$inferSelect.data;
export type ProductRow = typeof product.$inferSelect;

/** A wine with its skus on sale, newest vintage first. */
export interface LoadedWine {
  brand: string;
  slug: string;
  data: WineData;
  /** Never empty. */
  variants: ProductRow[];
}

export interface CatalogueContent {
  /** In the estate's own order. */
  wines: LoadedWine[];
  /** Slugs are unique in the whole folder. */
  bySlug: ReadonlyMap<string, LoadedWine>;
  bySku: ReadonlyMap<string, { wine: LoadedWine; product: ProductRow }>;
}

/** For `context.content.memo`. */
export async function loadCatalogue(tx: Db): Promise<CatalogueContent> {
  const rows = await tx.select().from(wine).orderBy(asc(wine.brand), asc(wine.position), asc(wine.slug));
  const products = await tx.select().from(product).where(eq(product.onSale, true)).orderBy(asc(product.position));
  const bySlug = Map.groupBy(products, (row) => row.slug);
  const wines = rows.map(({ brand, slug, data }) => ({ brand, slug, data, variants: bySlug.get(slug) ?? [] })).filter((loaded) => loaded.variants.length > 0);
  return {
    wines,
    bySlug: new Map(wines.map((loaded) => [loaded.slug, loaded])),
    bySku: new Map(wines.flatMap((loaded) => loaded.variants.map((row) => [row.sku, { wine: loaded, product: row }] as const))),
  };
}
