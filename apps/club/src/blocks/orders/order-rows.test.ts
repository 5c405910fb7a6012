import { describe, expect, it } from 'vitest';
import { exampleOrders } from '../../testing/example-orders.ts';
import { orderRows } from './order-rows.ts';

const order = (number: string, date_placed: string) => ({
  number,
  date_placed,
  type: 'online' as const,
  status: 'new' as const,
  progress: null,
  total: 10,
  items: [],
  shipping_incl_tax: 0,
  invoices: [],
});

const [membership] = exampleOrders.past_membership_orders;
const rowsOf = (bought: Pick<typeof membership & object, 'orders' | 'external_purchases'>) =>
  orderRows({ current_membership_orders: membership ? { ...membership, ...bought } : null, past_membership_orders: [] }).current?.rows;

describe('section 2: my orders', () => {
  it('orders and external purchases stand in one list, newest first', () => {
    const rows = rowsOf({
      orders: [order('A', '2026-03-01T10:00:00Z'), order('B', '2026-10-01T10:00:00Z')],
      external_purchases: [{ date: '2026-05-02', number: 'T-1', total_amount: 30, status: 'external' }],
    });
    expect(rows?.map((row) => (row.kind === 'order' ? row.order.number : row.purchase.number))).toEqual(['B', 'T-1', 'A']);
  });
  it('an order of the last minutes of the day stands on the day it had at the estate', () => {
    const orders = [order('A', '2026-06-30T22:30:00Z'), order('B', '2026-12-31T22:59:00Z')];
    expect(rowsOf({ orders, external_purchases: [] })?.map(({ day }) => day)).toEqual(['2026-12-31', '2026-07-01']);
  });
});
