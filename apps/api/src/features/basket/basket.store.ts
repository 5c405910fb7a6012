import { type Placeholder, type SQL, sql } from 'drizzle-orm';
import { defaultMaxQuantity, type PriceStep, type StockPart, unitsInTurn } from '@parral/rules';
import { placeholders, writtenOnce } from '../../platform/database/built-once.ts';
import type { Db } from '../../platform/database/database.ts';
import { together } from '../../platform/database/transaction.ts';
import { offersTo, partsOf, unitPriceOf } from '../catalogue/index.ts';
import { allocationFor, type Allocation } from '../club/index.ts';
import { findCoupon, type StoredCoupon } from '../vouchers/index.ts';

/** A line with what its sku costs and has left now. Money in cents. */
export interface StoredLine {
  id: string;
  sku: string;
  quantity: number;
  /** What this visitor pays for one unit in a line of this quantity, for a single one, and what everybody pays for a single one. */
  priceCents: number;
  singlePriceCents: number;
  publicPriceCents: number;
  /** What one unit costs everybody in larger lines; null: the same however many. */
  priceSteps: PriceStep[] | null;
  seenPriceCents: number;
  /** Units that may still be sold, after what earlier lines of the basket take of the same bottles; 0 when the sku is not on sale. */
  available: number;
  /** How many units one line of it may hold. */
  most: number;
  /** What this member may buy of it in the season; null: as many as there are. */
  allocation: Allocation | null;
}

/** How many bottles of a sku this visitor can have now: of what is left, and of what is the visitor's own. */
export function obtainable({ available, allocation }: Pick<StoredLine, 'available' | 'allocation'>): number {
  return Math.min(available, allocation?.left ?? available);
}

export interface StoredBasket {
  id: string;
  lines: StoredLine[];
  coupon: StoredCoupon | null;
}

type Row = { basketId: string; couponCode: string | null; parts: StockPart[] } & { [K in keyof StoredLine]: StoredLine[K] | null };

/** Whose basket it is: a session, and the member when one is logged in. */
export interface BasketOwner {
  sessionId: string;
  memberId: string | null;
}

/** SQL for the allocation of `offer` to the basket's owner, as JSON; null where there is none. */
const allocationOf = ({ memberId }: Pick<BasketOwner, 'memberId'>) =>
  allocationFor(memberId, { sku: sql`offer.sku`, perMember: sql`offer.per_member`, contents: sql`offer.contents` });

/** SQL for how many units of `offer` one line may hold. */
const most = (usual: Given<number>) => sql`coalesce(offer.most_in_line, ${usual}::integer)`;

/** SQL for what is known now of a line `l` and its `offer`. */
const lineNow = (owner: Pick<BasketOwner, 'memberId'>) => sql`l.sku, l.quantity,
  ${unitPriceOf(sql`offer`, sql`l.quantity`)} as "priceCents", offer.price_cents as "singlePriceCents", offer.public_price_cents as "publicPriceCents",
  offer.price_steps as "priceSteps", ${most(defaultMaxQuantity)} as most,
  case when offer.is_sold then ${partsOf(sql`l.sku`, owner.memberId !== null)} else '[]'::jsonb end as parts, ${allocationOf(owner)} as allocation`;

/** The basket of a session with the prices and the stock of now; null where there is none. One statement, two with a coupon. */
export async function readBasket(db: Db, owner: BasketOwner): Promise<StoredBasket | null> {
  const { sessionId, memberId } = owner;
  const { rows } = memberId === null ? await visitorsBasket(db).execute({ sessionId }) : await db.execute<BasketRow>(basketOf(owner));
  const [first] = rows;
  if (first === undefined) return null;
  const lines = inTurn(rows.filter((row) => row.id !== null) as unknown as LineNow[]);
  return { id: first.basketId, lines, coupon: first.couponCode === null ? null : await findCoupon(db, first.couponCode) };
}

type BasketRow = Row & Record<string, unknown>;
type Given<Value> = Value | Placeholder;

