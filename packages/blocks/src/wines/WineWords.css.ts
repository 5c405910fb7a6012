import { text, vars } from '@parral/ui/themes';
import { style, styleVariants } from '@vanilla-extract/css';

const onCores = '[data-shelf="cores"] &';

const nameOf = style({
  fontFamily: vars.font.display,
  fontWeight: vars.font.displayWeight,
  fontVariationSettings: vars.font.displayCut,
  fontSize: vars.type.item.size,
  lineHeight: vars.type.item.line,
  letterSpacing: vars.type.item.tracking,
});
/** The whole of what it stands in leads to the wine. */
const linkOf = style({
  color: 'inherit',
  textDecoration: 'none',
  '::before': { content: '', position: 'absolute', inset: 0 },
  ':hover': { color: vars.color.accent },
});
const subtitleOf = style({ color: vars.color.muted, fontSize: text.small[0], lineHeight: text.small[1] });
const priceOf = style({
  marginTop: 'auto',
  paddingTop: '10px',
  fontWeight: vars.font.strongWeight,
  fontSize: text.control[0],
  fontVariantNumeric: 'lining-nums tabular-nums',
});
const vintageOf = style({ fontWeight: 400, color: vars.color.muted });

export const name = styleVariants({ shelf: [nameOf], slide: [nameOf, { paddingInlineEnd: '24px' }] });
export const link = styleVariants({
  shelf: [linkOf],
  slide: [
    linkOf,
    {
      selectors: { '[data-chosen] &': { textDecoration: 'underline', textDecorationThickness: '1px', textUnderlineOffset: '.24em' } },
      '@media': { '(scripting: none)': { selectors: { '[data-chosen] &': { textDecoration: 'none' } } } },
    },
  ],
});
export const subtitle = styleVariants({ shelf: [subtitleOf], slide: [subtitleOf, { paddingInlineEnd: '24px' }] });
export const price = styleVariants({ shelf: [priceOf, { selectors: { [onCores]: { fontWeight: 400 } } }], slide: [priceOf] });
export const vintage = styleVariants({ shelf: [vintageOf, { selectors: { [onCores]: { display: 'none' } } }], slide: [vintageOf] });
