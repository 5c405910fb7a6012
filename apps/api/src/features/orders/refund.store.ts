import { randomBytes } from 'node:crypto';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Cents } from '@parral/rules';
import type { Db } from '../../platform/database/database.ts';
import { orderRefund } from './refund.schema.ts';

export type RefundRow = typeof orderRefund.$inferSelect;

/** A refund with the payment it is of. */
export interface OrderedRefund {
  refund: RefundRow;
  paymentId: string;
  captured: Cents;
}

/** All refunds of an order, oldest first. */
export function refundsOf(db: Db, orderId: string): Promise<RefundRow[]> {
  return db.select().from(orderRefund).where(eq(orderRefund.orderId, orderId)).orderBy(orderRefund.orderedAt, orderRefund.id);
}

/** Writes a refund; null when it was ordered before and has not failed: an order is cancelled once, a withdrawal is paid back once. */
export async function insertRefund(tx: Db, entry: Pick<RefundRow, 'orderId' | 'reason' | 'withdrawalId' | 'cents'>): Promise<RefundRow | null> {
  const id = `rf_${randomBytes(16).toString('base64url')}`;
  const [row] = await tx
    .insert(orderRefund)
    .values({ id, ...entry })
    .onConflictDoNothing()
    .returning();
  return row ?? null;
}

export async function findRefund(db: Db, id: string): Promise<OrderedRefund | null> {
  const { rows } = await db.execute<{ payment: string; captured: number }>(sql`
    select o.payment_intent_id as payment, o.captured_cents as captured from order_refund r join shop_order o on o.id = r.order_id where r.id = ${id}`);
  const [refund] = await db.select().from(orderRefund).where(eq(orderRefund.id, id));
  const [of] = rows;
  return refund === undefined || of === undefined ? null : { refund, paymentId: of.payment, captured: of.captured };
}

/** Notes a refund that somebody made in the provider's own pages; false for one that is known, or of no paid order. */
export async function insertProvidersRefund(tx: Db, paymentId: string, { providerId, cents }: { providerId: string; cents: Cents }): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    insert into order_refund (id, order_id, reason, cents, provider_id, done_at)
    select ${`rf_${providerId}`}, id, 'provider', ${cents}::integer, ${providerId}, now() from shop_order
    where payment_intent_id = ${paymentId} and state in ('paid', 'refunded')
    on conflict do nothing returning 1`);
  return rows.length > 0;
}

/** What the provider has done: its name, and how much went back. */
export async function markDone(tx: Db, id: string, done: { providerId: string | null; cents: Cents }): Promise<void> {
  await tx
    .update(orderRefund)
    .set({ ...done, doneAt: sql`now()` })
    .where(eq(orderRefund.id, id));
}

/** What the provider has done of a refund that this estate ordered, in whichever way that was heard. */
export async function markAtProvider(tx: Db, refundId: string, { providerId, cents }: { providerId: string; cents: Cents }): Promise<void> {
  await tx
    .update(orderRefund)
    .set({ providerId, cents, doneAt: sql`now()` })
    .where(and(eq(orderRefund.id, refundId), isNull(orderRefund.doneAt)));
}

/** The bank did not take a refund; it stays failed. */
export async function markFailed(tx: Db, providerId: string): Promise<void> {
  await tx
    .update(orderRefund)
    .set({ failedAt: sql`now()` })
    .where(and(eq(orderRefund.providerId, providerId), isNull(orderRefund.failedAt)));
}

/** The order's sum of what went back; a cancelled order whose money is all back is refunded, until a refund fails. */
export async function bookRefunds(tx: Db, paymentId: string): Promise<void> {
  // Its row first, in a statement of its own: the sum is then of all that others have committed.
  await tx.execute(sql`select 1 from shop_order where payment_intent_id = ${paymentId} for update`);
  await tx.execute(sql`
    update shop_order o set refunded_cents = s.cents,
      state = case when o.status = 'canceled' and o.state = 'paid' and s.cents = o.captured_cents then 'refunded'
        when o.state = 'refunded' and s.cents < o.captured_cents then 'paid' else o.state end
    from (
      select p.id, coalesce(sum(r.cents) filter (where r.done_at is not null and r.failed_at is null), 0)::integer as cents
      from shop_order p left join order_refund r on r.order_id = p.id where p.payment_intent_id = ${paymentId} group by p.id
    ) s
    where o.id = s.id`);
}