const basketOf = ({ sessionId, memberId }: { sessionId: Given<string>; memberId: string | null }): SQL => sql`
  select b.id as "basketId", b.coupon_code as "couponCode", l.id, l.seen_price_cents as "seenPriceCents", ${lineNow({ memberId })}
  from basket b
  left join (basket_line l join ${offersTo(memberId)} offer on offer.sku = l.sku) on l.basket_id = b.id
  where b.session_id = ${sessionId}
  order by l.position`;

// Most have no membership; what they ask is written once.
const visitorsBasket = writtenOnce<BasketRow>(() => basketOf({ sessionId: sql.placeholder('sessionId'), memberId: null }));

/** What somebody without a membership wants, priced like a basket; a sku that is not known is left out. */
export async function priceWanted(db: Db, wanted: readonly { sku: string; quantity: number }[]): Promise<StoredBasket> {
  const { rows } = await db.execute(sql`
    select l.sku as id, 0 as "seenPriceCents", ${lineNow({ memberId: null })}
    from rows from (jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as (sku text, quantity integer)) with ordinality l(sku, quantity, position)
    join ${offersTo(null)} offer on offer.sku = l.sku order by l.position`);
  const lines = inTurn(rows as unknown as LineNow[]);
  return { id: '', lines: lines.map((line) => ({ ...line, seenPriceCents: line.priceCents })), coupon: null };
}

type LineNow = StoredLine & { parts: StockPart[] };

/** Lines with what each may have after what those before it take of the same bottles. */
function inTurn(found: readonly LineNow[]): StoredLine[] {
  const available = unitsInTurn(found);
  return found.map(({ parts: _parts, ...line }, at) => ({ ...line, available: available[at] ?? 0 }));
}

/** Whether anything is in the basket of a session. */
export async function hasLines(db: Db, sessionId: string): Promise<boolean> {
  const { rows } = await db.execute(sql`select 1 from basket b join basket_line l on l.basket_id = b.id where b.session_id = ${sessionId} limit 1`);
  return rows.length > 0;
}

export interface AddResult extends Record<string, unknown> {
  /** Whether the sku exists and this visitor may buy it. */
  sold: boolean;
  available: number;
  /** How many units one line may hold. */
  most: number;
  allocation: Allocation | null;
  /** What the line held before. */
  held: number;
  added: boolean;
}

/** What a visitor without a session would find, were it added: as `addToLine` says it. */
export async function offerToNewVisitor(db: Db, sku: string): Promise<AddResult> {
  const { rows } = await offerToVisitors(db).execute({ sku });
  return { sold: rows.length > 0, available: rows[0]?.available ?? 0, most: rows[0]?.most ?? defaultMaxQuantity, allocation: null, held: 0, added: false };
}

const offerToVisitors = writtenOnce<{ available: number; most: number }>(
  () =>
    sql`select offer.available, ${most(defaultMaxQuantity)} as most from ${offersTo(null)} offer where offer.sku = ${sql.placeholder('sku')} and offer.is_sold`,
);

/**
 * Adds to the sku's line, or makes it, in one statement; nothing changes where the limit would be passed. The basket's
 * row is touched first, so that changes of one basket come one after the other.
 */
export async function addToLine(db: Db, at: BasketOwner & { sku: string; quantity: number; max: number }): Promise<AddResult> {
  const { memberId, ...values } = at;
  const { rows } = memberId === null ? await visitorsAddition(db).execute(values) : await db.execute<AddResult>(addition(at));
  return rows[0] as AddResult;
}

const addition = (at: { memberId: string | null; sessionId: Given<string>; sku: Given<string>; quantity: Given<number>; max: Given<number> }): SQL => sql`
    with item as (
      select offer.sku, offer.price_cents, offer.price_steps, offer.available, ${most(at.max)} as most, ${allocationOf(at)} as allocation
      from ${offersTo(at.memberId)} offer where offer.sku = ${at.sku} and offer.is_sold
    ), owner as (
      insert into basket (session_id) select ${at.sessionId}::uuid from item
      on conflict (session_id) do update set updated_at = now() returning id
    ), line as (
      insert into basket_line (basket_id, sku, quantity, seen_price_cents)
      select owner.id, item.sku, ${at.quantity}::integer, ${unitPriceOf(sql`item`, sql`${at.quantity}::integer`)} from owner, item
      where ${at.quantity}::integer <= least(item.most, item.available, (item.allocation ->> 'left')::integer)
      on conflict (basket_id, sku) do update
        set quantity = basket_line.quantity + excluded.quantity,
          seen_price_cents = (select ${unitPriceOf(sql`item`, sql`basket_line.quantity + excluded.quantity`)} from item)
        where basket_line.quantity + excluded.quantity <= (select least(most, available, (allocation ->> 'left')::integer) from item)
      returning 1
    )
    select exists (select from item) as sold, coalesce((select most from item), ${at.max}::integer) as most, exists (select from line) as added,
      coalesce((select available from item), 0) as available, (select allocation from item) as allocation,
      coalesce((select l.quantity from basket_line l join basket b on b.id = l.basket_id where b.session_id = ${at.sessionId}::uuid and l.sku = ${at.sku}), 0) as held`;

