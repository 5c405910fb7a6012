import { filmShows, type FilmShow } from '@parral/ui/illustrations/drawing';
import { from, measure, text, vars } from '@parral/ui/themes';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { deskMedia } from './media.ts';

const desk = deskMedia;

export const cinema = style({ position: 'relative' });

const column = 'max(var(--page-margin), calc(50% - 720px + var(--page-margin)))';
const above = style({
  display: 'grid',
  gap: '16px',
  paddingInline: column,
  paddingBlock: '28px 24px',
  '@media': { [from.tablet]: { paddingBlock: '40px 32px' } },
});
globalStyle(`${above} > p`, { maxWidth: measure.text });
/** In the dark beside the sheet, where there is room. */
const inTheDark = style({
  '@media': {
    [desk]: {
      position: 'absolute',
      zIndex: 1,
      insetBlockStart: 0,
      insetInline: 0,
      alignContent: 'start',
      gap: '18px',
      paddingBlock: '2.8vw 0',
      background: 'none',
      pointerEvents: 'none',
    },
  },
});
globalStyle(`${inTheDark} > p`, { '@media': { [desk]: { maxWidth: 'min(25vw, 360px)' } } });
globalStyle(`${inTheDark} > h1`, {
  '@media': { [desk]: { maxWidth: 'min(27vw, 380px)', fontSize: 'clamp(3.25rem, 0.9rem + 4.6vw, 5.25rem)', lineHeight: 0.98, textWrap: 'balance' } },
});
export const words = { above, beside: `${above} ${inTheDark}` };

const share = (part: number, whole: number) => `${Math.round((part / whole) * 1e5) / 1e3}cqw`;
const sheetIn = ({ width, sheet }: FilmShow) => ({
  '--sheet-left': share(sheet.x, width),
  '--sheet-top': share(sheet.y, width),
  '--sheet-width': share(sheet.width, width),
});
/** Where the sheet hangs, for the films that are shown on it from wherever they stand below. */
export const house = styleVariants({
  drawn: { vars: sheetIn(filmShows.phone), '@media': { [desk]: { vars: sheetIn(filmShows.wide) } } },
  plain: {
    vars: {
      '--sheet-left': 'calc((100cqw - var(--sheet-width)) / 2)',
      '--sheet-top': '24px',
      '--sheet-width': 'min(100cqw - 40px, 960px)',
    },
  },
});
for (const one of Object.values(house)) globalStyle(one, { position: 'relative', containerType: 'inline-size' });

export const stage = style({ overflow: 'clip' });
globalStyle(`${house.plain} > ${stage}`, { height: 'calc(var(--sheet-width) * 9 / 16 + 72px)' });
export const picture = style({ width: '100%', height: 'auto' });

const onTheSheet = {
  position: 'absolute',
  left: 'var(--sheet-left)',
  top: 'var(--sheet-top)',
  width: 'var(--sheet-width)',
  maxWidth: 'none',
  aspectRatio: '16 / 9',
} as const;
const isOn = '[data-poster][hidden]';

/** The first film's poster on the sheet. */
export const screen = style({});
/** Under the page's words, in the dark: what hangs on the sheet until another is chosen. */
const underWords = {
  position: 'absolute',
  zIndex: 1,
  // Clear of a title of three lines and its sentence, and above what stands on the ground.
  top: 'calc(19cqw + 112px + var(--down, 0px))',
  left: column,
  width: 'min(24cqw, 330px)',
  pointerEvents: 'none',
} as const;
export const now = style({
  display: 'none',
  '@media': {
    [desk]: {
      ...underWords,
      display: 'block',
      paddingTop: '12px',
      borderTop: `3px solid ${vars.color.muted}`,
      color: vars.color.muted,
      fontSize: text.small[0],
    },
  },
});
globalStyle(`${house.drawn} > ${stage} article::before`, {
  // What it says stands on the bill as well.
  content: ['attr(data-title)', 'attr(data-title) / ""'],
  display: 'none',
  '@media': {
    [desk]: {
      ...underWords,
      vars: { '--down': '38px' },
      display: 'block',
      fontFamily: vars.font.display,
      fontWeight: vars.font.displayWeight,
      fontVariationSettings: vars.font.displayCut,
      fontSize: vars.type.minor.size,
      lineHeight: vars.type.minor.line,
      textWrap: 'balance',
    },
  },
});
export const films = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  borderBottom: `1px solid ${vars.color.line}`,
  '@media': { [desk]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: '48px' } },
});
const either = (rest: string) => `${screen} ${rest}, ${films} ${rest}`;

globalStyle(`${screen} article > *`, { display: 'none' });
globalStyle(`${screen} article > :is([data-of=picture], [data-poster]:not([hidden]))`, { ...onTheSheet, display: 'block' });
globalStyle(`${screen} noscript, ${films} noscript`, { '@media': { '(scripting: none)': { display: 'contents' } } });
globalStyle(either('article > video'), { display: 'none' });
// Whichever was pressed: its film plays on the sheet.
globalStyle(either(`${isOn} ~ video`), { ...onTheSheet, display: 'block', zIndex: 2, background: vars.color.ink });
globalStyle(`${screen} noscript > video`, { ...onTheSheet, zIndex: 1, background: vars.color.ink });
globalStyle(`${films} noscript > video`, {
  zIndex: 1,
  alignSelf: 'center',
  display: 'block',
  width: '100%',
  aspectRatio: '16 / 9',
  gridArea: '1 / 1 / -1 / 2',
  background: vars.color.ink,
});
globalStyle(either('[data-of=picture] img'), { display: 'block', width: '100%', height: '100%', aspectRatio: '16 / 9', objectFit: 'cover' });

