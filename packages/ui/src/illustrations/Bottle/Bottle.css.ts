import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { labelStyles } from '../../themes/generated/labels.ts';
import { typeSize } from './labels/sheet.ts';
import { heightInRow, widthInRow } from '../row-scale.css.ts';

/** Labels are set in the fonts of the theme that prints them. */
export const labelType = styleVariants(labelStyles, ({ type }) => type);

export const bottle = style({
  flex: 'none',
  fontSize: typeSize,
  fontVariantNumeric: 'lining-nums',
  // Else the browser takes a face for each size on the screen after all.
  textRendering: 'geometricPrecision',
});
// A row too small for its labels to be read sets them upright (`--bottle-italic: normal`), rather than fetch a face for that.
globalStyle(`${bottle} [font-style]`, { fontStyle: 'var(--bottle-italic, italic)' });

/** A photograph as high as the bottle is, standing on the line; one that is not cut close is made smaller rather than broad. */
export const photographed = style({ display: 'block', flex: 'none' });
globalStyle(`${photographed} img`, {
  display: 'block',
  width: 'auto',
  height: heightInRow,
  maxWidth: `calc(1.5 * ${widthInRow})`,
  objectFit: 'contain',
  objectPosition: '50% 100%',
});
