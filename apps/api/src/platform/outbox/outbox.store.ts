import { and, eq, inArray, isNull, lt, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { outbox } from './outbox.schema.ts';

export interface OutboxRow {
  id: number;
  kind: string;
  key: string;
  payload: unknown;
  attempts: number;
}

export async function addRow(tx: Db, entry: { kind: string; key: string; payload: unknown }): Promise<void> {
  await tx.insert(outbox).values(entry).onConflictDoNothing({ target: outbox.key });
}

/** Deletes rows of a kind that are not done and whose payload holds these fields. */
export async function dropRows(tx: Db, kind: string, fields: Record<string, string>): Promise<void> {
  await tx.delete(outbox).where(and(isNull(outbox.doneAt), eq(outbox.kind, kind), sql`${outbox.payload} @> ${JSON.stringify(fields)}::jsonb`));
}

/** A claim lasts so long unless it is prolonged: what a killed process had begun begins anew then. */
export const claimSeconds = 30;
const claimEnd = sql`now() + make_interval(secs => ${claimSeconds})`;

/** Takes rows that are due; another process, or this one after a crash, takes them when the claim is over. */
export async function claimRows(db: Db, kinds: string[], most: number): Promise<OutboxRow[]> {
  if (kinds.length === 0) return [];
  const due = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(isNull(outbox.doneAt), sql`${outbox.claimedUntil} <= now()`, inArray(outbox.kind, kinds)))
    .orderBy(outbox.id)
    .limit(most)
    .for('update', { skipLocked: true });
  return db
    .update(outbox)
    .set({ claimedUntil: claimEnd, attempts: sql`${outbox.attempts} + 1` })
    .where(inArray(outbox.id, due))
    .returning({ id: outbox.id, kind: outbox.kind, key: outbox.key, payload: outbox.payload, attempts: outbox.attempts });
}

/** Keeps a claim while the work goes on, however long a mail server takes. */
export async function prolongClaim(db: Db, row: OutboxRow): Promise<void> {
  await db
    .update(outbox)
    .set({ claimedUntil: claimEnd })
    .where(and(eq(outbox.id, row.id), isNull(outbox.doneAt)));
}

/** The payload goes with the work, since it may hold personal data. */
export async function finishRow(db: Db, row: OutboxRow): Promise<void> {
  await db
    .update(outbox)
    .set({ doneAt: sql`now()`, lastError: null, payload: {} })
    .where(eq(outbox.id, row.id));
}

/** Tries again after 2, 4, 8 … seconds, 10 minutes at most. */
export async function postponeRow(db: Db, row: OutboxRow, reason: string): Promise<void> {
  const seconds = Math.min(600, 2 ** Math.min(row.attempts, 10));
  const later = sql`now() + make_interval(secs => ${seconds})`;
  await db
    .update(outbox)
    .set({ claimedUntil: later, lastError: reason.slice(0, 1000) })
    .where(eq(outbox.id, row.id));
}

/** SQL for everything that was ever written, as a table of `kind`, `key`. */
export const outboxKeys: SQL = sql`(select kind, key from outbox)`;

/** How many rows are not done yet. */
export async function countWaiting(db: Db): Promise<number> {
  return db.$count(outbox, isNull(outbox.doneAt));
}

/** Rows that are not done five minutes after they were written. */
export async function stuckRows(db: Db): Promise<Record<string, unknown>[]> {
  return db
    .select({ id: outbox.id, kind: outbox.kind, attempts: outbox.attempts, last_error: outbox.lastError })
    .from(outbox)
    .where(and(isNull(outbox.doneAt), lt(outbox.createdAt, sql`now() - interval '5 minutes'`)));
}
