import type { components } from '@parral/api-spec';

type Schemas = components['schemas'];

/** One row of a membership: an order, or a purchase elsewhere of which only the sum is known. */
export type OrderRow =
  | { kind: 'order'; day: string; order: Schemas['MembershipOrder'] }
  | { kind: 'external'; day: string; purchase: Schemas['ExternalPurchase'] };

/** Orders and external purchases in one list, newest first; a moment counts as its day at the estate. */
export function orderRows({ orders, external_purchases }: Pick<Schemas['MembershipWithOrders'], 'orders' | 'external_purchases'>): OrderRow[] {
  const rows: OrderRow[] = [
    ...orders.map((order): OrderRow => ({ kind: 'order', day: dayOf(order.date_placed), order })),
    ...external_purchases.map((purchase): OrderRow => ({ kind: 'external', day: purchase.date.slice(0, 10), purchase })),
  ];
  return rows.sort((a, b) => (a.day < b.day ? 1 : a.day > b.day ? -1 : 0));
}

/** `YYYY-MM-DD` in the estate's time zone. */
export function dayOf(moment: string): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Madrid' }).format(new Date(moment));
}
