import { style } from '@vanilla-extract/css';
import { fluid, from, vars } from '@parral/ui/themes';

export const screen = style({ display: 'grid', gap: '20px' });
/** Below the memberships of the same page. */
export const below = style([screen, { marginBlock: fluid(40, 64) }]);
export const rows = style({ display: 'grid', borderBottom: `1px solid ${vars.color.line}` });

export const row = style({
  display: 'grid',
  gap: '4px 32px',
  alignItems: 'baseline',
  paddingBlock: '14px',
  borderTop: `1px solid ${vars.color.line}`,
  '@media': {
    [from.tablet]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' },
    [from.desk]: { gridTemplateColumns: '17em minmax(0, 1fr) 9em auto' },
  },
});

export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: '0 24px' });
