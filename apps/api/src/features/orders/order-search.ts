import { and, desc, eq, sql } from 'drizzle-orm';
import type { OrderParts, OrderStatus } from '@parral/rules';
import type { Db } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { OrderRow } from './order.store.ts';
import { orderSearch, shopOrder } from './orders.schema.ts';

export interface OrderQuery {
  /** Words, each the beginning of one of number, name, company, address of mail, wine or tracking number. */
  text?: string | undefined;
  status?: OrderStatus | undefined;
  brand?: string | undefined;
  /** ISO code of where it goes. */
  country?: string | undefined;
  paidWith?: 'card' | 'nothing' | undefined;
  /** Days at the estate on which it was placed, both included. */
  from?: string | undefined;
  to?: string | undefined;
  /** The number of the last order of the page before. */
  after?: string | undefined;
  most: number;
}

/** An order as lists of the office show it. */
export interface FoundOrder {
  order: OrderRow;
  name: string;
  country: string;
  units: number;
  shippingMode: OrderParts['shipping_mode'];
}

/** Orders that fit, newest first. Throws NOT_FOUND for an `after` that is no order. */
export async function searchOrders(db: Db, query: OrderQuery): Promise<FoundOrder[]> {
  const midnight = (day: string, later: number) => sql`((${day}::date + ${later}::integer)::timestamp at time zone 'Europe/Madrid')`;
  const words = (query.text ?? '').trim();
  const { brand, country, status, from, to, paidWith, after } = query;
  return db
    .select({ order: shopOrder, name: orderSearch.name, country: orderSearch.country, units: orderSearch.units, shippingMode: orderSearch.shippingMode })
    .from(shopOrder)
    .innerJoin(orderSearch, eq(orderSearch.orderId, shopOrder.id))
    .where(
      and(
        words === '' ? undefined : sql`${orderSearch.words} @@ search_query(${words})`,
        status === undefined ? undefined : hasStatus(status),
        brand === undefined ? undefined : eq(shopOrder.brand, brand),
        country === undefined ? undefined : eq(orderSearch.country, country),
        paidWith === undefined ? undefined : paidWith === 'card' ? sql`${shopOrder.dueCents} > 0` : eq(shopOrder.dueCents, 0),
        from === undefined ? undefined : sql`${shopOrder.placedAt} >= ${midnight(from, 0)}`,
        to === undefined ? undefined : sql`${shopOrder.placedAt} < ${midnight(to, 1)}`,
        after === undefined ? undefined : sql`(${shopOrder.placedAt}, ${shopOrder.id}) < ${await placeOf(db, after)}`,
      ),
    )
    .orderBy(desc(shopOrder.placedAt), desc(shopOrder.id))
    .limit(query.most);
}

/** As `shownStatus` says it: whose money went back, or never came, is cancelled. */
const hasStatus = (status: OrderStatus) =>
  status === 'canceled'
    ? sql`(${shopOrder.status} = 'canceled' or ${shopOrder.state} in ('cancelled', 'refunded'))`
    : sql`${shopOrder.status} = ${status} and ${shopOrder.state} in ('authorised', 'paid')`;

async function placeOf(db: Db, number: string) {
  const [found] = await db.select({ id: shopOrder.id }).from(shopOrder).where(eq(shopOrder.number, number));
  if (found === undefined) throw new ApiError('NOT_FOUND', { message: `No order has the number ${number}: \`after\` is the \`next\` of another page.` });
  return sql`(select placed_at, id from shop_order where id = ${found.id})`;
}
