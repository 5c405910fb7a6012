import { asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import type { ProductRow } from './load-catalogue.ts';
import { priceHistory, product, stock } from './catalogue.schema.ts';
import { lowestBefore, lowestUntil, type PriceSince } from './price-before.ts';
import { saleOf } from './sku-settings.ts';

/** A sku with the stock of its own, as the office sees it; a case has none. */
export interface WineStock {
  product: ProductRow;
  stock: typeof stock.$inferSelect | null;
  /** How many of price and sale state the office says, and how many changes are planned. */
  said: number;
  planned: number;
}

export interface WineQuery {
  /** Words, each somewhere in name, sku or vintage. */
  text?: string | undefined;
  brand?: string | undefined;
  /** `low`: so few left that somebody should see to it; `said`: where the office says otherwise than the folder, or will. */
  state?: 'low' | 'sold_out' | 'not_on_sale' | 'reserved' | 'said' | undefined;
  /** The sku of the last one of the page before. */
  after?: string | undefined;
  most: number;
}

/** Units of a sku from which on somebody should order bottles or take it off. */
export const low = 12;

const left = sql`(${stock.onHand} - ${stock.allocated})`;
const saidOf = (state: 'current' | 'planned') => sql<number>`(select count(*)::integer from sku_setting t where t.sku = ${product.sku} and t.state = ${state})`;
const states = {
  low: sql`${product.onSale} and not ${product.soon} and ${left} between 1 and ${low}::integer`,
  sold_out: sql`${product.onSale} and not ${product.soon} and ${left} <= 0`,
  not_on_sale: sql`not ${product.onSale} or ${product.soon}`,
  reserved: sql`${stock.reserved} > 0`,
  said: sql`exists (select 1 from sku_setting t where t.sku = ${product.sku} and t.state in ('current', 'planned'))`,
};

/** Wines by sku, those of one wine together in the estate's order; gifts are none. */
export async function listWines(db: Db, { text = '', brand, state, after, most }: WineQuery): Promise<WineStock[]> {
  const words = text.split(/\s+/).filter((word) => word !== '');
  // The title in every language, the sku and the vintage, without accents.
  const holds = (word: string) =>
    sql`position(public.plain_words(${word}) in public.plain_words(${product.title}::text || ' ' || ${product.sku} || ' ' || coalesce(${product.vintage}::text, ''))) > 0`;
  const place = sql`(${product.brand}, coalesce((select w.position from wine w where w.brand = ${product.brand} and w.slug = ${product.slug}), 100000), ${product.position}, ${product.sku})`;
  const conditions = [
    sql`${product.gift} is null`,
    ...(brand === undefined ? [] : [sql`${product.brand} = ${brand}`]),
    ...(state === undefined ? [sql`(${product.inFolder} or coalesce(${stock.onHand} - ${stock.allocated}, 0) > 0)`] : [states[state]]),
    ...(after === undefined
      ? []
      : [
          sql`${place} > (select p.brand, coalesce((select w.position from wine w where w.brand = p.brand and w.slug = p.slug), 100000), p.position, p.sku
            from product p where p.sku = ${after})`,
        ]),
    ...words.map(holds),
  ];
  return db
    .select({ product, stock, said: saidOf('current'), planned: saidOf('planned') })
    .from(product)
    .leftJoin(stock, eq(stock.sku, product.sku))
    .where(sql.join(conditions, sql` and `))
    .orderBy(place)
    .limit(most);
}

/** One sku; null where there is none, or it is a gift. */
export async function wineOf(db: Db, sku: string): Promise<WineStock | null> {
  const [row] = await db
    .select({ product, stock, said: saidOf('current'), planned: saidOf('planned') })
    .from(product)
    .leftJoin(stock, eq(stock.sku, product.sku))
    .where(sql`${product.sku} = ${sku} and ${product.gift} is null`);
  return row ?? null;
}

/** Where the office says otherwise than the folder, by sku: what counts, and what the folder has (decision 047). Money in cents. */
export interface Said {
  sku: string;
  kind: 'price' | 'sale';
  counts: string | number;
  folder: string | number;
}

/** What of the imported folder does not count, since the office said otherwise. */
export async function officeSays(db: Db): Promise<Said[]> {
  const { rows } = await db.execute<{ sku: string; kind: 'price' | 'sale' }>(sql`select sku, kind from sku_setting where state = 'current' order by sku, kind`);
  const said: Said[] = [];
  for (const { sku, kind } of rows) {
    const found = await wineOf(db, sku);
    if (found === null || !found.product.inFolder) continue;
    const { data } = found.product;
    const counts = kind === 'price' ? found.product.priceCents : saleOf(found.product);
    const folder = kind === 'price' ? (data.reducedPrice ?? data.price) : data.soon ? 'soon' : 'on_sale';
    if (counts !== folder) said.push({ sku, kind, counts, folder });
  }
  return said;
}

/** A price with the lowest of the 30 days before it (Directive 98/6/EC article 6a); cents, null where nothing was charged before. */
export interface PriceChange extends PriceSince {
  lowestBeforeCents: number | null;
}

/** What a sku cost from when on, newest first, and the lowest that was charged in the last 30 days: what a reduction that begins now stands beside. */
export async function pricesOf(db: Db, sku: string, most: number): Promise<{ changes: PriceChange[]; lowestCents: number | null }> {
  const { since, priceCents, reduced } = priceHistory;
  const history = await db.select({ since, priceCents, reduced }).from(priceHistory).where(eq(priceHistory.sku, sku)).orderBy(asc(since));
  const changes = history.map((one, at) => ({ ...one, lowestBeforeCents: lowestBefore(history.slice(0, at + 1)) }));
  return { changes: changes.toReversed().slice(0, most), lowestCents: lowestUntil(history, new Date()) };
}
