import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Cents } from '@parral/rules';
import { builtOnce, placeholders } from '../../platform/database/built-once.ts';
import type { Db } from '../../platform/database/database.ts';
import { isFree } from './open-payment.ts';
import type { PaymentSubject } from './payment-provider.ts';
import { payment } from './payments.schema.ts';

export type PaymentRow = typeof payment.$inferSelect;

/** An order or a visit, by its intent. */
export interface Sale {
  subject: PaymentSubject;
  intentId: string;
}

/** SQL for payments of which the money came, as a table of `id`, `intent_id`, `captured_cents`. */
export const capturedPayments: SQL = sql`(select id, intent_id, captured_cents from payment where state in ('done', 'disputed'))`;

/** Writes that the provider is about to be asked for the money, in the transaction that takes what is sold; nothing where nothing is due. */
export async function askPayment(tx: Db, { subject, intentId }: Sale, paymentId: string | null, cents: Cents): Promise<void> {
  if (paymentId === null || isFree({ paymentIntentId: paymentId })) return;
  await askedOnce(tx).execute({ id: paymentId, subject, intentId, askedCents: cents });
}

const askedOnce = builtOnce((db) =>
  db
    .insert(payment)
    .values({ ...placeholders('id', 'subject', 'intentId', 'askedCents'), state: 'asked' })
    .onConflictDoNothing()
    .prepare('payment_asked'),
);

/** Writes that the money is there, in the transaction that makes use of it: once. */
export async function bookCapture(tx: Db, { subject, intentId }: Sale, paymentId: string | null, captured: Cents): Promise<void> {
  if (paymentId === null || isFree({ paymentIntentId: paymentId })) return;
  await tx
    .insert(payment)
    .values({ id: paymentId, subject, intentId, askedCents: captured, capturedCents: captured, state: 'done', doneAt: sql`now()` })
    .onConflictDoUpdate({
      target: payment.id,
      set: { capturedCents: captured, state: 'done', doneAt: sql`now()` },
      setWhere: inArray(payment.state, ['asked', 'failed']),
    });
}

/** Writes that the money will not come: the authorisation ended before it was captured. */
export async function failPayment(tx: Db, paymentId: string | null): Promise<void> {
  if (paymentId === null) return;
  await tx
    .update(payment)
    .set({ state: 'failed' })
    .where(and(eq(payment.id, paymentId), eq(payment.state, 'asked')));
}

/** Brings a payment to what its disputes say: disputed until it is won. */
export async function bookDisputes(tx: Db, paymentId: string): Promise<void> {
  await tx.execute(sql`
    update payment set state = case when exists (select from payment_dispute d where d.payment_id = payment.id and d.state <> 'won') then 'disputed' else 'done' end
    where id = ${paymentId} and state in ('done', 'disputed')`);
}

/** Payments of a sale of which the money came, oldest first; locked until the transaction ends, so that two do not give back the same money. */
export async function lockCaptured(tx: Db, { subject, intentId }: Sale): Promise<{ id: string; captured: Cents }[]> {
  const { rows } = await tx.execute<{ id: string; captured: number }>(sql`
    select id, captured_cents as captured from payment
    where subject = ${subject} and intent_id = ${intentId} and state in ('done', 'disputed') order by asked_at, id for no key update`);
  return rows;
}

/** All payments of a sale, oldest first. */
export function paymentsOf(db: Db, { subject, intentId }: Sale): Promise<PaymentRow[]> {
  return db
    .select()
    .from(payment)
    .where(and(eq(payment.subject, subject), eq(payment.intentId, intentId)))
    .orderBy(payment.askedAt, payment.id);
}

/** Whether money of this name ever came, for the audit. */
export async function isCaptured(db: Db, paymentId: string): Promise<boolean> {
  return (await db.$count(payment, and(eq(payment.id, paymentId), inArray(payment.state, ['done', 'disputed'])))) > 0;
}
