import { style } from '@vanilla-extract/css';
import { vars } from '../themes/contract.css.ts';

export const skip = style({
  position: 'absolute',
  zIndex: 10,
  top: '8px',
  insetInlineStart: '8px',
  padding: '12px 20px',
  background: vars.color.accent,
  color: vars.color.onAccent,
  fontWeight: vars.font.strongWeight,
  selectors: { '&:not(:focus)': { clipPath: 'inset(50%)', pointerEvents: 'none' } },
});
