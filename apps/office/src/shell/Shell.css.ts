import { globalStyle, style } from '@vanilla-extract/css';
import { from, space, text, vars } from '@parral/ui/themes';

globalStyle('[data-theme][data-controls="dense"]', { fontSize: text.control[0], lineHeight: 1.5 });

/** Above the page up to a tablet, at its side from a desk on. */
export const frame = style({
  minHeight: '100dvh',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr',
  '@media': { [from.desk]: { gridTemplateColumns: '232px minmax(0, 1fr)', gridTemplateRows: 'none' }, print: { display: 'block' } },
});

export const side = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridTemplateAreas: '"mark person" "nav nav"',
  alignItems: 'center',
  gap: `0 ${space[16]}`,
  padding: `${space[4]} ${space[20]} 0`,
  background: vars.color.raise,
  borderBottom: `1px solid ${vars.color.line}`,
  '@media': {
    [from.tablet]: { paddingInline: space[32] },
    [from.desk]: {
      position: 'sticky',
      top: 0,
      height: '100dvh',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateAreas: '"mark" "nav" "person"',
      gridTemplateRows: 'auto 1fr auto',
      alignItems: 'start',
      padding: `${space[20]} ${space[12]} ${space[16]}`,
      borderBottom: 0,
      borderInlineEnd: `1px solid ${vars.color.line}`,
    },
    print: { display: 'none' },
  },
});

export const mark = style({ gridArea: 'mark', '@media': { [from.desk]: { padding: `0 ${space[12]} ${space[24]}` } } });

export const nav = style({
  gridArea: 'nav',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  marginInline: `-${space[12]}`,
  '@media': { [from.desk]: { marginInline: 0 } },
});
export const menu = style({ display: 'flex', '@media': { [from.desk]: { display: 'grid', gap: space[4] } } });

const wayLine = { content: '', position: 'absolute', insetInline: space[12], bottom: 0, height: '2px', background: vars.color.accent } as const;
const here = { color: vars.color.ink, fontWeight: vars.font.strongWeight } as const;
export const way = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[12],
  minHeight: '44px',
  padding: `${space[8]} ${space[12]}`,
  borderRadius: vars.shape.radius,
  color: vars.color.muted,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  selectors: {
    '&:hover': { color: vars.color.ink },
    '&[aria-current]': here,
    '&[aria-current]::after': wayLine,
  },
  '@media': {
    [from.desk]: {
      selectors: {
        '&[aria-current]': { background: vars.color.ground },
        '&[aria-current]::after': { insetInline: 'auto', insetInlineStart: 0, insetBlock: '10px', width: '2px', height: 'auto' },
      },
    },
  },
});

/** On a tablet the last entries open below their button: in the row they would be pushed past the edge, and not be found. Everywhere else they stand in line. */
export const more = style({
  display: 'contents',
  '@media': { [from.tablet]: { display: 'block', marginInlineStart: 'auto' }, [from.desk]: { display: 'contents' } },
});
export const moreWay = style([
  way,
  {
    border: 0,
    background: 'none',
    cursor: 'pointer',
    gap: space[4],
    selectors: { '&[data-here]': here, '&[data-here]::after': wayLine },
    '@media': { [`not all and ${from.tablet}`]: { display: 'none' }, [from.desk]: { display: 'none' } },
  },
]);
export const rest = style({
  position: 'static',
  display: 'flex',
  width: 'auto',
  height: 'auto',
  margin: 0,
  padding: 0,
  border: 0,
  overflow: 'visible',
  background: 'none',
  color: 'inherit',
  '@media': {
    [from.tablet]: {
      display: 'none',
      // Below the head, whose lines are as high as what is pressed in them.
      position: 'absolute',
      inset: `calc(${space[4]} + 2 * 44px) ${space[20]} auto auto`,
      minWidth: '176px',
      padding: space[8],
      border: `1px solid ${vars.color.rule}`,
      borderRadius: vars.shape.radius,
      background: vars.color.ground,
      selectors: { '&:popover-open': { display: 'grid' } },
    },
    [from.desk]: {
      display: 'grid',
      gap: space[4],
      position: 'static',
      minWidth: 0,
      padding: 0,
      border: 0,
      background: 'none',
    },
  },
});

export const person = style({
  gridArea: 'person',
  display: 'flex',
  alignItems: 'center',
  gap: space[16],
  minWidth: 0,
  fontSize: text.note[0],
  '@media': { [from.desk]: { display: 'grid', gap: 0, paddingInline: space[12], paddingTop: space[12], borderTop: `1px solid ${vars.color.line}` } },
});
export const name = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  padding: '10px 0',
  color: vars.color.ink,
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline', textUnderlineOffset: '.28em' },
  '@media': { [`not all and ${from.phone}`]: { display: 'none' } },
});
export const leave = style({
  minHeight: '44px',
  padding: 0,
  border: 0,
  background: 'none',
  color: vars.color.muted,
  cursor: 'pointer',
  textAlign: 'start',
  ':hover': { color: vars.color.ink, textDecoration: 'underline', textUnderlineOffset: '.28em' },
});

export const main = style({
  minWidth: 0,
  padding: `${space[24]} ${space[20]} ${space[64]}`,
  outline: 'none',
  '@media': {
    [from.tablet]: { padding: `${space[32]} ${space[32]} ${space[76]}` },
    [from.desk]: { padding: `${space[32]} ${space[48]} ${space[96]}`, maxWidth: '1320px' },
    print: { padding: 0 },
  },
});

/** Before anybody is signed in: one thing, in the middle of the upper half. */
export const gate = style({
  alignContent: 'start',
  width: '100%',
  maxWidth: '460px',
  marginInline: 'auto',
  padding: `${space[32]} ${space[20]} ${space[64]}`,
  display: 'grid',
  gap: space[24],
  '@media': { [from.tablet]: { paddingTop: '12vh' } },
});
export const gateHead = style({ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: space[16] });
export const languages = style({ display: 'flex', gap: space[16], fontSize: text.note[0] });

export const stack = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[20], alignContent: 'start', minWidth: 0 });
