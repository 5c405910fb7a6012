import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { member, type MemberOwn } from '../session/session.schema.ts';
import type { MemberRow } from '../session/session.store.ts';

/** Puts what the member changed before what is known, in one statement: two tabs that save different fields lose nothing. */
export async function keepOwn(db: Db, memberId: string, own: MemberOwn): Promise<MemberRow> {
  return one(
    await db
      .update(member)
      .set({ own: sql`${member.own} || ${JSON.stringify(own)}::jsonb` })
      .where(eq(member.id, memberId))
      .returning(),
  );
}

/** Replaces the list of preferences. */
export async function keepPreferences(db: Db, memberId: string, preferences: string[]): Promise<MemberRow> {
  return one(await db.update(member).set({ preferences }).where(eq(member.id, memberId)).returning());
}

/** Today in Europe/Madrid by the database's clock, `YYYY-MM-DD`. */
export async function todayInMadrid(db: Db): Promise<string> {
  const { rows } = await db.execute<{ today: string }>(sql`select (now() at time zone 'Europe/Madrid')::date::text as today`);
  return rows[0]?.today ?? '';
}

/** The member was erased while the change was under way: then nobody is logged in any more. */
function one(rows: MemberRow[]): MemberRow {
  const [row] = rows;
  if (row === undefined) throw new ApiError('CLUB_NO_AUTHENTICATED_MEMBER');
  return row;
}
