import { style } from '@vanilla-extract/css';
import { vars } from '../themes/contract.css.ts';

/** The emphasised line: italic in the accent where the theme has italics, else as the rest. */
export const emphasis = style({
  display: 'block',
  fontStyle: vars.font.emphasisStyle,
  color: `color-mix(in srgb, ${vars.color.accent} ${vars.font.emphasisShare}, ${vars.color.ink})`,
});

export const second = style({ color: vars.color.second });
