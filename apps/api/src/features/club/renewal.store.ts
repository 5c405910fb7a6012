import { eq, lt, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
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
