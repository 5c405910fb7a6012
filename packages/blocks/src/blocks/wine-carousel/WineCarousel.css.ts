import { motion, vars } from '@parral/ui/themes';
import { style } from '@vanilla-extract/css';

export const wine = style({ vars: { '--bottle-scale': '1.15px' }, position: 'relative', display: 'flex', flexDirection: 'column', gap: '2px', height: '100%' });

export const bottle = style({
  display: 'flex',
  alignItems: 'flex-end',
  // One line for all, whatever stands on it.
  height: '412px',
  marginBottom: '16px',
  borderBottom: `${vars.shape.shelf} solid ${vars.color.rule}`,
});

/** The chosen wine stands a little higher. */
export const rise = style({
  transition: `transform ${motion.rise}`,
  selectors: { '[data-chosen] &': { transform: 'translateY(-8px)' }, [`${wine}:hover &`]: { transform: 'translateY(-8px)' } },
  '@media': { '(prefers-reduced-motion: reduce)': { transition: 'none' }, '(scripting: none)': { transform: 'none' } },
});
