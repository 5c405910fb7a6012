import { style } from '@vanilla-extract/css';
import { vars } from '../themes/contract.css.ts';
import { body, display, tabular } from '../type/type.css.ts';

const between = { display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: '4px 16px' } as const;

export const row = style([body.control, { ...between, paddingBlock: '12px', borderBottom: `1px solid ${vars.color.line}` }]);
export const detail = style({ color: vars.color.muted });
/** Words as well as money, which keeps together by itself. */
export const amount = style([tabular, { whiteSpace: 'normal', textAlign: 'end' }]);
export const total = style({ ...between, flexWrap: 'wrap', paddingTop: '20px' });
export const totalName = style([display.item]);
export const totalAmount = style([display.minor, tabular, { fontSize: `calc(${vars.type.minor.size} * 1.12)`, marginInlineStart: 'auto' }]);
export const note = style([body.note, { color: vars.color.muted, marginTop: '6px' }]);
