import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lowestBefore, lowestUntil, priceBefore, type PriceSince } from './price-before.ts';

const day = (number: number) => new Date(Date.UTC(2026, 0, number));
const full = (number: number, priceCents: number): PriceSince => ({ since: day(number), priceCents, reduced: false });
const reduced = (number: number, priceCents: number): PriceSince => ({ since: day(number), priceCents, reduced: true });

test.each<[string, PriceSince[], number | null]>([
  ['nothing reduced', [full(1, 2000)], null],
  ['the price that stood before', [full(1, 2000), reduced(40, 1500)], 2000],
  ['the lowest of the 30 days, not the last', [full(1, 2000), full(20, 1800), full(30, 2500), reduced(40, 1500)], 1800],
  ['what ended more than 30 days before does not count', [full(1, 1000), full(5, 2000), reduced(40, 1500)], 2000],
  ['what still stood 30 days before counts', [full(1, 1900), full(15, 2000), reduced(40, 1500)], 1900],
  ['a further fall keeps the price before the first', [full(1, 2000), reduced(40, 1500), reduced(60, 1200)], 2000],
  ['a second reduction begins anew', [full(1, 2000), reduced(10, 1500), full(60, 1800), reduced(100, 1600)], 1800],
  ['a reduced price that rises stands beside the lower one no longer', [full(1, 2000), reduced(40, 1500), reduced(50, 1700)], null],
  ['nor when it then falls again', [full(1, 2000), reduced(40, 1500), reduced(90, 1700), reduced(130, 1600)], null],
  ['a reduction to no less is none', [full(1, 1400), reduced(40, 1500)], null],
])('%s', (_, history, expected) => {
  expect(priceBefore(history)).toBe(expected);
});

test('beside a reduced price stands only a higher price that was really asked', () => {
  const entry = fc.record({ days: fc.integer({ min: 1, max: 60 }), priceCents: fc.integer({ min: 1, max: 10_000 }), reduced: fc.boolean() });
  fc.assert(
    fc.property(fc.array(entry, { minLength: 1, maxLength: 12 }), (entries) => {
      let at = 0;
      const history = entries.map(({ days, ...rest }) => ({ ...rest, since: day((at += days)) }));
      const before = priceBefore(history);
      const present = history.at(-1);
      if (before === null || present === undefined) return;
      expect(present.reduced).toBe(true);
      expect(before).toBeGreaterThan(present.priceCents);
      expect(history.slice(0, -1).map((one) => one.priceCents)).toContain(before);
    }),
  );
});

test('beside every change stands the lowest of its 30 days; a reduction that falls further keeps that of its first', () => {
  const history = [full(1, 2000), full(20, 1800), full(30, 2500), reduced(40, 1500), reduced(60, 1200), full(100, 2500)];
  expect(history.map((_, at) => lowestBefore(history.slice(0, at + 1)))).toEqual([null, 2000, 1800, 1800, 1800, 1200]);
  expect([lowestUntil(history, day(110)), lowestUntil(history, day(140)), lowestUntil([], day(1)), lowestBefore([])]).toEqual([1200, 2500, null, null]);
});
