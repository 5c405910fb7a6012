import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../themes/contract.css.ts';
import { body } from '../type/type.css.ts';

const base = style([
  body.control,
  {
    lineHeight: 1.5,
    padding: '16px 20px',
    borderInlineStart: '4px solid',
    borderRadius: vars.shape.radius,
    background: vars.color.raise,
  },
]);

export const tone = styleVariants({
  info: [base, { borderColor: vars.color.accent }],
  error: [base, { borderColor: vars.color.error }],
  success: [base, { borderColor: vars.color.success }],
});

export const title = style({ fontWeight: vars.font.strongWeight });
export const action = style({ marginTop: '8px' });
