import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { today } from '../../platform/database/today.ts';
import { allMembers } from '../session/index.ts';
import { accumulated } from './memberships.store.ts';

/** Where the members of a level stand to their goal; money in cents. */
export interface LevelProgress {
  level: string;
  members: number;
  /** Whose membership has no goal. */
  withoutGoal: number;
  /** Who has bought less than a quarter of the goal, less than half, less than three quarters, less than all of it. */
  quarters: [number, number, number, number];
  met: number;
  goalCents: number;
  /** Of all members of the level, those without a goal too. */
  spentCents: number;
}

export interface Progress {
  /** The day that is looked at: today, or the last of a year that is over. */
  day: string;
  /** Years in which somebody was a member, the newest first. */
  years: number[];
  levels: LevelProgress[];
}

/**
 * Where members stand to their goal in a year, by level: those whose membership ran on its last day, or runs today, and what was bought in it, by
 * the sums that members see of themselves.
 */
export async function progressOf(db: Db, year: number): Promise<Progress> {
  const day = sql`least(${today}, make_date(${year}::integer, 12, 31))`;
  const running = sql`(
    select distinct on (m.member_id) m.level, m.goal_cents as goal, ${accumulated(sql`m`)} as spent
    from membership m join ${allMembers} p on p.id = m.member_id
    where m.activated_at is not null and not p.invited and m.starts_on <= ${day} and (m.ends_on is null or m.ends_on >= ${day})
    order by m.member_id, m.starts_on desc)`;
  const upTo = (from: number, to: number) =>
    sql`count(*) filter (where goal > 0 and spent >= goal * ${from}::numeric and spent < goal * ${to}::numeric)::integer`;
  const { rows } = await db.execute<Omit<LevelProgress, 'quarters'> & Record<'q1' | 'q2' | 'q3' | 'q4', number>>(sql`
    select level, count(*)::integer as members, count(*) filter (where coalesce(goal, 0) = 0)::integer as "withoutGoal",
      ${upTo(0, 0.25)} as q1, ${upTo(0.25, 0.5)} as q2, ${upTo(0.5, 0.75)} as q3, ${upTo(0.75, 1)} as q4,
      count(*) filter (where goal > 0 and spent >= goal)::integer as met,
      coalesce(sum(goal), 0)::float8 as "goalCents", coalesce(sum(spent), 0)::float8 as "spentCents"
    from ${running} r group by level order by level`);
  const { rows: days } = await db.execute<{ day: string; years: number[] | null }>(sql`
    select to_char(${day}, 'YYYY-MM-DD') as day, (
      select array_agg(y order by y desc) from generate_series(
        (select extract(year from min(starts_on))::integer from membership where activated_at is not null), extract(year from ${today})::integer) y) as years`);
  return {
    day: days[0]?.day ?? '',
    years: days[0]?.years ?? [],
    levels: rows.map(({ q1, q2, q3, q4, ...row }) => ({ ...row, quarters: [q1, q2, q3, q4] })),
  };
}
