import { vars } from '@parral/ui/themes';
import { style } from '@vanilla-extract/css';

export const list = style({ display: 'grid' });
export const gift = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: '8px 24px',
  paddingBlock: '16px',
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.rule}` } },
});
