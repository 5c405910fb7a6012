import { expect, test } from 'vitest';
import { contrast, pairs } from './contrast.ts';
import { themes } from './registry.ts';

test('contrast follows WCAG: 21 for black on white, and the figures of the looks', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#1c1a17', '#faf8f4')).toBeCloseTo(16.4, 1);
  expect(contrast('#525c56', '#e6eae3')).toBeCloseTo(5.7, 1);
  expect(contrast('#827763', '#14110f')).toBeCloseTo(4.3, 1);
});

// WCAG 2.2 1.4.3 and 1.4.11: text 4.5, controls and focus 3, on the page and on every field.
for (const [name, { tokens: theme }] of Object.entries(themes)) {
  for (const [place, colors] of Object.entries({ page: theme.color, ...theme.fields })) {
    test(`${name} ${place}: every pair that stands together can be read`, () => {
      const short = pairs
        .map(([front, back, least]) => ({ front, back, least, is: Math.round(contrast(colors[front], colors[back]) * 100) / 100 }))
        .filter(({ is, least }) => is < least);
      expect(short).toEqual([]);
    });
  }
}
