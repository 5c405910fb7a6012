import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { emailChange } from './club.schema.ts';

/** Makes the token of a link that confirms a member's new address; the member's earlier one works no more. Returned once, kept as a hash. */
export async function makeEmailToken(db: Db, memberId: string, email: string, minutes: number): Promise<string> {
  const token = randomBytes(16).toString('base64url');
  const row = { email, tokenHash: hash(token), expiresAt: sql`now() + make_interval(mins => ${minutes})` };
  await db
    .insert(emailChange)
    .values({ memberId, ...row })
    .onConflictDoUpdate({ target: emailChange.memberId, set: row });
  return token;
}

/** Uses a member's token up: the address it stands for; null for one that is used, over, or another member's. */
export async function useEmailToken(tx: Db, memberId: string, token: string): Promise<string | null> {
  const [row] = await tx
    .delete(emailChange)
    .where(and(eq(emailChange.memberId, memberId), eq(emailChange.tokenHash, hash(token)), gt(emailChange.expiresAt, sql`now()`)))
    .returning({ email: emailChange.email });
  return row?.email ?? null;
}

export async function deleteExpiredEmailTokens(db: Db): Promise<void> {
  await db.delete(emailChange).where(lt(emailChange.expiresAt, sql`now()`));
}

function hash(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
