import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../themes/contract.css.ts';
import { body } from '../type/type.css.ts';

/** Holds what is hidden but read: a caption in the middle of a wide table would make a phone's page wider. */
export const place = style({ position: 'relative', overflowX: 'auto' });
export const table = style([body.control, { width: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'lining-nums tabular-nums' }]);
export const caption = style([body.body, { paddingBottom: '8px', textAlign: 'start', fontWeight: vars.font.strongWeight }]);

const cell = style({
  padding: '13px 16px 13px 0',
  borderBottom: `1px solid ${vars.color.line}`,
  fontWeight: 'inherit',
  verticalAlign: 'baseline',
  selectors: { '&:last-child': { paddingInlineEnd: 0 } },
});

export const align = styleVariants({ start: [cell, { textAlign: 'start' }], end: [cell, { textAlign: 'end', whiteSpace: 'nowrap' }] });
export const head = style({ color: vars.color.muted });
export const nested = style({ paddingInlineStart: '20px' });
