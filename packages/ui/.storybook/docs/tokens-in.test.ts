/** The tokens on a component's page are those that its sheet names. */
import { expect, test } from 'vitest';
import { tokensIn } from './tokens-in.ts';

test('finds each token once, in the words of a theme file', () => {
  const sheet = `
    style({ color: vars.color.muted, border: \`1px solid \${vars.color.line}\`, borderRadius: vars.shape.radius, gap: space[24] });
    style({ color: vars.color.muted, transition: \`color \${motion.color}\`, minHeight: measure.control, fontSize: vars.type.label.size });`;
  expect(tokensIn(sheet)).toEqual(['color.line', 'color.muted', 'measure.control', 'motion.color', 'shape.radius', 'space.24', 'type.label']);
  expect(tokensIn('style({ display: "grid" })')).toEqual([]);
});
