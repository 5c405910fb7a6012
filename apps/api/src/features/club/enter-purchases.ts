import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { brokenUnique } from '../../platform/database/sql-state.ts';
import { readToday } from '../../platform/database/today.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { lockMember, memberIds } from '../session/index.ts';
import { noteAction } from '../staff/index.ts';
import { memberPurchase } from './club.schema.ts';
import { turnMemberships } from './memberships.store.ts';
import type { PurchaseRecord } from './purchase-csv.ts';

/** What became of a purchase. `already`: it was entered before, as it is; else what keeps it from being entered. */
export type PurchaseEntered = 'entered' | 'already' | 'member' | 'date_to_come' | 'kept_otherwise';

/**
 * Enters what a member bought elsewhere; it counts towards the goal at once. The same again changes nothing; a number that is kept for
 * something else is refused. `along` is done in the transaction that enters it.
 */
export async function enterPurchase(db: Db, purchase: PurchaseRecord, reason: string, along?: (tx: Db) => Promise<void>): Promise<PurchaseEntered> {
  const once = () =>
    transaction(db, async (tx) => {
      const ended = await enter(tx, purchase, reason);
      if (ended === 'entered') await along?.(tx);
      return ended;
    });
  return once().catch((error: unknown) => {
    // The same one, entered at the same time: now it is there.
    if (brokenUnique(error) !== 'member_purchase_number') throw error;
    return once();
  });
}

async function enter(tx: Db, { number, member, day, totalCents }: PurchaseRecord, reason: string): Promise<PurchaseEntered> {
  const memberId = (await memberIds(tx, [member])).get(member);
  if (memberId === undefined) return 'member';
  if (day > (await readToday(tx))) return 'date_to_come';
  await lockMember(tx, memberId);
  const [kept] = await tx.select().from(memberPurchase).where(eq(memberPurchase.number, number));
  if (kept !== undefined) return kept.memberId === memberId && kept.boughtOn === day && kept.totalCents === totalCents ? 'already' : 'kept_otherwise';
  await tx.insert(memberPurchase).values({ memberId, kind: 'external', number, boughtOn: day, totalCents, items: [] });
  await noteAction(tx, { kind: 'member.purchase', subject: member, after: { number, day, total_cents: totalCents }, reason });
  await turnMemberships(tx, memberId);
  return 'entered';
}
