import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { shapes, sizeOf } from './Bottle/shapes.ts';
import { coreSize } from './SoilCore/draw-core.ts';

/** A shape's millimetres, of which a row's `--bottle-scale` says how long one is. */
const width = createVar('width');
const height = createVar('height');
const millimetres = (size: { width: number; height: number }) => ({ vars: { [width]: `${size.width}`, [height]: `${size.height}` } });

export const bottleMeasures = styleVariants(shapes, (_, shape) => millimetres(sizeOf(shape)));
export const coreMeasures = styleVariants(shapes, (_, shape) => millimetres(coreSize(shape)));

export const widthInRow = `calc(${width} * var(--bottle-scale, 1px))`;
export const heightInRow = `calc(${height} * var(--bottle-scale, 1px))`;

/** Size by the row, of what has one of the measures above. */
export const byRowScale = style({ width: widthInRow, height: heightInRow });
