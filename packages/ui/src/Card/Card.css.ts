import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../themes/contract.css.ts';
import { fluid } from '../themes/scale.ts';

const base = style({ borderRadius: vars.shape.radius, minWidth: 0 });

export const variant = styleVariants({
  raise: [base],
  // The club's second hairline: where the inset is 0, both lines are one.
  outline: [
    base,
    {
      border: `${vars.shape.cardLine} solid ${vars.color.rule}`,
      outline: `${vars.shape.cardLine} solid ${vars.color.rule}`,
      outlineOffset: `calc(-1px - ${vars.shape.cardInset})`,
      padding: vars.shape.cardInset,
    },
  ],
});

export const picture = style({ overflow: 'hidden' });
export const inside = style({ padding: `${fluid(20, 26)} ${fluid(20, 30)} ${fluid(24, 32)}` });
export const foot = style({ padding: `20px ${fluid(20, 30)}`, borderTop: `1px solid ${vars.color.line}` });
