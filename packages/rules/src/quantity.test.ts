import fc from 'fast-check';
import { expect, test } from 'vitest';
import { basketBadge, checkQuantity, clampQuantity, lineLimit, needsContactNotice } from './quantity.ts';

test('section 9: the badge counts lines: none when empty, 9 at nine, 9+ from ten', () => {
  expect([0, 1, 9, 10, 25].map(basketBadge)).toEqual([null, '1', '9', '9+', '9+']);
});

test('section 5: the notice stands above 18 units in all, not at exactly 18', () => {
  expect(needsContactNotice([10, 8])).toBe(false);
  expect(needsContactNotice([10, 9])).toBe(true);
});

test('section 5: a line holds 1 to max_quantity (10 by default), and no more than the stock', () => {
  expect(checkQuantity(10, 50)).toEqual({ ok: true });
  expect(checkQuantity(11, 50)).toEqual({ ok: false, code: 'QUANTITY_TOO_HIGH', available: 10 });
  expect(checkQuantity(4, 3)).toEqual({ ok: false, code: 'OUT_OF_STOCK', available: 3 });
  expect(checkQuantity(1, -2)).toEqual({ ok: false, code: 'OUT_OF_STOCK', available: 0 });
  expect(() => checkQuantity(0, 3)).toThrow(RangeError);
  expect(() => checkQuantity(1.5, 3)).toThrow(RangeError);
});

test('whatever is typed becomes a quantity that is allowed, as long as anything is', () => {
  fc.assert(
    fc.property(fc.double(), fc.integer({ min: 1, max: 50 }), fc.integer({ min: 1, max: 20 }), (typed, stock, max) => {
      const limit = lineLimit(stock, max);
      expect(checkQuantity(clampQuantity(typed, limit), stock, max)).toEqual({ ok: true });
    }),
  );
});
