import { style } from '@vanilla-extract/css';
import { vars } from '../themes/contract.css.ts';
import { motion } from '../themes/scale.ts';
import { body, tabular } from '../type/type.css.ts';

export const place = style({ display: 'inline-grid', gap: '6px', justifyItems: 'start' });

export const frame = style({
  display: 'inline-grid',
  gridTemplateColumns: '48px 52px 48px',
  border: `1px solid ${vars.color.control}`,
  borderRadius: vars.shape.radius,
  background: vars.color.input,
});

export const button = style({
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  height: '50px',
  padding: 0,
  border: 0,
  background: 'none',
  color: vars.color.ink,
  cursor: 'pointer',
  transition: `background-color ${motion.color}`,
  ':hover': { background: vars.color.raise },
  ':focus-visible': { zIndex: 1 },
  ':disabled': { color: vars.color.control, cursor: 'not-allowed', background: 'none' },
});

export const input = style([
  body.body,
  tabular,
  {
    width: '100%',
    padding: 0,
    border: `0 solid ${vars.color.line}`,
    borderInlineWidth: '1px',
    background: 'none',
    fontWeight: vars.font.strongWeight,
    textAlign: 'center',
    appearance: 'textfield',
    MozAppearance: 'textfield',
    '::-webkit-inner-spin-button': { appearance: 'none', margin: 0 },
    ':focus-visible': { zIndex: 1, position: 'relative' },
  },
]);

export const small = style({ gridTemplateColumns: '44px 40px 44px' });
export const smallButton = style({ height: '42px' });
