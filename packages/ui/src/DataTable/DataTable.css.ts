import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../themes/contract.css.ts';
import { from, motion, text } from '../themes/scale.ts';

/** Its words stand in line with what is above it; the ground of a row reaches a little further. */
export const table = style({
  width: 'calc(100% + 16px)',
  marginInline: '-8px',
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontSize: text.small[0],
  lineHeight: 1.4,
  fontVariantNumeric: 'lining-nums tabular-nums',
});

const place = style({
  padding: '10px 16px 10px 0',
  borderBottom: `1px solid ${vars.color.line}`,
  fontWeight: 'inherit',
  verticalAlign: 'baseline',
  selectors: { '&:first-child': { paddingInlineStart: '8px' }, '&:last-child': { paddingInlineEnd: '8px' } },
});

const headCell = style([
  place,
  {
    position: 'sticky',
    top: 0,
    zIndex: 1,
    paddingBlock: 0,
    height: '44px',
    verticalAlign: 'middle',
    background: vars.color.ground,
    borderBottom: `1px solid ${vars.color.rule}`,
    color: vars.color.muted,
    fontSize: text.note[0],
    whiteSpace: 'nowrap',
    '@media': { print: { position: 'static' } },
  },
]);

const ends = { start: { textAlign: 'start' }, end: { textAlign: 'end', whiteSpace: 'nowrap' } } as const;
export const head = styleVariants(ends, (end) => [headCell, end]);
export const cell = styleVariants(ends, (end) => [place, end]);

/** What there is no room for is on the page of the thing. */
export const roomFrom = styleVariants({ tablet: from.tablet, desk: from.desk }, (window) => ({ '@media': { [`not all and ${window}`]: { display: 'none' } } }));

export const sort = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '4px',
  minHeight: '44px',
  color: 'inherit',
  textDecoration: 'none',
  selectors: { '&:hover': { color: vars.color.ink }, '[aria-sort] > &': { color: vars.color.ink } },
});
const sign = style({ display: 'grid', fontSize: '.875em' });
export const order = styleVariants({
  none: [sign, { visibility: 'hidden' }],
  ascending: [sign, { transform: 'rotate(180deg)' }],
  descending: [sign],
});

/** The link of the first cell covers it; what can be pressed in another cell stands above. */
export const row = style({
  position: 'relative',
  transition: `background-color ${motion.color}`,
  selectors: { '&:has(a:hover)': { background: vars.color.raise } },
});
export const quiet = style({ color: vars.color.muted });

export const link = style({
  color: vars.color.accent,
  fontWeight: vars.font.strongWeight,
  textDecoration: 'none',
  // A code that is longer than a phone is wide breaks where it must.
  overflowWrap: 'anywhere',
  '@media': { [from.tablet]: { whiteSpace: 'nowrap' } },
  '::after': { content: '', position: 'absolute', inset: 0 },
  ':hover': { textDecoration: 'underline', textUnderlineOffset: '.28em' },
  selectors: { '&:focus-visible': { outline: 'none' }, '&:focus-visible::after': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' } },
});

export const empty = style({
  padding: '40px 0 48px',
  borderTop: `1px solid ${vars.color.rule}`,
  borderBottom: `1px solid ${vars.color.line}`,
  color: vars.color.muted,
});
