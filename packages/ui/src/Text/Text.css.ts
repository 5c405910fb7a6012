import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../themes/contract.css.ts';
import { measure } from '../themes/scale.ts';
import { body } from '../type/type.css.ts';

export const tone = styleVariants({
  ink: { color: vars.color.ink },
  muted: { color: vars.color.muted },
  accent: { color: vars.color.accent },
  second: { color: vars.color.second },
  error: { color: vars.color.error },
  success: { color: vars.color.success },
});

export const strong = style({ fontWeight: vars.font.strongWeight });
export const narrow = style({ maxWidth: measure.text });

export const prose = style([body.story, { maxWidth: measure.text, display: 'grid', gap: '1.1em' }]);
globalStyle(`${prose} a`, { color: vars.color.accent, textDecorationThickness: '1px', textUnderlineOffset: '.28em' });
globalStyle(`${prose} ul`, { listStyleType: 'disc', paddingInlineStart: '1.2em' });
globalStyle(`${prose} ol`, { listStyleType: 'decimal', paddingInlineStart: '1.4em' });
globalStyle(`${prose} :is(strong, b)`, { fontWeight: vars.font.strongWeight });
globalStyle(`${prose} :is(h2, h3)`, {
  fontFamily: vars.font.display,
  fontWeight: vars.font.displayWeight,
  fontVariationSettings: vars.font.displayCut,
  fontSize: vars.type.minor.size,
  lineHeight: vars.type.minor.line,
  marginTop: '.6em',
});

/** A first letter of three lines, where a story begins. */
export const dropCap = style({});
globalStyle(`${dropCap} > p:first-child::first-letter`, {
  fontFamily: vars.font.display,
  fontVariationSettings: vars.font.displayCut,
  color: vars.color.accent,
  float: 'inline-start',
  fontSize: '5.2em',
  lineHeight: '.74',
  paddingInlineEnd: '.08em',
  paddingBlockStart: '.06em',
});
