import { expect, test } from 'vitest';
import { bottleSize } from './bottle-size.ts';

test('section 9, comma as decimal separator: half bottles have one in Spanish, a point in English', () => {
  expect([375, 750, 1500].map((size) => bottleSize(size, 'es').replace('\u00A0', ' '))).toEqual(['37,5 cl', '75 cl', '150 cl']);
  expect(bottleSize(375, 'en')).toBe('37.5\u00A0cl');
});
