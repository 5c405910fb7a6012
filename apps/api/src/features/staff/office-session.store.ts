import { and, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { officeSession, officeStaff } from './staff.schema.ts';
import type { StaffRow } from './staff.store.ts';

export interface OfficeSessionRow {
  id: string;
  isComplete: boolean;
  endsAt: Date;
  staff: StaffRow;
}

const runs = gt(officeSession.endsAt, sql`now()`);

/** The session of a token with who it is of, as they are now; null where it ended, or they were removed. */
export async function sessionByToken(db: Db, tokenHash: string): Promise<OfficeSessionRow | null> {
  const [row] = await db
    .select({ id: officeSession.id, isComplete: officeSession.isComplete, endsAt: officeSession.endsAt, staff: officeStaff })
    .from(officeSession)
    .innerJoin(officeStaff, eq(officeStaff.id, officeSession.staffId))
    .where(and(eq(officeSession.tokenHash, tokenHash), runs, isNull(officeStaff.removedAt)));
  return row ?? null;
}

interface NewSession {
  tokenHash: string;
  staffId: string;
  isComplete: boolean;
  device: string | null;
  minutes: number;
}

/** Writes a session; returns its id. One that is complete is noted as the last time that somebody signed in. */
export async function insertSession(tx: Db, { minutes, ...session }: NewSession): Promise<string> {
  const [row] = await tx
    .insert(officeSession)
    .values({ ...session, endsAt: sql`now() + make_interval(mins => ${minutes})` })
    .returning({ id: officeSession.id });
  if (row === undefined) throw new Error('The session that was just written is missing.');
  if (session.isComplete)
    await tx
      .update(officeStaff)
      .set({ lastSignedInAt: sql`now()` })
      .where(eq(officeStaff.id, session.staffId));
  return row.id;
}

export async function deleteSessionById(db: Db, id: string): Promise<void> {
  await db.delete(officeSession).where(eq(officeSession.id, id));
}

/** Where somebody is signed in, newest first. */
export function openSessionsOf(db: Db, staffId: string): Promise<{ id: string; device: string | null; startedAt: Date; endsAt: Date }[]> {
  const { id, device, startedAt, endsAt } = officeSession;
  return db
    .select({ id, device, startedAt, endsAt })
    .from(officeSession)
    .where(and(eq(officeSession.staffId, staffId), eq(officeSession.isComplete, true), runs))
    .orderBy(desc(startedAt), id);
}

/** Ends one session of somebody; false where they have none of that id. */
export async function deleteOwnSession(db: Db, staffId: string, id: string): Promise<boolean> {
  const rows = await db
    .delete(officeSession)
    .where(and(eq(officeSession.staffId, staffId), eq(officeSession.id, id)))
    .returning({ id: officeSession.id });
  return rows.length > 0;
}

/** Ends all sessions of somebody. */
export async function deleteSessionsOf(tx: Db, staffId: string): Promise<void> {
  await tx.delete(officeSession).where(eq(officeSession.staffId, staffId));
}

export async function deleteEndedOfficeSessions(db: Db): Promise<void> {
  await db.delete(officeSession).where(lt(officeSession.endsAt, sql`now()`));
}
