import { expect, test } from 'vitest';
import { theme } from './index.ts';

// Looks, "Avoid": no italics and no capitals.
test('has neither italics nor capitals', () => {
  expect(theme.tokens.font.emphasisStyle).toBe('normal');
  expect(theme.tokens.font.labelCase).toBe('none');
  expect(theme.variants.wordmark).toBe('as-written');
});
