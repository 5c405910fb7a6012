import { notInArray, sql } from 'drizzle-orm';
import { type Db, insertInParts } from '../../platform/database/database.ts';
import type { Coupon } from '../../platform/content/index.ts';
import { coupon } from './vouchers.schema.ts';

/** Writes discount codes; the rules stand at `importEstate`. */
export async function writeCoupons(tx: Db, coupons: readonly Coupon[]): Promise<void> {
  const rows = coupons.map((entry) => ({
    code: entry.code,
    percent: entry.percent ?? null,
    amountCents: entry.amount ?? null,
    brands: entry.brands ?? null,
    active: entry.active,
    validFrom: entry.validFrom ?? null,
    validUntil: entry.validUntil ?? null,
    maxUses: entry.maxUses,
    uses: entry.uses,
  }));
  const set = {
    percent: sql`excluded.percent`,
    amountCents: sql`excluded.amount_cents`,
    brands: sql`excluded.brands`,
    active: sql`excluded.active`,
    validFrom: sql`excluded.valid_from`,
    validUntil: sql`excluded.valid_until`,
    maxUses: sql`excluded.max_uses`,
  };
  await insertInParts(rows, (part) => tx.insert(coupon).values(part).onConflictDoUpdate({ target: coupon.code, set }));
  const codes = rows.map(({ code }) => code);
  await tx
    .update(coupon)
    .set({ active: false })
    .where(codes.length === 0 ? sql`true` : notInArray(coupon.code, codes));
}
