import { type StyleRule, style } from '@vanilla-extract/css';
import { from, text, vars } from '@parral/ui/themes';

type Rules = Omit<StyleRule, 'selectors' | '@media' | '@container'>;

/**
 * Three cards side by side, where the place they stand in has room for them: a whole band of a tablet's window or of a
 * desk's, whose letters are larger. A column of half a band has not.
 */
const sideBySide = (tablet: Rules, desk: Rules = tablet): StyleRule => ({
  '@media': {
    '(min-width: 768px) and (max-width: 1023.98px)': { '@container': { '(min-width: 672px)': tablet } },
    [from.desk]: { '@container': { '(min-width: 880px)': desk } },
  },
});
/** One under the other in a column of a desk's window, where each lies: its picture beside its words. */
const inRows = (rules: Rules): StyleRule => ({ '@media': { [from.desk]: { '@container': { '(min-width: 520px) and (max-width: 879.98px)': rules } } } });

export const container = style({ containerType: 'inline-size' });

export const list = style([
  { display: 'grid', gap: '6px' },
  sideBySide({ gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', alignItems: 'end' }, { gridTemplateColumns: '5fr 4fr 3fr', alignItems: 'end' }),
]);

export const card = style([
  {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    borderRadius: vars.shape.radius,
    overflow: 'hidden',
    background: vars.color.ground,
    color: vars.color.ink,
    selectors: {
      '&:nth-child(3n + 2)': sideBySide({ minHeight: '500px' }, { minHeight: '540px' }),
      '&:nth-child(3n)': sideBySide({ minHeight: '460px' }, { minHeight: '480px' }),
    },
  },
  sideBySide({ minHeight: '540px' }, { minHeight: '600px' }),
  inRows({ flexDirection: 'row' }),
]);

export const picture = style([
  { width: '100%', height: '240px', objectFit: 'cover' },
  // The crop for phones is upright: what happens in it stands below its middle.
  { '@media': { '(max-width: 519.98px)': { height: '300px' } } },
  sideBySide({ flex: '1 1 0', height: 'auto', minHeight: 0 }),
  inRows({ flex: '0 0 42%', width: 0, height: 'auto', minHeight: '240px', aspectRatio: '8 / 7' }),
]);

export const words = style([
  { padding: '24px 24px 20px' },
  { '@media': { [from.desk]: { padding: '28px 30px 22px' } } },
  inRows({ flex: '1 1 0', minWidth: 0 }),
]);
export const name = style({
  fontFamily: vars.font.display,
  fontWeight: vars.font.displayWeight,
  fontVariationSettings: vars.font.displayCut,
  fontSize: vars.type.minor.size,
  lineHeight: vars.type.minor.line,
});
export const link = style({
  color: 'inherit',
  textDecoration: 'none',
  '::before': { content: '', position: 'absolute', inset: 0 },
  ':hover': { textDecoration: 'underline', textDecorationThickness: '1px', textUnderlineOffset: '.2em' },
});
export const teaser = style({ marginTop: '4px', fontSize: text.control[0], lineHeight: 1.5 });
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '2px 16px',
  marginTop: '22px',
  paddingTop: '14px',
  borderTop: `1px solid ${vars.color.rule}`,
  fontSize: text.control[0],
  fontVariantNumeric: 'lining-nums tabular-nums',
});
