import { from, vars } from '@parral/ui/themes';
import { globalStyle, style } from '@vanilla-extract/css';

export const filters = style({});
// The line above is the one of the categories.
globalStyle(`${filters} > details`, { borderTop: 0 });

export const form = style({
  display: 'grid',
  gap: '24px 32px',
  paddingTop: '8px',
  '@media': { [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }, [from.desk]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
});
export const group = style({ minWidth: 0 });
export const years = style([group, { '@media': { [from.desk]: { minWidth: '14rem' } } }]);
export const yearList = style({ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: '16px' });
export const count = style({ color: vars.color.muted, fontSize: '.875rem', fontVariantNumeric: 'lining-nums tabular-nums' });
export const prices = style({ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '16px' });
export const apply = style({ gridColumn: '1 / -1' });

export const taken = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0 24px', paddingBlock: '8px' });
export const takenList = style({ display: 'flex', flexWrap: 'wrap', gap: '0 12px' });
export const take = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '8px',
  minHeight: '44px',
  color: vars.color.ink,
  fontSize: '.9375rem',
  textDecoration: 'none',
  ':hover': { color: vars.color.accent, textDecoration: 'underline' },
});
