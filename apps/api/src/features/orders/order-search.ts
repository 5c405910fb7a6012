import { and, type AnyColumn, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { OrderParts, OrderStatus } from '@parral/rules';
import type { Db } from '../../platform/database/database.ts';
import { forItsValues } from '../../platform/database/preparing-client.ts';
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
 * How many of the newest orders are looked through before the index of words is asked. What one order in two hundred has is found among them at
 * once; the index would give all of these to be sorted. What few have the index gives at once, and looking through all would take seconds.
 * PostgreSQL cannot choose itself: it takes every beginning of a word for one that half a percent has.
 */
const lookedThrough = 10_000;
/** More than there are: a limit keeps PostgreSQL from working through all orders by their day in the hope of a page. */
const noLimit = 1_000_000_000;

/** Orders that fit, newest first, whichever way they are found. Throws NOT_FOUND for an `after` that is no order. */
export async function searchOrders(db: Db, query: OrderQuery, newestFew = lookedThrough): Promise<FoundOrder[]> {
  const words = (query.text ?? '').trim();
  const { brand, country, status, paidWith, most } = query;
  const ofOrder = and(
    status === undefined ? undefined : hasStatus(status),
    brand === undefined ? undefined : eq(shopOrder.brand, brand),
    paidWith === undefined ? undefined : paidWith === 'card' ? sql`${shopOrder.dueCents} > 0` : eq(shopOrder.dueCents, sql.raw('0')),
  );
  const goesTo = country === undefined ? undefined : eq(orderSearch.country, country);
  // By the table whose index has the country first: of one that nobody lives in there is nothing to look through. Unless few have the state.
  const byCountry = goesTo !== undefined && (status === undefined || status === 'completed');
  const within = await whenPlaced(db, query);
  const read = (where: SQL | undefined) =>
    db
      .select({ order: shopOrder, name: orderSearch.name, country: orderSearch.country, units: orderSearch.units, shippingMode: orderSearch.shippingMode })
      .from(shopOrder)
      .innerJoin(orderSearch, eq(orderSearch.orderId, shopOrder.id))
      .where(where)
      .orderBy(...(byCountry ? [desc(orderSearch.placedAt), desc(orderSearch.orderId)] : [desc(shopOrder.placedAt), desc(shopOrder.id)]))
      .limit(most);
  const placed = within(orderSearch.placedAt, orderSearch.orderId);
  if (words === '') return read(and(ofOrder, goesTo, byCountry ? placed : within(shopOrder.placedAt, shopOrder.id)));
  const ids = (await amongNewest()) ?? (await amongAll());
  return ids.length === 0 ? [] : read(inArray(shopOrder.id, ids));

  /** From the newest on, no further than the page needs: the rows come in their order. null: there are more to look through. */
  async function amongNewest(): Promise<string[] | null> {
    const { orderId, placedAt, country: place, words: said } = orderSearch;
    const newestFirst = [desc(placedAt), desc(orderId)];
    const newest = db
      .select({ id: orderId, placedAt, country: place, words: said })
      .from(orderSearch)
      .where(placed)
      .orderBy(...newestFirst)
      .limit(newestFew)
      .as('newest');
    const rows = await db
      .select({ id: newest.id })
      .from(newest)
      .innerJoin(shopOrder, eq(shopOrder.id, newest.id))
      // As a function no index is asked for it.
      .where(and(sql`ts_match_vq(${newest.words}, search_query(${words}))`, ofOrder, country === undefined ? undefined : eq(newest.country, country)))
      .orderBy(desc(newest.placedAt), desc(newest.id))
      .limit(most);
    const found = rows.map(({ id }) => id);
    if (found.length === most) return found;
    const more = db
      .select({ id: orderId })
      .from(orderSearch)
      .where(placed)
      .orderBy(...newestFirst);
    return (await more.offset(newestFew).limit(1)).length === 0 ? found : null;
  }

  async function amongAll(): Promise<string[]> {
    const withWords = db.select({ id: orderSearch.orderId, placedAt: orderSearch.placedAt }).from(orderSearch).$dynamic();
    const joined = ofOrder === undefined ? withWords : withWords.innerJoin(shopOrder, eq(shopOrder.id, orderSearch.orderId));
    const found = joined
      .where(and(sql`${orderSearch.words} @@ search_query(${words})`, ofOrder, goesTo, placed))
      .limit(noLimit)
      .as('found');
    const rows = await db.select({ id: found.id }).from(found).orderBy(desc(found.placedAt), desc(found.id)).limit(most);
    return rows.map(({ id }) => id);
  }
}

/** SQL for the days that are asked for and for what comes after the last order of the page before, by the columns of either table. */
async function whenPlaced(db: Db, { from, to, after }: OrderQuery): Promise<(placedAt: AnyColumn, id: AnyColumn) => SQL | undefined> {
  const midnight = (day: string, later: number) => sql`((${day}::date + ${later}::integer)::timestamp at time zone 'Europe/Madrid')`;
  const place = after === undefined ? undefined : await placeOf(db, after);
  return (placedAt, id) =>
    and(
      forItsValues,
      from === undefined ? undefined : sql`${placedAt} >= ${midnight(from, 0)}`,
      to === undefined ? undefined : sql`${placedAt} < ${midnight(to, 1)}`,
      place === undefined ? undefined : sql`(${placedAt}, ${id}) < ${place}`,
    );
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
