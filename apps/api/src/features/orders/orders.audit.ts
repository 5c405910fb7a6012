import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { Audit } from '../../platform/audit/audit.ts';
import { outboxKeys } from '../../platform/outbox/outbox.store.ts';
import { allocatedStock, giftSkus } from '../catalogue/index.ts';
import type { PaymentProvider } from '../payments/index.ts';
import { couponUses, giftVouchers } from '../vouchers/index.ts';

type Row = Record<string, unknown>;
const days = 30;

/** Registers the checks of orders, and of stock, discount codes, gifts and money against them. */
export function registerAudit(audit: Audit, provider: PaymentProvider): void {
  audit.addNone('allocated bottles = bottles of live orders', (db) =>
    rows(
      db,
      sql`
    select s.sku, s.allocated, coalesce(sum(l.quantity) filter (where o.state in ('authorised', 'paid') and o.status <> 'canceled' and l.returned_at is null), 0)::integer as ordered
    from ${allocatedStock} s left join order_line l on l.sku = s.sku left join shop_order o on o.id = l.order_id
    group by s.sku, s.allocated having s.allocated <> coalesce(sum(l.quantity) filter (where o.state in ('authorised', 'paid') and o.status <> 'canceled' and l.returned_at is null), 0)`,
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
    group by o.id having o.total_cents <> sum(l.quantity * (l.unit_price_cents - l.discount_per_unit_cents)) + o.shipping_cents`,
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
  audit.addNone('one order for each charged payment, and the other way round', (db) => compareWithProvider(db, provider));
}

/** Charged payments of the last 30 days without their order, and paid orders without their payment. */
async function compareWithProvider(db: Db, provider: PaymentProvider): Promise<Row[]> {
  const orders = await rows(
    db,
    sql`
    select payment_intent_id as payment, number, captured_cents as captured from shop_order
    where state in ('paid', 'refunded') and due_cents > 0 and paid_at > now() - make_interval(days => ${days}::integer)`,
  );
  const open = new Map(orders.map((order) => [String(order['payment']), order]));
  if (!provider.isConfigured && open.size === 0) return [];
  const problems: Row[] = [];
  try {
    // A payment is made up to a day and an authorisation's seven days before it is charged.
    for await (const payment of provider.list('order', Math.floor(Date.now() / 1000) - (days + 8) * 86_400)) {
      const order = open.get(payment.id);
      open.delete(payment.id);
      if (payment.state === 'captured' && order === undefined) problems.push(...(await unlessOlder(db, payment.id)));
      else if (order !== undefined && payment.captured !== order['captured'])
        problems.push({ ...order, fault: `charged ${payment.captured}`, state: payment.state });
    }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return [{ fault: 'the card provider could not be asked', message: error.message }];
  }
  return [...problems, ...[...open.values()].map((order) => ({ ...order, fault: 'the provider knows no such payment' }))];
}

/** A charged payment without an order of the last 30 days: a problem unless its order is older, or its money is on its way back. */
async function unlessOlder(db: Db, payment: string): Promise<Row[]> {
  const known = await rows(
    db,
    sql`
    select 1 from shop_order where payment_intent_id = ${payment} and state in ('paid', 'refunded')
    union all select 1 from ${outboxKeys} queued where kind in ('payment.refund', 'payment.cancel') and key in (select kind || ':' || id from order_intent where payment_intent_id = ${payment})`,
  );
  return known.length > 0 ? [] : [{ payment, fault: 'charged, but there is no order' }];
}

async function rows(db: Db, query: ReturnType<typeof sql>): Promise<Row[]> {
  return (await db.execute<Row>(query)).rows;
}
