import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';

/**
 * Allocations: how many bottles of a sku one member may buy in a season, where the estate folder says so. What was bought
 * is counted from the orders themselves, so that a cancelled order or a bottle given back is free again at once. In all of
 * these, `p` is the product's row and `m` the member's.
 */

const today = sql`(now() at time zone 'Europe/Madrid')::date`;

/** First day of the season that opened last. */
const seasonOpened = sql`coalesce((select max((s ->> 'opens')::date) from club_settings c cross join jsonb_array_elements(c.data -> 'seasons') s
  where (s ->> 'opens')::date <= ${today}), '-infinity'::date)`;

/** Bottles of `p` that the level of `m` may buy in a season; null: as many as there are. */
const allocation = sql`coalesce(p.per_member ->> m.level, p.per_member ->> 'others')::integer`;

/** Bottles of `p` that `m` has bought this season, here and in the estate's own shop. */
const bought = sql`(
  coalesce((select sum(ol.quantity) from order_line ol join shop_order o on o.id = ol.order_id
    where o.member_id = m.id and ol.sku = p.sku and ol.returned_at is null and (o.placed_at at time zone 'Europe/Madrid')::date >= ${seasonOpened}), 0)
  + coalesce((select sum((item ->> 'quantity')::integer) from member_purchase mp cross join jsonb_array_elements(mp.items) item
    where mp.member_id = m.id and mp.bought_on >= ${seasonOpened} and item ->> 'sku' = p.sku), 0))::integer`;

/** What a member may buy of a sku in a season, and what is left of it. */
export interface Allocation {
  limit: number;
  left: number;
}

/** SQL for the allocation of `p` to the session's member, as JSON; null where there is none. `sessionId` is SQL for it. */
export function allocationFor(sessionId: SQL): SQL {
  return sql`case when p.per_member is null then null else (
    select case when ${allocation} is null then null else jsonb_build_object('limit', ${allocation}, 'left', greatest(0, ${allocation} - ${bought})) end
    from session own join member m on m.id = own.member_id where own.id = ${sessionId}) end`;
}

/** SQL for what is left of it alone. */
export function allocationLeftFor(sessionId: SQL): SQL {
  return sql`(${allocationFor(sessionId)} ->> 'left')::integer`;
}

/** The member's allocations, by sku; skus without one are left out. */
export async function allocationsOf(db: Db, memberId: string, skus: readonly string[]): Promise<Map<string, Allocation>> {
  const { rows } = await db.execute<{ sku: string; limit: number; bought: number }>(sql`
    select p.sku, ${allocation} as "limit", ${bought} as bought from product p, member m
    where m.id = ${memberId} and p.per_member is not null and ${allocation} is not null and p.sku in (select jsonb_array_elements_text(${JSON.stringify(skus)}::jsonb))`);
  return new Map(rows.map((row) => [row.sku, { limit: row.limit, left: Math.max(0, row.limit - row.bought) }]));
}

/**
 * Inside the order's transaction: lets the orders of one member of what is allocated come one after the other, so that each
 * counts those before it. Waits for another one; others, and orders of other wines, never wait.
 */
export async function queueForAllocation(tx: Db, memberId: string, skus: readonly string[]): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select 1 from member m where m.id = ${memberId}
      and exists (select from product p where p.per_member is not null and p.sku in (select jsonb_array_elements_text(${JSON.stringify(skus)}::jsonb)))
    for no key update of m`);
  return rows.length > 0;
}
