import { expect, test } from 'vitest';
import { club } from './club.ts';
import { contrast, pairs } from './contrast.ts';
import { montelar } from './montelar.ts';
import { oria } from './oria.ts';

test('contrast follows WCAG: 21 for black on white, and the table of the looks', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast(montelar.color.ink, montelar.color.ground)).toBeCloseTo(16.4, 1);
  expect(contrast(oria.color.muted, oria.color.raise)).toBeCloseTo(5.7, 1);
  expect(contrast(club.color.control, club.color.ground)).toBeCloseTo(4.3, 1);
});

// WCAG 2.2 1.4.3 and 1.4.11: text 4.5, controls and focus 3, on the page and on every field.
for (const [name, theme] of Object.entries({ montelar, oria, club })) {
  for (const [place, colors] of Object.entries({ page: theme.color, ...theme.fields })) {
    test(`${name} ${place}: every pair that stands together can be read`, () => {
      const short = pairs
        .map(([front, back, least]) => ({ front, back, least, is: Math.round(contrast(colors[front], colors[back]) * 100) / 100 }))
        .filter(({ is, least }) => is < least);
      expect(short).toEqual([]);
    });
  }
}
