import { eq, lt, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { today } from '../../platform/database/today.ts';
import { allMembers } from '../session/index.ts';
import { renewalRequest } from './club.schema.ts';
import type { Memberships } from './memberships.store.ts';

const requestedOn = sql<string>`(${renewalRequest.requestedAt} at time zone 'Europe/Madrid')::date::text`;

/** The day on which the member asked for a renewal since the last membership ended; null for none. */
export async function openRenewal(db: Db, memberId: string, { current, all }: Memberships): Promise<string | null> {
  if (current !== null) return null;
  const [row] = await db.select({ requestedOn }).from(renewalRequest).where(eq(renewalRequest.memberId, memberId));
  // One that was to follow and never began does not count.
  const ended = all.findLast(({ activatedAt }) => activatedAt !== null)?.endsOn ?? '';
  return row !== undefined && row.requestedOn > ended ? row.requestedOn : null;
}

/** A member who asks for a renewal and has no answer yet. */
export interface OpenRenewal {
  number: string;
  name: string;
  surname: string;
  message: string;
  /** `YYYY-MM-DD` */
  requestedOn: string;
  /** The moment, in ISO form. */
  requestedAt: string;
}

const open = sql`(
  select p.number, p.name, p.surname, r.message, date_trunc('milliseconds', r.requested_at) as requested_at, (r.requested_at at time zone 'Europe/Madrid')::date::text as "requestedOn"
  from renewal_request r join ${allMembers} p on p.id = r.member_id
  left join lateral (
    select max(m.ends_on) as ends_on, bool_or(m.starts_on <= ${today} and (m.ends_on is null or m.ends_on >= ${today})) as is_current
    from membership m where m.member_id = r.member_id and m.activated_at is not null) m on true
  where m.is_current is not true and (m.ends_on is null or (r.requested_at at time zone 'Europe/Madrid')::date > m.ends_on))`;

/** Those who ask for a renewal, who has waited longest first; what counts as open is what `openRenewal` says. `after`: only those who asked later than this one. */
export async function openRenewals(db: Db, { after, most }: { after?: { at: string; key: string } | undefined; most: number }): Promise<OpenRenewal[]> {
  const later = after === undefined ? sql`true` : sql`(o.requested_at, o.number) > (${after.at}::timestamptz, ${after.key})`;
  const { rows } = await db.execute<OpenRenewal & Record<string, unknown>>(sql`
    select o.number, o.name, o.surname, o.message, o."requestedOn", to_char(o.requested_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "requestedAt"
    from ${open} o where ${later} order by o.requested_at, o.number limit ${most}`);
  return rows;
}

/** How many ask for a renewal. */
export async function countRenewals(db: Db): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`select count(*)::integer as count from ${open} o`);
  return rows[0]?.count ?? 0;
}

/** Writes a request down, in the place of one about an earlier membership. Returns its day. */
export async function keepRenewal(tx: Db, request: { memberId: string; message: string; site: string }): Promise<string> {
  const [row] = await tx
    .insert(renewalRequest)
    .values(request)
    .onConflictDoUpdate({ target: renewalRequest.memberId, set: { message: request.message, site: request.site, requestedAt: sql`now()` } })
    .returning({ requestedOn });
  if (row === undefined) throw new Error('The renewal that was just asked for is missing.');
  return row.requestedOn;
}

/** A request that led to nothing in a year is forgotten. */
export async function deleteOldRenewals(db: Db): Promise<void> {
  await db.delete(renewalRequest).where(lt(renewalRequest.requestedAt, sql`now() - interval '1 year'`));
}
