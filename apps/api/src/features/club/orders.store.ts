import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { orderLine, shopOrder } from '../orders/orders.schema.ts';
import type { OrderRow } from '../orders/order.store.ts';
import { memberPurchase } from './club.schema.ts';

export type PurchaseRow = typeof memberPurchase.$inferSelect;

export interface OnlineOrder {
  order: OrderRow;
  /** Day in Europe/Madrid on which it was placed. */
  day: string;
  lines: (typeof orderLine.$inferSelect)[];
}

/** A member's orders with their lines, newest first; those that never were paid are none. */
export async function readOnlineOrders(db: Db, memberId: string): Promise<OnlineOrder[]> {
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

/** What a member bought in shops, newest first. */
export async function purchasesOf(db: Db, memberId: string): Promise<PurchaseRow[]> {
  return db.select().from(memberPurchase).where(eq(memberPurchase.memberId, memberId)).orderBy(desc(memberPurchase.boughtOn), memberPurchase.number);
}

/** Skus that can be put into a basket now. */
export async function sellable(db: Db): Promise<Set<string>> {
  const { rows } = await db.execute<{ sku: string }>(
    sql`select p.sku from product p join stock s on s.sku = p.sku where p.on_sale and not p.soon and s.on_hand > s.allocated`,
  );
  return new Set(rows.map(({ sku }) => sku));
}
