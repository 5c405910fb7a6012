import { bottleSize } from '@parral/ui/illustrations';
import { from, vars } from '@parral/ui/themes';
import { style } from '@vanilla-extract/css';

export const screen = style({
  display: 'grid',
  gap: '32px',
  paddingBlock: '32px 96px',
  '@media': { [from.desk]: { gap: '48px', paddingTop: '64px' }, print: { gap: '16px', paddingBlock: 0 } },
});
/** Columns 1 to 7 beside 9 to 12. */
export const columns = style({
  display: 'grid',
  gap: '48px 24px',
  alignItems: 'start',
  '@media': {
    [from.desk]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 4fr)', columnGap: '11%' },
    // On one sheet.
    print: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 3fr)', gap: '24px' },
  },
});
export const main = style({ display: 'grid', minWidth: 0 });
export const narrow = style({ display: 'grid', gap: '24px', maxWidth: '720px' });
/** Another thing than what stands before it. */
export const apart = style({ display: 'grid', gap: '24px', paddingTop: '40px', '@media': { print: { gap: '8px', paddingTop: '16px' } } });
export const bottles = style({ vars: { '--bottle-scale': '0.25px', '--bottle-italic': 'normal' } });
export const bottle = style({
  display: 'grid',
  gridTemplateColumns: '28px minmax(0, 1fr) auto',
  gap: '16px',
  alignItems: 'center',
  justifyItems: 'start',
  minHeight: `calc(24px + ${bottleSize('bordeaux').height} * var(--bottle-scale))`,
  paddingBlock: '12px',
  borderBottom: `1px solid ${vars.color.line}`,
});
export const amount = style({ fontVariantNumeric: 'lining-nums tabular-nums', whiteSpace: 'nowrap' });
