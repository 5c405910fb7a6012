import { style } from '@vanilla-extract/css';
import { vars } from '../themes/contract.css.ts';
import { measure, text } from '../themes/scale.ts';
import { body } from '../type/type.css.ts';

/** The whole row can be pressed, 44 px high at least. */
export const row = style([
  body.control,
  {
    position: 'relative',
    display: 'flex',
    gap: '12px',
    minHeight: measure.controlSmall,
    paddingBlock: '10px',
    // As high as the box, and higher in the reader's letters.
    lineHeight: `max(${measure.box}, ${text.control[1]}em)`,
    textWrap: 'pretty',
    cursor: 'pointer',
  },
]);

export const tick = style({
  appearance: 'none',
  flex: 'none',
  width: measure.box,
  height: measure.box,
  border: `1px solid ${vars.color.control}`,
  borderRadius: vars.shape.radius,
  background: vars.color.input,
  cursor: 'inherit',
  display: 'grid',
  placeItems: 'center',
  '::before': {
    content: '',
    width: '14px',
    height: '14px',
    background: vars.color.onAccent,
    clipPath: 'polygon(9% 51%, 22% 38%, 40% 56%, 78% 16%, 92% 29%, 41% 83%)',
    visibility: 'hidden',
  },
  selectors: {
    '&:checked': { background: vars.color.accent, borderColor: vars.color.accent },
    '&:checked::before': { visibility: 'visible' },
    '&[aria-invalid="true"]': { borderColor: vars.color.error, borderWidth: '2px' },
    '&:disabled': { background: vars.color.disabled, borderColor: vars.color.line },
    '&:disabled::before': { background: vars.color.muted },
  },
  '@media': { '(forced-colors: active)': { appearance: 'auto' } },
});

export const off = style({ color: vars.color.muted, cursor: 'not-allowed' });
export const below = style({ display: 'grid', gap: '2px', paddingInlineStart: '36px' });
