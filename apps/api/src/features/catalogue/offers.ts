import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { unitsLeft } from './stock.store.ts';
import { memberTable } from '../session/index.ts';

/**
 * SQL for every sku as a member can have it now, or whoever is none, to be joined by `sku`. Columns:
 * `price_cents` (a member's price, where there is a lower one), `public_price_cents`, `is_sold` (on sale, and to this
 * visitor), `price_steps` (what one costs in larger
 * lines, for everybody), `contents` (of a case), `most_in_line`, `available` (units that the bottles left
 * allow), `per_member` (bottles that one member may buy in a season, by level and for
 * `others`; null: as many as there are).
 */
export function offersTo(memberId: string | null): SQL {
  // Nine of ten are no members: what the database need not look up for them, it is not asked.
  const level = memberId === null ? sql`null::text` : sql`(select level from ${memberTable(memberId)} viewer)`;
  return sql`(
    select p.sku, p.price_cents as public_price_cents, p.price_steps, p.per_member, p.contents, p.most_in_line, ${unitsLeft(memberId !== null)} as available,
      case when p.member_price_cents < p.price_cents and ${level} is not null then p.member_price_cents else p.price_cents end as price_cents,
      p.on_sale and not p.soon and (not p.club_only or coalesce(p.club_levels @> to_jsonb(${level}), ${level} is not null)) as is_sold
    from product p)`;
}

/** SQL for what one unit of an offer costs its visitor in a line of so many, in cents (packages/rules, price-steps); both are SQL. */
export function unitPriceOf(offer: SQL, quantity: SQL): SQL {
  // `least` passes over null: an offer without a step that is reached.
  return sql`least(${offer}.price_cents, (select min((step ->> 'price')::integer) from jsonb_array_elements(${offer}.price_steps) step
    where (step ->> 'from')::integer <= ${quantity}))`;
}

/** SQL for those of these skus, or of all, of which one member may buy a limited number, as a table of `sku`, `per_member`. */
export function limitedProducts(skus?: readonly string[]): SQL {
  const named = skus === undefined ? sql`true` : sql`sku in (select jsonb_array_elements_text(${JSON.stringify(skus)}::jsonb))`;
  return sql`(select sku, per_member from product where per_member is not null and ${named})`;
}

/** Whether one of these skus is limited for each member. */
export async function hasLimited(db: Db, skus: readonly string[]): Promise<boolean> {
  const { rows } = await db.execute(sql`select 1 from ${limitedProducts(skus)} limited limit 1`);
  return rows.length > 0;
}
