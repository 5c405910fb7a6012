import { bottlesOf, type Cents, unitsInTurn } from '@parral/rules';
import { brokenUnique } from '../../platform/database/sql-state.ts';
import { together, transaction } from '../../platform/database/transaction.ts';
import type { Db } from '../../platform/database/database.ts';
import { stockLeft, takeOrderedStock } from '../catalogue/index.ts';
import { allocationsOf, lockAllocations } from '../club/index.ts';
import { beginPlacing, insertOrder, type IntentRow, type PlacedOrder, type RefusalLine, type RevisionSnapshot } from '../orders/index.ts';
import { askPayment, Unavailable } from '../payments/index.ts';
import { useCoupon as takeCoupon } from '../vouchers/index.ts';
import type { CheckoutDeps } from './checkout-deps.ts';

/** The revision that is paid for. */
export interface OrderTerms {
  revision: number;
  snapshot: RevisionSnapshot;
  dueCents: Cents;
}

/**
 * open → placing: in one transaction looks at the member's allocations, uses the
 * coupon, takes the stock (skus in order, demand summed for each) and writes the
 * order. null for whoever comes second. Throws Unavailable where goods are not to
 * be had: OUT_OF_STOCK or ALLOCATION_EXCEEDED (with the lines) or VOUCHER_ALREADY_USED.
 */
export async function placeOrder({ context }: CheckoutDeps, intent: IntentRow, terms: OrderTerms): Promise<PlacedOrder | null> {
  const { db } = context;
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await transaction(db, (tx) => take(tx, intent, terms));
    } catch (error) {
      // Two random order numbers met: another one will do.
      if (attempt < 3 && brokenUnique(error) === 'shop_order_number') continue;
      if (error instanceof Unavailable) throw new Unavailable({ ...error.refusal, lines: await shortLines(db, intent, terms.snapshot, error.refusal.code) });
      throw error;
    }
  }
}

async function take(tx: Db, intent: IntentRow, { revision, snapshot }: OrderTerms): Promise<PlacedOrder | null> {
  if (!(await beginPlacing(tx, intent.id))) return null;
  if (await isBeyondAllocation(tx, intent, snapshot)) throw new Unavailable({ code: 'ALLOCATION_EXCEEDED' });
  if (snapshot.couponCode !== null && !(await takeCoupon(tx, snapshot.couponCode))) throw new Unavailable({ code: 'VOUCHER_ALREADY_USED' });
  if ((await takeOrderedStock(tx, intent.sessionId, bottlesOf(snapshot.lines), intent.memberId !== null)) !== null)
    throw new Unavailable({ code: 'OUT_OF_STOCK' });
  const [order] = await together(
    insertOrder(tx, intent, revision, snapshot),
    askPayment(tx, { subject: 'order', intentId: intent.id }, intent.paymentIntentId, snapshot.dueCents),
  );
  return { order, snapshot };
}

async function isBeyondAllocation(tx: Db, { memberId }: IntentRow, snapshot: RevisionSnapshot): Promise<boolean> {
  const wanted = bottlesOf(snapshot.lines);
  const skus = wanted.map(([sku]) => sku);
  if (memberId === null || !(await lockAllocations(tx, memberId, skus))) return false;
  const allocations = await allocationsOf(tx, memberId, skus);
  return wanted.some(([sku, quantity]) => quantity > (allocations.get(sku)?.left ?? quantity));
}

/** The lines of which there is not enough, by the stock or by what the member may buy; none where something else was missing. */
async function shortLines(db: Db, { memberId }: IntentRow, snapshot: RevisionSnapshot, code: string): Promise<RefusalLine[]> {
  if (code !== 'OUT_OF_STOCK' && code !== 'ALLOCATION_EXCEEDED') return [];
  const skus = bottlesOf(snapshot.lines).map(([sku]) => sku);
  const stock = code === 'OUT_OF_STOCK' ? await stockLeft(db, skus, memberId !== null) : null;
  const allocations = stock === null && memberId !== null ? await allocationsOf(db, memberId, skus) : null;
  const left = (sku: string) => (stock === null ? (allocations?.get(sku)?.left ?? Number.MAX_SAFE_INTEGER) : (stock.get(sku) ?? 0));
  const parts = snapshot.lines.map(({ sku, contents }) => (contents ?? [{ sku, bottles: 1 }]).map((part) => ({ ...part, left: left(part.sku) })));
  const units = unitsInTurn(snapshot.lines.map(({ quantity }, at) => ({ quantity, parts: parts[at] ?? [] })));
  return snapshot.lines.flatMap(({ sku, title, quantity: requested }, at) => {
    const available = units[at] ?? 0;
    return requested > available ? [{ product_id: sku, title, requested, available }] : [];
  });
}
