import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '../../platform/database/database.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { deviceOf } from '../session/index.ts';
import { deleteSessionById, insertSession, type OfficeSessionRow, sessionByToken } from './office-session.store.ts';
import type { StaffRow } from './staff.store.ts';

export type { OfficeSessionRow } from './office-session.store.ts';

const cookie = 'office_sid';
/** From the second factor on, whatever is done meanwhile. */
const completeMinutes = 12 * 60;
/** For the second factor after the password. */
const pendingMinutes = 10;

/**
 * Sessions of the estate's people by the cookie `office_sid` (HttpOnly, SameSite=Strict, of this host only): 128 random bits, of which the
 * database keeps a hash. They have nothing to do with those of visitors and members. Each step of signing in is another session with
 * another token, so that whoever planted or read the one before has nothing. None of these may be called inside a transaction.
 */
export class OfficeSessions {
  readonly #db: Db;
  readonly #found = new WeakMap<FastifyRequest, Promise<OfficeSessionRow | null>>();

  constructor(db: Db) {
    this.#db = db;
  }

  /** The session of this request, complete or not; null where there is none. Asks the database once for each request. */
  find(request: FastifyRequest): Promise<OfficeSessionRow | null> {
    const known = this.#found.get(request);
    if (known !== undefined) return known;
    const token = request.cookies[cookie];
    const found = token === undefined || !/^[\w-]{22}$/.test(token) ? Promise.resolve(null) : sessionByToken(this.#db, hash(token));
    this.#found.set(request, found);
    return found;
  }

  /** Who is signed in, with both factors. Throws OFFICE_NOT_SIGNED_IN. */
  async require(request: FastifyRequest): Promise<OfficeSessionRow> {
    const found = await this.find(request);
    if (found === null || !found.isComplete) throw new ApiError('OFFICE_NOT_SIGNED_IN');
    return found;
  }

  /** Opens a session in place of the one that this browser had. */
  async open(request: FastifyRequest, reply: FastifyReply, staff: StaffRow, { isComplete }: { isComplete: boolean }): Promise<OfficeSessionRow> {
    const before = await this.find(request);
    const token = randomBytes(16).toString('base64url');
    const minutes = isComplete ? completeMinutes : pendingMinutes;
    const device = deviceOf(request.headers['user-agent']);
    await transaction(this.#db, async (tx) => {
      if (before !== null) await deleteSessionById(tx, before.id);
      return insertSession(tx, { tokenHash: hash(token), staffId: staff.id, isComplete, device, minutes });
    });
    const row = await sessionByToken(this.#db, hash(token));
    if (row === null) throw new ApiError('OFFICE_NOT_SIGNED_IN');
    this.#found.set(request, Promise.resolve(row));
    reply.setCookie(cookie, token, { path: '/', httpOnly: true, sameSite: 'strict', secure: request.protocol === 'https', maxAge: minutes * 60 });
    return row;
  }

  /** Ends the session of this request. */
  async end(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const session = await this.find(request);
    if (session !== null) await deleteSessionById(this.#db, session.id);
    this.#found.set(request, Promise.resolve(null));
    reply.clearCookie(cookie, { path: '/' });
  }
}

function hash(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
