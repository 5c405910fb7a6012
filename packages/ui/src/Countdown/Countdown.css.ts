import { style } from '@vanilla-extract/css';
import { vars } from '../themes/contract.css.ts';
import { body, display, tabular } from '../type/type.css.ts';

export const countdown = style({ display: 'grid', gridTemplateColumns: '64px minmax(0, 1fr)', gap: '20px', alignItems: 'center' });
export const ring = style({ width: '64px', height: '64px' });
export const left = style({ fill: vars.color.accent });
export const gone = style({ fill: vars.color.line });
/** A cut is gone as slowly as its two seconds go. */
export const last = style({ transition: 'fill 1s linear' });
export const words = style({ display: 'grid', gap: '4px', justifyItems: 'start', minWidth: 0 });
export const figure = style([display.price, tabular]);
/** The faces of display have no figures of one width: without this the time trembles each second. */
export const digit = style({ display: 'inline-block', width: '1ch', textAlign: 'center' });
export const text = style([body.small]);
