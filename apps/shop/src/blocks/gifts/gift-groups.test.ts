import { expect, test } from 'vitest';
import { exampleGifts } from '../../testing/example-gifts.ts';
import { giftGroups } from './gift-groups.ts';

test('vouchers for one visit are one entry, to choose for how many people, the smallest first; the estate’s order stays', () => {
  const groups = giftGroups(exampleGifts.toReversed());
  expect(groups.map(({ key, choices }) => [key, ...choices.map((gift) => gift.participants_number)])).toEqual([
    ['any', 2],
    ['12', 2],
    ['11', 2, 4, 6],
  ]);
});

test('nothing on sale is no entry', () => {
  expect(giftGroups([])).toEqual([]);
});
