import { and, asc, eq, sql, type SQL } from 'drizzle-orm';
import { readContentState } from '../../platform/content/content.store.ts';
import type { Db } from '../../platform/database/database.ts';
import { today } from '../../platform/database/today.ts';
import { coupon } from './vouchers.schema.ts';

/** A discount code with the day it is at the estate. */
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
  /** `YYYY-MM-DD`, by the database's clock. */
  today: string;
}

export async function findCoupon(db: Db, code: string): Promise<StoredCoupon | null> {
  const [row] = await db
    .select({ coupon, today: sql<string>`${today}::text` })
    .from(coupon)
    .where(eq(coupon.code, code));
  return row === undefined ? null : { ...row.coupon, today: row.today };
}

export type CouponRow = typeof coupon.$inferSelect;
export type CouponState = 'serves' | 'to_come' | 'used_up' | 'over' | 'stopped';

/** Where a code stands on this day at the estate; what will never come back first, as at the basket. */
export function stateOfCoupon({ active, validFrom, validUntil, maxUses, uses }: CouponRow, day: string): CouponState {
  if (validUntil !== null && validUntil < day) return 'over';
  if (maxUses !== null && uses >= maxUses) return 'used_up';
  if (!active) return 'stopped';
  return validFrom !== null && validFrom > day ? 'to_come' : 'serves';
}

const isOver = sql`coalesce(${coupon.validUntil} < ${today}, false)`;
const isUsedUp = sql`coalesce(${coupon.uses} >= ${coupon.maxUses}, false)`;
const isToCome = sql`coalesce(${coupon.validFrom} > ${today}, false)`;
const isLive = sql`not ${isOver} and not ${isUsedUp} and ${coupon.active}`;
const states: Record<CouponState, SQL> = {
  over: isOver,
  used_up: sql`${isUsedUp} and not ${isOver}`,
  stopped: sql`not ${coupon.active} and not ${isOver} and not ${isUsedUp}`,
  to_come: sql`${isLive} and ${isToCome}`,
  serves: sql`${isLive} and not ${isToCome}`,
};

export interface CouponQuery {
  code?: string | undefined;
  /** The beginning of a code. */
  text?: string | undefined;
  state?: CouponState | undefined;
  /** The code of the last one of the page before. */
  after?: string | undefined;
  most: number;
}

/** Discount codes that fit, by their code. */
export async function listCoupons(db: Db, { code, text = '', state, after, most }: CouponQuery): Promise<CouponRow[]> {
  const begin = `${text
    .trim()
    .toUpperCase()
    .replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return db
    .select()
    .from(coupon)
    .where(
      and(
        code === undefined ? undefined : eq(coupon.code, code),
        text.trim() === '' ? undefined : sql`${coupon.code} like ${begin}`,
        state === undefined ? undefined : states[state],
        after === undefined ? undefined : sql`${coupon.code} collate "C" > ${after}`,
      ),
    )
    .orderBy(sql`${coupon.code} collate "C"`)
    .limit(most);
}

/** A code, of a discount or a voucher, of which the office says otherwise than the folder: what counts, and what the folder has (decision 047). */
export interface CodeSaid {
  code: string;
  kind: 'active' | 'until' | 'code';
  counts: string;
  folder: string;
}

/** Whether a code serves, in a word. */
export const serving = (active: boolean | null) => (active === true ? 'serves' : 'stopped');

/** What of the imported folder's discount codes does not count. */
export async function officeSaysOfCoupons(db: Db): Promise<CodeSaid[]> {
  const rows = await db.select().from(coupon).where(eq(coupon.inFolder, true)).orderBy(asc(coupon.code));
  return rows.flatMap(({ code, madeBy, active, validUntil, folderActive, folderUntil }): CodeSaid[] =>
    madeBy === 'office'
      ? [{ code, kind: 'code', counts: 'made by the office', folder: 'another of the same name' }]
      : [
          ...(folderActive === null || active === folderActive
            ? []
            : [{ code, kind: 'active' as const, counts: serving(active), folder: serving(folderActive) }]),
          ...(folderActive === null || validUntil === folderUntil
            ? []
            : [{ code, kind: 'until' as const, counts: validUntil ?? 'no end', folder: folderUntil ?? 'no end' }]),
        ],
  );
}

/** Uses a coupon once, in the caller's transaction; false when there is no use left. */
export async function useCoupon(tx: Db, code: string): Promise<boolean> {
  const { rows } = await tx.execute(sql`update coupon set uses = uses + 1 where code = ${code} and (max_uses is null or uses < max_uses) returning 1`);
  return rows.length > 0;
}

/** Gives a use back, in the caller's transaction. */
export async function returnCoupon(tx: Db, code: string): Promise<void> {
  await tx.execute(sql`update coupon set uses = uses - 1 where code = ${code} and uses > 0`);
}

/** SQL for the counted uses of every code, as a table of `code`, `uses`. */
export const couponUses: SQL = sql`(select code, uses from coupon)`;

/** Codes whose counters cannot be. */
export async function impossibleCoupons(db: Db): Promise<Record<string, unknown>[]> {
  return (await db.execute(sql`select code, uses, max_uses from coupon where uses < 0 or uses > max_uses`)).rows;
}

export interface CouponTerms {
  /** Whether discount codes are taken at all, by the estate folder. */
  takesCoupons: boolean;
  /** Whether a basket shows the field for one: codes are taken, and there is one to be had. */
  couponEnabled: boolean;
}

/** For `context.content.memo`. */
export async function loadCouponTerms(tx: Db): Promise<CouponTerms> {
  const { settings } = await readContentState(tx);
  const active = await tx.select({ code: coupon.code }).from(coupon).where(eq(coupon.active, true)).limit(1);
  const takesCoupons = settings?.couponsEnabled ?? true;
  return { takesCoupons, couponEnabled: takesCoupons && active.length > 0 };
}
