import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../themes/contract.css.ts';
import { fluid, from } from '../themes/scale.ts';

const base = style({
  margin: 'auto',
  padding: 0,
  width: 'calc(100% - 40px)',
  maxHeight: 'calc(100dvh - 40px)',
  border: `1px solid ${vars.color.rule}`,
  borderRadius: vars.shape.radius,
  overscrollBehavior: 'contain',
  background: vars.color.ground,
  color: vars.color.ink,
  '::backdrop': { background: 'color-mix(in srgb, black 55%, transparent)' },
});

export const size = styleVariants({
  normal: [base, { maxWidth: '560px' }],
  wide: [base, { maxWidth: '880px' }],
  // At the window's right edge, as what was put into the basket; below on a phone.
  side: [
    base,
    { maxWidth: 'none', width: '100%', marginBottom: 0, '@media': { [from.phone]: { width: '440px', margin: '0 0 auto auto', maxHeight: '100dvh' } } },
  ],
});

export const inside = style({
  display: 'grid',
  gap: '20px',
  padding: fluid(20, 32),
});
export const head = style({ display: 'flex', justifyContent: 'space-between', alignItems: 'flex-start', gap: '16px' });
export const close = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '44px',
  height: '44px',
  margin: '-6px -12px 0 0',
  padding: 0,
  border: 0,
  background: 'none',
  fontSize: '1.25rem',
  cursor: 'pointer',
});
export const foot = style({ display: 'flex', flexWrap: 'wrap', gap: '12px', marginTop: '4px' });
