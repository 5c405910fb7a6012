import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../themes/contract.css.ts';
import { body, display, tabular } from '../type/type.css.ts';

export const price = style({ display: 'inline-flex', flexDirection: 'column', gap: '2px' });
export const row = style({ display: 'flex', alignItems: 'baseline', gap: '10px' });
export const size = styleVariants({
  big: [display.price, tabular],
  total: [display.minor, tabular],
  normal: [body.body, tabular, { fontWeight: vars.font.strongWeight }],
  plain: [body.body, tabular],
});
export const before = style([body.body, tabular, { color: vars.color.muted, textDecoration: 'line-through' }]);
export const note = style([body.note, { color: vars.color.muted, fontVariantNumeric: 'lining-nums tabular-nums' }]);
