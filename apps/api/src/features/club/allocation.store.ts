import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { today } from '../../platform/database/today.ts';
import { hasLimited, limitedProducts } from '../catalogue/index.ts';
import { bottlesOrdered } from '../orders/index.ts';
import { lockMember, memberTable } from '../session/index.ts';

/**
 * Allocations: how many bottles of a sku one member may buy in a season, where the estate folder says so. What was bought
 * is counted from the orders themselves, so that a cancelled order or a bottle given back is free again at once. In all of
 * these, `m` is the member's row: `id`, `level`.
 */

/** First day of the season that opened last. */
const seasonOpened = sql`coalesce((select max((s ->> 'opens')::date) from club_settings c cross join jsonb_array_elements(c.data -> 'seasons') s
  where (s ->> 'opens')::date <= ${today}), '-infinity'::date)`;

/** Bottles that the level of `m` may buy in a season; null: as many as there are. `perMember` is SQL for the limits by level. */
const limitOf = (perMember: SQL) => sql`coalesce(${perMember} ->> m.level, ${perMember} ->> 'others')::integer`;

/** Bottles of a sku that `m` has bought this season, here and in the estate's own shop. */
const boughtOf = (sku: SQL) => sql`(
  ${bottlesOrdered({ member: sql`m.id`, sku, since: seasonOpened })}
  + coalesce((select sum((item ->> 'quantity')::integer) from member_purchase mp cross join jsonb_array_elements(mp.items) item
    where mp.member_id = m.id and mp.bought_on >= ${seasonOpened} and item ->> 'sku' = ${sku}), 0))::integer`;

/** What a member may buy of a sku in a season, and what is left of it. */
export interface Allocation {
  limit: number;
  left: number;
}

/**
 * SQL for the allocation of an offer to a member, as JSON; null where there is none, as for whoever is no member. That of a case is in
 * cases: as many as the member's bottles allow. It is asked at each change of a basket: what was bought is counted only of what is limited.
 */
export function allocationFor(memberId: string | null, { sku, perMember, contents }: { sku: SQL; perMember: SQL; contents: SQL }): SQL {
  if (memberId === null) return sql`null::jsonb`;
  return sql`case when ${contents} is null and ${perMember} is null then null else (
    select jsonb_build_object('limit', min(bottles.most / bottles.each), 'left', min(greatest(0, bottles.most - ${boughtOf(sql`bottles.sku`)}) / bottles.each))
    from ${memberTable(memberId)} m cross join lateral (
      select part.sku, ${limitOf(sql`part.per_member`)} as most, (entry ->> 'bottles')::integer as each
      from jsonb_array_elements(coalesce(${contents}, jsonb_build_array(jsonb_build_object('sku', ${sku}, 'bottles', 1)))) entry
      join product part on part.sku = entry ->> 'sku') bottles
    where bottles.most is not null having count(*) > 0) end`;
}

/** The member's allocations, by sku, of these skus or of all; skus without one are left out. */
export async function allocationsOf(db: Db, memberId: string, skus?: readonly string[]): Promise<Map<string, Allocation>> {
  const limit = limitOf(sql`p.per_member`);
  const { rows } = await db.execute<{ sku: string; limit: number; bought: number }>(sql`
    select p.sku, ${limit} as "limit", ${boughtOf(sql`p.sku`)} as bought from ${limitedProducts(skus)} p, ${memberTable(memberId)} m
    where ${limit} is not null`);
  return new Map(rows.map((row) => [row.sku, { limit: row.limit, left: Math.max(0, row.limit - row.bought) }]));
}

/** The allocation of a sku in its own units: a case's is the least that those of its bottles allow; null where none is limited. */
export function allocationOfUnits(
  { sku, contents }: { sku: string; contents: readonly { sku: string; bottles: number }[] | null },
  allocations: ReadonlyMap<string, Allocation>,
): Allocation | null {
  const limited = (contents ?? [{ sku, bottles: 1 }]).flatMap((part) => {
    const own = allocations.get(part.sku);
    return own === undefined ? [] : [{ limit: Math.floor(own.limit / part.bottles), left: Math.floor(own.left / part.bottles) }];
  });
  if (limited.length === 0) return null;
  return { limit: Math.min(...limited.map(({ limit }) => limit)), left: Math.min(...limited.map(({ left }) => left)) };
}

/**
 * Inside the order's transaction: lets the orders of one member of what is allocated come one after the other, so that each
 * counts those before it. Waits for another one; others, and orders of other wines, never wait. false: nothing is allocated.
 */
export async function lockAllocations(tx: Db, memberId: string, skus: readonly string[]): Promise<boolean> {
  if (!(await hasLimited(tx, skus))) return false;
  await lockMember(tx, memberId);
  return true;
}
