import { style } from '@vanilla-extract/css';
import { space, vars } from '@parral/ui/themes';

/** Dark on light in every theme: what scans it expects that. */
export const code = style({
  width: '196px',
  padding: space[12],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.shape.radius,
  background: vars.color.input,
  color: vars.color.ink,
});
export const secret = style({ fontFamily: 'ui-monospace, monospace', fontSize: '1rem', letterSpacing: '.04em', overflowWrap: 'anywhere' });
export const codes = style([
  secret,
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, max-content)',
    gap: `${space[8]} ${space[32]}`,
    padding: space[20],
    background: vars.color.raise,
    borderRadius: vars.shape.radius,
  },
]);
