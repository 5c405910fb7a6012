import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../themes/contract.css.ts';
import { chosenThere, forcedColors } from '../themes/forced-colors.ts';
import { from, motion } from '../themes/scale.ts';
import { body, tabular } from '../type/type.css.ts';

export const list = styleVariants({
  // Few fill the row; of more than one row all tiles are as wide.
  joined: { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(max(64px, 3.75rem), 1fr))', paddingInlineStart: '1px' },
  // Room for the focus ring, which the row's own edges would cut off.
  row: { position: 'relative', display: 'flex', overflowX: 'auto', scrollbarWidth: 'thin', padding: '5px', margin: '-5px -5px 0' },
  apart: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: '12px',
    '@media': { [from.tablet]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
  },
});

export const tile = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'center',
  minHeight: '72px',
  padding: '8px 16px',
  border: `1px solid ${vars.color.control}`,
  borderRadius: vars.shape.radius,
  background: vars.color.input,
  color: vars.color.ink,
  textDecoration: 'none',
  cursor: 'pointer',
  transition: `border-color ${motion.color}, background-color ${motion.color}`,
  selectors: {
    '&:hover': { zIndex: 1, borderColor: vars.color.ink },
    '&:is(:has(:checked), [aria-current])': { zIndex: 1, background: vars.color.accent, borderColor: vars.color.accent, color: vars.color.onAccent },
    '&:has(:focus-visible)': { zIndex: 2, outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
    '&:is(:has(:disabled), [data-off])': { background: vars.color.disabled, borderColor: vars.color.line, color: vars.color.muted, cursor: 'not-allowed' },
  },
  '@media': {
    [forcedColors]: {
      selectors: { '&:is(:has(:checked), [aria-current])': chosenThere, '&:is(:has(:disabled), [data-off])': { color: 'GrayText', borderStyle: 'dashed' } },
    },
  },
});

/** Side by side without a gap: borders lie over each other. */
export const joined = style({
  flex: '1 1 0',
  minWidth: '64px',
  marginInlineStart: '-1px',
  marginBlockStart: '-1px',
  paddingInline: '6px',
  textAlign: 'center',
  borderRadius: 0,
  selectors: { [`${list.row} > &`]: { flex: '1 0 84px' } },
});

/** Full: hatched, besides the line through it and the word. */
export const hatched = style({
  selectors: {
    '&:has(:disabled)': {
      background: `repeating-linear-gradient(115deg, ${vars.color.line} 0 1px, transparent 1px 8px) ${vars.color.ground}`,
    },
  },
});

export const input = style({ position: 'absolute', inset: 0, width: '100%', height: '100%', opacity: 0, cursor: 'inherit' });
const figure = [tabular, { fontSize: '1.25rem', lineHeight: 1.3 }];
export const title = styleVariants({
  joined: figure,
  row: figure,
  apart: [tabular, { fontWeight: vars.font.strongWeight }],
});
export const text = style([
  body.note,
  {
    fontVariantNumeric: 'lining-nums tabular-nums',
    color: vars.color.muted,
    selectors: { [`${tile}:is(:has(:checked), [aria-current]) &`]: { color: 'inherit' } },
  },
]);
export const off = style({ textDecoration: 'line-through' });
