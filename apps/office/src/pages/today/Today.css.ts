import { style } from '@vanilla-extract/css';
import { from, space, text, vars } from '@parral/ui/themes';

/** What needs a hand, as figures; each leads to its list. */
export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  borderBlock: `1px solid ${vars.color.rule}`,
  // As many as the role may read, in one row.
  '@media': { [from.tablet]: { gridTemplateColumns: 'none', gridAutoColumns: 'minmax(0, 1fr)', gridAutoFlow: 'column' } },
});
export const figure = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[4],
  padding: `${space[16]} ${space[16]} ${space[20]} 0`,
  color: 'inherit',
  textDecoration: 'none',
  selectors: {
    '&:is(a):hover': { background: vars.color.raise },
    '& + &': { paddingInlineStart: space[16], borderInlineStart: `1px solid ${vars.color.line}` },
  },
  '@media': {
    [`not all and ${from.tablet}`]: {
      selectors: {
        '&:nth-child(odd)': { paddingInlineStart: 0, borderInlineStart: 0 },
        '&:nth-child(n + 3)': { borderTop: `1px solid ${vars.color.line}` },
        // The line above one that is left alone is as long as the others.
        '&:nth-child(odd):last-child': { gridColumn: '1 / -1' },
      },
    },
  },
});
export const number = style({
  fontSize: '2rem',
  lineHeight: 1.1,
  fontWeight: vars.font.displayWeight,
  fontVariantNumeric: 'lining-nums tabular-nums',
  letterSpacing: '-.015em',
});
export const none = style([number, { color: vars.color.muted, fontWeight: 400 }]);
export const failed = style([number, { color: vars.color.error }]);
export const name = style({ color: vars.color.muted, fontSize: text.small[0] });

export const slots = style({ display: 'grid', fontSize: text.small[0], fontVariantNumeric: 'lining-nums tabular-nums' });
export const slot = style({
  display: 'grid',
  gridTemplateColumns: '52px minmax(0, 1fr) auto',
  gap: `0 ${space[16]}`,
  alignItems: 'baseline',
  padding: `${space[8]} 0`,
  borderBottom: `1px solid ${vars.color.line}`,
});
export const about = style({ gridColumn: '2 / -1', color: vars.color.muted });
export const time = style({ fontWeight: vars.font.strongWeight });
