import fc from 'fast-check';
import { expect, test } from 'vitest';
import { impressionPosition, pageWindow } from './pages.ts';

test('section 4: the window of pages', () => {
  expect(pageWindow(1, 0)).toEqual([]);
  expect(pageWindow(2, 3)).toEqual([1, 2, 3]);
  expect(pageWindow(1, 9)).toEqual([1, 2, 3]);
  expect(pageWindow(2, 9)).toEqual([1, 2, 3]);
  expect(pageWindow(5, 9)).toEqual([4, 5, 6]);
  expect(pageWindow(8, 9)).toEqual([7, 8, 9]);
  expect(pageWindow(9, 9)).toEqual([7, 8, 9]);
  expect(pageWindow(3, 4)).toEqual([2, 3, 4]);
});

test('three numbers, ascending, within the pages, with the current one among them', () => {
  fc.assert(
    fc.property(fc.integer({ min: 4, max: 500 }), fc.nat(500), (total, offset) => {
      const current = 1 + (offset % total);
      const [first = 0, ...rest] = pageWindow(current, total);
      expect(rest).toEqual([first + 1, first + 2]);
      expect([first, ...rest]).toContain(current);
      expect(first).toBeGreaterThanOrEqual(1);
      expect(first + 2).toBeLessThanOrEqual(total);
    }),
  );
});

test('section 9: position = 8 × (page − 1) + index + 1', () => {
  expect([impressionPosition(1, 0), impressionPosition(1, 7), impressionPosition(3, 2)]).toEqual([1, 8, 19]);
});
