import type { Language } from '@parral/api-spec/languages';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import type { Bottle, Brand } from '../../platform/content/index.ts';
import type { Content } from '../../platform/content/content.ts';
import { type GiftTerms, product, wine } from '../catalogue/catalogue.schema.ts';
import { contentState } from '../../platform/content/content.schema.ts';
import { shippingCountry } from '../shipping/shipping.schema.ts';
import { page } from '../site/pages.schema.ts';
import { type ProductRoutes, productRoutes } from '../site/load-site.ts';
import { brand } from '../site/site.schema.ts';
import { coupon } from '../vouchers/vouchers.schema.ts';

/** How a sku is shown in baskets and orders. Its price and stock are never kept here. */
export interface ShopProduct {
  sku: string;
  brand: string;
  slug: string;
  title: Record<Language, string>;
  category: string;
  vintage: number;
  millilitres: number;
  /** What it cost before a reduction, in cents; null when nothing is reduced. */
  priceBeforeCents: number | null;
  bottle: Bottle;
  /** Still in the catalogue; one that left it has no page any more. */
  onSale: boolean;
  /** A voucher sold as a gift, which is not sent by post; null for a bottle. */
  gift: GiftTerms | null;
}

export interface Tariff {
  price: number;
  freeFrom: number | null;
  postcodeRegex: string;
}

/** What baskets and orders need of the content: kept in memory until the content changes. Money in cents. */
export interface ShopTerms {
  vatPercent: number;
  freeFrom: number | null;
  tariffs: ReadonlyMap<string, Tariff>;
  products: ReadonlyMap<string, ShopProduct>;
  brands: ReadonlyMap<string, Brand>;
  productRoutes: ProductRoutes;
  /** Whether discount codes are taken at all, by the estate folder. */
  takesCoupons: boolean;
  /** Whether a basket shows the field for one: codes are taken, and there is one to be had. */
  couponEnabled: boolean;
}

/** Gives the terms of the present content. Not to be called inside a transaction. */
export function shopTerms(content: Content): () => Promise<ShopTerms> {
  return content.memo(load);
}

async function load(tx: Db): Promise<ShopTerms> {
  const [state] = await tx.select({ shipping: contentState.shipping }).from(contentState);
  const countries = await tx.select().from(shippingCountry).orderBy(shippingCountry.position);
  const brands = await tx.select().from(brand);
  const skus = await tx
    .select({ product, category: sql<string | null>`${wine.data} ->> 'category'` })
    .from(product)
    .leftJoin(wine, sql`${wine.brand} = ${product.brand} and ${wine.slug} = ${product.slug}`);
  const pages = await tx
    .select({ brand: page.brand, language: page.language, route: page.route, key: sql<string>`${page.data} ->> 'key'` })
    .from(page)
    .where(sql`${page.data} ->> 'key' = 'product'`);
  const coupons = await tx.select({ code: coupon.code }).from(coupon).where(eq(coupon.active, true)).limit(1);
  const takesCoupons = state?.shipping?.couponsEnabled ?? true;
  return {
    vatPercent: state?.shipping?.vat ?? 21,
    freeFrom: state?.shipping?.freeFrom ?? null,
    tariffs: new Map(countries.map((row) => [row.code, { price: row.priceCents, freeFrom: row.freeFromCents, postcodeRegex: row.postcodeRegex }])),
    products: new Map(skus.map((row) => [row.product.sku, shopProduct(row.product, row.category)])),
    brands: new Map(brands.map((row) => [row.id, row.data])),
    productRoutes: productRoutes(pages),
    takesCoupons,
    couponEnabled: takesCoupons && coupons.length > 0,
  };
}

function shopProduct(row: typeof product.$inferSelect, category: string | null): ShopProduct {
  const { sku, brand: of, slug, title, vintage, millilitres, priceBeforeCents, onSale, gift } = row;
  return { sku, brand: of, slug, title, vintage, millilitres, priceBeforeCents, category: category ?? '', bottle: row.data.bottle, onSale, gift };
}
