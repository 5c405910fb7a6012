import { style } from '@vanilla-extract/css';
import { vars } from '../themes/contract.css.ts';
import { from } from '../themes/scale.ts';

export const wordmark = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '14px',
  minHeight: '44px',
  color: vars.color.ink,
  fontFamily: vars.wordmark.font,
  fontVariationSettings: vars.font.displayCut,
  fontWeight: vars.wordmark.weight,
  fontSize: vars.wordmark.phoneSize,
  letterSpacing: vars.wordmark.tracking,
  lineHeight: 1,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  '@media': { [from.tablet]: { fontSize: vars.wordmark.size } },
});

/** Takes back the room that letter-spacing leaves after the last letter. */
export const name = style({ marginInlineEnd: `calc(-1 * ${vars.wordmark.tracking})` });

/** As high as the line of type in its place. */
export const picture = style({ width: 'auto', height: '1.25em' });
