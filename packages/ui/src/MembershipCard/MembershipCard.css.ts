import { createVar, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { cardInks } from '../illustrations/inks.ts';
import { vars } from '../themes/contract.css.ts';
import { fluid, motion, rem, text } from '../themes/scale.ts';

/** It is handed over: its back first, a frame on the bare ground, and then its face. */
const turned = keyframes({ from: { transform: 'perspective(1200px) rotateY(-180deg)' }, to: { transform: 'perspective(1200px) rotateY(0)' } });

const paper = createVar();

const base = style({
  position: 'relative',
  transformStyle: 'preserve-3d',
  animation: `${turned} ${motion.turn}`,
  containerType: 'inline-size',
  width: '100%',
  maxWidth: '520px',
  padding: '8px',
  borderRadius: '14px',
});

/** The back. */
export const back = style({
  position: 'absolute',
  inset: '8px',
  display: 'grid',
  placeItems: 'center',
  border: '1px solid currentColor',
  borderRadius: '7px',
  transform: 'rotateY(180deg)',
  backfaceVisibility: 'hidden',
});

/** The dark one would end nowhere on the club's black: its edge is engraved. */
export const card = styleVariants(cardInks, ({ ground, engraving, words }, tier) => [
  base,
  { vars: { [paper]: ground }, background: paper, color: words, ...(tier === 'permanent' && { padding: '7px', border: `1px solid ${engraving}` }) },
]);

export const frame = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'space-between',
  background: 'inherit',
  aspectRatio: '404 / 240',
  border: '1px solid currentColor',
  borderRadius: '7px',
  overflow: 'hidden',
  backfaceVisibility: 'hidden',
  '@container': { '(max-width: 330px)': { aspectRatio: 'auto', minHeight: '224px' } },
});

export const picture = style({ position: 'absolute', inset: '0 0 auto' });

export const head = style({ position: 'relative', display: 'flex', justifyContent: 'space-between', padding: '14px 18px 0' });

/** On the card's own ground, which the lines of a high ridge leave free. */
export const tier = style({
  alignSelf: 'start',
  marginInlineEnd: '-8px',
  marginTop: '-14px',
  padding: '14px 8px 4px',
  background: paper,
  fontFamily: vars.font.display,
  fontVariationSettings: vars.font.displayCut,
  fontSize: rem(17),
  fontWeight: vars.font.labelWeight,
  letterSpacing: '.12em',
  textTransform: 'uppercase',
});

/** The card's own ground under the words: letters are never read over lines. */
export const foot = style({ position: 'relative', background: 'inherit', padding: '0 14px 10px' });

export const name = style({
  paddingTop: '8px',
  borderTop: '1px solid currentColor',
  fontFamily: vars.font.display,
  fontVariationSettings: vars.font.displayCut,
  fontSize: fluid(21, 26),
  lineHeight: 1.2,
});

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '2px 16px',
  marginTop: '4px',
  fontSize: text.note[0],
  lineHeight: text.note[1],
});
export const fact = style({ display: 'flex', gap: '.35em' });
export const value = style({ margin: 0, fontVariantNumeric: 'lining-nums tabular-nums', whiteSpace: 'nowrap' });
