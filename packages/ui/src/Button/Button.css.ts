import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../themes/contract.css.ts';
import { from, measure, motion } from '../themes/scale.ts';
import { body } from '../type/type.css.ts';
import { busyBar } from './show-busy.ts';

const base = style([
  body.control,
  {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '12px',
    border: '1px solid transparent',
    borderRadius: vars.shape.radius,
    background: 'none',
    fontFamily: vars.font.body,
    fontWeight: vars.font.strongWeight,
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    transition: `background-color ${motion.color}, border-color ${motion.color}, color ${motion.color}`,
    '@media': { print: { display: 'none' } },
    selectors: {
      '&:disabled': {
        cursor: 'not-allowed',
        background: vars.color.disabled,
        borderColor: vars.color.line,
        color: vars.color.muted,
      },
    },
  },
]);

export const size = styleVariants({
  normal: [
    base,
    {
      minHeight: measure.control,
      padding: '10px 23px',
      selectors: { '[data-controls="dense"] &': { minHeight: measure.controlSmall, padding: '8px 18px' } },
    },
  ],
  small: [base, { minHeight: measure.controlSmall, padding: '6px 11px', fontSize: '.9375rem', '@media': { [from.phone]: { paddingInline: '19px' } } }],
});

const idle = '&:hover:not(:disabled)';

export const look = styleVariants({
  'filled-accent': {
    background: vars.color.accent,
    color: vars.color.onAccent,
    selectors: { [idle]: { background: vars.color.accentHover } },
  },
  'filled-ink': {
    background: vars.color.ink,
    color: vars.color.ground,
    selectors: { [idle]: { background: vars.color.accent, color: vars.color.onAccent } },
  },
  'outline-accent': {
    borderColor: vars.color.accent,
    color: vars.color.accent,
    selectors: { [idle]: { background: vars.color.accent, color: vars.color.onAccent } },
  },
  'outline-ink': {
    borderColor: vars.color.control,
    color: vars.color.ink,
    selectors: { [idle]: { background: vars.color.ink, borderColor: vars.color.ink, color: vars.color.ground } },
  },
  'quiet-accent': { color: vars.color.accent },
  'quiet-ink': { color: vars.color.ink },
});

/** The quiet button is set like a link: its line stands under the words only, and they begin where those above them do. */
export const quiet = style({
  borderWidth: 0,
  paddingInline: 0,
  '@media': { [from.phone]: { paddingInline: 0 } },
  selectors: {
    '[data-controls="dense"] &': { paddingInline: 0 },
    '&:disabled': { background: 'none' },
  },
});

export const quietWords = style({
  borderBottom: '1px solid currentColor',
  paddingBottom: '3px',
  selectors: { 'button:disabled > &': { borderColor: 'transparent' } },
});

/** As wide as its place: what stands in the middle needs no room at its sides. */
export const full = style({ width: '100%', '@media': { [from.phone]: { paddingInline: '11px' } } });

const pass = keyframes({ from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(1)' } });

export const busy = style({
  cursor: 'progress',
  '::after': {
    content: '',
    position: 'absolute',
    insetInline: '0',
    bottom: '0',
    // An edge and no ground: readers with colours of their own see no grounds.
    borderBottom: `${busyBar.height} solid`,
    transformOrigin: 'left',
    animation: `${pass} ${busyBar.milliseconds}ms ${busyBar.easing} infinite`,
  },
});
