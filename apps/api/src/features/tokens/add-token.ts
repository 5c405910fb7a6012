import { createHash, randomBytes } from 'node:crypto';
import type { Db } from '../../platform/database/database.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { noteAction } from '../staff/index.ts';
import { isScope, type Scope, scopes } from './scopes.ts';
import { insertToken } from './tokens.store.ts';

/** A token that is not made, and why. */
export class TokenRefused extends Error {}

/** Ten years. */
const mostDays = 3653;

export interface NewToken {
  /** The token itself: shown once, here, and kept nowhere. */
  token: string;
  name: string;
  scopes: Scope[];
  expiresAt: Date;
}

/**
 * Makes a token for a program of the estate: 256 random bits after `parral_`, of which the database keeps a hash.
 *
 * @param wish `days` until it ends
 * @throws TokenRefused where the name is taken or no name, a scope is none, or the days are none
 */
export async function addToken(db: Db, wish: { name: string; scopes: readonly string[]; days: number }): Promise<NewToken> {
  const name = wish.name.trim();
  if (!/^[\p{L}\p{N}][\p{L}\p{N} ._-]{0,59}$/u.test(name))
    throw new TokenRefused(`"${wish.name}" is no name for a token: up to 60 letters, digits, blanks, dots and hyphens that say what it is for.`);
  const wrong = wish.scopes.filter((scope) => !isScope(scope));
  if (wrong.length > 0 || wish.scopes.length === 0)
    throw new TokenRefused(`${wrong.length > 0 ? `"${wrong.join(', ')}" is no scope` : 'A token needs a scope'}. There are: ${describeScopes()}.`);
  if (!Number.isInteger(wish.days) || wish.days < 1 || wish.days > mostDays)
    throw new TokenRefused(`A token is valid for 1 to ${mostDays} days, and "${wish.days}" is no such number.`);
  const token = `parral_${randomBytes(32).toString('base64url')}`;
  const row = await transaction(db, async (tx) => {
    const made = await insertToken(tx, { name, tokenHash: hashToken(token), scopes: [...new Set(wish.scopes.filter(isScope))], days: wish.days });
    if (made !== null) await noteAction(tx, { kind: 'token.add', subject: name, after: { scopes: made.scopes.join(', '), days: wish.days } });
    return made;
  });
  if (row === null) throw new TokenRefused(`There is a token "${name}" already. \`estate token revoke\` ends it; or give this one another name.`);
  return { token, name: row.name, scopes: row.scopes, expiresAt: row.expiresAt };
}

export function describeScopes(): string {
  return Object.entries(scopes)
    .map(([scope, what]) => `${scope} (${what})`)
    .join(', ');
}

/** A plain hash serves: what is hashed has 256 random bits, so that nobody guesses it. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
