import { and, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
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

/**
 * How many of the newest orders are looked through before the index of words is asked. What half of all orders have is found among them at
 * once; the index would give all of these to be sorted. What few have the index gives at once, and looking through all would take seconds.
 * PostgreSQL cannot choose itself: it takes every beginning of a word for one that half a percent has.
 */
const lookedThrough = 4_000;
/** More than there are: a limit keeps PostgreSQL from working through all orders by their day in the hope of a page. */
const noLimit = 1_000_000_000;

/** Orders that fit, newest first, whichever way they are found. Throws NOT_FOUND for an `after` that is no order. */
export async function searchOrders(db: Db, query: OrderQuery, newestFew = lookedThrough): Promise<FoundOrder[]> {
  const midnight = (day: string, later: number) => sql`((${day}::date + ${later}::integer)::timestamp at time zone 'Europe/Madrid')`;
  const words = (query.text ?? '').trim();
  const { brand, country, status, from, to, paidWith, after, most } = query;
  const place = after === undefined ? undefined : sql`(${shopOrder.placedAt}, ${shopOrder.id}) < ${await placeOf(db, after)}`;
  const fits = and(
    status === undefined ? undefined : hasStatus(status),
    brand === undefined ? undefined : eq(shopOrder.brand, brand),
    country === undefined ? undefined : eq(orderSearch.country, country),
    paidWith === undefined ? undefined : paidWith === 'card' ? sql`${shopOrder.dueCents} > 0` : eq(shopOrder.dueCents, sql.raw('0')),
    from === undefined ? undefined : sql`${shopOrder.placedAt} >= ${midnight(from, 0)}`,
    to === undefined ? undefined : sql`${shopOrder.placedAt} < ${midnight(to, 1)}`,
    place,
  );
  const newestFirst = [desc(shopOrder.placedAt), desc(shopOrder.id)];
  const read = (where: SQL | undefined) =>
    db
      .select({ order: shopOrder, name: orderSearch.name, country: orderSearch.country, units: orderSearch.units, shippingMode: orderSearch.shippingMode })
      .from(shopOrder)
      .innerJoin(orderSearch, eq(orderSearch.orderId, shopOrder.id))
      .where(where)
      .orderBy(...newestFirst)
      .limit(most);
  if (words === '') return read(fits);

  const hasWords = sql`${orderSearch.words} @@ search_query(${words})`;
  const idsOf = async (where: SQL | undefined): Promise<string[]> => {
    const found = db
      .select({ id: shopOrder.id, placedAt: shopOrder.placedAt })
      .from(shopOrder)
      .innerJoin(orderSearch, eq(orderSearch.orderId, shopOrder.id))
      .where(where)
      .limit(noLimit)
      .as('found');
    const rows = await db.select({ id: found.id }).from(found).orderBy(desc(found.placedAt), desc(found.id)).limit(most);
    return rows.map(({ id }) => id);
  };
  const newest = db
    .select({ id: shopOrder.id })
    .from(shopOrder)
    .where(place)
    .orderBy(...newestFirst)
    .limit(newestFew);
  const among = await idsOf(and(hasWords, fits, inArray(shopOrder.id, newest)));
  const ids = among.length === most ? among : await idsOf(and(hasWords, fits));
  return ids.length === 0 ? [] : read(inArray(shopOrder.id, ids));
}

/** As `shownStatus` says it: whose money went back, or never came, is cancelled. */
const hasStatus = (status: OrderStatus) =>
  status === 'canceled'
    ? sql`(${shopOrder.status} = 'canceled' or ${shopOrder.state} = 'cancelled' or ${shopOrder.state} = 'refunded')`
    : sql`${shopOrder.status} = ${status} and ${shopOrder.state} in ('authorised', 'paid')`;

async function placeOf(db: Db, number: string) {
  const [found] = await db.select({ id: shopOrder.id }).from(shopOrder).where(eq(shopOrder.number, number));
  if (found === undefined) throw new ApiError('NOT_FOUND', { message: `No order has the number ${number}: \`after\` is the \`next\` of another page.` });
  return sql`(select placed_at, id from shop_order where id = ${found.id})`;
}
