import { from, vars } from '@parral/ui/themes';
import { globalStyle, style } from '@vanilla-extract/css';

export const screen = style({ display: 'grid', gap: '32px', paddingBlock: '32px 96px', '@media': { [from.desk]: { paddingTop: '64px' } } });

/** Of the paper's edge that stays white. */
const margin = '12mm';
/** A third of the sheet, whatever paper: the page's own height is what is left between its margins. */
const third = `((100vh + 2 * ${margin}) / 3)`;
const paper = 'print';

/** Three panels one above the other; on paper each is a third of the sheet, which is folded twice. */
export const sheet = style({
  display: 'grid',
  width: '100%',
  maxWidth: '880px',
  color: vars.color.ink,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.shape.radius,
  overflow: 'hidden',
  '@media': {
    [paper]: {
      maxWidth: 'none',
      // A hair less than the page, so that rounding never begins a second one.
      gridTemplateRows: `calc(${third} - ${margin}) calc(${third}) calc(${third} - ${margin} - 1mm)`,
      border: 'none',
      borderRadius: 0,
      breakInside: 'avoid',
    },
  },
});

/** Of a voucher that is not there, what one was to look like. */
export const missing = style({ width: '100%', maxWidth: '720px', height: 'auto' });

/** The drawing ends on the first fold. */
export const cover = style({
  width: '100%',
  aspectRatio: '190 / 89',
  objectFit: 'cover',
  borderBottom: `1px solid ${vars.color.line}`,
  '@media': { [paper]: { aspectRatio: 'auto', height: '100%', minHeight: 0, border: 'none' } },
});

const panel = {
  padding: '28px 20px',
  '@media': { [from.tablet]: { padding: '40px 48px' }, [paper]: { padding: '6mm 0' } },
} as const;

export const given = style({
  ...panel,
  display: 'grid',
  gap: '28px',
  alignContent: 'space-between',
  borderBottom: `1px dashed ${vars.color.control}`,
});
export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', justifyContent: 'space-between', gap: '8px 24px' });
export const what = style({ display: 'grid', gap: '12px', maxWidth: '640px' });
export const names = style({
  display: 'grid',
  gap: '16px 32px',
  '@media': { [from.tablet]: { gridTemplateColumns: '1fr 1fr' }, [paper]: { gridTemplateColumns: '1fr 1fr' } },
});
export const name = style({ display: 'grid', fontSize: '15px', color: vars.color.muted });
/** A line to write on, with the keyboard here or with a pen on paper. */
export const line = style({
  width: '100%',
  minHeight: '48px',
  padding: '4px 0',
  fontFamily: vars.font.display,
  fontStyle: vars.font.emphasisStyle,
  fontSize: '26px',
  color: vars.color.ink,
  background: 'none',
  border: 'none',
  borderBottom: `1px solid ${vars.color.control}`,
});
export const hint = style({ gridColumn: '1 / -1', fontSize: '14px', color: vars.color.muted, '@media': { [paper]: { display: 'none' } } });

export const redeem = style({
  ...panel,
  display: 'grid',
  gap: '24px 40px',
  '@media': {
    [from.tablet]: { padding: '40px 48px', gridTemplateColumns: '200px minmax(0, 1fr)' },
    [paper]: { padding: '6mm 0 0', gridTemplateColumns: '36mm minmax(0, 1fr)', gridTemplateRows: '1fr auto', gap: '3mm 9mm' },
  },
});
export const square = style({
  width: '200px',
  // A camera reads it in these alone.
  forcedColorAdjust: 'none',
  '@media': { [paper]: { width: '36mm' } },
});
export const light = style({ fill: 'white' });
export const dark = style({ fill: 'black' });
export const ways = style({
  display: 'grid',
  alignContent: 'start',
  gap: '12px',
  minWidth: 0,
  containerType: 'inline-size',
  '@media': { [paper]: { gap: '1.5mm', lineHeight: 1.4 } },
});
/** Read at arm's length: as large as its room lets fourteen letters be. */
export const code = style({
  fontFamily: vars.font.display,
  fontWeight: vars.font.displayWeight,
  fontVariationSettings: vars.font.displayCut,
  fontSize: 'clamp(26px, 10.6cqi, 64px)',
  lineHeight: 1.2,
  fontVariantNumeric: 'lining-nums',
  letterSpacing: '0.02em',
  overflowWrap: 'anywhere',
  userSelect: 'all',
});
export const valid = style({ color: vars.color.muted });
export const until = style({
  display: 'inline-block',
  fontFamily: vars.font.display,
  fontWeight: vars.font.displayWeight,
  fontSize: '24px',
  color: vars.color.ink,
});
export const house = style({
  display: 'grid',
  gap: '4px 32px',
  fontSize: '15px',
  gridColumn: '1 / -1',
  paddingTop: '16px',
  borderTop: `1px solid ${vars.color.line}`,
  '@media': { [paper]: { gap: 0, paddingTop: '2.5mm', fontSize: '13px' } },
});
export const onScreen = style({ '@media': { [paper]: { display: 'none' } } });

// On paper only the sheet: no headline of the page, no space round it.
globalStyle(`html:has(${sheet}) body > header`, { '@media': { [paper]: { display: 'none' } } });
globalStyle(`main [data-island="shop/gift-voucher"] :is(div:has(> ${screen}), ${screen})`, {
  '@media': { [paper]: { display: 'block', maxWidth: 'none', padding: 0 } },
});
