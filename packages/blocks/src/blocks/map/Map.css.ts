import { from, text, vars } from '@parral/ui/themes';
import { style, styleVariants } from '@vanilla-extract/css';

export const figure = style({ marginInline: 0, marginBottom: 0 });

/** Its letters stay readable on a phone, where the drawing is small, and do not shout on a desk. */
export const map = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  background: vars.color.raise,
  border: `1px solid ${vars.color.line}`,
  fontFamily: vars.font.body,
  fontVariationSettings: vars.font.bodyCut,
  fontSize: '20px',
  fill: vars.color.ink,
  '@media': { [from.tablet]: { fontSize: '14px' } },
});

const line = style({ fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' });
export const way = styleVariants({
  river: [line, { stroke: vars.color.line, strokeWidth: 10 }],
  road: [line, { stroke: vars.color.control, strokeWidth: 1.6 }],
  path: [line, { stroke: vars.color.accent, strokeWidth: 2, strokeDasharray: '1 6' }],
});

export const river = style({ fill: vars.color.muted, fontStyle: vars.font.emphasisStyle });
export const mark = styleVariants({
  estate: { fill: vars.color.accent },
  town: { fill: vars.color.ink },
  village: { fill: vars.color.muted },
});
export const hill = style({ fill: 'none', stroke: vars.color.muted, strokeWidth: 1.6, strokeLinejoin: 'round' });

const label = style({ paintOrder: 'stroke', stroke: vars.color.raise, strokeWidth: 4, strokeLinejoin: 'round' });
export const name = styleVariants({
  estate: [label, { fill: vars.color.accent, fontWeight: vars.font.strongWeight, fontSize: '1.2em' }],
  town: [label, { fontWeight: vars.font.strongWeight }],
  village: [label],
  hill: [label, { fill: vars.color.muted }],
});

export const caption = style({ display: 'grid', justifyItems: 'start', gap: '4px', marginTop: '8px' });
export const note = style({ color: vars.color.muted, fontSize: text.note[0], lineHeight: text.note[1] });
