import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import type { Audit } from '../../platform/audit/audit.ts';
import { allocatedStock, giftSkus, heldStock } from '../catalogue/index.ts';
import { invoicedSums, wasInvoicing } from '../invoices/index.ts';
import { type ChargedSale, compareCharges, isCaptured, isReversalQueued, type PaymentProvider } from '../payments/index.ts';
import { couponUses, giftVouchers } from '../vouchers/index.ts';
import { bottlesOfLine } from './ordered-bottles.ts';
import { findIntent } from './intent.store.ts';
import { soldByDay, takenByDay } from './sales-days.ts';

type Row = Record<string, unknown>;

/** Registers the checks of orders, and of stock, discount codes, gifts and money against them. */
export function registerAudit(audit: Audit, provider: PaymentProvider): void {
  audit.addNone('allocated bottles = bottles of live orders and those that are held', (db) =>
    rows(
      db,
      sql`
    select s.sku, s.allocated, coalesce(sum(live.units), 0)::integer as ordered
    from ${allocatedStock} s left join (
      select bottle.sku, bottle.units from shop_order o join order_line l on l.order_id = o.id cross join ${bottlesOfLine(sql`l`)}
      where o.state in ('authorised', 'paid') and o.status <> 'canceled' and l.returned_at is null
      union all select sku, units from ${heldStock} held
    ) live on live.sku = s.sku
    group by s.sku, s.allocated having s.allocated <> coalesce(sum(live.units), 0)`,
    ),
  );
  audit.addNone('every live intent and order belong together', (db) =>
    rows(
      db,
      sql`
    select i.id as intent, i.state as intent_state, o.number, o.state as order_state
    from order_intent i left join shop_order o on o.intent_id = i.id
    where (i.state = 'placed' and (o.state is null or o.state not in ('paid', 'refunded')))
      or (i.state = 'placing' and o.state is distinct from 'authorised')
      or (i.state in ('creating', 'open') and o.state is not null)
      or (i.state = 'cancelled' and o.state not in ('cancelled'))`,
    ),
  );
  audit.addNone('captured = what was due, of every paid order', (db) =>
    rows(
      db,
      sql`
    select number, due_cents, captured_cents, refunded_cents from shop_order
    where (state in ('paid', 'refunded') and captured_cents <> due_cents) or (state in ('authorised', 'cancelled') and captured_cents <> 0)`,
    ),
  );
  audit.addNone('order total = its lines − discount + shipping', (db) =>
    rows(
      db,
      sql`
    select o.number, o.total_cents from shop_order o join order_line l on l.order_id = o.id
    group by o.id having o.total_cents <> sum(l.quantity * l.unit_price_cents - l.discount_cents) + o.shipping_cents`,
    ),
  );
  audit.addNone('VAT of an order = that of its lines + that of its shipping', (db) =>
    rows(
      db,
      sql`
    select o.number, o.tax_cents, sum(l.vat_cents)::integer as of_lines, o.shipping_vat_cents from shop_order o join order_line l on l.order_id = o.id
    group by o.id having o.tax_cents <> sum(l.vat_cents) + o.shipping_vat_cents`,
    ),
  );
  audit.addNone('VAT of each rate = what the sum at that rate contains, rounded once', (db) =>
    rows(
      db,
      sql`
    select o.number, i.percent, sum(i.gross)::integer as gross, sum(i.vat)::integer as vat from shop_order o join (
      select order_id, vat_percent as percent, quantity * unit_price_cents - discount_cents as gross, vat_cents as vat from order_line
      union all select id, shipping_vat_percent, shipping_cents, shipping_vat_cents from shop_order
    ) i on i.order_id = o.id
    group by o.id, i.percent having sum(i.vat) <> round(coalesce(sum(i.gross) * i.percent / (100 + i.percent), 0))`,
    ),
  );
  for (const [name, table, columns, byDay] of [
    ['kept sums of a day = what its orders say', 'sales_day', sql`day, sku, orders, units, cents`, soldByDay],
    ['kept buyers of a day = what its orders say', 'sales_day_buyers', sql`day, brand, country, channel, orders, units, cents`, takenByDay],
  ] as const)
    audit.addNone(name, (db) =>
      rows(
        db,
        sql`
    with kept as (select ${columns} from ${sql.raw(table)} where orders > 0),
      said as (select ${columns} from (${byDay(sql`(select min(day) from ${sql.raw(table)})`, sql`(select max(day) from ${sql.raw(table)})`)}) sold)
    (select 'kept' as which, * from (select * from kept except select * from said) one) union all (select 'orders', * from (select * from said except select * from kept) other)`,
      ),
    );
  const invoiced = invoicedSums('order', sql`o.intent_id`);
  audit.addNone('invoice of an order = what was captured', (db) =>
    rows(
      db,
      sql`
    select o.number, o.captured_cents, ${invoiced.issued} as invoiced from shop_order o
    where o.captured_cents > 0 and ${invoiced.issued} <> o.captured_cents and (${invoiced.issued} <> 0 or ${wasInvoicing(sql`o.brand`, sql`o.paid_at`)})`,
    ),
  );
  audit.addNone('uses of coupons = orders that used them', (db) =>
    rows(
      db,
      sql`
    select c.code, c.uses, count(u.*)::integer as orders from ${couponUses} c join coupon_use u on u.code = c.code group by c.code, c.uses having c.uses < count(u.*)`,
    ),
  );
  audit.addNone('every gift that was paid for has its voucher, and none of a cancelled order serves', (db) =>
    rows(
      db,
      sql`
    select o.number, l.sku, l.quantity from shop_order o join order_line l on l.order_id = o.id join ${giftSkus} g on g.sku = l.sku
    where o.state = 'paid' and o.status <> 'canceled' and o.paid_at < now() - interval '10 minutes' and l.returned_at is null
      and l.quantity <> (select count(*) from ${giftVouchers} v where v.order_id = o.id and v.order_sku = l.sku)
    union all select o.number, v.order_sku, 1 from ${giftVouchers} v join shop_order o on o.id = v.order_id
    where v.active and (o.status = 'canceled' or o.state in ('cancelled', 'refunded'))`,
    ),
  );
  audit.addNone('no capture outstanding for 10 minutes', (db) =>
    rows(
      db,
      sql`
    select id as intent, updated_at from order_intent where state = 'placing' and updated_at < now() - interval '10 minutes'`,
    ),
  );
  audit.addNone('one order for each charged payment, and the other way round', (db) =>
    compareCharges(provider, 'order', { paidSince: (days) => paidSince(db, days), isAccountedFor: (paymentId) => isAccountedFor(db, paymentId) }),
  );
}

async function paidSince(db: Db, days: number): Promise<ChargedSale[]> {
  const { rows: orders } = await db.execute<ChargedSale>(sql`
    select payment_intent_id as payment, number, captured_cents as captured from shop_order
    where state in ('paid', 'refunded') and due_cents > 0 and paid_at > now() - make_interval(days => ${days}::integer)`);
  return orders;
}

async function isAccountedFor(db: Db, paymentId: string): Promise<boolean> {
  if (await isCaptured(db, paymentId)) return true;
  const intent = await findIntent(db, { paymentIntentId: paymentId });
  return intent !== null && isReversalQueued(db, 'order', intent.id);
}

async function rows(db: Db, query: ReturnType<typeof sql>): Promise<Row[]> {
  return (await db.execute<Row>(query)).rows;
}
