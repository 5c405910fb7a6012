import fc from 'fast-check';
import { expect, test } from 'vitest';
import { liveIntentStates, mayIntentMove, mayOrderMove, orderIntentTransitions, orderTransitions, type OrderIntentState } from './order-states.ts';
import { orderNumber, typedOrderNumber } from './order-number.ts';

test('Order: creating → open(rev n) → placing → placed | cancelled, and nothing else', () => {
  const states = Object.keys(orderIntentTransitions) as OrderIntentState[];
  const moves = states.flatMap((from) => states.filter((to) => mayIntentMove(from, to)).map((to) => `${from} → ${to}`));
  expect(moves).toEqual([
    'creating → open',
    'creating → cancelled',
    'open → open',
    'open → placing',
    'open → cancelled',
    'placing → placed',
    'placing → cancelled',
  ]);
});

test('a live intent can still end, one that ended stays so', () => {
  for (const state of Object.keys(orderIntentTransitions) as OrderIntentState[]) {
    const live = (liveIntentStates as readonly string[]).includes(state);
    expect([state, orderIntentTransitions[state].length > 0]).toEqual([state, live]);
  }
});

test('money is never given back for an order that was never paid, nor an order paid twice', () => {
  expect(mayOrderMove('authorised', 'refunded')).toBe(false);
  expect(mayOrderMove('paid', 'paid')).toBe(false);
  expect(orderTransitions.refunded).toEqual([]);
});

test('order numbers are eight letters that are not mistaken, another for every other five bytes', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 5, maxLength: 5 }), fc.uint8Array({ minLength: 5, maxLength: 5 }), (a, b) => {
      expect(orderNumber(a)).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
      expect(orderNumber(a) === orderNumber(b)).toBe(Buffer.from(a).equals(Buffer.from(b)));
    }),
  );
  expect(() => orderNumber(new Uint8Array(4))).toThrow(RangeError);
});

test('a number of an order is read as people type it; what is none stays whole, no character of it is cut in two', () => {
  expect(['7k2f9qxm', ' 7K2F 9qxm ', '7k2f-9qxm'].map(typedOrderNumber)).toEqual(['7K2F-9QXM', '7K2F-9QXM', '7K2F-9QXM']);
  // Eight halves of characters, the fourth and the fifth of one.
  expect(typedOrderNumber(' abc\u{1f372}d\u{1f372}')).toBe('abc\u{1f372}d\u{1f372}');
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary' }).filter((text) => text.isWellFormed()),
      (text) => typedOrderNumber(text).isWellFormed(),
    ),
  );
});
