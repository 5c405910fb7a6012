import { and, notInArray, sql } from 'drizzle-orm';
import { type Db, insertInParts } from '../../platform/database/database.ts';
import type { PlacedCoupon } from '../../platform/content/index.ts';
import { coupon } from './vouchers.schema.ts';

/** Writes discount codes; the rules stand at `importEstate`. What the office made or said stays (decision 047). */
export async function writeCoupons(tx: Db, coupons: readonly PlacedCoupon[]): Promise<void> {
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
    file: entry.place.file,
    line: entry.place.line,
    folderActive: entry.active,
    folderUntil: entry.validUntil ?? null,
  }));
  const ofFolder = sql`${coupon.madeBy} = 'folder'`;
  const set = {
    percent: sql`case when ${ofFolder} then excluded.percent else ${coupon.percent} end`,
    amountCents: sql`case when ${ofFolder} then excluded.amount_cents else ${coupon.amountCents} end`,
    brands: sql`case when ${ofFolder} then excluded.brands else ${coupon.brands} end`,
    active: sql`case when ${ofFolder} then coalesce(${coupon.saidActive}, excluded.active) else ${coupon.active} end`,
    validFrom: sql`case when ${ofFolder} then excluded.valid_from else ${coupon.validFrom} end`,
    validUntil: sql`case when ${ofFolder} then coalesce(${coupon.saidUntil}, excluded.valid_until) else ${coupon.validUntil} end`,
    maxUses: sql`case when ${ofFolder} then excluded.max_uses else ${coupon.maxUses} end`,
    inFolder: sql`true`,
    file: sql`excluded.file`,
    line: sql`excluded.line`,
    folderActive: sql`excluded.folder_active`,
    folderUntil: sql`excluded.folder_until`,
  };
  await insertInParts(rows, (part) => tx.insert(coupon).values(part).onConflictDoUpdate({ target: coupon.code, set }));
  const codes = rows.map(({ code }) => code);
  const dropped = codes.length === 0 ? undefined : notInArray(coupon.code, codes);
  await tx.update(coupon).set({ inFolder: false, file: null, line: null }).where(dropped);
  await tx.update(coupon).set({ active: false }).where(and(ofFolder, dropped));
}
