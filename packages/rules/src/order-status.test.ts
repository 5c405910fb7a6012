import { expect, test } from 'vitest';
import { isOrderStatus, mayStatusMove, orderStatuses } from './order-status.ts';

test('section 4: new, in process, completed, cancelled; a cancelled order stays so, and nothing goes back to new', () => {
  expect(orderStatuses).toEqual(['new', 'in_process', 'completed', 'canceled']);
  for (const status of orderStatuses) {
    expect(mayStatusMove('canceled', status)).toBe(false);
    expect(mayStatusMove(status, 'new')).toBe(false);
    expect(mayStatusMove(status, status)).toBe(false);
    expect(mayStatusMove(status, 'canceled')).toBe(status !== 'canceled');
  }
  expect(mayStatusMove('new', 'completed')).toBe(true);
  expect(mayStatusMove('completed', 'in_process')).toBe(false);
});

test('only these are statuses', () => {
  expect(['new', 'toString', 'external', ''].map(isOrderStatus)).toEqual([true, false, false, false]);
});
