import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import type { Audit } from '../../platform/audit/audit.ts';
import { invoicedSums } from '../invoices/index.ts';
import { capturedPayments, compareRefunds, type PaymentProvider, type RefundedSale, refundRows, refundSums } from '../payments/index.ts';

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
  audit.addNone('captured = payments of the order', (db) =>
    rows(
      db,
      sql`
    select o.number, o.captured_cents, coalesce(sum(p.captured_cents), 0)::integer as payments
    from shop_order o left join ${capturedPayments} p on p.intent_id = o.intent_id
    group by o.id having o.captured_cents <> coalesce(sum(p.captured_cents), 0)`,
    ),
  );
  audit.addNone('refunded = refunds that are done, and no more was ordered than was captured', (db) =>
    rows(
      db,
      sql`
    select o.number, o.captured_cents, o.refunded_cents, r.done, r.ordered
    from shop_order o left join ${refundSums} r on r.intent_id = o.intent_id
    where o.refunded_cents <> coalesce(r.done, 0) or coalesce(r.ordered, 0) > o.captured_cents`,
    ),
  );
  const invoiced = invoicedSums('order', sql`o.intent_id`);
  audit.addNone('corrective invoices of an order = what goes back of it', (db) =>
    rows(
      db,
      sql`
    select o.number, r.ordered, -${invoiced.returned} as corrected from shop_order o left join ${refundSums} r on r.intent_id = o.intent_id
    where ${invoiced.issued} > 0 and (-${invoiced.returned} < coalesce(r.ordered, 0) or ${invoiced.issued} + ${invoiced.returned} < 0)`,
    ),
  );
  audit.addNone('money that came for no order goes back whole', (db) =>
    rows(
      db,
      sql`
    select p.id as payment, p.captured_cents, coalesce(r.ordered, 0) as ordered from ${capturedPayments} p join order_intent i on i.id = p.intent_id
      left join ${refundSums} r on r.intent_id = p.intent_id
    where not exists (select from shop_order o where o.intent_id = p.intent_id) and coalesce(r.ordered, 0) <> p.captured_cents`,
    ),
  );
  audit.addNone('no refund outstanding for 10 minutes', (db) =>
    rows(db, sql`select r.id, r.payment_id, r.cents from ${refundRows} r where r.state = 'asked' and r.asked_at < now() - interval '10 minutes'`),
  );
  audit.addNone('no refund failed without being ordered again', (db) =>
    rows(
      db,
      sql`
    select o.number, r.id, r.reason, r.cents, r.failed_at from ${refundRows} r join shop_order o on o.intent_id = r.intent_id
    where r.state = 'failed' and r.reason <> 'provider' and not exists (
      select from ${refundRows} again where again.payment_id = r.payment_id and again.state <> 'failed' and again.asked_at > r.asked_at and again.key = r.key)`,
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
      coalesce(r.ordered - r.done, 0) as under_way
    from shop_order o left join ${refundSums} r on r.intent_id = o.intent_id
    where o.state in ('paid', 'refunded') and o.captured_cents > 0 and o.paid_at > now() - interval '30 days'`);
  return orders;
}

async function rows(db: Db, query: ReturnType<typeof sql>): Promise<Record<string, unknown>[]> {
  return (await db.execute(query)).rows;
}
