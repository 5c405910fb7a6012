import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ofMember } from '../../platform/http/answer-cache.ts';
import type { RateLimiter } from '../../platform/http/rate-limits.ts';
import type { Db } from '../../platform/database/database.ts';
import { deviceOf } from './device.ts';
import { createSession, deleteSession, extendSession, findSession, setMember, type SessionRow } from './session.store.ts';

export type { SessionRow } from './session.store.ts';

const cookie = 'sid';
const visitorDays = 60;
const memberDays = 30;

/**
 * Sessions of visitors, by the cookie `sid` (HttpOnly, SameSite=Lax, of this host only). Its token is 128 random bits
 * after a letter: `m` for a member, `v` for a visitor, so that a cache knows members without asking.
 * None of these may be called inside a transaction.
 */
export class Sessions {
  readonly #db: Db;
  readonly #limits: RateLimiter;
  readonly #found = new WeakMap<FastifyRequest, Promise<SessionRow | null>>();
  /** Requests whose session was extended: their cookie is to last as long. */
  readonly #extended = new WeakMap<FastifyRequest, { token: string; days: number }>();

  constructor(db: Db, limits: RateLimiter) {
    this.#db = db;
    this.#limits = limits;
  }

  /** The session of this request; null where there is none. Asks the database once for each request. */
  find(request: FastifyRequest): Promise<SessionRow | null> {
    const known = this.#found.get(request);
    if (known !== undefined) return known;
    const found = this.#read(request);
    this.#found.set(request, found);
    return found;
  }

  /** Whether a member asks. Costs a query only where the cookie is one of a member. */
  async isMember(request: FastifyRequest): Promise<boolean> {
    if (!ofMember(request.headers.cookie)) return false;
    return (await this.find(request))?.memberId != null;
  }

  /**
   * The session of this request; where there is none, a new one whose cookie goes with the answer. To be called once something
   * is to be kept: an address makes a limited number of new ones (TOO_MANY_REQUESTS).
   */
  async require(request: FastifyRequest, reply: FastifyReply): Promise<SessionRow> {
    const found = await this.find(request);
    if (found !== null) return found;
    await this.#limits.take('new session by address', request.ip);
    const token = newToken('v');
    const created = await createSession(this.#db, { tokenHash: hash(token), days: visitorDays });
    this.#remember(request, reply, created, token, visitorDays);
    return created;
  }

  /** Makes this request's session that of a member, under a new token; its id, and what hangs on it, stays. */
  async logIn(request: FastifyRequest, reply: FastifyReply, memberId: string): Promise<SessionRow> {
    const found = await this.require(request, reply);
    // What hangs on the session of another member is not handed on: who logs in over somebody else begins anew.
    const session = found.memberId === null || found.memberId === memberId ? found : await this.#another(found);
    const token = newToken('m');
    const row = await setMember(this.#db, {
      id: session.id,
      memberId,
      tokenHash: hash(token),
      days: memberDays,
      device: deviceOf(request.headers['user-agent']),
    });
    this.#remember(request, reply, row, token, memberDays);
    return row;
  }

  /** Ends this request's session: a shared computer keeps nothing of the member, not the basket either. */
  async logOut(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const session = await this.find(request);
    if (session !== null) await deleteSession(this.#db, session.id);
    this.#found.set(request, Promise.resolve(null));
    this.#extended.delete(request);
    reply.clearCookie(cookie, { path: '/' });
    reply.clearCookie('has_basket', { path: '/' });
    reply.clearCookie('is_member', { path: '/' });
  }

  async #another(session: SessionRow): Promise<SessionRow> {
    await deleteSession(this.#db, session.id);
    return createSession(this.#db, { tokenHash: hash(newToken('v')), days: visitorDays });
  }

  /** Lets the cookie of a session that was extended last as long as the session: before an answer leaves. */
  renewCookie(request: FastifyRequest, reply: FastifyReply): void {
    const extended = this.#extended.get(request);
    if (extended !== undefined) this.#setCookies(request, reply, extended.token, extended.days);
  }

  async #read(request: FastifyRequest): Promise<SessionRow | null> {
    const token = request.cookies[cookie];
    if (token === undefined || !/^[mv][\w-]{22}$/.test(token)) return null;
    const row = await findSession(this.#db, hash(token));
    if (row === null) return null;
    if (!row.nearEnd) return row;
    const days = row.memberId === null ? visitorDays : memberDays;
    await extendSession(this.#db, row.id, days);
    this.#extended.set(request, { token, days });
    return row;
  }

  #remember(request: FastifyRequest, reply: FastifyReply, row: SessionRow, token: string, days: number): void {
    this.#found.set(request, Promise.resolve(row));
    this.#extended.delete(request);
    this.#setCookies(request, reply, token, days);
  }

  #setCookies(request: FastifyRequest, reply: FastifyReply, token: string, days: number): void {
    const options = { path: '/', sameSite: 'lax', secure: request.protocol === 'https', maxAge: days * 86_400 } as const;
    reply.setCookie(cookie, token, { ...options, httpOnly: true });
    // For the header's script, which asks who is there only where somebody is.
    if (token.startsWith('m')) reply.setCookie('is_member', '1', options);
  }
}

function newToken(kind: 'm' | 'v'): string {
  return kind + randomBytes(16).toString('base64url');
}

function hash(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
