import { style } from '@vanilla-extract/css';
import { vars } from '../themes/contract.css.ts';
import { fluid } from '../themes/scale.ts';

export const note = style({
  display: 'grid',
  gap: '8px',
  padding: `${fluid(24, 36)} ${fluid(20, 36)} ${fluid(12, 20)}`,
  borderTop: `4px solid ${vars.color.success}`,
  borderRadius: vars.shape.radius,
  background: vars.color.raise,
});
export const picture = style({ overflow: 'hidden', marginBottom: '16px', '@media': { print: { display: 'none' } } });
export const said = style({ display: 'grid', gap: '8px', maxWidth: '560px', paddingBottom: '12px' });
export const action = style({ display: 'flex', flexWrap: 'wrap', gap: '12px 24px', paddingBottom: '20px' });
