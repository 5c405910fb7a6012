import { inArray, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { forItsValues } from '../../platform/database/preparing-client.ts';

/** Days that one statement keeps: so few that none takes as long as a call may. */
const atOnce = 31;

const midnight = (day: SQL) => sql`((${day})::timestamp at time zone 'Europe/Madrid')`;
const dayPaid = sql`(o.paid_at at time zone 'Europe/Madrid')::date`;
/** Orders whose money was taken between two days, both included. */
const taken = (from: SQL, to: SQL) =>
  sql`${forItsValues} and o.paid_at >= ${midnight(from)} and o.paid_at < ${midnight(sql`${to} + 1`)} and o.captured_cents > 0`;

/**
 * SQL for what was sold on each day of the estate between two, both included: `day`, `sku`, `title`, `orders`, `units`, `cents`. A sku stands in
 * one line of an order; what was sent for it is a row `shipping`, what vouchers paid of it one more, so that rows add up to what was taken.
 */
export function soldByDay(from: SQL, to: SQL): SQL {
  return sql`
    with sold as materialized (
      select o.id, ${dayPaid} as day, o.shipping_cents, o.total_cents, o.captured_cents from shop_order o where ${taken(from, to)})
    select sold.day, l.sku, max(l.title) as title, count(*)::integer as orders, sum(l.quantity)::integer as units,
      sum(l.quantity * l.unit_price_cents - l.discount_cents)::bigint as cents
    from sold join order_line l on l.order_id = sold.id group by sold.day, l.sku
    union all select day, 'shipping', null, count(*)::integer, 0, sum(shipping_cents)::bigint from sold where shipping_cents > 0 group by day
    union all select day, 'paid_otherwise', null, count(*)::integer, 0, sum(captured_cents - total_cents)::bigint from sold where captured_cents <> total_cents group by day`;
}

/** SQL for what was taken on each day between two, both included: `day`, `brand`, `country`, `channel` (`members` or `visitors`), `orders`, `units`, `cents`. */
export function takenByDay(from: SQL, to: SQL): SQL {
  return sql`
    select ${dayPaid} as day, o.brand, s.country, case when o.member_id is null then 'visitors' else 'members' end as channel,
      count(*)::integer as orders, sum(s.units)::integer as units, sum(o.captured_cents)::bigint as cents
    from shop_order o join order_search s on s.order_id = o.id where ${taken(from, to)} group by 1, 2, 3, 4`;
}

/** What is kept of a day: a table, its rows, and the row that says that a day is kept, also where nothing was sold. */
interface Kept {
  table: SQL;
  columns: SQL;
  rows: (from: SQL, to: SQL) => SQL;
  dayIsKept: SQL;
}

const byWine: Kept = { table: sql`sales_day`, columns: sql`day, sku, title, orders, units, cents`, rows: soldByDay, dayIsKept: sql`'', null` };
const byBuyer: Kept = {
  table: sql`sales_day_buyers`,
  columns: sql`day, brand, country, channel, orders, units, cents`,
  rows: takenByDay,
  dayIsKept: sql`'', '', ''`,
};

/**
 * SQL for the rows of both reports between two days, both included: as they were kept, those of the days since from their orders. None takes
 * longer than its range is long: of a year one day or two are read from orders.
 */
export async function soldBetween(db: Db, of: 'wine' | 'buyer', from: string, to: string): Promise<SQL> {
  const { table, columns, rows } = of === 'wine' ? byWine : byBuyer;
  const kept = await lastKeptDay(db, table);
  const since = kept === null || kept < from ? sql`${from}::date` : sql`${kept}::date + 1`;
  return sql`
    select ${columns} from ${table} where orders > 0 and day >= ${from}::date and day <= ${to}::date
    union all select ${columns} from (${rows(since, sql`${to}::date`)}) live`;
}

/** The day up to which all are kept; null: none is. */
async function lastKeptDay(db: Db, table: SQL): Promise<string | null> {
  const { rows } = await db.execute<{ day: string | null }>(sql`select max(day)::text as day from ${table}`);
  return rows[0]?.day ?? null;
}

/**
 * Keeps the sums of the days that are over and not kept yet, the oldest first. A day is over an hour after its midnight: by then what was paid
 * in it is written. Its sums stay as they are, since what goes back later belongs to another day.
 */
export async function keepSalesDays(db: Db): Promise<void> {
  for (const kept of [byWine, byBuyer]) await keepDays(db, kept);
}

async function keepDays(db: Db, { table, columns, rows: rowsOf, dayIsKept }: Kept): Promise<void> {
  for (;;) {
    const { rows } = await db.execute<{ first: string; last: string }>(sql`
      select first::text, least(first + ${atOnce - 1}::integer, over)::text as last from (
        select coalesce((select max(day) + 1 from ${table}), (select (min(paid_at) at time zone 'Europe/Madrid')::date from shop_order)) as first,
          ((now() - interval '1 hour') at time zone 'Europe/Madrid')::date - 1 as over) d
      where first <= over`);
    const [next] = rows;
    if (next === undefined) return;
    const [first, last] = [sql`${next.first}::date`, sql`${next.last}::date`];
    await db.execute(sql`
      insert into ${table} (${columns})
      select * from (${rowsOf(first, last)}) sold
      union all select d::date, ${dayIsKept}, 0, 0, 0 from generate_series(${first}, ${last}, interval '1 day') d
      on conflict do nothing`);
  }
}

/** Counts the kept days of these orders anew, in the transaction that sent them to another country or took their member's name off. */
export async function recountBuyers(tx: Db, orderIds: readonly string[]): Promise<void> {
  if (orderIds.length === 0) return;
  // Nobody keeps a day meanwhile that was read before this.
  await tx.execute(sql`lock table sales_day_buyers in exclusive mode`);
  const { rows } = await tx.execute<{ day: string }>(sql`
    select distinct (${dayPaid})::text as day from shop_order o
    where ${inArray(sql`o.id`, [...orderIds])} and o.paid_at < ${midnight(sql`(select max(day) + 1 from sales_day_buyers)`)}`);
  for (const { day } of rows) {
    const that = sql`${day}::date`;
    await tx.execute(sql`delete from sales_day_buyers where day = ${that} and brand <> ''`);
    await tx.execute(sql`insert into sales_day_buyers (${byBuyer.columns}) ${takenByDay(that, that)}`);
  }
}
