import { style } from '@vanilla-extract/css';
import { fluid, vars } from '@parral/ui/themes';

export const screen = style({ paddingBlock: `${fluid(48, 88)} ${fluid(96, 140)}` });

/** The club's frame: a hairline, and a second one inside it. */
export const frame = style({
  maxWidth: '560px',
  marginInline: 'auto',
  padding: `${fluid(32, 52)} ${fluid(26, 56)} ${fluid(36, 60)}`,
  border: `1px solid ${vars.color.rule}`,
  outline: `1px solid ${vars.color.line}`,
  outlineOffset: '-9px',
});
