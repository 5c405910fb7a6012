import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../themes/contract.css.ts';
import { from } from '../themes/scale.ts';
import { body, display, tabular } from '../type/type.css.ts';

export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 220px))',
  gap: '24px 14px',
  '@media': {
    [from.phone]: { gridTemplateColumns: 'repeat(auto-fill, 220px)', rowGap: '32px' },
    [from.desk]: { columnGap: '24px' },
  },
});

export const card = style({
  display: 'grid',
  gridTemplateRows: 'auto auto auto 1fr',
  gap: '6px',
  minWidth: 0,
  padding: '14px',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.shape.radius,
  '@media': { [from.phone]: { padding: '18px' } },
});

/** One scale for all: a magnum just fits. */
export const picture = style({
  vars: { '--bottle-scale': '.68px' },
  position: 'relative',
  display: 'grid',
  placeItems: 'end center',
  height: '256px',
  marginBottom: '10px',
  borderBottom: `1px solid ${vars.color.rule}`,
});

/** One wall along each row, over which the niches stand side by side; after the last of them it goes on to the edge. Eight are four and four. */
export const walled = style({
  columnGap: 0,
  rowGap: '48px',
  overflowX: 'clip',
  '@media': {
    [from.phone]: { rowGap: '64px' },
    [from.desk]: { gridTemplateColumns: 'repeat(4, 220px)', columnGap: 0 },
    '(max-width: 479.98px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});
// A column, not a grid: the niche keeps its proportions and is a container, and a grid lays such a thing out four times over.
export const inWall = style({ display: 'flex', flexDirection: 'column', gap: '6px', minWidth: 0 });
globalStyle(`${inWall} > *`, { marginInline: '12px' });
export const niche = style({
  vars: { '--bottle-scale': '.29cqi' },
  containerType: 'inline-size',
  position: 'relative',
  display: 'grid',
  placeItems: 'end center',
  aspectRatio: '220 / 300',
  marginBottom: '12px',
  paddingBottom: '7.2%',
  selectors: { [`${inWall} > &`]: { marginInline: 0 } },
});
export const nicheImage = style({ position: 'absolute', inset: 0, width: '100%', height: '100%' });
// The next card stands on it: only that of a row's last one is seen.
export const bareWall = style({ position: 'absolute', top: 0, left: '100%', width: 'auto', height: '100%', maxWidth: 'none' });
globalStyle(`${niche} > :not(img)`, { position: 'relative' });

export const flag = style({ position: 'absolute !important' as 'absolute', zIndex: 1, top: 0, insetInlineStart: 0, maxWidth: '100%' });
export const title = style([display.item, { textWrap: 'balance' }]);
export const text = style([body.small, { color: vars.color.muted }]);
export const foot = style({ display: 'grid', flexGrow: 1, gap: '12px', alignContent: 'end', marginTop: '8px' });
export const price = style([body.body, tabular, { fontWeight: vars.font.strongWeight }]);
