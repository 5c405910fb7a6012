import { style } from '@vanilla-extract/css';
import { vars } from '../themes/contract.css.ts';
import { body } from '../type/type.css.ts';

export const place = style({
  position: 'fixed',
  zIndex: 5,
  insetInline: '20px',
  bottom: '20px',
  display: 'grid',
  justifyItems: 'center',
  pointerEvents: 'none',
});
export const message = style([
  body.control,
  { padding: '14px 20px', background: vars.color.ink, color: vars.color.ground, borderRadius: vars.shape.radius, pointerEvents: 'auto' },
]);
export const inline = style([body.small, { color: vars.color.muted, minHeight: '1.5em', display: 'block' }]);
