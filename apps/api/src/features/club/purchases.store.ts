import { desc, eq } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { memberPurchase } from './club.schema.ts';

export type PurchaseRow = typeof memberPurchase.$inferSelect;

/** What a member bought in shops, newest first. */
export async function purchasesOf(db: Db, memberId: string): Promise<PurchaseRow[]> {
  return db.select().from(memberPurchase).where(eq(memberPurchase.memberId, memberId)).orderBy(desc(memberPurchase.boughtOn), memberPurchase.number);
}
