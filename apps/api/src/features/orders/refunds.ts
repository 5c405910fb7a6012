import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { refundedOf, type RefundOrder, type RefundRow, bookRefund } from '../payments/index.ts';
import type { Cents } from '@parral/rules';
import type { Context } from '../../platform/context.ts';
import type { OrderRow } from './order.store.ts';

/** How many refunds of an order stand: all but those that failed. */
export const standing = (refunds: readonly Pick<RefundRow, 'state'>[]): number => refunds.filter(({ state }) => state !== 'failed').length;

/** What an order's money is known by. */
export function saleOf({ intentId }: Pick<OrderRow, 'intentId'>): { subject: 'order'; intentId: string } {
  return { subject: 'order', intentId };
}

/** Orders a refund of an order, whose row must be locked; the rules stand at `bookRefund`. */
export function queueRefund(context: Pick<Context, 'outbox' | 'events'>, tx: Db, order: OrderRow, refund: RefundOrder): Promise<Cents> {
  return bookRefund(context, tx, saleOf(order), refund);
}

/** The order's sum of what went back; a cancelled order whose money is all back is refunded, until a refund fails. */
export async function bookOrderRefunds(tx: Db, intentId: string): Promise<void> {
  // Its row first, in a statement of its own: the sum is then of all that others have committed.
  await tx.execute(sql`select 1 from shop_order where intent_id = ${intentId} for update`);
  const cents = await refundedOf(tx, { subject: 'order', intentId });
  await tx.execute(sql`
    update shop_order set refunded_cents = ${cents}::integer,
      state = case when status = 'canceled' and state = 'paid' and ${cents}::integer = captured_cents then 'refunded'
        when state = 'refunded' and ${cents}::integer < captured_cents then 'paid' else state end
    where intent_id = ${intentId} and state in ('paid', 'refunded')`);
}
