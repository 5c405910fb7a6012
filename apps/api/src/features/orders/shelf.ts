import { sql } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/database/database.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { type Facts, refuseIfChanged } from '../../platform/http/seen-version.ts';
import { heldStock, lockStock, MovementRefused, type StockMove, type StockRow, writeMovement } from '../catalogue/index.ts';
import { bottlesOfLine } from './ordered-bottles.ts';

/** Bottles of these skus that are sold and still stand on the shelf: of live orders that nobody has sent or handed over yet, and those that are held for a payment link. */
export async function waitingBottles(db: Db, skus: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await db.execute<{ sku: string; units: number }>(sql`
    select sku, sum(units)::integer as units from (
    select bottle.sku, bottle.units from shop_order o join order_line l on l.order_id = o.id cross join ${bottlesOfLine(sql`l`)}
    where o.status in ('new', 'in_process') and o.dispatched_at is null and o.state in ('authorised', 'paid') and l.returned_at is null
      and bottle.sku in (select jsonb_array_elements_text(${JSON.stringify(skus)}::jsonb))
    union all select sku, units from ${heldStock} held where sku in (select jsonb_array_elements_text(${JSON.stringify(skus)}::jsonb))) waiting
    group by sku`);
  return new Map(rows.map(({ sku, units }) => [sku, units]));
}

/** Bottles on the shelf as the books have it: what there is less what has left the house. */
export const shelfOf = ({ onHand, allocated }: StockRow, waiting: number): number => onHand - (allocated - waiting);

/** What of a sku's bottles somebody has seen who moves them. A sale is none of it: what is sold stands on the shelf until it is sent. */
export const shelfFacts = (row: StockRow, waiting: number): Facts => ({ shelf: shelfOf(row, waiting), reserved: row.reserved });

/**
 * Moves bottles of a sku: a delivery, breakage, what a count found, what is reserved for members and what is no longer. A count is right
 * whatever is sold while somebody counts; where bottles left the shelf or came to it meanwhile it throws CHANGED_MEANWHILE, against the
 * version that was seen. Throws MovementRefused where there would be fewer than are sold.
 */
export async function moveStock({ db }: Context, sku: string, move: StockMove, seen?: string): Promise<void> {
  await transaction(db, async (tx) => {
    // Sales of it wait from here on, so that what is allocated and what waits to be sent are of one moment.
    const row = await lockStock(tx, sku);
    if (row === null) throw new MovementRefused(`${sku} has no stock of its own.`, 'no_stock');
    const waiting = (await waitingBottles(tx, [sku])).get(sku) ?? 0;
    if (seen !== undefined) refuseIfChanged(shelfFacts(row, waiting), seen);
    await writeMovement(tx, sku, row, move, waiting);
  });
}
