import { style } from '@vanilla-extract/css';
import { vars } from '../themes/contract.css.ts';

export const panel = style({
  borderTop: `${vars.shape.sectionRule} ${vars.color.rule}`,
  borderRadius: vars.shape.radius,
  padding: `20px ${vars.shape.panelSide} ${vars.shape.panelEnd}`,
  display: 'flex',
  flexDirection: 'column',
  gap: '16px',
  minWidth: 0,
  selectors: { '& + &': { marginTop: vars.shape.panelGap } },
  // Without its ground it is no box: its words stand in line with the rest.
  '@media': { print: { padding: '12px 0', gap: '8px' } },
});

export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', justifyContent: 'space-between', gap: '0 16px' });
