import { motion, text, vars } from '@parral/ui/themes';
import { style } from '@vanilla-extract/css';

const display = { fontFamily: vars.font.display, fontWeight: vars.font.displayWeight, fontVariationSettings: vars.font.displayCut };

export const wine = style({ vars: { '--bottle-scale': '1.15px' }, position: 'relative', display: 'flex', flexDirection: 'column', gap: '2px', height: '100%' });

export const bottle = style({
  display: 'flex',
  alignItems: 'flex-end',
  // One line for all, whatever stands on it.
  height: '412px',
  marginBottom: '16px',
  borderBottom: `${vars.shape.shelf} solid ${vars.color.rule}`,
});

/** The chosen wine stands a little higher. */
export const rise = style({
  transition: `transform ${motion.rise}`,
  selectors: { '[data-chosen] &': { transform: 'translateY(-8px)' }, [`${wine}:hover &`]: { transform: 'translateY(-8px)' } },
  '@media': { '(prefers-reduced-motion: reduce)': { transition: 'none' }, '(scripting: none)': { transform: 'none' } },
});

export const name = style([
  display,
  { fontSize: vars.type.item.size, lineHeight: vars.type.item.line, letterSpacing: vars.type.item.tracking, paddingInlineEnd: '24px' },
]);
export const link = style({
  color: 'inherit',
  textDecoration: 'none',
  '::before': { content: '', position: 'absolute', inset: 0 },
  ':hover': { color: vars.color.accent },
  selectors: { '[data-chosen] &': { textDecoration: 'underline', textDecorationThickness: '1px', textUnderlineOffset: '.24em' } },
  '@media': { '(scripting: none)': { selectors: { '[data-chosen] &': { textDecoration: 'none' } } } },
});
export const subtitle = style({ color: vars.color.muted, fontSize: text.small[0], lineHeight: text.small[1], paddingInlineEnd: '24px' });
export const price = style({
  marginTop: 'auto',
  paddingTop: '10px',
  fontWeight: vars.font.strongWeight,
  fontSize: text.control[0],
  fontVariantNumeric: 'lining-nums tabular-nums',
});
export const vintage = style({ fontWeight: 400, color: vars.color.muted });
