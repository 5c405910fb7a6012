import { style, styleVariants } from '@vanilla-extract/css';
import { shapes } from '../Bottle/shapes.ts';
import { coreSize } from './draw-core.ts';

export const core = style({ display: 'block', flex: 'none' });

const measures = Object.fromEntries(
  (Object.keys(shapes) as (keyof typeof shapes)[]).map((shape) => {
    const { width, height } = coreSize(shape);
    return [shape, { width: `calc(${width} * var(--bottle-scale, 1px))`, height: `calc(${height} * var(--bottle-scale, 1px))` }];
  }),
) as Record<keyof typeof shapes, { width: string; height: string }>;

/** Size by the row's `--bottle-scale`, as its bottles have it. */
export const byRowScale = styleVariants(measures);
