import { from, space, text, vars } from '@parral/ui/themes';
import { style } from '@vanilla-extract/css';

/** Seven columns where there is room for their words, else one day under the other. */
export const week = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[24],
  '@media': { [from.desk]: { gridTemplateColumns: 'repeat(7, minmax(0, 1fr))', gap: space[16] } },
});
export const day = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[8],
  minWidth: 0,
  paddingTop: space[8],
  borderTop: `1px solid ${vars.color.line}`,
  selectors: { '&[aria-current]': { borderTop: `4px solid ${vars.color.accent}` } },
});
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `0 ${space[12]}`,
});

/** On a tablet the times of a day stand beside each other. */
export const slots = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[8],
  '@media': { [from.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' }, [from.desk]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const slot = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[4],
  minWidth: 0,
  padding: space[8],
  background: vars.color.raise,
  fontSize: text.small[0],
  lineHeight: 1.35,
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'lining-nums tabular-nums',
});
/** Nobody has booked it yet. */
export const empty = style([slot, { background: 'none', boxShadow: `inset 0 0 0 1px ${vars.color.line}` }]);
export const line = style({ display: 'flex', justifyContent: 'space-between', gap: space[8] });
export const facts = style({ color: vars.color.muted });
export const notes = style({ display: 'grid', gap: space[4], paddingInlineStart: space[8], borderInlineStart: `2px solid ${vars.color.accent}` });
