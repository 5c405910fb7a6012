import { from } from '@parral/ui/themes';
import { style } from '@vanilla-extract/css';

export const filters = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '16px',
  alignItems: 'end',
  marginTop: '24px',
  '@media': { [from.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 14rem)) auto', justifyContent: 'start' } },
});
