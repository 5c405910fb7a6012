import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';

/** Days that one statement keeps: so few that none takes as long as a call may. */
const atOnce = 31;

/**
 * SQL for what was sold on each day of the estate between two, both included: `day`, `sku`, `title`, `orders`, `units`, `cents`. A sku stands in
 * one line of an order; what was sent for it is a row `shipping`, what vouchers paid of it one more, so that rows add up to what was taken.
 */
export function soldByDay(from: SQL, to: SQL): SQL {
  const midnight = (day: SQL) => sql`((${day})::timestamp at time zone 'Europe/Madrid')`;
  return sql`
    with sold as materialized (
      select o.id, (o.paid_at at time zone 'Europe/Madrid')::date as day, o.shipping_cents, o.total_cents, o.captured_cents from shop_order o
      where o.paid_at >= ${midnight(from)} and o.paid_at < ${midnight(sql`${to} + 1`)} and o.captured_cents > 0)
    select sold.day, l.sku, max(l.title) as title, count(*)::integer as orders, sum(l.quantity)::integer as units,
      sum(l.quantity * l.unit_price_cents - l.discount_cents)::bigint as cents
    from sold join order_line l on l.order_id = sold.id group by sold.day, l.sku
    union all select day, 'shipping', null, count(*)::integer, 0, sum(shipping_cents)::bigint from sold where shipping_cents > 0 group by day
    union all select day, 'paid_otherwise', null, count(*)::integer, 0, sum(captured_cents - total_cents)::bigint from sold where captured_cents <> total_cents group by day`;
}

/** The day up to which all are kept; null: none is. */
export async function lastKeptDay(db: Db): Promise<string | null> {
  const { rows } = await db.execute<{ day: string | null }>(sql`select max(day)::text as day from sales_day`);
  return rows[0]?.day ?? null;
}

/**
 * Keeps the sums of the days that are over and not kept yet, the oldest first. A day is over an hour after its midnight: by then what was paid
 * in it is written. Its sums stay as they are, since what goes back later belongs to another day.
 */
export async function keepSalesDays(db: Db): Promise<void> {
  for (;;) {
    const { rows } = await db.execute<{ first: string; last: string }>(sql`
      select first::text, least(first + ${atOnce - 1}::integer, over)::text as last from (
        select coalesce((select max(day) + 1 from sales_day), (select (min(paid_at) at time zone 'Europe/Madrid')::date from shop_order)) as first,
          ((now() - interval '1 hour') at time zone 'Europe/Madrid')::date - 1 as over) d
      where first <= over`);
    const [next] = rows;
    if (next === undefined) return;
    const [first, last] = [sql`${next.first}::date`, sql`${next.last}::date`];
    await db.execute(sql`
      insert into sales_day (day, sku, title, orders, units, cents)
      select * from (${soldByDay(first, last)}) sold
      union all select d::date, '', null, 0, 0, 0 from generate_series(${first}, ${last}, interval '1 day') d
      on conflict do nothing`);
  }
}
