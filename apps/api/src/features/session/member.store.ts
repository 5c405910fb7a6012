import { and, eq, inArray, ne, or, sql, type SQL } from 'drizzle-orm';
import type { Language, Level } from '../../platform/content/index.ts';
import type { Db } from '../../platform/database/database.ts';
import { today } from '../../platform/database/today.ts';
import { member, session, type MemberData, type MemberOwn } from './session.schema.ts';

export type MemberRow = typeof member.$inferSelect;

/** The language a member is written to: the one they chose, else the one the estate knows. */
export function memberLanguage({ own, data }: MemberRow): Language {
  return own.language ?? data.language;
}

/** `email` in lower case. */
export async function memberByEmail(db: Db, email: string): Promise<MemberRow | null> {
  const rows = await db.select().from(member).where(eq(member.email, email));
  return rows[0] ?? null;
}

export async function memberById(db: Db, id: string): Promise<MemberRow | null> {
  const rows = await db.select().from(member).where(eq(member.id, id));
  return rows[0] ?? null;
}

/** A member by number or e-mail address; null for none. */
export async function memberNamed(db: Db, name: string): Promise<MemberRow | null> {
  const [row] = await db
    .select()
    .from(member)
    .where(or(eq(member.number, name), eq(member.email, name.toLowerCase())));
  return row ?? null;
}

/** The ids of the members with these numbers. */
export async function memberIds(db: Db, numbers: readonly string[]): Promise<Map<string, string>> {
  if (numbers.length === 0) return new Map();
  const rows = await db
    .select({ id: member.id, number: member.number })
    .from(member)
    .where(inArray(member.number, [...numbers]));
  return new Map(rows.map(({ id, number }) => [number, id]));
}

/** Members by number, for the command line. */
export async function listMembers(db: Db) {
  return db
    .select({
      number: member.number,
      level: member.level,
      name: member.name,
      surname: member.surname,
      email: member.email,
      membership_ends: member.membershipEnds,
    })
    .from(member)
    .orderBy(member.number);
}

/** SQL for everybody who is a member or invited, as a table: `id`, `number`, `name`, `surname`, `email`, `level`, `invited`. */
export const allMembers: SQL = sql`(select id, number, name, surname, email, level, invited from member)`;

/** SQL for a member as a table of one row, none where nobody has that id: `id`, `level`. */
export function memberTable(id: string): SQL {
  return sql`(select id, level from member where id = ${id})`;
}

/** Locks a member's row until the transaction ends, so that what counts for one member is done one after the other. */
export async function lockMember(tx: Db, id: string): Promise<void> {
  await tx.execute(sql`select 1 from member where id = ${id} for no key update`);
}

export interface NewMember {
  /** null: the next number is given. */
  number: string | null;
  /** Lower case. */
  email: string;
  name: string;
  surname: string;
  level: Level;
  membershipEnds?: string | SQL<string> | null;
  documentNumber: string | null;
  invited?: boolean;
  data: MemberData | SQL;
  passwordHash: string;
}

/** Enters a member; breaks `member_email` or `member_document` where another one has them. Returns id and number. */
export async function insertMember(tx: Db, { number, data, ...values }: NewMember): Promise<Pick<MemberRow, 'id' | 'number'>> {
  const [row] = await tx
    .insert(member)
    .values({ ...values, number: number ?? sql`lpad(nextval('member_numbers')::text, 5, '0')`, data: data as MemberData, folderPasswordHash: '' })
    .returning({ id: member.id, number: member.number });
  if (row === undefined) throw new Error('The member that was just written is missing.');
  return row;
}

/** Updates the member of a number with what the office writes down; null when there is none. Breaks the same constraints. */
export async function updateMember(
  tx: Db,
  number: string,
  { data, ...values }: Omit<NewMember, 'number' | 'passwordHash' | 'invited'>,
): Promise<Pick<MemberRow, 'id' | 'number'> | null> {
  const [row] = await tx
    .update(member)
    .set({ ...values, data: sql`${member.data} || ${data}` })
    .where(eq(member.number, number))
    .returning({ id: member.id, number: member.number });
  return row ?? null;
}

/** Somebody who was invited becomes a member from today, for so many months; null: for ever. */
export async function acceptMember(tx: Db, id: string, months: number | null): Promise<void> {
  await tx
    .update(member)
    .set({
      invited: false,
      data: sql`${member.data} || jsonb_build_object('memberSince', ${today}::text)`,
      membershipEnds: months === null ? null : sql`(${today} + make_interval(months => ${months}))::date - 1`,
    })
    .where(eq(member.id, id));
}

/** Gives members the level and the last day of their memberships; `current` is SQL for a table of `member_id`, `level`, `ends_on`. */
export async function applyMemberships(db: Db, current: SQL): Promise<void> {
  await db.execute(sql`
    update member set level = c.level, membership_ends = c.ends_on from ${current} c
    where c.member_id = member.id and (member.level <> c.level or member.membership_ends is distinct from c.ends_on)`);
}

/**
 * Puts what the member changed before what is known, in one statement: two tabs that save different fields lose nothing.
 * null when the member was erased meanwhile.
 */
export async function keepOwn(db: Db, memberId: string, own: MemberOwn): Promise<MemberRow | null> {
  const [row] = await db
    .update(member)
    .set({ own: sql`${member.own} || ${JSON.stringify(own)}::jsonb` })
    .where(eq(member.id, memberId))
    .returning();
  return row ?? null;
}

/** Replaces the list of preferences; null when the member was erased meanwhile. */
export async function keepPreferences(db: Db, memberId: string, preferences: string[]): Promise<MemberRow | null> {
  const [row] = await db.update(member).set({ preferences }).where(eq(member.id, memberId)).returning();
  return row ?? null;
}

/** Sets the password and ends all sessions of the member, but the one that is named. */
export async function setPassword(tx: Db, memberId: string, passwordHash: string, exceptSession?: string): Promise<void> {
  await tx.update(member).set({ passwordHash }).where(eq(member.id, memberId));
  const others = exceptSession === undefined ? undefined : ne(session.id, exceptSession);
  await tx.delete(session).where(and(eq(session.memberId, memberId), others));
}

/** Gives a member another e-mail address, lower case; breaks `member_email` where somebody has it. */
export async function setEmail(tx: Db, memberId: string, email: string): Promise<void> {
  await tx.update(member).set({ email }).where(eq(member.id, memberId));
}

/** Forgets those of these who were invited and never became members. */
export async function deleteInvited(tx: Db, ids: readonly string[]): Promise<void> {
  if (ids.length > 0)
    await tx.execute(sql`delete from member where invited and id in (select value::uuid from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`);
}
