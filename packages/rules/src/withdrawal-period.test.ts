import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withdrawalEnds, withdrawalRefusal } from './withdrawal-period.ts';

test.each([
  ['a Thursday: the fourteenth day after it', '2026-11-05', '2026-11-19'],
  ['a Saturday at the end: the Monday after', '2026-11-07', '2026-11-23'],
  ['a Sunday at the end: the Monday after', '2026-11-08', '2026-11-23'],
  ['over the end of the year', '2026-12-21', '2027-01-04'],
  ['over a leap day', '2028-02-16', '2028-03-01'],
])('%s', (_, delivered, end) => {
  expect(withdrawalEnds(delivered)).toBe(end);
});

test('never less than fourteen days, never more than sixteen, never at a weekend', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 20_000 }), (days) => {
      const delivered = new Date(Date.UTC(2000, 0, 1 + days));
      const end = new Date(withdrawalEnds(delivered.toISOString().slice(0, 10)));
      const after = (end.getTime() - delivered.getTime()) / 86_400_000;
      expect(after).toBeGreaterThanOrEqual(14);
      expect(after).toBeLessThanOrEqual(16);
      expect([0, 6]).not.toContain(end.getUTCDay());
    }),
  );
});

test('the last day counts, the day after does not; before delivery there is no end; cancelled and withdrawn say so', () => {
  const terms = { status: 'completed', deliveredOn: '2026-11-05', hasLinesLeft: true } as const;
  expect(withdrawalRefusal(terms, '2026-11-19')).toBeNull();
  expect(withdrawalRefusal(terms, '2026-11-20')).toBe('EXPIRED');
  expect(withdrawalRefusal({ ...terms, status: 'in_process', deliveredOn: null }, '2036-01-01')).toBeNull();
  expect(withdrawalRefusal({ ...terms, status: 'canceled' }, '2026-11-06')).toBe('CANCELED');
  expect(withdrawalRefusal({ ...terms, hasLinesLeft: false }, '2026-11-06')).toBe('WITHDRAWN');
  expect(() => withdrawalEnds('soon')).toThrow(RangeError);
});
