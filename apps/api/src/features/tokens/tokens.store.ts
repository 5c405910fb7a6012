import { asc, and, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { noteAction } from '../staff/index.ts';
import type { Scope } from './scopes.ts';
import { apiToken } from './tokens.schema.ts';

/** A token as it is listed: without itself, and without its hash. */
export interface TokenRow {
  id: string;
  name: string;
  scopes: Scope[];
  state: 'valid' | 'expired' | 'revoked';
  createdAt: Date;
  expiresAt: Date;
  lastUsedAt: Date | null;
  revokedAt: Date | null;
}

const { id, name, scopes, createdAt, expiresAt, lastUsedAt, revokedAt } = apiToken;
const state = sql<TokenRow['state']>`case when ${revokedAt} is not null then 'revoked' when ${expiresAt} <= now() then 'expired' else 'valid' end`;
const columns = { id, name, scopes, state, createdAt, expiresAt, lastUsedAt, revokedAt };

/** Writes a token that is valid for so many days; null where another one in use has the name. */
export async function insertToken(db: Db, token: { name: string; tokenHash: string; scopes: Scope[]; days: number }): Promise<TokenRow | null> {
  const [row] = await db
    .insert(apiToken)
    .values({ name: token.name, tokenHash: token.tokenHash, scopes: token.scopes, expiresAt: sql`now() + make_interval(days => ${token.days})` })
    .onConflictDoNothing({ target: apiToken.name, where: sql`revoked_at is null` })
    .returning(columns);
  return row ?? null;
}

export async function tokenByHash(db: Db, tokenHash: string): Promise<TokenRow | null> {
  const [row] = await db.select(columns).from(apiToken).where(eq(apiToken.tokenHash, tokenHash));
  return row ?? null;
}

/** Keeps when a token was last used; at most once a minute, so that reading stays reading. */
export async function noteUse(db: Db, token: TokenRow): Promise<void> {
  if (token.lastUsedAt !== null && Date.now() - token.lastUsedAt.getTime() < 60_000) return;
  await db
    .update(apiToken)
    .set({ lastUsedAt: sql`now()` })
    .where(eq(apiToken.id, token.id));
}

/** Every token there is or was, oldest first. */
export function listTokens(db: Db): Promise<TokenRow[]> {
  return db.select(columns).from(apiToken).orderBy(asc(createdAt));
}

/** Ends the token of this name from now on; false where none in use has it. */
export async function revokeToken(db: Db, named: string): Promise<boolean> {
  return transaction(db, async (tx) => {
    const rows = await tx
      .update(apiToken)
      .set({ revokedAt: sql`now()` })
      .where(and(eq(name, named), isNull(revokedAt)))
      .returning({ id: apiToken.id });
    if (rows.length > 0) await noteAction(tx, { kind: 'token.revoke', subject: named });
    return rows.length > 0;
  });
}
