import { desc, eq, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { forItsValues } from '../../platform/database/preparing-client.ts';
import { couponUse, shopOrder } from './orders.schema.ts';
import { soldBetween } from './sales-days.ts';

/** What rows are made by. */
export type SalesBy = 'day' | 'wine' | 'country' | 'brand' | 'channel';

/** Days at the estate, both included. */
export interface Days {
  from: string;
  to: string;
}

/** Money in cents. `key`: the day, sku, country, brand, or `members` and `visitors`. */
export interface SalesRow extends Record<string, unknown> {
  key: string;
  label: string | null;
  orders: number;
  units: number;
  cents: number;
}

/** SQL for the moment at which a day of the estate begins, or the one so many days later. */
export const dayBegin = (day: string, later = 0): SQL => sql`((${day}::date + ${later}::integer)::timestamp at time zone 'Europe/Madrid')`;

/** Orders whose money was taken in these days: those that the audit compares with what was captured. */
const taken = ({ from, to }: Days) => sql`${forItsValues} and o.paid_at >= ${dayBegin(from)} and o.paid_at < ${dayBegin(to, 1)} and o.captured_cents > 0`;

const keys: Record<SalesBy, SQL> = { day: sql`day::text`, wine: sql`sku`, country: sql`country`, brand: sql`brand`, channel: sql`channel` };

/** What was sold in these days, the most first, days in their order. What a coupon took off is off; the sums of all kinds of rows are the same. */
export async function salesBy(db: Db, by: SalesBy, { from, to }: Days): Promise<SalesRow[]> {
  const sold = await soldBetween(db, by === 'wine' ? 'wine' : 'buyer', from, to);
  const { rows } = await db.execute<SalesRow>(sql`
    select ${keys[by]} as key, ${by === 'wine' ? sql`max(title)` : sql`null`} as label, sum(orders)::integer as orders, sum(units)::integer as units,
      sum(cents)::float8 as cents from (${sold}) sold
    group by 1 order by ${by === 'day' ? sql`1` : sql`5 desc, 1`}`);
  return rows;
}

/** All that was taken in these days, and what of it has gone back since. */
export async function salesTotal(db: Db, days: Days): Promise<{ orders: number; units: number; cents: number; refundedCents: number }> {
  const sold = await soldBetween(db, 'buyer', days.from, days.to);
  const { rows } = await db.execute<{ orders: number; units: number; cents: number; refundedCents: number }>(sql`
    select coalesce(sum(orders), 0)::integer as orders, coalesce(sum(units), 0)::integer as units, coalesce(sum(cents), 0)::float8 as cents,
      (select coalesce(sum(o.refunded_cents), 0)::float8 from shop_order o where ${taken(days)} and o.refunded_cents > 0) as "refundedCents"
    from (${sold}) sold`);
  return rows[0] ?? { orders: 0, units: 0, cents: 0, refundedCents: 0 };
}

/** What was bought with which code in these days. */
export async function couponSales(db: Db, days: Days): Promise<{ code: string; orders: number; discountCents: number; cents: number }[]> {
  const { rows } = await db.execute<{ code: string; orders: number; discountCents: number; cents: number }>(sql`
    select u.code, count(*)::integer as orders, sum(o.discount_cents)::float8 as "discountCents", sum(o.captured_cents)::float8 as cents
    from shop_order o join coupon_use u on u.order_id = o.id where ${taken(days)} group by u.code order by 4 desc, 1`);
  return rows;
}

/** The orders that used a code and stand, the newest first. */
export async function ordersWithCoupon(
  db: Db,
  code: string,
  most: number,
): Promise<{ number: string; placedAt: Date; discountCents: number; totalCents: number }[]> {
  const { number, placedAt, discountCents, totalCents } = shopOrder;
  return db
    .select({ number, placedAt, discountCents, totalCents })
    .from(couponUse)
    .innerJoin(shopOrder, eq(shopOrder.id, couponUse.orderId))
    .where(eq(couponUse.code, code))
    .orderBy(desc(placedAt), desc(shopOrder.id))
    .limit(most);
}
