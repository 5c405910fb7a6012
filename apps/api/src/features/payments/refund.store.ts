import { randomBytes } from 'node:crypto';
import { and, count, eq, inArray, ne, sql, type SQL } from 'drizzle-orm';
import type { Cents } from '@parral/rules';
import type { Db } from '../../platform/database/database.ts';
import type { Refund } from './payment-provider.ts';
import type { Sale } from './payment.store.ts';
import { payment, refund } from './payments.schema.ts';

export type RefundRow = typeof refund.$inferSelect;

/** SQL for what goes back of each sale, as a table of `intent_id`, `done` (cents that are back) and `ordered` (those and what is on its way). */
export const refundSums: SQL = sql`(
  select p.intent_id, coalesce(sum(r.done_cents) filter (where r.state = 'done'), 0)::integer as done,
    coalesce(sum(case r.state when 'done' then r.done_cents when 'asked' then r.cents else 0 end), 0)::integer as ordered
  from payment p join refund r on r.payment_id = p.id group by p.intent_id)`;

/** SQL for refunds with their sale, as a table of `intent_id` and all that a refund says. */
export const refundRows: SQL = sql`(select p.intent_id, r.* from payment p join refund r on r.payment_id = p.id)`;

/** All refunds of a sale, oldest first. */
export async function refundsOf(db: Db, { subject, intentId }: Sale): Promise<RefundRow[]> {
  const rows = await db
    .select({ refund })
    .from(refund)
    .innerJoin(payment, eq(payment.id, refund.paymentId))
    .where(and(eq(payment.subject, subject), eq(payment.intentId, intentId)))
    .orderBy(refund.askedAt, refund.id);
  return rows.map((row) => row.refund);
}

/** A refund with the sale and the captured money it is of; null for none. */
export async function findRefund(db: Db, id: string): Promise<{ refund: RefundRow; intentId: string; captured: Cents } | null> {
  const [row] = await db
    .select({ refund, intentId: payment.intentId, captured: sql<number>`coalesce(${payment.capturedCents}, 0)` })
    .from(refund)
    .innerJoin(payment, eq(payment.id, refund.paymentId))
    .where(eq(refund.id, id));
  return row ?? null;
}

/** What has gone back of a sale, in cents; its row must be locked, so that the sum is of all that others have noted. */
export async function refundedOf(tx: Db, { intentId }: Sale): Promise<Cents> {
  const { rows } = await tx.execute<{ done: number }>(sql`select done from ${refundSums} s where intent_id = ${intentId}`);
  return rows[0]?.done ?? 0;
}

/** What went back of a sale or is on its way, in cents. */
export async function returnedOf(db: Db, { intentId }: Sale): Promise<Cents> {
  const { rows } = await db.execute<{ ordered: number }>(sql`select ordered from ${refundSums} s where intent_id = ${intentId}`);
  return rows[0]?.ordered ?? 0;
}

/** What went back of a payment or is on its way, in cents. */
export async function orderedBackOf(tx: Db, paymentId: string): Promise<Cents> {
  const { rows } = await tx.execute<{ cents: number }>(sql`
    select coalesce(sum(case state when 'done' then done_cents when 'asked' then cents else 0 end), 0)::integer as cents from refund where payment_id = ${paymentId}`);
  return rows[0]?.cents ?? 0;
}

export type NewRefund = Pick<RefundRow, 'paymentId' | 'key' | 'reason' | 'note' | 'cents' | 'lines' | 'shippingCents'>;

/** Writes a refund; null when its key was given back before and has not failed. */
export async function insertRefund(tx: Db, entry: NewRefund): Promise<RefundRow | null> {
  const id = `rf_${randomBytes(16).toString('base64url')}`;
  const [row] = await tx
    .insert(refund)
    .values({ id, ...entry })
    .onConflictDoNothing()
    .returning();
  return row ?? null;
}

