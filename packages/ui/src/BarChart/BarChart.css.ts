import { style } from '@vanilla-extract/css';
import { vars } from '../themes/contract.css.ts';
import { space, text } from '../themes/scale.ts';

export const figure = style({ display: 'grid', gap: space[4], margin: 0 });
export const chart = style({ display: 'block', width: '100%', height: '160px', overflow: 'visible' });
export const bar = style({ fill: vars.color.accent });
/** Seen apart by its shape too: it stands behind and is wider. */
export const before = style({ fill: vars.color.line });
export const ground = style({ stroke: vars.color.rule, strokeWidth: 1, vectorEffect: 'non-scaling-stroke' });
export const highest = style({ color: vars.color.muted, fontSize: text.small[0], fontVariantNumeric: 'tabular-nums' });
export const ends = style({ display: 'flex', justifyContent: 'space-between', gap: space[16], color: vars.color.muted, fontSize: text.small[0] });
