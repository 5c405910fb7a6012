import { asc, desc, eq, sql, type SQL } from 'drizzle-orm';
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

/** Every discount code, those of the folder first. */
export async function listCoupons(db: Db): Promise<(typeof coupon.$inferSelect)[]> {
  return db.select().from(coupon).orderBy(desc(coupon.active), asc(coupon.code));
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