/** Whether a sale's refund of this key was ordered, and has not failed. */
export async function isOrdered(tx: Db, { intentId }: Sale, key: string): Promise<boolean> {
  const { rows } = await tx.execute(sql`select 1 from ${refundRows} r where intent_id = ${intentId} and key = ${key} and state <> 'failed' limit 1`);
  return rows.length > 0;
}

/** Whether the same was ordered before and failed: it is asked again, and nobody above is told twice. */
export async function hasFailedBefore(tx: Db, { paymentId, key }: Pick<RefundRow, 'paymentId' | 'key'>): Promise<boolean> {
  return (await tx.$count(refund, and(eq(refund.paymentId, paymentId), eq(refund.key, key), eq(refund.state, 'failed')))) > 0;
}

/** asked → done: the provider's name of it, and how much went back. */
export async function finishRefund(tx: Db, id: string, done: { providerId: string | null; cents: Cents }): Promise<void> {
  await tx
    .update(refund)
    .set({ state: 'done', doneCents: sql`least(${refund.cents}, ${done.cents}::integer)`, providerId: done.providerId, doneAt: sql`now()` })
    .where(and(eq(refund.id, id), eq(refund.state, 'asked')));
}

/**
 * Notes a refund as the provider has it: one of ours, or one that somebody made in the provider's own pages. What failed
 * stays failed, however late an older answer comes. Says what of it is news: `made` elsewhere, or `failed`.
 */
export async function noteRefund(tx: Db, paymentId: string, { id: providerId, amount, refundId, isFailed }: Refund): Promise<'made' | 'failed' | null> {
  if (refundId !== null) await finishRefund(tx, refundId, { providerId, cents: amount });
  const isMade = refundId === null && (await insertProvidersRefund(tx, paymentId, providerId, amount));
  if (!isFailed) return isMade ? 'made' : null;
  const failed = await tx
    .update(refund)
    .set({ state: 'failed', failedAt: sql`now()` })
    .where(and(eq(refund.providerId, providerId), eq(refund.state, 'done')))
    .returning({ id: refund.id });
  return failed.length > 0 ? 'failed' : null;
}

async function insertProvidersRefund(tx: Db, paymentId: string, providerId: string, cents: Cents): Promise<boolean> {
  // Of a version that kept no name of what it gave back whole.
  await tx.execute(sql`
    update refund set provider_id = ${providerId} where payment_id = ${paymentId} and provider_id is null and state = 'done' and done_cents = ${cents}::integer
      and not exists (select from refund known where known.provider_id = ${providerId})`);
  const { rows } = await tx.execute(sql`
    insert into refund (id, payment_id, key, reason, cents, done_cents, state, provider_id, done_at)
    select ${`rf_${providerId}`}, id, ${`provider:${providerId}`}, 'provider', ${cents}::integer, ${cents}::integer, 'done', ${providerId}, now()
    from payment where id = ${paymentId} and state in ('done', 'disputed')
    on conflict do nothing returning 1`);
  return rows.length > 0;
}

/** How many refunds the bank did not take and nobody has asked for again. */
export async function failedRefunds(db: Db): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::integer as count from refund r where r.state = 'failed' and r.reason <> 'provider'
      and not exists (select 1 from refund again where again.payment_id = r.payment_id and again.key = r.key and again.state <> 'failed')`);
  return rows[0]?.count ?? 0;
}

/** How many refunds of these sales stand, all but those that failed; a sale without any is left out. */
export async function refundsStanding(db: Db, intentIds: readonly string[]): Promise<Map<string, number>> {
  if (intentIds.length === 0) return new Map();
  const rows = await db
    .select({ intentId: payment.intentId, count: count() })
    .from(refund)
    .innerJoin(payment, eq(payment.id, refund.paymentId))
    .where(and(inArray(payment.intentId, [...intentIds]), ne(refund.state, 'failed')))
    .groupBy(payment.intentId);
  return new Map(rows.map((row) => [row.intentId, row.count]));
}
