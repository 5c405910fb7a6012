import { style } from '@vanilla-extract/css';
import { vars } from '../themes/contract.css.ts';
import { forcedColors } from '../themes/forced-colors.ts';
import { motion } from '../themes/scale.ts';
import { body } from '../type/type.css.ts';

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '0 32px',
  borderTop: `1px solid ${vars.color.rule}`,
  borderBottom: `1px solid ${vars.color.line}`,
  selectors: { '[data-controls="dense"] &': { borderTop: 0 } },
});
/** On a phone the row is pushed sideways rather than broken. */
export const nav = style({ flex: '0 1 auto', minWidth: 0, maxWidth: '100%' });
export const list = style({ display: 'flex', gap: '32px', overflowX: 'auto', scrollbarWidth: 'none' });
export const link = style([
  body.control,
  {
    display: 'flex',
    alignItems: 'center',
    gap: '6px',
    minHeight: '64px',
    borderBottom: '3px solid transparent',
    paddingTop: '3px',
    color: vars.color.ink,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    transition: `border-color ${motion.color}`,
    outlineOffset: '-2px',
    selectors: {
      '[data-controls="dense"] &': { minHeight: '48px' },
      '&:hover': { borderColor: vars.color.line },
      '&[aria-current]': { fontWeight: vars.font.strongWeight, borderColor: vars.color.second },
      '&:focus-visible': { outlineOffset: '-2px' },
    },
    '@media': { [forcedColors]: { selectors: { '&:not([aria-current])': { borderColor: 'Canvas' }, '&[aria-current]': { borderColor: 'Highlight' } } } },
  },
]);
export const count = style([
  body.note,
  {
    alignSelf: 'flex-start',
    paddingTop: '15px',
    fontSize: '.84375rem',
    color: vars.color.muted,
    fontWeight: 400,
    fontVariantNumeric: 'lining-nums tabular-nums',
  },
]);