const visitorsAddition = writtenOnce<AddResult>(() => addition({ memberId: null, ...placeholders('sessionId', 'sku', 'quantity', 'max') }));

/** Sets the quantities of those lines that may hold them; returns the ids of the lines that were set. */
export async function setQuantities(db: Db, owner: BasketOwner, wanted: readonly (readonly [string, number])[], max: number): Promise<Set<string>> {
  const { rows } = await db.execute<{ id: string }>(sql`
    with owner as (update basket set updated_at = now() where session_id = ${owner.sessionId} returning id),
    wanted as (select (pair ->> 0)::uuid as id, (pair ->> 1)::integer as quantity from jsonb_array_elements(${JSON.stringify(wanted)}::jsonb) as pair)
    update basket_line l set quantity = w.quantity, seen_price_cents = ${unitPriceOf(sql`offer`, sql`w.quantity`)}
    from owner, wanted w, ${offersTo(owner.memberId)} offer
    where l.basket_id = owner.id and l.id = w.id and offer.sku = l.sku and offer.is_sold
      and w.quantity <= least(${most(max)}, offer.available, (${allocationOf(owner)} ->> 'left')::integer)
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
export async function rememberSeenPrices(db: Db, { sessionId, memberId }: BasketOwner): Promise<void> {
  await db.execute(sql`
    update basket_line l set seen_price_cents = ${unitPriceOf(sql`offer`, sql`l.quantity`)} from basket b, ${offersTo(memberId)} offer
    where b.session_id = ${sessionId} and l.basket_id = b.id and offer.sku = l.sku and l.seen_price_cents <> ${unitPriceOf(sql`offer`, sql`l.quantity`)}`);
}

/** Takes what was ordered out of a basket, inside the order's transaction; what was added since stays. */
export async function removeOrdered(
  tx: Db,
  { basketId, memberId }: { basketId: string; memberId: string | null },
  ordered: readonly { sku: string; quantity: number }[],
  couponCode: string | null,
): Promise<void> {
  const list = JSON.stringify(ordered);
  const demand = sql`(select entry ->> 'sku' as sku, (entry ->> 'quantity')::integer as quantity from jsonb_array_elements(${list}::jsonb) as entry) o`;
  // The basket's row first, as every change of a basket does: so none comes in between.
  const [, { rows: emptied }] = await together(
    tx.execute(sql`update basket set updated_at = now(), coupon_code = nullif(coupon_code, ${couponCode}::text) where id = ${basketId}`),
    tx.execute(sql`delete from basket_line l using ${demand} where l.basket_id = ${basketId} and l.sku = o.sku and l.quantity <= o.quantity returning 1`),
  );
  if (emptied.length === ordered.length) return;
  await tx.execute(sql`
    update basket_line l set quantity = l.quantity - o.quantity,
      -- The rest may be fewer than a price step wants: that is no change of price, of which the buyer would have to be told.
      seen_price_cents = coalesce((select ${unitPriceOf(sql`offer`, sql`l.quantity - o.quantity`)} from ${offersTo(memberId)} offer
        where offer.sku = l.sku and l.seen_price_cents = ${unitPriceOf(sql`offer`, sql`l.quantity`)}), l.seen_price_cents)
    from ${demand} where l.basket_id = ${basketId} and l.sku = o.sku and l.quantity > o.quantity`);
}
