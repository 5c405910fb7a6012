import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../themes/contract.css.ts';
import { forcedColors } from '../themes/forced-colors.ts';

const base = style({
  display: 'inline-flex',
  alignItems: 'baseline',
  gap: '8px',
  whiteSpace: 'nowrap',
  '::before': {
    content: '',
    flex: 'none',
    width: '8px',
    height: '8px',
    border: '2px solid currentColor',
    borderRadius: '50%',
    background: 'currentColor',
  },
  '@media': { [forcedColors]: { '::before': { forcedColorAdjust: 'none' } } },
});

/** The shape of the sign differs too: full, hollow, a square. */
export const tone = styleVariants({
  open: [base, { color: vars.color.accent, fontWeight: vars.font.strongWeight, '::before': { background: 'none' } }],
  done: [base, { color: vars.color.success }],
  failed: [base, { color: vars.color.error, fontWeight: vars.font.strongWeight, '::before': { borderRadius: 0 } }],
  quiet: [base, { color: vars.color.muted, '::before': { background: 'none', borderWidth: '1px' } }],
});
