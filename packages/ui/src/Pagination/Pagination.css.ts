import { style } from '@vanilla-extract/css';
import { vars } from '../themes/contract.css.ts';
import { chosenThere, forcedColors } from '../themes/forced-colors.ts';
import { from, motion } from '../themes/scale.ts';
import { body } from '../type/type.css.ts';

export const bar = style([
  body.control,
  {
    display: 'grid',
    gridTemplateColumns: '1fr auto 1fr',
    alignItems: 'center',
    gap: '8px 16px',
    paddingTop: '16px',
    borderTop: `1px solid ${vars.color.line}`,
    '@media': { [`not all and ${from.phone}`]: { gridTemplateColumns: '1fr 1fr' } },
  },
]);
export const note = style({ color: vars.color.muted });
export const pages = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  '@media': { [`not all and ${from.phone}`]: { gridColumn: '1 / -1', gridRow: 1 } },
});
export const page = style({
  display: 'grid',
  placeItems: 'center',
  minWidth: '44px',
  height: '44px',
  borderRadius: vars.shape.radius,
  color: vars.color.ink,
  textDecoration: 'none',
  fontVariantNumeric: 'lining-nums tabular-nums',
  transition: `background-color ${motion.color}`,
  selectors: {
    '&:hover': { background: vars.color.raise },
    '&[aria-current]': { background: vars.color.accent, color: vars.color.onAccent },
  },
  '@media': { [forcedColors]: { selectors: { '&[aria-current]': chosenThere } } },
});
export const gap = style([page, { selectors: { '&:hover': { background: 'none' } } }]);
export const ways = style({ display: 'flex', justifyContent: 'flex-end', gap: '24px' });
export const item = style({ display: 'flex' });
