import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { allocationFor, allocationLeftFor, type Allocation } from '../catalogue/allocation.store.ts';

/** A line with what its sku costs and has left now. Money in cents. */
export interface StoredLine {
  id: string;
  sku: string;
  quantity: number;
  /** What this visitor pays, and what everybody does. */
  priceCents: number;
  publicPriceCents: number;
  seenPriceCents: number;
  /** Bottles that may still be sold; 0 when the sku is not on sale. */
  available: number;
  /** What this member may buy of it in the season; null: as many as there are. */
  allocation: Allocation | null;
}

/** How many bottles of a sku this visitor can have now: of what is left, and of what is the visitor's own. */
export function obtainable({ available, allocation }: Pick<StoredLine, 'available' | 'allocation'>): number {
  return Math.min(available, allocation?.left ?? available);
}

export interface StoredCoupon {
  code: string;
  percent: number | null;
  amountCents: number | null;
  brands: string[] | null;
  active: boolean;
  validFrom: string | null;
  validUntil: string | null;
  maxUses: number | null;
  uses: number;
  /** Today in Europe/Madrid, by the database's clock. */
  today: string;
}

export interface StoredBasket {
  id: string;
  lines: StoredLine[];
  coupon: StoredCoupon | null;
}

type Row = { basketId: string; couponCode: string | null } & { [K in keyof StoredLine]: StoredLine[K] | null };

/** What the session's visitor pays for `p`: a member the member's price, where there is a lower one. `sessionId` is SQL for it. */
function priceFor(sessionId: SQL): SQL {
  const isMember = sql`exists (select 1 from session where session.id = ${sessionId} and session.member_id is not null)`;
  return sql`case when p.member_price_cents < p.price_cents and ${isMember} then p.member_price_cents else p.price_cents end`;
}

/** Whether the session's visitor may buy `p`: what is for members only by them, of the levels it is for. */
function mayBuy(sessionId: SQL): SQL {
  return sql`(not p.club_only or exists (select 1 from session join member on member.id = session.member_id
    where session.id = ${sessionId} and (p.club_levels is null or p.club_levels @> to_jsonb(member.level))))`;
}

/** The basket of a session with the prices and the stock of now; null where there is none. One statement, two with a coupon. */
export async function readBasket(db: Db, sessionId: string): Promise<StoredBasket | null> {
  const { rows } = await db.execute<Row & Record<string, unknown>>(sql`
    select b.id as "basketId", b.coupon_code as "couponCode", l.id, l.sku, l.quantity,
      ${priceFor(sql`b.session_id`)} as "priceCents", p.price_cents as "publicPriceCents", l.seen_price_cents as "seenPriceCents",
      case when p.on_sale and not p.soon and ${mayBuy(sql`b.session_id`)} then greatest(0, s.on_hand - s.allocated) else 0 end as available,
      ${allocationFor(sql`b.session_id`)} as allocation
    from basket b
    left join (basket_line l join product p on p.sku = l.sku join stock s on s.sku = l.sku) on l.basket_id = b.id
    where b.session_id = ${sessionId}
    order by l.position`);
  const [first] = rows;
  if (first === undefined) return null;
  const lines = rows.filter((row) => row.id !== null) as unknown as StoredLine[];
  return { id: first.basketId, lines, coupon: first.couponCode === null ? null : await findCoupon(db, first.couponCode) };
}

export async function findCoupon(db: Db, code: string): Promise<StoredCoupon | null> {
  const { rows } = await db.execute<StoredCoupon & Record<string, unknown>>(sql`
    select code, percent, amount_cents as "amountCents", brands, active, valid_from::text as "validFrom", valid_until::text as "validUntil",
      max_uses as "maxUses", uses, (now() at time zone 'Europe/Madrid')::date::text as today
    from coupon where code = ${code}`);
  return rows[0] ?? null;
}

export interface AddResult extends Record<string, unknown> {
  /** Whether the sku exists and this visitor may buy it. */
  sold: boolean;
  available: number;
  allocation: Allocation | null;
  /** What the line held before. */
  held: number;
  added: boolean;
}

/**
 * Adds to the sku's line, or makes it, in one statement; nothing changes where the limit would be passed. The basket's
 * row is touched first, so that changes of one basket come one after the other.
 */
