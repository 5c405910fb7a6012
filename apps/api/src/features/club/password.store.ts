import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { passwordToken } from './club.schema.ts';

export type TokenPurpose = (typeof passwordToken.$inferSelect)['purpose'];

/** Makes a link's token, 128 random bits; of the member's earlier ones of its kind none works any more. Returned once, kept as a hash. */
export async function makeToken(db: Db, memberId: string, purpose: TokenPurpose, minutes: number): Promise<string> {
  const token = randomBytes(16).toString('base64url');
  const expiresAt = sql`now() + make_interval(mins => ${minutes})`;
  await db.delete(passwordToken).where(and(eq(passwordToken.memberId, memberId), eq(passwordToken.purpose, purpose)));
  await db.insert(passwordToken).values({ tokenHash: hash(token), memberId, purpose, expiresAt });
  return token;
}

/** Whether a token would be taken now. Hashing a password costs too much to be had for any string. */
export async function tokenIsGood(db: Db, token: string): Promise<boolean> {
  const rows = await db.select({ memberId: passwordToken.memberId }).from(passwordToken).where(good(token));
  return rows.length > 0;
}

/** Uses a token up; null when somebody else has, or it has expired. */
export async function useToken(tx: Db, token: string): Promise<{ memberId: string; purpose: TokenPurpose } | null> {
  const [row] = await tx.delete(passwordToken).where(good(token)).returning({ memberId: passwordToken.memberId, purpose: passwordToken.purpose });
  return row ?? null;
}

/** Ends all links of the member. */
export async function deleteTokensOf(tx: Db, memberId: string): Promise<void> {
  await tx.delete(passwordToken).where(eq(passwordToken.memberId, memberId));
}

export async function deleteExpiredTokens(db: Db): Promise<void> {
  await db.delete(passwordToken).where(lt(passwordToken.expiresAt, sql`now()`));
}

const good = (token: string) => and(eq(passwordToken.tokenHash, hash(token)), gt(passwordToken.expiresAt, sql`now()`));

function hash(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
