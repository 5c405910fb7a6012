import { style } from '@vanilla-extract/css';
import { vars } from '../themes/contract.css.ts';
import { body, display } from '../type/type.css.ts';

export const fieldset = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '10px', minWidth: 0 });
export const legend = style({ marginBottom: '10px' });
export const size = { small: style([body.small]), minor: style([display.minor]) };
export const hint = style([body.note, { color: vars.color.muted }]);
export const error = style([body.small, { color: vars.color.error }]);
