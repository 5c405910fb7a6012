import { style } from '@vanilla-extract/css';
import { vars } from '../themes/contract.css.ts';

export const list = style({ borderBottom: `1px solid ${vars.color.line}` });
export const item = style({ borderTop: `1px solid ${vars.color.line}` });
export const row = style({ minHeight: '58px', alignItems: 'center' });
export const waiting = style({ color: vars.color.muted, cursor: 'progress' });
