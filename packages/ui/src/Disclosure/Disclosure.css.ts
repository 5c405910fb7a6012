import { style } from '@vanilla-extract/css';
import { vars } from '../themes/contract.css.ts';
import { motion } from '../themes/scale.ts';
import { body } from '../type/type.css.ts';

export const details = style({ borderBlock: `1px solid ${vars.color.line}`, selectors: { '& + &': { borderTop: 0 } } });

export const summary = style([
  body.body,
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '16px',
    minHeight: '56px',
    paddingBlock: '12px',
    cursor: 'pointer',
    fontWeight: vars.font.strongWeight,
    listStyle: 'none',
    selectors: { '&::-webkit-details-marker': { display: 'none' } },
    ':hover': { color: vars.color.accent },
  },
]);

export const arrow = style({
  display: 'inline-flex',
  transition: `transform ${motion.color}`,
  selectors: { [`${details}[open] > ${summary} &`]: { transform: 'rotate(180deg)' } },
});

export const content = style({ paddingBottom: '24px' });
