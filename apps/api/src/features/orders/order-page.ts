import type { components, operations } from '@parral/api-spec';
import { toDecimal } from '@parral/rules';
import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { shownStatus } from './order-file.ts';
import type { PlacedOrder } from './order.store.ts';
import { orderRevision, shopOrder } from './orders.schema.ts';

type Query = NonNullable<operations['listOrders']['parameters']['query']>;
type Status = NonNullable<Query['status']>;

/**
 * Seconds for which an order waits before it is listed: one that is written at the same time may have begun before it and end after
 * it, and who had read past it would never see it.
 */
const settleSeconds = 10;

/**
 * A page of the paid orders, oldest first by the moment they were paid, so that whoever keeps the last `next` misses none and reads
 * none twice. Throws NOT_FOUND for an `after` that is no paid order.
 */
export async function listOrderPage(db: Db, { brand, status, from, to, after, page_size: size = 50 }: Query): Promise<components['schemas']['OrderPage']> {
  const day = sql`(${shopOrder.placedAt} at time zone 'Europe/Madrid')::date`;
  const rows = await db
    .select({ order: shopOrder, snapshot: orderRevision.snapshot })
    .from(shopOrder)
    .innerJoin(orderRevision, and(eq(orderRevision.intentId, shopOrder.intentId), eq(orderRevision.revision, shopOrder.revision)))
    .where(
      and(
        sql`${shopOrder.paidAt} < now() - make_interval(secs => ${settleSeconds})`,
        inArray(shopOrder.state, ['paid', 'refunded']),
        brand === undefined ? undefined : eq(shopOrder.brand, brand),
        status === undefined ? undefined : hasStatus(status),
        from === undefined ? undefined : sql`${day} >= ${from}::date`,
        to === undefined ? undefined : sql`${day} <= ${to}::date`,
        after === undefined ? undefined : sql`(${shopOrder.paidAt}, ${shopOrder.number}) > ${await placeOf(db, after)}`,
      ),
    )
    .orderBy(asc(shopOrder.paidAt), asc(shopOrder.number))
    .limit(size);
  return {
    orders: rows.map(showOrderEntry),
    next: rows.at(-1)?.order.number ?? null,
  };
}

/** An order in short: nothing in it says who bought it. */
export function showOrderEntry({ order, snapshot }: PlacedOrder): components['schemas']['OrderEntry'] {
  return {
    number: order.number,
    brand: order.brand,
    status: shownStatus(order),
    date_placed: order.placedAt.toISOString(),
    total_price: toDecimal(order.totalCents),
    tax: toDecimal(order.taxCents),
    refunded: toDecimal(order.refundedCents),
    shipping_mode: snapshot.parts.shipping_mode,
  };
}

/** As `shownStatus` says it: whose money went back is cancelled. */
const hasStatus = (status: Status) =>
  status === 'canceled'
    ? sql`(${shopOrder.status} = 'canceled' or ${shopOrder.state} = 'refunded')`
    : sql`${shopOrder.status} = ${status} and ${shopOrder.state} = 'paid'`;

async function placeOf(db: Db, number: string) {
  const [found] = await db
    .select({ id: shopOrder.id })
    .from(shopOrder)
    .where(and(eq(shopOrder.number, number), isNotNull(shopOrder.paidAt)));
  if (found === undefined) throw new ApiError('NOT_FOUND', { message: `No paid order has the number ${number}: \`after\` is the \`next\` of another page.` });
  return sql`(select paid_at, number from shop_order where id = ${found.id})`;
}
