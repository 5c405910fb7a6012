import { asc, sql } from 'drizzle-orm';
import { type Db, insertInParts } from '../../platform/database/database.ts';
import type { Variant } from '../../platform/content/index.ts';
import { priceHistory, type SaleState, type skuSetting } from './catalogue.schema.ts';
import { priceBefore, type PriceSince } from './price-before.ts';

type Priced = Pick<Variant, 'sku' | 'price' | 'reducedPrice'>;
type Setting = typeof skuSetting.$inferSelect;

/** What a sku of the folder costs and how it is sold, where the office may say otherwise (decision 047). */
export function asSold({ sku, price, reducedPrice, soon }: Variant, said: { price?: Setting; sale?: Setting } = {}): Priced & { sale: SaleState } {
  const sale = said.sale?.sale ?? (soon ? 'soon' : 'on_sale');
  if (said.price?.priceCents == null) return { sku, price, ...(reducedPrice !== undefined && { reducedPrice }), sale };
  const { priceCents, reducedCents } = said.price;
  return { sku, price: priceCents, ...(reducedCents !== null && { reducedPrice: reducedCents }), sale };
}

/**
 * Notes each price that changed, and returns for each sku what `priceBefore` says of it.
 * A sku that is new and already reduced counts as having cost its full price for the 30 days before.
 */
export async function writePrices(tx: Db, variants: readonly Priced[]): Promise<Map<string, number | null>> {
  const now = await transactionTime(tx);
  const history = new Map<string, PriceSince[]>();
  for (const { sku, ...entry } of await tx.select().from(priceHistory).orderBy(asc(priceHistory.since))) {
    history.set(sku, [...(history.get(sku) ?? []), entry]);
  }
  const added: (PriceSince & { sku: string })[] = [];
  for (const variant of variants) {
    const known = history.get(variant.sku) ?? [];
    const fresh = changes(variant, known, now);
    added.push(...fresh.map((entry) => ({ sku: variant.sku, ...entry })));
    history.set(variant.sku, [...known, ...fresh]);
  }
  await insertInParts(added, (part) => tx.insert(priceHistory).values(part).onConflictDoNothing());
  return new Map(variants.map(({ sku }) => [sku, priceBefore(history.get(sku) ?? [])]));
}

function changes({ price, reducedPrice }: Priced, known: readonly PriceSince[], now: Date): PriceSince[] {
  const present: PriceSince = { since: now, priceCents: reducedPrice ?? price, reduced: reducedPrice !== undefined };
  const last = known.at(-1);
  if (last !== undefined) return last.priceCents === present.priceCents && last.reduced === present.reduced ? [] : [present];
  if (!present.reduced) return [present];
  return [{ since: new Date(now.getTime() - 30 * 24 * 60 * 60 * 1000), priceCents: price, reduced: false }, present];
}

async function transactionTime(tx: Db): Promise<Date> {
  const { rows } = await tx.execute<{ ms: number | string }>(sql`select floor(extract(epoch from now()) * 1000)::float8 as ms`);
  return new Date(Number(rows[0]?.ms));
}
