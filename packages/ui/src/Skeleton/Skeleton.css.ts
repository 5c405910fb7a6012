import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../themes/contract.css.ts';

const breathe = keyframes({ '50%': { background: vars.color.raise } });
const base = style({ display: 'block', background: vars.color.line, borderRadius: vars.shape.radius, animation: `${breathe} 1.8s ease-in-out infinite` });

export const shape = styleVariants({
  line: [base, { height: '.8em', marginBlock: '.4em' }],
  control: [base, { height: '54px' }],
  block: [base, { height: '240px' }],
});
export const width = styleVariants({ full: { width: '100%' }, half: { width: '50%' }, short: { width: '6em' } });
