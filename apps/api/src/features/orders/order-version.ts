import type { Facts } from '../../platform/http/seen-version.ts';
import { progressOf, shownStatus } from './order-file.ts';
import type { OrderRow } from './order.store.ts';

/** What somebody who changes an order has seen of it; `refunds` counts those that stand, `address` is the number of its revision. */
export function orderFacts(order: OrderRow, refunds: number): Facts {
  return { status: shownStatus(order), progress: progressOf(order), date_completed: order.deliveredOn, refunds, address: order.revision };
}
