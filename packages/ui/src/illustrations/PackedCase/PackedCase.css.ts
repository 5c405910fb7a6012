import { globalStyle, style } from '@vanilla-extract/css';

/** As wide as its place allows, and no higher than `--case-room`. */
export const frame = style({
  position: 'relative',
  containerType: 'inline-size',
  width: 'min(100%, var(--case-room, 560px) * var(--case-width) / var(--case-height))',
  aspectRatio: 'var(--case-width) / var(--case-height)',
});

/** The shadow falls past its edge. */
export const sheet = style({ position: 'absolute', inset: 0, width: '100%', height: '100%', overflow: 'visible' });

export const bottles = style({ vars: { '--bottle-scale': 'calc(100cqw / var(--case-width))' }, position: 'absolute', inset: 0 });
export const bottle = style({ position: 'absolute', translate: '-50% 0', maxWidth: 'none' });

// Nothing of it is made smaller to fit: a magnum is bigger, and stays so.
globalStyle(`${bottle} :is(svg, img)`, { maxWidth: 'none' });
