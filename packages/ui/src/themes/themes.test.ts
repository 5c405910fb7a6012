import { expect, test } from 'vitest';
import { brandThemes, clubThemes, themes } from './registry.ts';
import { breakpoints, from } from './scale.ts';
import { variants } from './variants.ts';

const values = (part: object): string[] =>
  Object.values(part).flatMap((value: unknown) => (typeof value === 'object' && value !== null ? values(value) : [String(value)]));

test.each(Object.entries(themes))('%s: a length of nothing has its unit, since calc() takes no bare 0', (_name, { tokens: theme }) => {
  const lengths = [
    ...values(theme.shape),
    ...Object.values(theme.type).flatMap((role) => [role.size, role.tracking]),
    theme.wordmark.tracking,
    theme.wordmark.size,
  ];
  expect(lengths.length).toBeGreaterThan(20);
  expect(lengths.filter((length) => /^0\b(?![.%a-z])/.test(length))).toEqual([]);
});

test('a theme says one of the values of each variant', () => {
  for (const theme of Object.values(themes)) {
    expect(Object.keys(theme.variants).toSorted()).toEqual(Object.keys(variants).toSorted());
    for (const [name, value] of Object.entries(theme.variants)) expect(variants[name as keyof typeof variants]).toContain(value);
  }
});

test('specification section 1: two brand themes and a club theme exist', () => {
  expect(brandThemes.length).toBeGreaterThanOrEqual(2);
  expect(clubThemes.length).toBeGreaterThanOrEqual(1);
  // Each a look of its own: no two have the same colours, and the club's is none of the brands'.
  const names = [...brandThemes, ...clubThemes];
  expect(new Set(names.map((name) => JSON.stringify(themes[name].tokens.color))).size).toBe(names.length);
});

test('at most two files of a theme are fetched before the first paint', () => {
  for (const { faces } of Object.values(themes)) expect(faces.files.filter(({ preload }) => preload).length).toBeLessThanOrEqual(2);
});

test('specification section 9: layout breakpoints 480, 768, 1024 px', () => {
  expect(Object.values(breakpoints)).toEqual([480, 768, 1024]);
  expect(Object.values(from)).toEqual(Object.values(breakpoints).map((width) => `(min-width: ${width}px)`));
});
