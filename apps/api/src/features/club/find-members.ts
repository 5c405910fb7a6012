import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { today } from '../../platform/database/today.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { allMembers } from '../session/index.ts';
import { accumulated } from './memberships.store.ts';

export type MemberState = 'current' | 'ended' | 'invited' | 'none';

/** A member as lists of the office show one; cents, days `YYYY-MM-DD`. */
export interface FoundMember {
  id: string;
  number: string;
  name: string;
  surname: string;
  email: string;
  level: string;
  state: MemberState;
  /** Of the current membership, or of the last one that has begun. */
  startsOn: string | null;
  endsOn: string | null;
  goalCents: number | null;
  spentCents: number;
}

export interface MemberQuery {
  /** Beginning of the number, of the e-mail address, or of a word of the name. */
  text?: string | undefined;
  number?: string | undefined;
  level?: string | undefined;
  state?: MemberState | undefined;
  /** Whether the goal of the current membership is met. */
  goal?: 'met' | 'open' | undefined;
  /** The number of the last member of the page before. */
  after?: string | undefined;
  most: number;
}

const ofGoal: Record<'met' | 'open', SQL> = {
  met: sql`f.state = 'current' and f."goalCents" <= f."spentCents"`,
  open: sql`f.state = 'current' and f."goalCents" > f."spentCents"`,
};

/** Members that fit, by their numbers. Throws NOT_FOUND for an `after` that is none. */
export async function findMembers(db: Db, { text = '', number, level, state, goal, after, most }: MemberQuery): Promise<FoundMember[]> {
  if (after !== undefined) {
    const { rows } = await db.execute(sql`select 1 from ${allMembers} p where p.number = ${after}`);
    if (rows.length === 0) throw new ApiError('NOT_FOUND');
  }
  const begin = `${text
    .trim()
    .toLowerCase()
    .replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const conditions = [
    ...(text.trim() === '' ? [] : [sql`(p.number like ${begin} or p.email like ${begin} or ' ' || lower(p.name || ' ' || p.surname) like ${`% ${begin}`})`]),
    ...(number === undefined ? [] : [sql`p.number = ${number}`]),
    ...(level === undefined ? [] : [sql`p.level = ${level}`]),
    ...(after === undefined ? [] : [sql`p.number > ${after}`]),
    sql`true`,
  ];
  const { rows } = await db.execute<FoundMember & Record<string, unknown>>(sql`
    select * from (
      select p.id, p.number, p.name, p.surname, p.email, p.level,
        case when p.invited then 'invited' when m.id is null then 'none' when m.ends_on is null or m.ends_on >= ${today} then 'current' else 'ended' end as state,
        m.starts_on::text as "startsOn", m.ends_on::text as "endsOn", m.goal_cents as "goalCents",
        case when m.id is null then 0 else ${accumulated(sql`m`)} end as "spentCents"
      from ${allMembers} p
      left join lateral (
        select * from membership b where b.member_id = p.id and b.activated_at is not null and b.starts_on <= ${today}
        order by (b.ends_on is null or b.ends_on >= ${today}) desc, b.starts_on desc limit 1) m on true
      where ${sql.join(conditions, sql` and `)}) f
    where ${state === undefined ? sql`true` : sql`f.state = ${state}`} and ${goal === undefined ? sql`true` : ofGoal[goal]}
    order by f.number limit ${most}`);
  return rows;
}
