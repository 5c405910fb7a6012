import { type WayMarks, wayMarks } from '@parral/ui/illustrations/drawing';
import { fluid, forcedColors, from, measure, text, vars } from '@parral/ui/themes';
import { style } from '@vanilla-extract/css';

/** The words stand in the room that the picture leaves: beside its end, or where its ground ends, which is narrower and needs a wider window. */
const beside = '[data-hero="beside"] &';
const below = '[data-hero="sky"] &';
const wide = '(min-width: 1280px)';

export const screen = style({
  display: 'grid',
  gap: '40px',
  width: '100%',
  maxWidth: measure.page,
  marginInline: 'auto',
  paddingTop: '32px',
  overflow: 'hidden',
  selectors: { [beside]: { paddingBottom: '72px' } },
});

const inPicture = { gridArea: '1 / 1', zIndex: 1 } as const;
export const words = style({
  paddingInline: 'var(--page-margin)',
  selectors: {
    [beside]: { '@media': { [from.desk]: { ...inPicture, alignSelf: 'start', justifySelf: 'end', width: '46%', padding: '16px var(--page-margin) 0 0' } } },
    [below]: { '@media': { [wide]: { ...inPicture, alignSelf: 'end', width: '48%', paddingBottom: '48px' } } },
  },
});

export const drawn = style({
  position: 'relative',
  selectors: {
    [beside]: { '@media': { [from.desk]: { gridArea: '1 / 1' } } },
    [below]: { '@media': { [wide]: { gridArea: '1 / 1' } } },
  },
});
/** What is printed in the paper's colour needs the paper: where the reader's system draws no ground of ours, the fog would be smears. */
export const picture = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  '@media': { [forcedColors]: { forcedColorAdjust: 'none', background: vars.color.ground } },
});

/** The largest on its page, a mark of height below all the others: in the picture it is no taller than the paper below the ground. */
export const status = style({
  display: 'grid',
  gap: '16px',
  margin: 0,
  color: vars.color.second,
  fontFamily: vars.font.display,
  fontWeight: vars.font.displayWeight,
  fontVariationSettings: vars.font.displayCut,
  fontVariantNumeric: 'lining-nums',
  fontSize: fluid(128, 200),
  lineHeight: 0.84,
  letterSpacing: '-0.02em',
  whiteSpace: 'nowrap',
  '@media': {
    [wide]: { display: 'flex', flexDirection: 'row-reverse', alignItems: 'baseline', fontSize: 'min(14.375rem, 10.25rem + (100vw - 1280px) * 0.4)' },
  },
});
export const statusWord = style({
  color: vars.color.muted,
  fontFamily: vars.font.label,
  fontWeight: vars.font.labelWeight,
  fontVariationSettings: vars.font.bodyCut,
  fontSize: vars.type.label.size,
  lineHeight: vars.type.label.line,
  letterSpacing: vars.type.label.tracking,
});
export const unit = style({ marginInlineStart: '0.08em', fontSize: '0.4em', letterSpacing: 0 });

const share = (part: number, whole: number) => `${Math.round((part / whole) * 1e4) / 1e2}%`;
const at = ({ width, height, left, top, bottom }: WayMarks) => ({
  insetInlineStart: share(left, width),
  insetBlockStart: share(top, height),
  height: share(bottom - top, height),
});
/** At their heights, from the first vine down to where the drawing ends. */
export const ways = style({
  position: 'absolute',
  zIndex: 2,
  display: 'grid',
  gridAutoRows: 'minmax(0, 1fr)',
  alignItems: 'center',
  ...at(wayMarks.phone),
  '@media': { [from.tablet]: at(wayMarks.wide) },
});
export const way = style({
  display: 'flex',
  alignItems: 'center',
  '::before': { content: '', width: '10px', height: '3px', background: vars.color.ink },
  '@media': { [from.desk]: { '::before': { width: '22px' } } },
});
export const wayLink = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: '8px',
  padding: '6px 10px',
  background: vars.color.ground,
  color: vars.color.ink,
  textDecoration: 'none',
  '@media': { [from.desk]: { gap: '12px', padding: '9px 18px 10px' } },
});
export const mark = style({
  fontFamily: vars.font.display,
  fontWeight: vars.font.displayWeight,
  fontVariationSettings: vars.font.displayCut,
  fontVariantNumeric: 'lining-nums',
  fontSize: '1.0625rem',
  lineHeight: 1.2,
  whiteSpace: 'nowrap',
  '@media': { [from.desk]: { fontSize: '1.5625rem' } },
});
export const label = style({
  fontSize: text.small[0],
  lineHeight: 1.3,
  textDecoration: 'underline',
  textUnderlineOffset: '4px',
  selectors: { [`${wayLink}:hover &`]: { color: vars.color.accent } },
});
