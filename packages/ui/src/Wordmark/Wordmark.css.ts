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
  // A name is not broken: in a header it is as large as the window has room for.
  '@container': { 'header (max-width: 18.5rem)': { fontSize: `min(${vars.wordmark.phoneSize}, 10cqi)` } },
});

/** More letters than a phone's header has room for in a line of display type: smaller by its width, and in two lines rather than past the edge. */
export const long = style({
  gap: '.2em',
  // By the width of its place, but never smaller than the reader's own letters.
  fontSize: `min(${vars.wordmark.phoneSize}, max(4.9cqi, 1rem))`,
  lineHeight: 1.05,
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
  textWrap: 'balance',
});

/** Takes back the room that letter-spacing leaves after the last letter. */
export const name = style({ marginInlineEnd: `calc(-1 * ${vars.wordmark.tracking})` });

/** As high as the line of type in its place. */
export const picture = style({ width: 'auto', maxWidth: '100%', height: '1.25em', objectFit: 'contain', objectPosition: 'left' });
