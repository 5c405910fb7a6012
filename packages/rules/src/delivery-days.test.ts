import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addWorkingDays, deliveryWindow } from './delivery-days.ts';

describe('working days', () => {
  test.each([
    ['a Monday and two days', '2026-11-23', 2, [], '2026-11-25'],
    ['over a weekend', '2026-11-26', 2, [], '2026-11-30'],
    ['ordered on a Saturday', '2026-11-28', 1, [], '2026-11-30'],
    ['over the Immaculate Conception', '2026-12-07', 1, ['2026-12-08'], '2026-12-09'],
    ['a holiday on a Sunday counts once', '2026-11-27', 1, ['2026-11-29'], '2026-11-30'],
    ['the same day', '2026-11-23', 0, [], '2026-11-23'],
    ['the same day, on a Sunday', '2026-11-29', 0, ['2026-11-30'], '2026-12-01'],
    ['over the end of a year', '2026-12-31', 1, ['2027-01-01'], '2027-01-04'],
  ])('%s', (_, day, count, holidays, expected) => {
    expect(addWorkingDays(day, count, new Set(holidays))).toBe(expected);
  });

  test('nothing arrives on a day of rest, the latest never before the earliest, and more days are never sooner', () => {
    const day = fc.date({ min: new Date('2026-01-01'), max: new Date('2030-12-31'), noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10));
    fc.assert(
      fc.property(day, fc.nat(15), fc.nat(15), fc.array(day, { maxLength: 20 }), (start, from, more, holidays) => {
        const { earliest, latest } = deliveryWindow(start, { from, to: from + more }, holidays);
        for (const one of [earliest, latest]) {
          expect(new Date(`${one}T00:00:00Z`).getUTCDay() % 6).not.toBe(0);
          expect(holidays).not.toContain(one);
        }
        expect(latest >= earliest && earliest >= start).toBe(true);
        expect(addWorkingDays(start, from + 1, new Set(holidays)) >= earliest).toBe(true);
      }),
    );
  });

  test('what is no day is refused', () => {
    expect(() => addWorkingDays('soon', 1)).toThrow('A day is YYYY-MM-DD; got soon.');
  });
});
