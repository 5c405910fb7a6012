import { asc, eq, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { today } from '../../platform/database/today.ts';
import { spentOnOrders } from '../orders/index.ts';
import { applyMemberships } from '../session/index.ts';
import { membership } from './club.schema.ts';

export type MembershipRow = typeof membership.$inferSelect;

/** A membership with what has been bought in it, in cents. */
export interface CountedMembership extends MembershipRow {
  accumulatedCents: number;
}

/**
 * What a member bought in a membership: wine ordered here (without shipping, less what was paid back) and purchases elsewhere.
 * `m` names the membership's row.
 */
export function accumulated(m: SQL): SQL<number> {
  const within = (day: SQL) => sql`${day} >= ${m}.starts_on and (${m}.ends_on is null or ${day} <= ${m}.ends_on)`;
  return sql<number>`(
    ${spentOnOrders(sql`${m}.member_id`, within)}
    + coalesce((select sum(bought.total_cents) from member_purchase bought where bought.member_id = ${m}.member_id and ${within(sql`bought.bought_on`)}), 0)
  )::float8`;
}

/** How long a membership of a level lasts, as the terms have it; `level` is SQL for its id. */
function monthsOf(level: SQL): SQL<number> {
  return sql<number>`coalesce((
    select (term->>'months')::int from club_settings, jsonb_array_elements(data->'levels') term where term->>'level' = ${level}), 12)`;
}

/** A member's memberships, oldest first, and which of them is current and which comes next. */
export interface Memberships {
  all: CountedMembership[];
  current: CountedMembership | null;
  next: CountedMembership | null;
  today: string;
}

export async function readMemberships(db: Db, memberId: string): Promise<Memberships> {
  const rows = await db
    .select({ row: membership, accumulatedCents: accumulated(sql`${membership}`), today: sql<string>`${today}::text` })
    .from(membership)
    .where(eq(membership.memberId, memberId))
    .orderBy(asc(membership.startsOn));
  const all = rows.map(({ row, accumulatedCents }) => ({ ...row, accumulatedCents }));
  const day = rows[0]?.today ?? '';
  const isCurrent = ({ activatedAt, startsOn, endsOn }: MembershipRow) => activatedAt !== null && startsOn <= day && (endsOn === null || endsOn >= day);
  const current = all.findLast(isCurrent) ?? null;
  const next = all.find((row) => row.startsOn > (current?.startsOn ?? day) && row.startsOn > day) ?? null;
  return { all, current, next, today: day };
}

/**
 * Moves memberships on: one that follows another is activated once the minimum consumption of that one is met, those that
 * end are followed by another of the same level, and members wear the level of the current one. For one member, or for all.
 */
export async function turnMemberships(db: Db, memberId: string | null = null): Promise<void> {
  const mine = (column: SQL) => (memberId === null ? sql`true` : sql`${column} = ${memberId}`);
  await db.execute(sql`
    insert into membership (member_id, level, starts_on, ends_on, goal_cents, from_folder)
    select m.member_id, m.level, m.ends_on + 1, (m.ends_on + 1 + make_interval(months => ${monthsOf(sql`m.level`)}))::date - 1, m.goal_cents, false
    from membership m
    where ${mine(sql`m.member_id`)} and m.renews and m.activated_at is not null and m.starts_on <= ${today} and m.ends_on >= ${today}
      and not exists (select 1 from membership n where n.member_id = m.member_id and n.starts_on > m.starts_on)
    on conflict on constraint membership_start do nothing`);
  await db.execute(sql`
    update membership set activated_at = now()
    where activated_at is null and ${mine(sql`member_id`)} and id in (
      select n.id from membership n join lateral (
        select * from membership p where p.member_id = n.member_id and p.starts_on < n.starts_on order by p.starts_on desc limit 1
      ) p on p.activated_at is not null and (p.goal_cents is null or ${accumulated(sql`p`)} >= p.goal_cents)
      where n.activated_at is null and ${mine(sql`n.member_id`)})`);
  await applyMemberships(
    db,
    sql`(select distinct on (member_id) member_id, level, ends_on from membership
      where ${mine(sql`member_id`)} and activated_at is not null and starts_on <= ${today} order by member_id, starts_on desc)`,
  );
}
