import { expect, test } from 'vitest';
import { club } from './club.ts';
import { montelar } from './montelar.ts';
import { oria } from './oria.ts';
import { breakpoints, from } from './scale.ts';
import type { Theme } from './tokens.ts';

const values = (part: object): string[] =>
  Object.values(part).flatMap((value: unknown) => (typeof value === 'object' && value !== null ? values(value) : [String(value)]));

test.each(Object.entries<Theme>({ montelar, oria, club }))('%s: a length of nothing has its unit, since calc() takes no bare 0', (_name, theme) => {
  const lengths = [
    ...values(theme.shape),
    ...Object.values(theme.type).flatMap((role) => [role.size, role.tracking]),
    theme.wordmark.tracking,
    theme.wordmark.size,
  ];
  expect(lengths.length).toBeGreaterThan(20);
  expect(lengths.filter((length) => /^0\b(?![.%a-z])/.test(length))).toEqual([]);
});

// Looks, "Avoid": no italics and no capitals in oria.
test('oria has neither italics nor capitals', () => {
  expect(oria.font.emphasisStyle).toBe('normal');
  expect(oria.font.labelCase).toBe('none');
});

test('specification section 9: layout breakpoints 480, 768, 1024 px', () => {
  expect(Object.values(breakpoints)).toEqual([480, 768, 1024]);
  expect(Object.values(from)).toEqual(Object.values(breakpoints).map((width) => `(min-width: ${width}px)`));
});
