import { from, vars } from '@parral/ui/themes';
import { style } from '@vanilla-extract/css';

export const screen = style({ paddingBlock: '32px 96px', '@media': { [from.desk]: { paddingTop: '64px' } } });
/** Columns 1 to 7 beside 9 to 12. */
export const columns = style({
  display: 'grid',
  gap: '48px 24px',
  alignItems: 'start',
  '@media': { [from.desk]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 4fr)', columnGap: '11%' } },
});
export const main = style({ display: 'grid', gap: '32px', minWidth: 0 });
export const form = style({ display: 'grid', gap: '24px', maxWidth: '560px' });
/** What the estate writes to this buyer. */
export const words = style({ paddingLeft: '16px', borderLeft: `2px solid ${vars.color.line}`, whiteSpace: 'pre-line' });
