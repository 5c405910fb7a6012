import { style } from '@vanilla-extract/css';
import { fluid, from, vars } from '@parral/ui/themes';

export const screen = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: fluid(56, 84), marginBlock: fluid(40, 64) });
export const items = style({ display: 'grid', marginBottom: '12px' });

export const item = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '8px 24px',
  alignItems: 'start',
  paddingBlock: '14px',
  borderTop: `1px solid ${vars.color.line}`,
  '@media': { [from.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) 7em 14em' } },
});

export const itemName = style({ display: 'grid', justifyItems: 'start' });

export const again = style({
  display: 'grid',
  gap: '6px',
  gridColumn: '1 / -1',
  justifyItems: 'start',
  '@media': { [from.tablet]: { gridColumn: 'auto', justifyItems: 'end', textAlign: 'end' } },
});
