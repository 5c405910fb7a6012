import { style } from '@vanilla-extract/css';
import { space, vars } from '@parral/ui/themes';

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
  '@media': { print: { paddingBottom: space[32] } },
});
export const address = style({ fontStyle: 'normal' });
export const lines = style({ display: 'grid', fontVariantNumeric: 'lining-nums tabular-nums' });
export const line = style({
  display: 'grid',
  gridTemplateColumns: '52px minmax(0, 1fr) auto',
  gap: space[16],
  padding: `${space[8]} 0`,
  borderBottom: `1px solid ${vars.color.line}`,
});
export const quantity = style({ fontWeight: vars.font.strongWeight });
