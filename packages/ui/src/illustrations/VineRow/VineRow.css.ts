import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/contract.css.ts';

export const row = style({ display: 'block', width: '100%', height: 'auto', color: vars.color.accent });
export const grown = style({ fill: 'currentColor' });
export const bare = style({ fill: vars.color.line });
export const cut = style({ fill: vars.color.ground });