// A poster's button: the whole sheet, or the whole row of the bill.
globalStyle(either('[data-poster]'), {
  zIndex: 1,
  padding: 0,
  border: 0,
  background: 'none',
  cursor: 'pointer',
  '@media': { '(scripting: none)': { display: 'none !important' } },
});
globalStyle(either('[data-poster]::before'), {
  content: '""',
  position: 'absolute',
  inset: 0,
  margin: 'auto',
  width: '72px',
  height: '72px',
  borderRadius: '50%',
  // A gradient stays in forced colours where a plain ground does not.
  background: `conic-gradient(${vars.color.ink} 0 100%)`,
});
globalStyle(either('[data-poster]::after'), {
  content: '""',
  position: 'absolute',
  inset: 0,
  margin: 'auto',
  width: '21px',
  height: '26px',
  translate: '3px 0',
  background: `conic-gradient(${vars.color.ground} 0 100%)`,
  clipPath: 'polygon(0 0, 100% 50%, 0 100%)',
});

export const bill = style({ scrollMarginTop: '0' });
globalStyle(`${house.plain} > ${bill}:not([data-section])`, { paddingTop: '48px' });
export const top = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '8px 32px',
  marginBottom: '24px',
  '@media': { [desk]: { gridTemplateColumns: 'auto 1fr', alignItems: 'end', marginBottom: '32px' } },
});
globalStyle(`${top} > div`, { '@media': { [desk]: { justifySelf: 'end' } } });
globalStyle(`${top} nav + nav ul`, { marginTop: 0 });

globalStyle(`${films} article`, {
  display: 'grid',
  gridTemplateColumns: 'clamp(120px, 40%, 256px) minmax(0, 1fr)',
  gridTemplateRows: '1fr auto auto auto 1fr',
  columnGap: '16px',
  height: '100%',
  padding: '20px 0',
  borderTop: `1px solid ${vars.color.line}`,
  '@media': { [from.tablet]: { columnGap: '28px' } },
});
globalStyle(`${films} > li:first-child article`, { borderTop: `3px solid ${vars.color.rule}` });
globalStyle(`${films} > li:nth-child(2) article`, { '@media': { [desk]: { borderTop: `3px solid ${vars.color.rule}` } } });
globalStyle(`${films} [data-of=picture]`, { gridArea: '1 / 1 / -1 / 2', alignSelf: 'center', maxWidth: 'none', margin: 0 });
globalStyle(`${films} [data-poster]`, { display: 'grid', gridArea: '1 / 1 / -1 / -1', gridTemplateColumns: 'subgrid', alignItems: 'center' });
globalStyle(`${films} [data-poster]::before`, { gridColumn: 1, position: 'relative', gridRow: 1, width: '40px', height: '40px' });
globalStyle(`${films} [data-poster]::after`, { gridColumn: 1, position: 'relative', gridRow: 1, width: '13px', height: '16px', translate: '2px 0' });
globalStyle(`${films} article > :is(h3, p:not([data-of=picture]))`, { gridColumn: 2 });
globalStyle(`${films} article > :is(h3, p) a`, { position: 'relative', zIndex: 2 });
globalStyle(`${films} h3`, {
  gridRow: 2,
  margin: 0,
  fontFamily: vars.font.display,
  fontWeight: vars.font.displayWeight,
  fontVariationSettings: vars.font.displayCut,
  fontSize: vars.type.minor.size,
  lineHeight: vars.type.minor.line,
  letterSpacing: vars.type.minor.tracking,
});
globalStyle(`${films} article > p:not([data-of])`, {
  gridRow: 3,
  maxWidth: 'none',
  marginTop: '4px',
  fontSize: text.control[0],
  lineHeight: '1.5',
  textWrap: 'pretty',
});
globalStyle(`${films} [data-of=length]`, {
  gridRow: 4,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  marginTop: '10px',
  color: vars.color.muted,
  fontSize: text.small[0],
  lineHeight: text.small[1],
});
globalStyle(`${films} [data-of=ticks]`, { display: 'flex', gap: '5px' });
globalStyle(`${films} [data-of=ticks] > span`, { width: '13px', borderTop: `6px solid ${vars.color.control}` });
globalStyle(`${films} [data-of=on]`, { display: 'none' });

// On the sheet now: the one that was pressed; until one of the bill was, the first.
for (const on of [`${films} > li:has(${isOn})`, `:not(:has(li ${isOn})) > ${bill} > ${films} > li:first-child`]) {
  globalStyle(`${on} [data-of=ticks] > span`, { borderTopColor: vars.color.second });
  globalStyle(`${on} [data-of=time]`, { display: 'none' });
  globalStyle(`${on} [data-of=on]`, { display: 'inline' });
}
globalStyle(`:has(li ${isOn}) > ${stage} article::before, :has(li ${isOn}) > ${stage} > ${now}`, { display: 'none' });
