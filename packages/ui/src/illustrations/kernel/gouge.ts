import type { Point, Polygon } from './geometry.ts';
import { lerp } from './geometry.ts';
import type { Random } from './random.ts';

/** Shares of the length and of the width for the ten points of a gouge, there and back. */
const lens: readonly Point[] = [
  [0, 0],
  [0.14, 0.34],
  [0.42, 0.54],
  [0.78, 0.46],
  [0.97, 0.2],
  [1, 0],
  [0.95, -0.18],
  [0.7, -0.44],
  [0.38, -0.48],
  [0.12, -0.3],
];
/** A mark too thin for the grid to tell ten points apart keeps these of them. */
const sliver = [0, 2, 5, 8];
const splinter = [0, 2, 3, 5, 7, 8];

/**
 * The mark of a V tool from `a` to `b`: blunt near the start, pointed at both ends, ±25 % in width,
 * bent sideways by `bend`. Marks narrower than 1.7 units get fewer points: the sheet's grid of half
 * a pixel would swallow the rest.
 */
export function gouge(a: Point, b: Point, width: number, random: Random, bend = 0): Polygon {
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
  const normal: Point = [-(b[1] - a[1]) / length, (b[0] - a[0]) / length];
  const kept = width < 1.7 ? sliver : width < 3.4 ? splinter : undefined;
  const points = kept ? kept.map((i) => lens[i] as Point) : lens;
  return points.map(([along, across]): Point => {
    const jittered = across * width * (0.75 + 0.5 * random());
    const out = jittered + Math.sin(along * Math.PI) * bend;
    return [lerp(a[0], b[0], along) + normal[0] * out, lerp(a[1], b[1], along) + normal[1] * out];
  });
}
