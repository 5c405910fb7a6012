import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../themes/contract.css.ts';
import { chosenThere, forcedColors } from '../themes/forced-colors.ts';
import { from, motion } from '../themes/scale.ts';
import { body, display } from '../type/type.css.ts';

export const calendar = style({ minWidth: 0, containerType: 'inline-size', selectors: { '&[aria-busy]': { color: vars.color.muted } } });
export const month = style({ width: '100%', tableLayout: 'fixed', borderCollapse: 'collapse' });

export const weekday = style([
  body.control,
  {
    padding: '0 0 12px',
    fontWeight: 'inherit',
    color: vars.color.muted,
    textAlign: 'center',
    borderBottom: `2px solid ${vars.color.rule}`,
    '@media': { [from.tablet]: { paddingInline: '12px', textAlign: 'start' } },
  },
]);
/** Whole names where the longest of them, `Wednesday`, has room in its seventh; beside a price or in a card it often has none. */
export const long = style({
  '@container': { '(width < 700px)': { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' } },
});
export const short = style({ '@container': { '(width >= 700px)': { display: 'none' } } });

/** Rows by hairlines; from a tablet on columns too, as in a ruled book. */
export const cell = style({
  height: '52px',
  padding: 0,
  verticalAlign: 'top',
  borderBottom: `1px solid ${vars.color.line}`,
  '@media': { [from.tablet]: { height: '82px', selectors: { '&:not(:last-child)': { borderInlineEnd: `1px solid ${vars.color.line}` } } } },
});

export const state = styleVariants({
  free: {},
  full: { background: `repeating-linear-gradient(115deg, ${vars.color.line} 0 1px, transparent 1px 8px)` },
  closed: {},
});

export const day = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  height: '100%',
  minHeight: '52px',
  '@media': { [from.tablet]: { alignContent: 'space-between', justifyItems: 'start', minHeight: '81px', padding: '8px 12px 10px' } },
});

export const choice = style({
  cursor: 'pointer',
  transition: `background-color ${motion.color}, color ${motion.color}`,
  selectors: {
    '&:has(:checked)': { background: vars.color.accent, color: vars.color.onAccent },
    '&:has(:focus-visible)': { zIndex: 1, outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
    '&:has(:disabled)': { cursor: 'not-allowed' },
  },
  '@media': { [forcedColors]: { selectors: { '&:has(:checked)': chosenThere } } },
});

export const input = style({ position: 'absolute', inset: 0, width: '100%', height: '100%', margin: 0, opacity: 0, cursor: 'inherit' });

const base = style([display.item, { fontVariantNumeric: 'lining-nums tabular-nums' }]);
/** The room of the line that only a free day has; a line without colour would be seen where the system sets the colours. */
const unlined = { paddingBottom: '1px', '@media': { [forcedColors]: { color: 'GrayText' } } } as const;
export const figure = styleVariants({
  free: [
    base,
    {
      color: vars.color.accent,
      borderBottom: `1px solid ${vars.color.accent}`,
      selectors: { [`${choice}:has(:checked) &`]: { color: 'inherit', borderColor: 'transparent' } },
    },
  ],
  full: [base, { color: vars.color.muted, textDecoration: 'line-through', ...unlined }],
  closed: [base, { color: vars.color.muted, ...unlined }],
});

/** On a phone there is no room for it: the hatch and the line through say "full", and the word is there to be heard. */
export const text = style([
  body.note,
  {
    display: 'none',
    color: vars.color.muted,
    whiteSpace: 'nowrap',
    selectors: { [`${choice}:has(:checked) &`]: { color: 'inherit' } },
    '@media': { [from.tablet]: { display: 'block' } },
  },
]);
