import { expect, test } from 'vitest';
import { contrast, pairs } from './contrast.ts';
import { themes } from './registry.ts';
import { veilShare } from './scale.ts';

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

// Text 4.5, the emphasised line of a title, which is large, 3.
test.each(Object.entries(themes))('%s: words on a photograph can be read through the veil, whatever it shows', (_name, { tokens }) => {
  const { ground, ink, accent } = tokens.fields.sky;
  for (const photograph of ['#000000', '#ffffff']) {
    const behind = mixed(ground, photograph, veilShare / 100);
    expect(contrast(ink, behind)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(accent, behind)).toBeGreaterThanOrEqual(3);
  }
});

/** As `color-mix(in srgb, …)` over an opaque colour. */
function mixed(over: string, under: string, share: number): string {
  const part = (color: string, at: number) => Number.parseInt(color.slice(at, at + 2), 16);
  return `#${[1, 3, 5]
    .map((at) =>
      Math.round(part(over, at) * share + part(under, at) * (1 - share))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}
