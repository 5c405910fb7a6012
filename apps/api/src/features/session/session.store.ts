import { and, desc, eq, gt, lt, sql } from 'drizzle-orm';
import { builtOnce } from '../../platform/database/built-once.ts';
import type { Db } from '../../platform/database/database.ts';
import { session } from './session.schema.ts';

export interface SessionRow {
  /** Stays the same when the visitor logs in. */
  id: string;
  memberId: string | null;
  /** Less than half of its time is left. */
  nearEnd: boolean;
}

const columns = {
  id: session.id,
  memberId: session.memberId,
  nearEnd: sql<boolean>`${session.expiresAt} < now() + interval '15 days'`,
};

const inDays = (days: number) => sql`now() + make_interval(days => ${days})`;

export async function findSession(db: Db, tokenHash: string): Promise<SessionRow | null> {
  const rows = await openSession(db).execute({ tokenHash });
  return rows[0] ?? null;
}

const openSession = builtOnce((db) =>
  db
    .select(columns)
    .from(session)
    .where(and(eq(session.tokenHash, sql.placeholder('tokenHash')), gt(session.expiresAt, sql`now()`)))
    .prepare('open_session'),
);

export async function createSession(db: Db, { tokenHash, days }: { tokenHash: string; days: number }): Promise<SessionRow> {
  return one(await newSession(db).execute({ tokenHash, days }));
}

const newSession = builtOnce((db) =>
  db
    .insert(session)
    .values({ tokenHash: sql.placeholder('tokenHash'), expiresAt: sql`now() + make_interval(days => ${sql.placeholder('days')}::integer)` })
    .returning(columns)
    .prepare('new_session'),
);

export async function setMember(db: Db, at: { id: string; memberId: string; tokenHash: string; days: number; device: string | null }): Promise<SessionRow> {
  const change = { memberId: at.memberId, tokenHash: at.tokenHash, expiresAt: inDays(at.days), device: at.device, loggedInAt: sql`now()` };
  return one(await db.update(session).set(change).where(eq(session.id, at.id)).returning(columns));
}

export async function extendSession(db: Db, id: string, days: number): Promise<void> {
  await db
    .update(session)
    .set({ expiresAt: inDays(days) })
    .where(eq(session.id, id));
}

export async function deleteSession(db: Db, id: string): Promise<void> {
  await db.delete(session).where(eq(session.id, id));
}

/** Sessions that ended a day ago and more. */
export async function deleteEndedSessions(db: Db): Promise<void> {
  await db.delete(session).where(lt(session.expiresAt, sql`now() - interval '1 day'`));
}

/** Where a member is logged in, newest first. */
export async function sessionsOf(db: Db, memberId: string): Promise<{ id: string; device: string | null; startedAt: Date }[]> {
  const startedAt = sql<Date>`coalesce(${session.loggedInAt}, ${session.createdAt})`.mapWith(session.createdAt);
  return db
    .select({ id: session.id, device: session.device, startedAt })
    .from(session)
    .where(and(eq(session.memberId, memberId), gt(session.expiresAt, sql`now()`)))
    .orderBy(desc(startedAt), session.id);
}

/** Ends one session of a member; false where the member has none of that id. */
export async function deleteSessionOf(db: Db, memberId: string, id: string): Promise<boolean> {
  const rows = await db
    .delete(session)
    .where(and(eq(session.memberId, memberId), eq(session.id, id)))
    .returning({ id: session.id });
  return rows.length > 0;
}

/** When a member's sessions began and end, for that person. */
export async function sessionTimesOf(db: Db, memberId: string): Promise<{ createdAt: Date; expiresAt: Date }[]> {
  return db.select({ createdAt: session.createdAt, expiresAt: session.expiresAt }).from(session).where(eq(session.memberId, memberId));
}

function one(rows: SessionRow[]): SessionRow {
  const row = rows[0];
  if (row === undefined) throw new Error('The session is gone: it ended while it was being changed.');
  return row;
}
