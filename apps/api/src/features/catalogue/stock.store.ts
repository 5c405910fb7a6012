import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import type { CaseContents } from './catalogue.schema.ts';

/**
 * Takes bottles of a sku in the caller's transaction, a member's first from those reserved for members; false when there are not enough.
 * Lock order: skus as JavaScript sorts them.
 */
export async function takeStock(tx: Db, sku: string, quantity: number, isMember: boolean): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    update stock set allocated = allocated + ${quantity}::integer${isMember ? sql`, reserved = greatest(0, reserved - ${quantity}::integer)` : sql``}
    where sku = ${sku} and ${leftOf(sql`stock`, isMember)} >= ${quantity}::integer returning 1`);
  return rows.length > 0;
}

/** SQL for the bottles of a row of `stock` that may be sold: to members all that are left, to everybody else not those reserved for members. */
function leftOf(row: SQL, isMember: boolean): SQL {
  return isMember ? sql`(${row}.on_hand - ${row}.allocated)` : sql`(${row}.on_hand - ${row}.allocated - ${row}.reserved)`;
}

/** Puts bottles that were taken on sale again, in the caller's transaction. */
export async function returnStock(tx: Db, lines: readonly { sku: string; quantity: number }[]): Promise<void> {
  // In the order in which orders lock them, which is not that of the database's collation.
  for (const { sku, quantity } of lines.toSorted((a, b) => (a.sku < b.sku ? -1 : 1)))
    await tx.execute(sql`update stock set allocated = allocated - ${quantity}::integer where sku = ${sku}`);
}

/** Bottles of these skus that may still be sold to a member, or to whoever is none; one that does not exist is left out. */
export async function stockLeft(db: Db, skus: readonly string[], isMember: boolean): Promise<Map<string, number>> {
  const { rows } = await db.execute<{ sku: string; left: number }>(sql`
    select sku, greatest(0, ${leftOf(sql`stock`, isMember)}) as left from stock where sku in (select jsonb_array_elements_text(${JSON.stringify(skus)}::jsonb))`);
  return new Map(rows.map((row) => [row.sku, row.left]));
}

/** SQL for the units of a product `p` that its bottles allow now: its own stock, or the least that those of a case do. */
export const unitsLeft = (isMember: boolean): SQL => sql`case when p.contents is null
  then coalesce((select ${leftOf(sql`own`, isMember)} from stock own where own.sku = p.sku), 0)
  else coalesce((select min(case when bottle.on_sale and not bottle.soon then ${leftOf(sql`part`, isMember)} / (entry ->> 'bottles')::integer else 0 end)
    from jsonb_array_elements(p.contents) entry left join stock part on part.sku = entry ->> 'sku' left join product bottle on bottle.sku = part.sku), 0) end`;

/** SQL for the bottles that one unit of a sku takes, with what is left of each, as JSON (packages/rules, StockPart). */
export const partsOf = (
  sku: SQL,
  isMember: boolean,
): SQL => sql`(select coalesce(jsonb_agg(jsonb_build_object('sku', part.sku, 'bottles', (entry ->> 'bottles')::integer,
    'left', case when bottle.on_sale then greatest(0, ${leftOf(sql`part`, isMember)}) else 0 end)), '[]'::jsonb)
  from product p cross join jsonb_array_elements(coalesce(p.contents, jsonb_build_array(jsonb_build_object('sku', p.sku, 'bottles', 1)))) entry
  join stock part on part.sku = entry ->> 'sku' join product bottle on bottle.sku = part.sku where p.sku = ${sku})`;

/** SQL for the skus that can be put into a basket now, as a table of `sku`. */
export const skusOnSale: SQL = sql`(select p.sku from product p where p.on_sale and not p.soon and ${unitsLeft(false)} > 0)`;

/** Skus that can be put into a basket now. */
export async function sellableSkus(db: Db): Promise<Set<string>> {
  const { rows } = await db.execute<{ sku: string }>(sql`select sku from ${skusOnSale} s`);
  return new Set(rows.map(({ sku }) => sku));
}

/** SQL for the bottles that live orders hold, as a table of `sku`, `allocated`. */
export const allocatedStock: SQL = sql`(select sku, allocated from stock)`;

/** SQL for the skus that are sold as gifts, as a table of `sku`. */
export const giftSkus: SQL = sql`(select sku from product where gift is not null)`;

/** Stock rows whose numbers cannot be. */
export async function impossibleStock(db: Db): Promise<Record<string, unknown>[]> {
  const { rows } = await db.execute(
    sql`select sku, on_hand, allocated, reserved from stock where allocated < 0 or on_hand < 0 or allocated > on_hand or reserved < 0 or reserved > on_hand - allocated order by sku`,
  );
  return rows;
}

/** What may be sold now, to a member or to whoever is none, of each of these skus that exists, and how much of it one line may hold (null: as of any other); nothing of what is no longer on sale. */
export async function availableOf(
  db: Db,
  skus: string[],
  isMember: boolean,
): Promise<{ sku: string; available: number; soon: boolean; mostInLine: number | null; contents: CaseContents | null }[]> {
  const { rows } = await db.execute<{ sku: string; available: number; soon: boolean; mostInLine: number | null; contents: CaseContents | null }>(sql`
    select p.sku, p.soon, case when p.on_sale then ${unitsLeft(isMember)} else 0 end as available, p.most_in_line as "mostInLine", p.contents
    from product p where p.sku in (select jsonb_array_elements_text(${JSON.stringify(skus)}::jsonb))`);
  return rows;
}

/** Bottles on sale of which so many or fewer are left, the fewest first, a hundred at most; cases and gifts have no stock of their own. */
export async function lowStock(db: Db, most: number): Promise<{ sku: string; left: number }[]> {
  const { rows } = await db.execute<{ sku: string; left: number }>(sql`
    select p.sku, s.on_hand - s.allocated as left from product p join stock s on s.sku = p.sku
    where p.on_sale and not p.soon and p.contents is null and p.gift is null and s.on_hand - s.allocated <= ${most}::integer
    order by 2, 1 limit 100`);
  return rows;
}
