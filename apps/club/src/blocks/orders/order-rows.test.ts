import { describe, expect, it } from 'vitest';
import { dayOf, orderRows } from './order-rows.ts';

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

describe('section 2: my orders', () => {
  it('orders and external purchases stand in one list, newest first', () => {
    const rows = orderRows({
      orders: [order('A', '2026-03-01T10:00:00Z'), order('B', '2026-10-01T10:00:00Z')],
      external_purchases: [{ date: '2026-05-02', number: 'T-1', total_amount: 30, status: 'external' }],
    });
    expect(rows.map((row) => (row.kind === 'order' ? row.order.number : row.purchase.number))).toEqual(['B', 'T-1', 'A']);
  });
  it('an order of the last minutes of the day stands on the day it had at the estate', () => {
    expect(dayOf('2026-06-30T22:30:00Z')).toBe('2026-07-01');
    expect(dayOf('2026-12-31T22:59:00Z')).toBe('2026-12-31');
  });
});