export async function addToLine(db: Db, at: { sessionId: string; sku: string; quantity: number; max: number }): Promise<AddResult> {
  const { rows } = await db.execute<AddResult>(sql`
    with item as (
      select p.sku, ${priceFor(sql`${at.sessionId}::uuid`)} as price_cents, s.on_hand - s.allocated as available,
        ${allocationFor(sql`${at.sessionId}::uuid`)} as allocation
      from product p join stock s on s.sku = p.sku
      where p.sku = ${at.sku} and p.on_sale and not p.soon and ${mayBuy(sql`${at.sessionId}::uuid`)}
    ), owner as (
      insert into basket (session_id) select ${at.sessionId}::uuid from item
      on conflict (session_id) do update set updated_at = now() returning id
    ), line as (
      insert into basket_line (basket_id, sku, quantity, seen_price_cents)
      select owner.id, item.sku, ${at.quantity}::integer, item.price_cents from owner, item
      where ${at.quantity}::integer <= least(${at.max}::integer, item.available, (item.allocation ->> 'left')::integer)
      on conflict (basket_id, sku) do update
        set quantity = basket_line.quantity + excluded.quantity, seen_price_cents = excluded.seen_price_cents
        where basket_line.quantity + excluded.quantity <= least(${at.max}::integer, (select least(available, (allocation ->> 'left')::integer) from item))
      returning 1
    )
    select exists (select from item) as sold, exists (select from line) as added,
      coalesce((select available from item), 0) as available, (select allocation from item) as allocation,
      coalesce((select l.quantity from basket_line l join basket b on b.id = l.basket_id where b.session_id = ${at.sessionId}::uuid and l.sku = ${at.sku}), 0) as held`);
  return rows[0] as AddResult;
}

/** Sets the quantities of those lines that may hold them; returns the ids of the lines that were set. */
export async function setQuantities(db: Db, sessionId: string, wanted: readonly (readonly [string, number])[], max: number): Promise<Set<string>> {
  const { rows } = await db.execute<{ id: string }>(sql`
    with owner as (update basket set updated_at = now() where session_id = ${sessionId} returning id),
    wanted as (select (pair ->> 0)::uuid as id, (pair ->> 1)::integer as quantity from jsonb_array_elements(${JSON.stringify(wanted)}::jsonb) as pair)
    update basket_line l set quantity = w.quantity, seen_price_cents = ${priceFor(sql`${sessionId}::uuid`)}
    from owner, wanted w, product p, stock s
    where l.basket_id = owner.id and l.id = w.id and p.sku = l.sku and s.sku = l.sku and p.on_sale and not p.soon
      and w.quantity <= least(${max}::integer, s.on_hand - s.allocated, ${allocationLeftFor(sql`${sessionId}::uuid`)})
    returning l.id`);
  return new Set(rows.map((row) => row.id));
}

export async function deleteLine(db: Db, sessionId: string, lineId: string): Promise<void> {
  await db.execute(sql`
    with owner as (update basket set updated_at = now() where session_id = ${sessionId} returning id)
    delete from basket_line l using owner where l.basket_id = owner.id and l.id = ${lineId}::uuid`);
}

/** The basket's one discount code; null takes it off. */
export async function setCoupon(db: Db, sessionId: string, code: string): Promise<void> {
  await db.execute(sql`
    insert into basket (session_id, coupon_code) values (${sessionId}, ${code})
    on conflict (session_id) do update set coupon_code = excluded.coupon_code, updated_at = now()`);
}

export async function dropCoupon(db: Db, sessionId: string, code: string): Promise<void> {
  await db.execute(sql`update basket set coupon_code = null, updated_at = now() where session_id = ${sessionId} and coupon_code = ${code}`);
}

/** Notes that the buyer has been shown the prices of now. */
export async function rememberSeenPrices(db: Db, basketId: string): Promise<void> {
  const price = priceFor(sql`b.session_id`);
  await db.execute(
    sql`update basket_line l set seen_price_cents = ${price} from product p, basket b
      where l.basket_id = ${basketId} and b.id = l.basket_id and p.sku = l.sku and l.seen_price_cents <> ${price}`,
  );
}

/** Takes what was ordered out of a basket, inside the order's transaction; what was added since stays. */
export async function removeOrdered(tx: Db, basketId: string, ordered: readonly { sku: string; quantity: number }[], couponCode: string | null): Promise<void> {
  const list = JSON.stringify(ordered);
  const demand = sql`(select entry ->> 'sku' as sku, (entry ->> 'quantity')::integer as quantity from jsonb_array_elements(${list}::jsonb) as entry) o`;
  // The basket's row first, as every change of a basket does: so none comes in between.
  await tx.execute(sql`update basket set updated_at = now(), coupon_code = nullif(coupon_code, ${couponCode}::text) where id = ${basketId}`);
  await tx.execute(sql`
    with emptied as (delete from basket_line l using ${demand} where l.basket_id = ${basketId} and l.sku = o.sku and l.quantity <= o.quantity)
    update basket_line l set quantity = l.quantity - o.quantity from ${demand} where l.basket_id = ${basketId} and l.sku = o.sku and l.quantity > o.quantity`);
}
