import type { components } from '@parral/api-spec';
import { estateDay } from '@parral/rules';

type Schemas = components['schemas'];

/** One row of a membership: an order, or a purchase elsewhere of which only the sum is known. */
export type OrderRow =
  | { kind: 'order'; day: string; order: Schemas['MembershipOrder'] }
  | { kind: 'external'; day: string; purchase: Schemas['ExternalPurchase'] };

/** A membership, and what was bought in it as rows, newest first. */
export type MembershipRows = Omit<Schemas['MembershipWithOrders'], 'orders' | 'external_purchases'> & { rows: OrderRow[] };

/** What the block shows: memberships with orders and external purchases in one list. */
export function orderRows({ current_membership_orders: current, past_membership_orders: past }: Schemas['MembershipOrders']): {
  current: MembershipRows | null;
  past: MembershipRows[];
} {
  return { current: current && rowsOf(current), past: past.map(rowsOf) };
}

/** A moment counts as its day at the estate. */
function rowsOf({ orders, external_purchases, ...membership }: Schemas['MembershipWithOrders']): MembershipRows {
  const rows: OrderRow[] = [
    ...orders.map((order): OrderRow => ({ kind: 'order', day: estateDay(order.date_placed), order })),
    ...external_purchases.map((purchase): OrderRow => ({ kind: 'external', day: purchase.date.slice(0, 10), purchase })),
  ];
  return { ...membership, rows: rows.sort((a, b) => (a.day < b.day ? 1 : a.day > b.day ? -1 : 0)) };
}
