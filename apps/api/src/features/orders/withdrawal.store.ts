import { randomBytes } from 'node:crypto';
import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { withdrawal, withdrawalLine } from './withdrawal.schema.ts';

export type WithdrawalRow = typeof withdrawal.$inferSelect;

export async function findWithdrawal(db: Db, id: string): Promise<WithdrawalRow | null> {
  const [row] = await db.select().from(withdrawal).where(eq(withdrawal.id, id));
  return row ?? null;
}

/** Those of an order that were confirmed, oldest first. */
export async function confirmedWithdrawals(db: Db, orderId: string): Promise<WithdrawalRow[]> {
  return db
    .select()
    .from(withdrawal)
    .where(and(eq(withdrawal.orderId, orderId), isNotNull(withdrawal.confirmedAt)))
    .orderBy(asc(withdrawal.confirmedAt), asc(withdrawal.id));
}

/** Skus of an order that confirmed withdrawals name. */
export async function withdrawnSkusOf(db: Db, orderId: string): Promise<Set<string>> {
  const rows = await db.select({ sku: withdrawalLine.sku }).from(withdrawalLine).where(eq(withdrawalLine.orderId, orderId));
  return new Set(rows.map(({ sku }) => sku));
}

type Declaration = Pick<WithdrawalRow, 'orderId' | 'name' | 'email' | 'language' | 'skus'>;

/** Writes a declaration; one of the last day that says the same is taken again. */
export async function declare(db: Db, { orderId, name, email, language, skus }: Declaration): Promise<WithdrawalRow> {
  const same = and(eq(withdrawal.orderId, orderId), eq(withdrawal.name, name), eq(withdrawal.email, email), eq(withdrawal.language, language));
  const open = await db
    .select()
    .from(withdrawal)
    .where(and(same, isNull(withdrawal.confirmedAt), sql`${withdrawal.declaredAt} > now() - interval '1 day'`));
  const known = open.find((row) => row.skus.join() === skus.join());
  if (known !== undefined) return known;
  const id = `wd_${randomBytes(16).toString('base64url')}`;
  const [row] = await db.insert(withdrawal).values({ id, orderId, name, email, language, skus }).returning();
  if (row === undefined) throw new Error('The withdrawal that was just written is missing.');
  return row;
}

/** Takes the lines that no other withdrawal has; returns their skus. Inside a transaction. */
export async function takeLines(tx: Db, { id, orderId, skus }: WithdrawalRow): Promise<string[]> {
  const rows = await tx
    .insert(withdrawalLine)
    .values([...skus].sort().map((sku) => ({ orderId, sku, withdrawalId: id })))
    .onConflictDoNothing()
    .returning({ sku: withdrawalLine.sku });
  const taken = new Set(rows.map((row) => row.sku));
  return skus.filter((sku) => taken.has(sku));
}

export async function confirmRow(tx: Db, id: string, skus: string[]): Promise<WithdrawalRow> {
  const [row] = await tx
    .update(withdrawal)
    .set({ skus, confirmedAt: sql`now()` })
    .where(eq(withdrawal.id, id))
    .returning();
  if (row === undefined) throw new Error('The withdrawal that was just confirmed is missing.');
  return row;
}

/** Declarations that were never confirmed hold personal data for nothing; they go after 30 days. */
export async function eraseUnconfirmed(db: Db): Promise<void> {
  await db.delete(withdrawal).where(and(isNull(withdrawal.confirmedAt), sql`${withdrawal.declaredAt} < now() - interval '30 days'`));
}
