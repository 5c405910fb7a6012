import { chosenThere, forcedColors, motion, text, vars } from '@parral/ui/themes';
import { globalStyle, style } from '@vanilla-extract/css';

const display = { fontFamily: vars.font.display, fontWeight: vars.font.displayWeight, fontVariationSettings: vars.font.displayCut };

export const place = style({ minWidth: 0 });
export const more = style({ marginTop: '8px' });
export const moreWhereNarrow = style([more, { '@media': { '(min-width: 1400px)': { display: 'none' } } }]);

export const row = style({
  position: 'relative',
  display: 'flex',
  overflowX: 'auto',
  scrollbarWidth: 'thin',
  // Room for the focus ring, which the row's own edges would cut off.
  padding: '5px',
  margin: '-5px',
  selectors: { [`${place}:has(details[open]) &`]: { flexWrap: 'wrap', overflow: 'visible' } },
});

export const year = style({
  flex: '1 0 112px',
  display: 'grid',
  alignContent: 'center',
  gap: '2px',
  minHeight: '84px',
  padding: '10px 14px',
  marginInlineStart: '-1px',
  marginBlockStart: '-1px',
  border: `1px solid ${vars.color.control}`,
  background: vars.color.input,
  color: vars.color.ink,
  textDecoration: 'none',
  transition: `border-color ${motion.color}, background-color ${motion.color}`,
  selectors: {
    '&:hover': { zIndex: 1, borderColor: vars.color.ink },
    '&:focus-visible': { zIndex: 2 },
    '&[aria-current]': { zIndex: 1, background: vars.color.accent, borderColor: vars.color.accent, color: vars.color.onAccent },
  },
  '@media': { [forcedColors]: { selectors: { '&[aria-current]': chosenThere } } },
});
export const figure = style([display, { fontSize: vars.type.item.size, lineHeight: vars.type.item.line, fontVariantNumeric: 'lining-nums tabular-nums' }]);
export const mark = style({ fontSize: text.note[0], lineHeight: text.note[1] });

export const summary = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '44px',
  color: vars.color.accent,
  fontSize: text.control[0],
  textDecoration: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '.32em',
  listStyle: 'none',
  cursor: 'pointer',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
});
export const expand = style({ selectors: { [`${more}[open] &`]: { display: 'none' } } });
export const collapse = style({ display: 'none', selectors: { [`${more}[open] &`]: { display: 'inline' } } });

export const panels = style({ marginTop: '32px' });

/** One year's words at a time: the one in the address, else the first. */
export const panel = style({
  display: 'none',
  gap: '10px',
  maxWidth: '620px',
  scrollMarginTop: '240px',
  selectors: { '&:target': { display: 'grid' } },
});
globalStyle(`${panels}:not(:has(:target)) > ${panel}:first-child`, { display: 'grid' });
