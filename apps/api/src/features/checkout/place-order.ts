import { brokenUnique } from '../../platform/database/sql-state.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { Db } from '../../platform/database/database.ts';
import { stockLeft, takeStock } from '../catalogue/index.ts';
import { allocationsOf, lockAllocations } from '../club/index.ts';
import { useCoupon } from '../vouchers/index.ts';
import type { CheckoutDesk } from './checkout-desk.ts';
import {
  beginPlacing,
  cancelIntent,
  findIntent,
  findOrder,
  insertOrder,
  type IntentRow,
  type OrderRow,
  type RefusalLine,
  type RevisionSnapshot,
} from '../orders/index.ts';
import { orderUndo } from './undo-payment.ts';

/** Why the goods of an authorised payment cannot be had; ends the transaction that tried. */
class Refused extends Error {
  override readonly name = 'Refused';
  readonly code: 'OUT_OF_STOCK' | 'ALLOCATION_EXCEEDED' | 'VOUCHER_ALREADY_USED';

  constructor(code: Refused['code']) {
    super(code);
    this.code = code;
  }
}

/**
 * open → placing: in one transaction looks at the member's allocations, uses the
 * coupon, takes the stock (skus in order, demand summed for each) and writes the
 * order. Whoever comes second gets the winner's order. Where goods are not to be
 * had, the intent is cancelled, its authorisation given back by the outbox, and
 * OUT_OF_STOCK or ALLOCATION_EXCEEDED (with the lines) or VOUCHER_ALREADY_USED
 * thrown; nothing was charged.
 */
export async function placeOrder(desk: CheckoutDesk, intent: IntentRow, revision: number, snapshot: RevisionSnapshot, isCaptured: boolean): Promise<OrderRow> {
  try {
    return await taken(desk, intent, revision, snapshot);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return giveUp(desk, intent, snapshot, error.code, isCaptured);
  }
}

async function taken(desk: CheckoutDesk, intent: IntentRow, revision: number, snapshot: RevisionSnapshot): Promise<OrderRow> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      const order = await transaction(desk.context.db, async (tx) => {
        if (!(await beginPlacing(tx, intent.id))) return null;
        if (await isBeyondAllocation(tx, intent, snapshot)) throw new Refused('ALLOCATION_EXCEEDED');
        if (snapshot.couponCode !== null && !(await useCoupon(tx, snapshot.couponCode))) throw new Refused('VOUCHER_ALREADY_USED');
        for (const [sku, quantity] of demand(snapshot)) if (!(await takeStock(tx, sku, quantity))) throw new Refused('OUT_OF_STOCK');
        return insertOrder(tx, intent, revision, snapshot);
      });
      return order ?? (await winnersOrder(desk, intent));
    } catch (error) {
      // Two random order numbers met: another one will do.
      if (attempt < 3 && brokenUnique(error) === 'shop_order_number') continue;
      throw error;
    }
  }
}

/** Units of each sku, skus in the order in which every transaction locks them. */
function demand(snapshot: RevisionSnapshot): [string, number][] {
  const units = new Map<string, number>();
  for (const { sku, quantity } of snapshot.lines) units.set(sku, (units.get(sku) ?? 0) + quantity);
  return [...units].sort(([a], [b]) => (a < b ? -1 : 1));
}

async function isBeyondAllocation(tx: Db, { memberId }: IntentRow, snapshot: RevisionSnapshot): Promise<boolean> {
  const wanted = demand(snapshot);
  const skus = wanted.map(([sku]) => sku);
  if (memberId === null || !(await lockAllocations(tx, memberId, skus))) return false;
  const allocations = await allocationsOf(tx, memberId, skus);
  return wanted.some(([sku, quantity]) => quantity > (allocations.get(sku)?.left ?? quantity));
}

async function winnersOrder({ context }: CheckoutDesk, intent: IntentRow): Promise<OrderRow> {
  const order = await findOrder(context.db, { intentId: intent.id });
  if (order !== null && order.state !== 'cancelled') return order;
  throw refusalOf(await findIntent(context.db, { id: intent.id }));
}

async function giveUp(desk: CheckoutDesk, intent: IntentRow, snapshot: RevisionSnapshot, code: Refused['code'], isCaptured: boolean): Promise<OrderRow> {
  const { db } = desk.context;
  const lines = code === 'VOUCHER_ALREADY_USED' ? [] : await shortLines(db, intent, snapshot, code);
  const ended = await transaction(db, async (tx) => {
    const mine = await cancelIntent(tx, intent.id, code, lines);
    if (mine) await orderUndo(desk, tx, intent, isCaptured);
    return mine;
  });
  if (!ended) return winnersOrder(desk, intent);
  throw new ApiError(code, lines.length > 0 ? { lines } : {});
}

/** The lines of which there is not enough, by the stock or by what the member may buy. */
async function shortLines(db: Db, { memberId }: IntentRow, snapshot: RevisionSnapshot, code: 'OUT_OF_STOCK' | 'ALLOCATION_EXCEEDED'): Promise<RefusalLine[]> {
  const wanted = demand(snapshot);
  const skus = wanted.map(([sku]) => sku);
  const stock = code === 'OUT_OF_STOCK' ? await stockLeft(db, skus) : null;
  const allocations = stock === null && memberId !== null ? await allocationsOf(db, memberId, skus) : null;
  return wanted.flatMap(([sku, requested]) => {
    const available = stock === null ? (allocations?.get(sku)?.left ?? requested) : (stock.get(sku) ?? 0);
    const title = snapshot.lines.find((line) => line.sku === sku)?.title ?? sku;
    return requested > available ? [{ product_id: sku, title, requested, available }] : [];
  });
}

/** The error that tells a buyer why the intent was cancelled; asked again, it is the same. */
export function refusalOf(intent: IntentRow | null): ApiError {
  if (intent === null) return new ApiError('INTENT_NOT_FOUND');
  const code = (intent.reason ?? 'PAYMENT_NOT_AUTHORISED') as ConstructorParameters<typeof ApiError>[0];
  const lines = intent.reasonLines ?? [];
  return new ApiError(code, lines.length > 0 ? { lines } : {});
}
