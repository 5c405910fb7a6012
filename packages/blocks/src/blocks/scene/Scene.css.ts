import { from, text, vars } from '@parral/ui/themes';
import { style } from '@vanilla-extract/css';

export const scene = style({ margin: '32px calc(-1 * var(--page-margin))' });
export const picture = style({ display: 'block', width: '100%', height: 'auto' });
/** One without a crop of its own keeps its middle on a phone. */
export const cropped = style([picture, { aspectRatio: '4 / 3', objectFit: 'cover', '@media': { [from.tablet]: { aspectRatio: 'auto' } } }]);
export const caption = style({
  marginTop: '12px',
  paddingInline: 'var(--page-margin)',
  color: vars.color.muted,
  fontSize: text.note[0],
  lineHeight: text.note[1],
});
