import { style } from '@vanilla-extract/css';
import { rem, space, text, vars } from '@parral/ui/themes';

/** Not on paper. */
export const screen = style({ '@media': { print: { display: 'none' } } });

export const note = style({
  display: 'grid',
  gap: space[12],
  padding: `${space[24]} 0`,
  borderTop: `1px solid ${vars.color.line}`,
  '@media': { print: { breakBefore: 'page', borderTop: 'none' } },
});
/** Whose parcel it is, and which: a letter's head. */
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: `${space[4]} ${space[32]}`,
  paddingBottom: space[12],
  borderBottom: `1px solid ${vars.color.rule}`,
});
/** The house's name as large as a letter has it. */
export const mark = style({ fontFamily: vars.font.display, fontWeight: vars.font.displayWeight, fontSize: rem(30), lineHeight: 1 });
/** Who sends it beside who receives it. */
export const ends = style({ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: space[24] });
export const label = style({ fontSize: text.note[0], color: vars.color.muted });
export const lines = style({ display: 'grid', '@media': { print: { marginTop: space[16] } }, fontVariantNumeric: 'lining-nums tabular-nums' });
export const line = style({
  display: 'grid',
  gridTemplateColumns: '52px minmax(0, 1fr) auto',
  gap: space[16],
  padding: `${space[8]} 0`,
  borderBottom: `1px solid ${vars.color.line}`,
});
export const total = style([line, { borderBottom: 'none', fontWeight: vars.font.strongWeight }]);
export const quantity = style({ fontWeight: vars.font.strongWeight });
