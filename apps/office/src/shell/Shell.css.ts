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
// On a tablet the last entries stand below the first: what is pushed past the edge is not found.
export const menu = style({ display: 'flex', '@media': { [from.tablet]: { flexWrap: 'wrap' }, [from.desk]: { display: 'grid', gap: space[4] } } });
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
    '&[aria-current]': { color: vars.color.ink, fontWeight: vars.font.strongWeight },
    '&[aria-current]::after': {
      content: '',
      position: 'absolute',
      insetInline: space[12],
      bottom: 0,
      height: '2px',
      background: vars.color.accent,
    },
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
