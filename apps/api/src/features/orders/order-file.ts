import { eq, sql } from 'drizzle-orm';
import { withdrawalRefusal, type OrderStatus, type WithdrawalRefusal } from '@parral/rules';
import type { Db } from '../../platform/database/database.ts';
import { orderIntent, orderRevision, shopOrder } from './orders.schema.ts';
import type { OrderRow } from './order.store.ts';
import type { RevisionSnapshot } from './revision-snapshot.ts';
import { giftFilesOfOrder, type VoucherFile } from '../vouchers/index.ts';
import { confirmedWithdrawals, type WithdrawalRow } from './withdrawal.store.ts';

/** An order with all that belongs to it. */
export interface OrderFile {
  order: OrderRow;
  /** What was bought, as the buyer saw it. */
  snapshot: RevisionSnapshot;
  /** Address the buyer came from. */
  origin: string;
  /** Confirmed ones. */
  withdrawals: WithdrawalRow[];
  /** The vouchers that were bought in it as gifts and made by now. */
  gifts: VoucherFile[];
  /** Today in Europe/Madrid, by the database's clock. */
  today: string;
}

/** The file of an order by its number or by the token of its private link; null for none. */
export async function readOrderFile(db: Db, by: { number: string } | { viewToken: string }): Promise<OrderFile | null> {
  const [row] = await db
    .select({
      order: shopOrder,
      snapshot: orderRevision.snapshot,
      origin: orderIntent.origin,
      today: sql<string>`(now() at time zone 'Europe/Madrid')::date::text`,
    })
    .from(shopOrder)
    .innerJoin(orderRevision, sql`${orderRevision.intentId} = ${shopOrder.intentId} and ${orderRevision.revision} = ${shopOrder.revision}`)
    .innerJoin(orderIntent, eq(orderIntent.id, shopOrder.intentId))
    .where('number' in by ? eq(shopOrder.number, by.number) : eq(shopOrder.viewToken, by.viewToken));
  return row === undefined ? null : { ...row, withdrawals: await confirmedWithdrawals(db, row.order.id), gifts: await giftFilesOfOrder(db, row.order.id) };
}

/** The status that is shown: an order whose money went back, or never came, is cancelled whatever became of its goods. */
export function shownStatus({ state, status }: OrderRow): OrderStatus {
  return state === 'cancelled' || state === 'refunded' ? 'canceled' : status;
}

/** How far an order that is in process has come; null before that, and once it is over. */
export function progressOf(order: OrderRow): 'dispatched' | 'ready' | null {
  if (shownStatus(order) !== 'in_process') return null;
  return order.dispatchedAt !== null ? 'dispatched' : order.readyAt !== null ? 'ready' : null;
}

/** Skus that a confirmed withdrawal names. */
export function withdrawnSkus({ withdrawals }: OrderFile): Set<string> {
  return new Set(withdrawals.flatMap((row) => row.skus));
}

/** Skus that cannot be withdrawn from any more: a voucher of theirs was redeemed, so the visit it paid for stands. */
export function redeemedGifts({ gifts }: OrderFile): Set<string> {
  return new Set(gifts.flatMap(({ voucher }) => (voucher.usedAt === null ? [] : (voucher.orderSku ?? []))));
}

/** Why the buyer cannot withdraw today, or null when he can; `today` may be another day (`YYYY-MM-DD`). */
export function refusalToday(file: OrderFile, today: string = file.today): WithdrawalRefusal | null {
  const gone = new Set([...withdrawnSkus(file), ...redeemedGifts(file)]);
  const hasLinesLeft = file.snapshot.lines.some((line) => !gone.has(line.sku));
  return withdrawalRefusal({ status: shownStatus(file.order), deliveredOn: file.order.deliveredOn, hasLinesLeft }, today);
}
