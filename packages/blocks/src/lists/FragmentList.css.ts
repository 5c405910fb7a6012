import { from, text, vars } from '@parral/ui/themes';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';

const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', marginTop: '32px', borderBottom: `1px solid ${vars.color.line}` });
const two = style({ '@media': { [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: '48px' } } });
const films = style({ borderBottom: 0, rowGap: '40px', paddingBottom: '40px' });
const rows = style({});

export const variant = styleVariants({ columns: [list, two], films: [list, two, films], rows: [list, rows] });
export const item = style({ minWidth: 0 });

globalStyle(`${item} article`, {
  display: 'grid',
  alignContent: 'start',
  gap: '8px',
  padding: '24px 0 28px',
  borderTop: `1px solid ${vars.color.line}`,
  height: '100%',
});
globalStyle(`${films} article`, { padding: 0, borderTop: 0, gridTemplateColumns: 'minmax(0, 1fr)' });
globalStyle(`${item} [data-of=label]`, {
  color: vars.color.muted,
  fontSize: text.small[0],
  lineHeight: text.small[1],
  fontVariantNumeric: 'lining-nums tabular-nums',
});
globalStyle(`${item} h3`, {
  margin: 0,
  fontFamily: vars.font.display,
  fontWeight: vars.font.displayWeight,
  fontVariationSettings: vars.font.displayCut,
  fontSize: vars.type.minor.size,
  lineHeight: vars.type.minor.line,
});
globalStyle(`${item} article > p:last-child, ${item} blockquote`, { maxWidth: '62ch', margin: 0 });
globalStyle(`${item} em`, { fontStyle: 'italic' });
globalStyle(`${item} h3 a`, { color: 'inherit' });

// A paper's row: the day beside what it wrote.
globalStyle(`${rows} article`, {
  '@media': { [from.tablet]: { gridTemplateColumns: '14rem minmax(0, 1fr)', columnGap: '32px' } },
});
globalStyle(`${rows} [data-of=label]`, { '@media': { [from.tablet]: { gridRow: '1 / span 3', paddingTop: '6px' } } });
globalStyle(`${rows} [data-of=outlet]`, { fontWeight: 600, fontSize: text.small[0] });

// A film: its poster lies over it until it is pressed.
globalStyle(`${films} article`, { gridTemplateAreas: '"film"' });
globalStyle(`${films} video, ${films} [data-poster]`, { gridArea: '1 / 1', width: '100%', aspectRatio: '16 / 9', marginBottom: '8px' });
globalStyle(`${films} video`, { display: 'block', background: vars.color.ink });
// Without script the other film stands there, with a poster and controls of its own.
globalStyle(`${films} article > video`, { '@media': { '(scripting: none)': { display: 'none' } } });
globalStyle(`${films} noscript`, { '@media': { '(scripting: none)': { display: 'contents' } } });
globalStyle(`${films} [data-poster]`, {
  position: 'relative',
  padding: 0,
  border: 0,
  background: 'none',
  cursor: 'pointer',
  '@media': { '(scripting: none)': { display: 'none' } },
});
globalStyle(`${films} [data-poster][hidden]`, { display: 'none' });
globalStyle(`${films} [data-poster] picture`, { display: 'contents' });
globalStyle(`${films} [data-poster] img`, { display: 'block', width: '100%', height: '100%', objectFit: 'cover' });
globalStyle(`${films} [data-poster]::after`, {
  content: '""',
  position: 'absolute',
  inset: 0,
  margin: 'auto',
  width: '64px',
  height: '64px',
  borderRadius: '50%',
  background: `conic-gradient(from 0turn, ${vars.color.ground} 0 100%)`,
});
globalStyle(`${films} [data-poster]::before`, {
  content: '""',
  position: 'absolute',
  zIndex: 1,
  inset: 0,
  margin: 'auto',
  width: '18px',
  height: '22px',
  translate: '3px 0',
  background: vars.color.ink,
  clipPath: 'polygon(0 0, 100% 50%, 0 100%)',
});
