import { style } from '@vanilla-extract/css';
import { vars } from '../themes/contract.css.ts';
import { chosenThere, forcedColors } from '../themes/forced-colors.ts';

export const frame = style({ position: 'relative', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', minWidth: 0 });

export const track = style({
  display: 'flex',
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  scrollBehavior: 'smooth',
  overscrollBehaviorX: 'contain',
  outlineOffset: '-4px',
  '@media': { '(prefers-reduced-motion: reduce)': { scrollBehavior: 'auto' } },
});

export const slide = style({
  flex: '0 0 100%',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  scrollSnapAlign: 'start',
  scrollSnapStop: 'always',
  minWidth: 0,
});

export const bar = style({
  position: 'absolute',
  insetInline: '20px',
  bottom: '24px',
  display: 'flex',
  justifyContent: 'space-between',
  pointerEvents: 'none',
  '@media': { '(scripting: none)': { display: 'none' } },
});

export const button = style({
  display: 'grid',
  placeItems: 'center',
  minWidth: '48px',
  height: '48px',
  padding: 0,
  border: 0,
  borderRadius: vars.shape.radius,
  background: vars.color.input,
  color: vars.color.ink,
  cursor: 'pointer',
  pointerEvents: 'auto',
});

export const dots = style([button, { display: 'flex', alignItems: 'center', padding: '0 8px', cursor: 'auto' }]);
export const dot = style({
  display: 'grid',
  placeItems: 'center',
  width: '28px',
  height: '44px',
  padding: 0,
  border: 0,
  background: 'none',
  cursor: 'pointer',
  '::before': { content: '', width: '13px', height: '13px', borderRadius: '50%', border: `1px solid ${vars.color.ink}` },
  selectors: { '&[aria-current]::before': { background: vars.color.ink } },
  '@media': { [forcedColors]: { selectors: { '&[aria-current]::before': chosenThere } } },
});
