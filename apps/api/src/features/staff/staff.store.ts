import { and, asc, eq, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { officeLink, officeRecoveryCode, officeSession, officeStaff } from './staff.schema.ts';

export type StaffRow = typeof officeStaff.$inferSelect;

/** Who has this address and was not removed; `email` in lower case. */
export async function staffByEmail(db: Db, email: string): Promise<StaffRow | null> {
  const [row] = await db
    .select()
    .from(officeStaff)
    .where(and(eq(officeStaff.email, email), isNull(officeStaff.removedAt)));
  return row ?? null;
}

export async function staffById(db: Db, id: string): Promise<StaffRow | null> {
  const [row] = await db
    .select()
    .from(officeStaff)
    .where(and(eq(officeStaff.id, id), isNull(officeStaff.removedAt)));
  return row ?? null;
}

/** Everybody who was not removed, by name, with how many recovery codes are left. */
export async function listStaff(db: Db): Promise<(StaffRow & { codesLeft: number })[]> {
  const rows = await db
    .select({ staff: officeStaff, codesLeft: sql<number>`(select count(*)::int from office_recovery_code c where c.staff_id = ${officeStaff.id})` })
    .from(officeStaff)
    .where(isNull(officeStaff.removedAt))
    .orderBy(asc(officeStaff.name), asc(officeStaff.id));
  return rows.map(({ staff, codesLeft }) => ({ ...staff, codesLeft }));
}

export type NewStaff = Pick<StaffRow, 'name' | 'email' | 'role' | 'language'> & Partial<Pick<StaffRow, 'passwordHash' | 'isDemo'>>;

/** Enters somebody; null where the address is somebody's. */
export async function insertStaff(tx: Db, staff: NewStaff): Promise<StaffRow | null> {
  const [row] = await tx
    .insert(officeStaff)
    .values(staff)
    .onConflictDoNothing({ target: officeStaff.email, where: sql`removed_at is null` })
    .returning();
  return row ?? null;
}

/** Changes somebody, whatever version it is. */
export async function updateStaff(tx: Db, id: string, change: Partial<Omit<StaffRow, 'id' | 'version'>>): Promise<StaffRow | null> {
  const [row] = await tx
    .update(officeStaff)
    .set({ ...change, version: sql`${officeStaff.version} + 1` })
    .where(and(eq(officeStaff.id, id), isNull(officeStaff.removedAt)))
    .returning();
  return row ?? null;
}

/** Locks the rows of all owners, and says who they are: so that of two who remove each other one stays. */
export async function lockOwners(tx: Db): Promise<string[]> {
  const rows = await tx
    .select({ id: officeStaff.id })
    .from(officeStaff)
    .where(and(eq(officeStaff.role, 'owner'), isNull(officeStaff.removedAt)))
    .orderBy(officeStaff.id)
    .for('update');
  return rows.map(({ id }) => id);
}

/** Counts a code of the authenticator by its half minute; false where it, or a later one, has counted before. */
export async function countStep(db: Db, id: string, step: number): Promise<boolean> {
  const rows = await db
    .update(officeStaff)
    .set({ lastCodeStep: step })
    .where(and(eq(officeStaff.id, id), or(isNull(officeStaff.lastCodeStep), lt(officeStaff.lastCodeStep, step))))
    .returning({ id: officeStaff.id });
  return rows.length > 0;
}

/** Uses a recovery code up; false where there is none like it. */
export async function spendRecoveryCode(db: Db, staffId: string, codeHash: string): Promise<boolean> {
  const rows = await db
    .delete(officeRecoveryCode)
    .where(and(eq(officeRecoveryCode.staffId, staffId), eq(officeRecoveryCode.codeHash, codeHash)))
    .returning({ staffId: officeRecoveryCode.staffId });
  return rows.length > 0;
}

/** Replaces the recovery codes by these, none for none. */
export async function setRecoveryCodes(tx: Db, staffId: string, hashes: readonly string[]): Promise<void> {
  await tx.delete(officeRecoveryCode).where(eq(officeRecoveryCode.staffId, staffId));
  if (hashes.length > 0) await tx.insert(officeRecoveryCode).values(hashes.map((codeHash) => ({ codeHash, staffId })));
}

/** Replaces the links of somebody by one that lasts so many hours. Returns when it ends. */
export async function setLink(tx: Db, staffId: string, tokenHash: string, hours: number): Promise<Date> {
  await tx.delete(officeLink).where(eq(officeLink.staffId, staffId));
  const [row] = await tx
    .insert(officeLink)
    .values({ tokenHash, staffId, endsAt: sql`now() + make_interval(hours => ${hours})` })
    .returning({ endsAt: officeLink.endsAt });
  if (row === undefined) throw new Error('The link that was just written is missing.');
  return row.endsAt;
}

const goodLink = (tokenHash: string) => and(eq(officeLink.tokenHash, tokenHash), sql`${officeLink.endsAt} > now()`);

/** Whether a link would be taken now: hashing a password costs too much to be had for any string. */
export async function linkIsGood(db: Db, tokenHash: string): Promise<boolean> {
  return (await db.select({ id: officeLink.staffId }).from(officeLink).where(goodLink(tokenHash))).length > 0;
}

/** Uses a link up, and says whose it was; null where it is none any more. */
export async function useLink(tx: Db, tokenHash: string): Promise<string | null> {
  const [row] = await tx.delete(officeLink).where(goodLink(tokenHash)).returning({ staffId: officeLink.staffId });
  return row?.staffId ?? null;
}

/** Ends sessions, links and recovery codes of who leaves. */
export async function closeWays(tx: Db, staffId: string): Promise<void> {
  await tx.delete(officeSession).where(eq(officeSession.staffId, staffId));
  await tx.delete(officeLink).where(eq(officeLink.staffId, staffId));
  await tx.delete(officeRecoveryCode).where(eq(officeRecoveryCode.staffId, staffId));
}

/** SQL for the name of somebody of the office by the id in a column of another table; null where nobody is named. */
export const officeStaffName = (id: SQL): SQL<string | null> => sql<string | null>`(select person.name from office_staff person where person.id = ${id})`;
