import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../themes/contract.css.ts';
import { motion } from '../themes/scale.ts';

const grow = keyframes({ from: { transform: 'scaleX(0)' } });

const colour = style({ textDecoration: 'none', transition: `color ${motion.color}` });

/** One line under the words; under the pointer it is drawn anew from the left. */
const underline = style({
  position: 'relative',
  display: 'inline-block',
  paddingBlock: '10px',
  // It leads somewhere else, which paper does not.
  '@media': { print: { display: 'none' } },
  '::after': {
    content: '',
    position: 'absolute',
    insetInline: '0',
    bottom: '6px',
    // An edge and no ground: readers with colours of their own see no grounds.
    borderTop: '1px solid',
    transformOrigin: 'left',
  },
  selectors: { '&:hover::after': { animation: `${grow} ${motion.underline}` } },
});

export const variant = styleVariants({
  standalone: [colour, underline],
  inline: [
    colour,
    {
      textDecoration: 'underline',
      textDecorationThickness: '1px',
      textUnderlineOffset: '.28em',
      ':hover': { textDecorationThickness: '2px' },
    },
  ],
  quiet: [colour, { ':hover': { textDecoration: 'underline', textUnderlineOffset: '.35em' } }],
});

export const tone = styleVariants({
  accent: { color: vars.color.accent },
  second: { color: vars.color.second },
  ink: { color: vars.color.ink },
  muted: { color: vars.color.muted },
});
