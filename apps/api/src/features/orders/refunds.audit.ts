import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import type { Audit } from '../../platform/audit/audit.ts';
import { compareRefunds, type PaymentProvider, type RefundedSale } from '../payments/index.ts';

/** Registers the checks of what comes after the purchase: cancelled orders, refunds, withdrawals. */
export function registerRefundAudit(audit: Audit, provider: PaymentProvider): void {
  audit.addNone('every cancelled order is refunded in full', (db) =>
    rows(
      db,
      sql`
    select number, state, captured_cents, refunded_cents from shop_order
    where (status = 'canceled' and state = 'paid' and canceled_at < now() - interval '10 minutes')
      or (state = 'refunded' and refunded_cents <> captured_cents) or (status = 'canceled' and state = 'authorised')`,
    ),
  );
  audit.addNone('refunded = refunds that are done, and no more was ordered than was captured', (db) =>
    rows(
      db,
      sql`
    select o.number, o.captured_cents, o.refunded_cents, sum(r.cents)::integer as ordered
    from shop_order o left join order_refund r on r.order_id = o.id and r.failed_at is null
    group by o.id
    having o.refunded_cents <> coalesce(sum(r.cents) filter (where r.done_at is not null), 0) or coalesce(sum(r.cents), 0) > o.captured_cents`,
    ),
  );
  audit.addNone('no refund outstanding for 10 minutes', (db) =>
    rows(db, sql`select id, order_id, cents from order_refund where done_at is null and failed_at is null and ordered_at < now() - interval '10 minutes'`),
  );
  audit.addNone('no refund failed without being ordered again', (db) =>
    rows(
      db,
      sql`
    select o.number, r.id, r.reason, r.cents, r.failed_at from order_refund r join shop_order o on o.id = r.order_id
    where r.failed_at is not null and r.reason <> 'provider' and not exists (
      select from order_refund again where again.order_id = r.order_id and again.failed_at is null and again.ordered_at > r.ordered_at
        and again.reason = r.reason and again.withdrawal_id is not distinct from r.withdrawal_id)`,
    ),
  );
  audit.addNone('refunds of the last 30 days = what the card provider gave back', async (db) => compareRefunds(provider, await paidOrders(db)));
  audit.addNone('withdrawn lines = lines of confirmed withdrawals', (db) =>
    rows(
      db,
      sql`
    select w.id, w.order_id from withdrawal w
    where w.confirmed_at is not null and cardinality(w.skus) <> (select count(*) from withdrawal_line l where l.withdrawal_id = w.id)
    union all select l.withdrawal_id, l.order_id from withdrawal_line l join withdrawal w on w.id = l.withdrawal_id
    where w.confirmed_at is null or w.order_id <> l.order_id or not exists (select from order_line o where o.order_id = l.order_id and o.sku = l.sku)`,
    ),
  );
}

async function paidOrders(db: Db): Promise<RefundedSale[]> {
  const { rows: orders } = await db.execute<RefundedSale>(sql`
    select o.payment_intent_id as payment, o.number, o.captured_cents as captured, o.refunded_cents as refunded,
      coalesce(sum(r.cents) filter (where r.done_at is null and r.failed_at is null), 0)::integer as under_way
    from shop_order o left join order_refund r on r.order_id = o.id
    where o.state in ('paid', 'refunded') and o.captured_cents > 0 and o.paid_at > now() - interval '30 days' group by o.id`);
  return orders;
}

async function rows(db: Db, query: ReturnType<typeof sql>): Promise<Record<string, unknown>[]> {
  return (await db.execute(query)).rows;
}
