import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import type { Dispute } from './payment-provider.ts';
import { paymentDispute } from './returns.schema.ts';

/** Notes a dispute as the provider has it; false when nothing about it is new. */
export async function noteDispute(tx: Db, paymentId: string, { id, amount, state, answerBy }: Dispute): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    insert into payment_dispute (id, payment_id, cents, state, answer_by)
    values (${id}, ${paymentId}, ${amount}::integer, ${state}, ${answerBy?.toISOString() ?? null}::timestamptz)
    on conflict (id) do update set state = excluded.state, cents = excluded.cents, answer_by = excluded.answer_by
    where payment_dispute.state not in ('won', 'lost') and payment_dispute.state <> excluded.state returning 1`);
  return rows.length > 0;
}

/** Disputes of a payment, oldest first. */
export function disputesOf(db: Db, paymentId: string): Promise<(typeof paymentDispute.$inferSelect)[]> {
  return db.select().from(paymentDispute).where(eq(paymentDispute.paymentId, paymentId)).orderBy(paymentDispute.notedAt);
}

/** Payments whose disputes are not decided. */
export async function disputedPayments(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ payment: string }>(
    sql`select distinct payment_id as payment from payment_dispute where state in ('unanswered', 'answered')`,
  );
  return rows.map(({ payment }) => payment);
}

/** For the audit: disputes that nobody has answered. */
export async function unansweredDisputes(db: Db): Promise<Record<string, unknown>[]> {
  return (await db.execute(sql`select id, payment_id, cents, answer_by from payment_dispute where state = 'unanswered'`)).rows;
}
