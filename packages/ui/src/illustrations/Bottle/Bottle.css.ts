import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { labelStyles } from '../../themes/generated/labels.ts';
import { shapes, sizeOf } from './shapes.ts';

/** Labels are set in the fonts of the theme that prints them. */
export const labelType = styleVariants(labelStyles, ({ type }) => type);

export const bottle = style({ display: 'block', flex: 'none', fontVariantNumeric: 'lining-nums' });
// A row too small for its labels to be read sets them upright (`--bottle-italic: normal`), rather than fetch a face for that.
globalStyle(`${bottle} [font-style]`, { fontStyle: 'var(--bottle-italic, italic)' });

const sizes = Object.fromEntries(
  (Object.keys(shapes) as (keyof typeof shapes)[]).map((shape) => {
    const { width, height } = sizeOf(shape);
    return [shape, { width: `calc(${width} * var(--bottle-scale, 1px))`, height: `calc(${height} * var(--bottle-scale, 1px))` }];
  }),
) as Record<keyof typeof shapes, { width: string; height: string }>;

/** Size by the row's `--bottle-scale`, the length of one millimetre. */
export const byRowScale = styleVariants(sizes);

/** A photograph as high as the bottle is, standing on the line; one that is not cut close is made smaller rather than broad. */
export const photographed = styleVariants(sizes, () => ({ display: 'block', flex: 'none' }));
for (const shape of Object.keys(sizes) as (keyof typeof sizes)[])
  globalStyle(`${photographed[shape]} img`, {
    display: 'block',
    width: 'auto',
    height: sizes[shape].height,
    maxWidth: `calc(1.5 * ${sizes[shape].width})`,
    objectFit: 'contain',
    objectPosition: '50% 100%',
  });
