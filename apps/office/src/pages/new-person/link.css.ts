import { style } from '@vanilla-extract/css';
import { space, vars } from '@parral/ui/themes';

/** All of it is taken by one press. */
export const link = style({
  padding: space[16],
  border: `1px solid ${vars.color.control}`,
  borderRadius: vars.shape.radius,
  background: vars.color.input,
  fontFamily: 'ui-monospace, monospace',
  overflowWrap: 'anywhere',
  userSelect: 'all',
});
