import { sql } from 'drizzle-orm';
import type { components } from '@parral/api-spec';
import type { Language } from '@parral/api-spec/languages';
import { bottleSize } from '@parral/rules';
import type { Bottle } from '../../platform/content/index.ts';
import type { Db } from '../../platform/database/database.ts';
import { readMessages } from '../../platform/words/words.ts';
import { skuAddress, type SiteContent } from '../site/index.ts';
import { type CaseContents, type GiftTerms, product, wine } from './catalogue.schema.ts';
import type messages from './messages.en.json';

const words = readMessages<typeof messages>(import.meta.url);

/** How a sku is shown in baskets and orders. Its price and stock are never kept here. */
export interface ProductSnapshot {
  sku: string;
  brand: string;
  slug: string;
  title: Record<Language, string>;
  category: string;
  /** null: a case. */
  vintage: number | null;
  millilitres: number;
  /** What it cost before a reduction, in cents; null when nothing is reduced. */
  priceBeforeCents: number | null;
  bottle: Bottle;
  /** Still in the catalogue; one that left it has no page any more. */
  onSale: boolean;
  /** A voucher sold as a gift, which is not sent by post; null for a bottle. */
  gift: GiftTerms | null;
  /** With a case: the bottles in it; null for everything else. */
  contents: CaseContents | null;
}

/** Every sku there ever was, by itself; for `context.content.memo`. */
export async function loadProducts(tx: Db): Promise<ReadonlyMap<string, ProductSnapshot>> {
  const rows = await tx
    .select({ product, category: sql<string | null>`${wine.data} ->> 'category'` })
    .from(product)
    .leftJoin(wine, sql`${wine.brand} = ${product.brand} and ${wine.slug} = ${product.slug}`);
  return new Map(rows.map((row) => [row.product.sku, snapshotOf(row.product, row.category)]));
}

function snapshotOf(row: typeof product.$inferSelect, category: string | null): ProductSnapshot {
  const { sku, brand, slug, title, vintage, millilitres, priceBeforeCents, onSale, gift, contents } = row;
  return { sku, brand, slug, title, vintage, millilitres, priceBeforeCents, category: category ?? '', bottle: row.data.bottle, onSale, gift, contents };
}

/** Path of a sku on its wine's page, in a language of its brand. A gift's is the page that sells them. */
export function productPath({ sku, brand, slug, gift }: ProductSnapshot, site: SiteContent, language: Language): string {
  const paths = site.brands.get(brand)?.paths;
  if (gift !== null) return (paths?.['gifts'] ?? paths?.['visits'])?.[language] ?? `/${language}/`;
  return skuAddress(site, brand, language, slug, sku);
}

/** Vintage and format, for example `2019, 75 cl`; of a gift how many people it is for, of a case how many bottles it holds. */
export function productLabel(
  { gift, contents, vintage, millilitres }: Pick<ProductSnapshot, 'gift' | 'contents' | 'vintage' | 'millilitres'>,
  language: Language,
): string {
  if (contents !== null) return caseLabel(contents, language);
  return gift === null ? `${vintage}, ${bottleSize(millilitres, language)}` : peopleLabel(gift.participants, language);
}

/** How many bottles a case holds, in words. */
export function caseLabel(contents: CaseContents, language: Language): string {
  return words(language)('caseOf', { count: bottleCount({ contents }) });
}

/** How many bottles one unit is: those of a case, else 1. */
export function bottleCount({ contents }: Pick<ProductSnapshot, 'contents'>): number {
  return contents?.reduce((sum, { bottles }) => sum + bottles, 0) ?? 1;
}

/** What is in a case, each bottle with its own page; nothing for everything else. */
export function caseParts(
  { contents }: Pick<ProductSnapshot, 'contents'>,
  { products, site }: { products: ReadonlyMap<string, ProductSnapshot>; site: SiteContent },
  language: Language,
): components['schemas']['CasePart'][] {
  return (contents ?? []).flatMap(({ sku, bottles }) => {
    const part = products.get(sku);
    if (part === undefined) return [];
    const href = productPath(part, site, language);
    return [{ id: sku, title: part.title[language], label: productLabel(part, language), href, bottles, bottle: part.bottle }];
  });
}

/** For how many people a gift is. */
export function peopleLabel(people: number, language: Language): string {
  return words(language)('voucherFor', { count: people });
}
