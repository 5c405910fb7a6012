import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../themes/contract.css.ts';
import { text } from '../themes/scale.ts';

const base = style({
  display: 'inline-block',
  padding: '2px 9px',
  border: '1px solid currentColor',
  borderRadius: vars.shape.radius,
  fontSize: text.note[0],
  lineHeight: 1.5,
  // In one line where there is room for it, whatever shares the row; twice as large it breaks.
  width: 'max-content',
  maxWidth: '100%',
});

export const tone = styleVariants({
  accent: [base, { color: vars.color.accent }],
  success: [base, { color: vars.color.success }],
  muted: [base, { color: vars.color.muted }],
  filled: [base, { background: vars.color.accent, borderColor: vars.color.accent, color: vars.color.onAccent }],
});

/** A figure in a square; nothing at all when empty. */
export const count = style({
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: '24px',
  height: '24px',
  padding: '0 5px',
  borderRadius: vars.shape.radius,
  background: vars.color.accent,
  color: vars.color.onAccent,
  fontSize: text.note[0],
  fontWeight: vars.font.strongWeight,
  lineHeight: 1,
  ':empty': { display: 'none' },
});
