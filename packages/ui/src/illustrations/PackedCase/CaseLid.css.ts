import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/contract.css.ts';
import { packingInks as inks } from '../inks.ts';

export const lid = style({ position: 'relative', containerType: 'inline-size', width: '100%', aspectRatio: '3 / 2', rotate: '-2.5deg' });
export const boards = style({ position: 'absolute', inset: 0, width: '100%', height: '100%' });

/** Each line on its board. */
export const words = style({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: '33% 32% auto auto 1fr',
  justifyItems: 'center',
  height: '95%',
  paddingInline: '9% 11%',
  color: inks.hollow,
  fontFamily: vars.font.display,
  fontVariationSettings: vars.font.displayCut,
  fontWeight: vars.font.displayWeight,
  textAlign: 'center',
  lineHeight: 1.2,
});
export const wordmark = style({
  alignSelf: 'center',
  fontFamily: vars.wordmark.font,
  fontWeight: vars.wordmark.weight,
  fontSize: 'min(8.4cqw, 60px)',
  letterSpacing: vars.wordmark.tracking,
  marginInlineEnd: `calc(-1 * ${vars.wordmark.tracking})`,
  lineHeight: 1,
  whiteSpace: 'nowrap',
  selectors: { '[data-wordmark="capitals"] &': { textTransform: 'uppercase' } },
});
export const number = style({
  alignSelf: 'center',
  fontSize: 'min(12.4cqw, calc(112cqw / var(--number-length)))',
  lineHeight: 1,
  letterSpacing: '0.02em',
  whiteSpace: 'nowrap',
});
export const line = style({ paddingTop: '3.6cqw', fontSize: '4.2cqw' });
export const care = style({ fontSize: '4.2cqw', fontStyle: vars.font.emphasisStyle });
