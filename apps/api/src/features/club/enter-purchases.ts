import { inArray } from 'drizzle-orm';
import { type Db, insertInParts } from '../../platform/database/database.ts';
import { brokenUnique } from '../../platform/database/sql-state.ts';
import { readToday } from '../../platform/database/today.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { lockMember, memberIds } from '../session/index.ts';
import { noteAction } from '../staff/index.ts';
import { memberPurchase } from './club.schema.ts';
import { turnMemberships } from './memberships.store.ts';
import { type PurchaseProblem, type PurchaseRecord, readPurchaseCsv } from './purchase-csv.ts';

/** What became of a table of purchases: with a problem, nothing of it was entered. */
export interface PurchasesEntered {
  entered: number;
  /** Lines that were entered before, as they are. */
  already: number;
  /** By their lines. */
  problems: PurchaseProblem[];
}

/**
 * Enters what members bought elsewhere, from a CSV file (`purchase-csv.ts`): all of it or nothing, with every problem by its line. They count
 * towards the goals at once. The same file again changes nothing; a number that is kept for something else is a problem.
 */
export async function enterPurchases(db: Db, text: string, reason: string): Promise<PurchasesEntered> {
  const read = readPurchaseCsv(text);
  const once = () => transaction(db, (tx) => enter(tx, read, reason));
  return once().catch((error: unknown) => {
    // The same file, sent at the same time: now it is there.
    if (brokenUnique(error) !== 'member_purchase_number') throw error;
    return once();
  });
}

async function enter(tx: Db, { records, problems: wrong }: ReturnType<typeof readPurchaseCsv>, reason: string): Promise<PurchasesEntered> {
  const members = await memberIds(tx, [...new Set(records.map(({ member }) => member))]);
  const kept = await keptPurchases(tx, records);
  const day = await readToday(tx);
  const isKept = (one: PurchaseRecord) => {
    const row = kept.get(one.number);
    return row?.memberId === members.get(one.member) && row?.boughtOn === one.day && row.totalCents === one.totalCents;
  };
  const problems = [
    ...wrong,
    ...records.flatMap((one): PurchaseProblem[] => {
      const { line, number, member } = one;
      if (!members.has(member)) return [{ line, problem: 'member', value: member }];
      if (one.day > day) return [{ line, problem: 'date_to_come', value: one.day }];
      return kept.has(number) && !isKept(one) ? [{ line, problem: 'kept_otherwise', value: number }] : [];
    }),
  ].toSorted((one, other) => one.line - other.line);
  if (problems.length > 0) return { entered: 0, already: 0, problems };
  const fresh = records.filter((one) => !kept.has(one.number));
  const idOf = ({ member }: PurchaseRecord) => members.get(member) ?? '';
  const touched = [...new Set(fresh.map(idOf))].toSorted();
  for (const id of touched) await lockMember(tx, id);
  const rows = fresh.map((one) => ({
    memberId: idOf(one),
    kind: 'external' as const,
    number: one.number,
    boughtOn: one.day,
    totalCents: one.totalCents,
    items: [],
  }));
  await insertInParts(rows, (part) => tx.insert(memberPurchase).values(part));
  for (const { number, member, day: on, totalCents } of fresh)
    await noteAction(tx, { kind: 'member.purchase', subject: member, after: { number, day: on, total_cents: totalCents }, reason });
  for (const id of touched) await turnMemberships(tx, id);
  return { entered: fresh.length, already: records.length - fresh.length, problems: [] };
}

async function keptPurchases(tx: Db, records: readonly PurchaseRecord[]): Promise<Map<string, typeof memberPurchase.$inferSelect>> {
  if (records.length === 0) return new Map();
  const numbers = records.map(({ number }) => number);
  const rows = await tx.select().from(memberPurchase).where(inArray(memberPurchase.number, numbers));
  return new Map(rows.map((row) => [row.number, row]));
}
