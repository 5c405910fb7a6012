import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { stockHold } from './catalogue.schema.ts';
import { returnStock, takeStock } from './stock.store.ts';

type Bottles = readonly (readonly [sku: string, quantity: number])[];

/** Holds bottles for `holder` in the caller's transaction: nobody else can buy them. The sku of which there are not enough; null when all are held. */
export async function holdStock(tx: Db, holder: string, bottles: Bottles): Promise<string | null> {
  for (const [sku, quantity] of bottles) if (!(await takeStock(tx, sku, quantity, false))) return sku;
  if (bottles.length > 0) await tx.insert(stockHold).values(bottles.map(([sku, quantity]) => ({ holder, sku, bottles: quantity })));
  return null;
}

/** Puts what `holder` has held on sale again, in the caller's transaction. */
export async function releaseStock(tx: Db, holder: string): Promise<void> {
  await returnStock(
    tx,
    (await endHold(tx, holder)).map(([sku, quantity]) => ({ sku, quantity })),
  );
}

/**
 * Takes bottles for an order in the caller's transaction, those that `holder` has held first; what was held beyond them goes back on sale.
 * The sku of which there are not enough; null when all are taken.
 */
export async function takeOrderedStock(tx: Db, holder: string, bottles: Bottles, isMember: boolean): Promise<string | null> {
  const held = new Map(await endHold(tx, holder));
  const wanted = new Map(bottles);
  // In one order over both, so that two never wait for one another.
  for (const sku of [...new Set([...wanted.keys(), ...held.keys()])].sort((a, b) => (a < b ? -1 : 1))) {
    const more = (wanted.get(sku) ?? 0) - (held.get(sku) ?? 0);
    if (more > 0 && !(await takeStock(tx, sku, more, isMember))) return sku;
    if (more < 0) await returnStock(tx, [{ sku, quantity: -more }]);
  }
  return null;
}

async function endHold(tx: Db, holder: string): Promise<[string, number][]> {
  const { rows } = await tx.execute<{ sku: string; bottles: number }>(sql`delete from stock_hold where holder = ${holder} returning sku, bottles`);
  return rows.map(({ sku, bottles }) => [sku, bottles]);
}

/** SQL for the bottles that are held and not sold, as a table of `sku`, `holder` and `units`. */
export const heldStock: SQL = sql`(select sku, holder, bottles as units from stock_hold)`;
