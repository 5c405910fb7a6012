import { style, styleVariants } from '@vanilla-extract/css';
import { from, text, vars } from '@parral/ui/themes';

/** Below another figure, up to the window that has a column for it. */
export const below = styleVariants({ tablet: from.tablet, desk: from.desk }, (window) => ({
  display: 'block',
  color: vars.color.muted,
  fontSize: text.note[0],
  whiteSpace: 'normal',
  '@media': { [window]: { display: 'none' } },
}));
export const unbroken = style({ whiteSpace: 'nowrap' });
