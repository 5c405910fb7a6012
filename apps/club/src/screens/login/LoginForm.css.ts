import { style } from '@vanilla-extract/css';
import { from, vars } from '@parral/ui/themes';

export const screen = style({ padding: '48px 20px 96px', '@media': { [from.tablet]: { paddingBlock: '88px 140px' } } });

/** The club's frame: a hairline, and a second one inside it. */
export const form = style({
  display: 'grid',
  gap: '22px',
  maxWidth: '560px',
  marginInline: 'auto',
  padding: '32px 26px 36px',
  border: `1px solid ${vars.color.rule}`,
  outline: `1px solid ${vars.color.line}`,
  outlineOffset: '-9px',
  '@media': { [from.tablet]: { padding: '52px 56px 60px' } },
});
