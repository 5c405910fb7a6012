import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../themes/contract.css.ts';
import { measure, motion, text } from '../themes/scale.ts';
import { body } from '../type/type.css.ts';

export const field = style({ display: 'grid', gap: '6px', alignContent: 'start', minWidth: 0 });

export const label = style([body.small, { color: vars.color.ink }]);
export const hint = style([body.note, { color: vars.color.muted }]);
export const error = style([body.small, { color: vars.color.error }]);
export const foot = style({ display: 'flex', justifyContent: 'space-between', gap: '16px' });
export const count = style([body.note, { color: vars.color.muted, marginInlineStart: 'auto', fontVariantNumeric: 'lining-nums tabular-nums' }]);

/** The box that something is written in; shared by every control of that kind. */
export const box = style({
  width: '100%',
  minHeight: '52px',
  padding: '11px 15px',
  border: `1px solid ${vars.color.control}`,
  borderRadius: vars.shape.radius,
  background: vars.color.input,
  color: vars.color.ink,
  fontFamily: vars.font.body,
  fontSize: '1.0625rem',
  lineHeight: 1.5,
  transition: `border-color ${motion.color}`,
  '::placeholder': { color: vars.color.muted, opacity: 1 },
  selectors: {
    '&:hover:not(:disabled, :read-only, [aria-invalid])': { borderColor: vars.color.ink },
    '&[aria-invalid="true"]': { borderColor: vars.color.error, borderWidth: '2px', padding: '10px 14px' },
    '[data-controls="dense"] &': { minHeight: measure.controlSmall, padding: '8px 12px', fontSize: text.control[0], lineHeight: 1.4 },
    '&:disabled, &:is(input, textarea):read-only': { background: vars.color.disabled, borderColor: vars.color.line, color: vars.color.muted, opacity: 1 },
  },
});

export const width = styleVariants({ full: { width: '100%' }, short: { width: '9em', maxWidth: '100%' } });

export const withAction = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: '10px' });
