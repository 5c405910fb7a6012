import { style } from '@vanilla-extract/css';
import { vars } from '../themes/contract.css.ts';

export const place = style({ position: 'relative', display: 'block' });

export const select = style({
  appearance: 'none',
  cursor: 'pointer',
  paddingInlineEnd: '44px',
  textOverflow: 'ellipsis',
  selectors: { '&[aria-invalid="true"]': { paddingInlineEnd: '43px' }, '&:disabled': { cursor: 'not-allowed' } },
});

export const arrow = style({
  position: 'absolute',
  insetInlineEnd: '14px',
  top: 0,
  bottom: 0,
  display: 'grid',
  placeItems: 'center',
  pointerEvents: 'none',
  color: vars.color.ink,
});

/** Without a box, for choosing an order in a line of text. */
export const plain = style({
  minHeight: '44px',
  padding: '8px 28px 8px 0',
  border: 0,
  borderBottom: `1px solid ${vars.color.control}`,
  background: 'none',
  selectors: { '&&': { width: 'auto' } },
});
export const plainArrow = style({ insetInlineEnd: '4px' });
export const plainField = style({ display: 'inline-flex', alignItems: 'baseline', gap: '10px' });
export const plainLabel = style({ color: vars.color.muted });
