import { bottleSize } from '@parral/ui/illustrations';
import { from, text, vars } from '@parral/ui/themes';
import { globalStyle, style } from '@vanilla-extract/css';

/** As high as the window below the header: what the footer begins with stays below it while the basket is on its way. */
export const screen = style({ minHeight: 'calc(100dvh - 64px)', paddingBottom: '48px' });

export const columns = style({
  display: 'grid',
  gap: '48px 24px',
  alignItems: 'start',
  '@media': { [from.desk]: { gridTemplateColumns: 'minmax(0, 8fr) minmax(0, 4fr)', columnGap: '64px' } },
});

export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  vars: { '--bottle-scale': '0.27px', '--bottle-italic': 'normal' },
  '@media': { [`not all and ${from.tablet}`]: { display: 'block' } },
});

/** On a phone the columns speak for themselves; those who listen still hear them. */
export const head = style({
  '@media': { [`not all and ${from.tablet}`]: { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' } },
});
export const heading = style({
  padding: '0 24px 12px 0',
  textAlign: 'start',
  fontWeight: 400,
  fontSize: '0.9375rem',
  color: vars.color.muted,
  borderBottom: `1px solid ${vars.color.rule}`,
});
export const headingEnd = style([heading, { textAlign: 'end', paddingInlineEnd: 0 }]);

export const body = style({ '@media': { [`not all and ${from.tablet}`]: { display: 'block', borderTop: `1px solid ${vars.color.rule}` } } });
export const row = style({
  borderBottom: `1px solid ${vars.color.line}`,
  '@media': {
    [`not all and ${from.tablet}`]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gridTemplateAreas: '"wine wine" "quantity total"',
      gap: '12px 16px',
      paddingBlock: '20px',
    },
  },
});

const cell = style({ padding: '20px 24px 20px 0', verticalAlign: 'middle', '@media': { [`not all and ${from.tablet}`]: { padding: 0 } } });
const figures = { fontVariantNumeric: 'lining-nums tabular-nums', whiteSpace: 'nowrap' } as const;

export const wineCell = style([cell, { textAlign: 'start', fontWeight: 400, gridArea: 'wine' }]);
export const priceCell = style([cell, { ...figures, '@media': { [`not all and ${from.tablet}`]: { display: 'none' } } }]);
export const quantityCell = style([cell, { gridArea: 'quantity' }]);
export const totalCell = style([
  cell,
  { ...figures, gridArea: 'total', textAlign: 'end', paddingInlineEnd: 0, alignSelf: 'center', fontWeight: vars.font.strongWeight },
]);

/** A bottle's height, also before it is drawn. */
const bottleRoom = `calc(${bottleSize('bordeaux').height} * var(--bottle-scale))`;

export const wine = style({
  display: 'grid',
  gridTemplateColumns: '30px minmax(0, 1fr)',
  gap: '20px',
  alignItems: 'center',
  justifyItems: 'start',
  minHeight: bottleRoom,
});
/** Three lines of a wine's name at most (specification section 9, basket). */
export const name = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
  color: vars.color.ink,
  fontWeight: vars.font.strongWeight,
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
});
export const phonePrice = style({ '@media': { [from.tablet]: { display: 'none' } } });

/** While amounts are being asked for anew the old ones step back. */
export const stale = style({ color: vars.color.muted });

/** The rows' shape before they come. */
export const waitingRows = style({
  borderTop: `1px solid ${vars.color.rule}`,
  paddingTop: '12px',
  vars: { '--bottle-scale': '0.27px', '--bottle-italic': 'normal' },
});
export const waitingRow = style({
  display: 'grid',
  gridTemplateColumns: '30px minmax(0, 1fr)',
  gap: '20px',
  alignItems: 'center',
  minHeight: `calc(${bottleRoom} + 40px)`,
  borderBottom: `1px solid ${vars.color.line}`,
});

/** Words and picture side by side on a wide window, the words first on a phone. */
export const empty = style({
  display: 'grid',
  gap: '32px 24px',
  alignItems: 'center',
  alignContent: 'space-between',
  '@media': { [from.desk]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)', alignContent: 'stretch' } },
});
/** Its ground ends where the screen does: from edge to edge below the words, at the foot beside them. */
globalStyle(`${screen}:has(${empty})`, { display: 'grid', paddingBottom: 0 });
/** A ground that ends where the screen does. */
export const emptyGround = style({ '@media': { [from.desk]: { alignSelf: 'end' } } });
/** A field that reaches from the page's head to its edge, and below it what should stand there. */
export const emptyShelf = style({
  '@media': { [from.desk]: { alignSelf: 'start', marginTop: '-16px' } },
});
globalStyle(`${empty}:has(> ${emptyShelf})`, { '@media': { [from.desk]: { alignItems: 'start', paddingBottom: '32px' } } });
export const emptyPicture = style({
  display: 'block',
  width: 'calc(100% + 2 * var(--edge))',
  maxWidth: 'none',
  height: 'auto',
  marginInline: 'calc(-1 * var(--edge))',
  vars: { '--edge': '20px' },
  '@media': {
    [from.tablet]: { vars: { '--edge': '40px' } },
    [from.desk]: { vars: { '--edge': '0px' } },
  },
});
/** Three columns, as the picture has them. */
export const missing = style({ display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', marginTop: '16px', textAlign: 'center' });
export const missingPrice = style({
  fontSize: text.small[0],
  lineHeight: text.small[1],
  color: vars.color.muted,
  fontVariantNumeric: 'lining-nums tabular-nums',
});
