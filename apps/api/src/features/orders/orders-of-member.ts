import { and, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import type { OrderRow } from './order.store.ts';
import { bottlesOfLine } from './ordered-bottles.ts';
import { orderLine, shopOrder } from './orders.schema.ts';

export interface OrderOfMember {
  order: OrderRow;
  /** Day in Europe/Madrid on which it was placed. */
  day: string;
  lines: (typeof orderLine.$inferSelect)[];
}

/** A member's orders with their lines, newest first; those that never were paid are none. */
export async function ordersOfMember(db: Db, memberId: string): Promise<OrderOfMember[]> {
  const rows = await db
    .select({ order: shopOrder, day: sql<string>`(${shopOrder.placedAt} at time zone 'Europe/Madrid')::date::text` })
    .from(shopOrder)
    .where(and(eq(shopOrder.memberId, memberId), sql`${shopOrder.paidAt} is not null`))
    .orderBy(desc(shopOrder.placedAt));
  if (rows.length === 0) return [];
  const ids = rows.map(({ order }) => order.id);
  const lines = await db.select().from(orderLine).where(inArray(orderLine.orderId, ids)).orderBy(orderLine.position);
  const byOrder = Map.groupBy(lines, (line) => line.orderId);
  return rows.map((row) => ({ ...row, lines: byOrder.get(row.order.id) ?? [] }));
}

/** SQL for what a member spent here, in cents: wine without shipping, less what was paid back. `member` is SQL for the id, `within` says of a day (SQL) whether it counts. */
export function spentOnOrders(member: SQL, within: (day: SQL) => SQL): SQL<number> {
  return sql<number>`coalesce((select sum(greatest(0, ordered.total_cents - ordered.shipping_cents - ordered.refunded_cents)) from shop_order ordered
    where ordered.member_id = ${member} and ordered.state = 'paid' and ordered.status <> 'canceled' and ${within(sql`(ordered.placed_at at time zone 'Europe/Madrid')::date`)}), 0)`;
}

/** SQL for the bottles of a sku that a member ordered here since a day and keeps; all three are SQL. */
export function bottlesOrdered({ member, sku, since }: { member: SQL; sku: SQL; since: SQL }): SQL<number> {
  return sql<number>`coalesce((select sum(bottle.units) from shop_order ordered join order_line line on line.order_id = ordered.id cross join ${bottlesOfLine(sql`line`)}
    where ordered.member_id = ${member} and bottle.sku = ${sku} and line.returned_at is null and (ordered.placed_at at time zone 'Europe/Madrid')::date >= ${since}), 0)`;
}

/** How many invoices a member has here, which the law has kept. */
export async function countOrders(db: Db, memberId: string): Promise<number> {
  return db.$count(shopOrder, eq(shopOrder.memberId, memberId));
}
