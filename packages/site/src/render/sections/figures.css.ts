import { globalStyle } from '@vanilla-extract/css';
import { from, rem, text, vars } from '@parral/ui/themes';

const figures = '[data-figures]';

globalStyle(`:where([data-section]) > dl${figures}`, { maxWidth: 'none' });
globalStyle(figures, {
  display: 'flex',
  flexWrap: 'wrap',
  marginTop: '48px',
  borderBlock: `1px solid ${vars.color.rule}`,
  '@media': { [from.tablet]: { marginTop: '88px' } },
});
globalStyle(`${figures} > div:is(*, :last-child)`, {
  display: 'block',
  padding: '16px 12px 20px',
  border: 0,
  borderInlineStart: `1px solid ${vars.color.line}`,
  // A figure is not broken: in the reader's letters it may take a row of its own.
  flex: '0 0 50%',
  '@media': { [from.tablet]: { flex: '1 0 auto', padding: '20px 24px 24px' }, [from.desk]: { flexBasis: '128px' } },
});
globalStyle(`${figures} > div:first-child:is(*, :last-child)`, { paddingInlineStart: 0, borderInlineStart: 0 });
globalStyle(`${figures} > div:nth-child(odd):is(*, :last-child)`, { '@media': { '(max-width: 767.98px)': { paddingInlineStart: 0, borderInlineStart: 0 } } });
globalStyle(`${figures} > div:nth-child(n + 3):is(*, :last-child)`, { '@media': { '(max-width: 767.98px)': { borderTop: `1px solid ${vars.color.line}` } } });
globalStyle(`${figures} > div > dt`, {
  fontFamily: vars.font.body,
  fontVariationSettings: vars.font.bodyCut,
  fontSize: text.small[0],
  lineHeight: text.small[1],
  letterSpacing: 0,
  color: vars.color.muted,
});
globalStyle(`${figures} > div > dd`, {
  fontFamily: vars.font.display,
  fontWeight: vars.font.displayWeight,
  fontVariationSettings: vars.font.displayCut,
  fontSize: vars.type.small.size,
  lineHeight: vars.type.small.line,
  whiteSpace: 'nowrap',
  // It may reach into the room at its end before it asks for another row.
  marginInlineEnd: '-24px',
  // Between, each cell is as wide as what stands in it.
  '@media': { '(min-width: 768px) and (max-width: 1023.98px)': { marginInlineEnd: 0 }, '(max-width: 359.98px)': { fontSize: rem(28) } },
});

// Figures with something said under them: words, which break; two in a row until all of them have room.
const told = `${figures}:has(dd + dd):not(:has(img))`;
globalStyle(`${told} > div:is(*, :last-child)`, { '@media': { [`not all and ${from.desk}`]: { flex: '0 0 50%' } } });
globalStyle(`${told} > div > dd`, { whiteSpace: 'normal', textWrap: 'balance', marginInlineEnd: 0 });
globalStyle(`${told} > div > dd:first-of-type`, {
  '@media': { [`not all and ${from.tablet}`]: { fontSize: vars.type.item.size, lineHeight: vars.type.item.line } },
});
globalStyle(`${told} > div:nth-child(odd):is(*, :last-child)`, { '@media': { [`not all and ${from.desk}`]: { paddingInlineStart: 0, borderInlineStart: 0 } } });
globalStyle(`${told} > div:nth-child(n + 3):is(*, :last-child)`, { '@media': { [`not all and ${from.desk}`]: { borderTop: `1px solid ${vars.color.line}` } } });
globalStyle(`${figures} > div > dd + dd`, {
  marginTop: '8px',
  fontFamily: vars.font.body,
  fontVariationSettings: vars.font.bodyCut,
  fontWeight: 400,
  fontSize: text.small[0],
  lineHeight: text.small[1],
  whiteSpace: 'normal',
  color: vars.color.muted,
});

// A picture of the twelve months, and their names below it where there is room; the band of figures after it says what they bring.
const year = '[data-year]';
globalStyle(`${year} img`, { display: 'block', width: '100%', height: 'auto' });
globalStyle(`${year} ol`, {
  display: 'none',
  '@media': {
    // Below it the longest of them does not fit under its vine.
    [from.desk]: { display: 'grid', gridTemplateColumns: 'repeat(12, minmax(0, 1fr))', maxWidth: 'none', margin: '12px 0 0', padding: 0, listStyle: 'none' },
  },
});
globalStyle(`${year} li:nth-child(n)`, {
  margin: 0,
  padding: 0,
  border: 0,
  textAlign: 'center',
  fontFamily: vars.font.display,
  fontSize: 'clamp(0.8125rem, 0.3rem + 0.9vw, 1.0625rem)',
  color: vars.color.muted,
});
globalStyle(`${year} li::before, ${year} li::marker`, { content: 'none' });
globalStyle(`${year} em`, { fontStyle: vars.font.emphasisStyle, color: vars.color.accent });
globalStyle(`${year} + ${figures}`, { marginTop: '32px' });

// Soils: each a strip of the ground itself, as wide as there is of it.
const soils = `${figures}:has(img)`;
globalStyle(soils, {
  display: 'grid',
  border: 0,
  gap: '32px 3px',
  '@media': { [from.tablet]: { gridTemplateColumns: '2fr 3fr 4fr', marginTop: '76px' } },
});
globalStyle(`${soils} > div:nth-child(n):is(*, :last-child)`, { padding: 0, border: 0 });
globalStyle(`${soils} img`, { width: '100%', height: '44px', marginBottom: '16px', objectFit: 'cover' });
globalStyle(`${soils} > div > dt`, { color: vars.color.ink, fontSize: vars.type.item.size, lineHeight: vars.type.item.line });
globalStyle(`${soils} > div > dd`, {
  whiteSpace: 'normal',
  marginInlineEnd: 0,
  fontFamily: vars.font.body,
  fontVariationSettings: vars.font.bodyCut,
  fontWeight: 400,
  fontSize: text.body[0],
  lineHeight: text.small[1],
});
globalStyle(`${soils} > div > dd + dd`, { color: vars.color.muted });
