import type { Point } from '../kernel/index.ts';
import { lerp } from '../kernel/index.ts';
import type { BottleData } from './bottle-data.ts';

/** A bottle in millimetres. */
export type Shape = {
  radius: number;
  height: number;
  /** Where the straight wall ends and where the neck begins. */
  shoulder: number;
  shoulderEnd: number;
  neck: number;
  /** Length of the capsule. */
  capsule: number;
  /** How far the shoulder's two handles reach along the height: a Bordeaux turns late, a Burgundy slopes. */
  handles: readonly [lower: number, upper: number];
  /** Width of the label as a share of the wall's; 0.9 where nothing else is said. */
  paper?: number;
};

/** The four real bottles, and a case of them; a magnum is bigger, and stays so. */
export const shapes: Readonly<Record<BottleData['shape'], Shape>> = {
  bordeaux: { radius: 37, height: 300, shoulder: 188, shoulderEnd: 226, neck: 14.2, capsule: 56, handles: [0.62, 0.52] },
  burgundy: { radius: 41, height: 296, shoulder: 128, shoulderEnd: 226, neck: 14.4, capsule: 56, handles: [0.46, 0.42] },
  half: { radius: 30, height: 240, shoulder: 146, shoulderEnd: 178, neck: 13.2, capsule: 44, handles: [0.62, 0.52] },
  magnum: { radius: 50, height: 352, shoulder: 218, shoulderEnd: 266, neck: 15.6, capsule: 62, handles: [0.62, 0.52] },
  // A box as wide as three bottles; `shoulder` is its upper edge. Smaller than it is, so that it stands on a shelf beside them.
  case: { radius: 72, height: 246, shoulder: 190, shoulderEnd: 190, neck: 13, capsule: 36, handles: [0.62, 0.52], paper: 0.56 },
};

/** Room left beside the glass and above the capsule, so that no edge is clipped. */
export const margin = 1;

/** Width and height of the whole drawing in millimetres. */
export const sizeOf = (shape: BottleData['shape']): { width: number; height: number } => ({
  width: (shapes[shape].radius + margin) * 2,
  height: shapes[shape].height + 1 + margin,
});

/** The right half of the outline, foot to mouth: [half width, height above the foot]. */
export function profile(shape: Shape): Point[] {
  const { radius, height, shoulder, shoulderEnd, neck, handles } = shape;
  const slope = shoulderEnd - shoulder;
  const cubic = (a: number, b: number, c: number, d: number, t: number): number => {
    const u = 1 - t;
    return u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * c + t * t * t * d;
  };
  const curve = Array.from({ length: 14 }, (_, i): Point => {
    const t = (i + 1) / 14;
    return [cubic(radius, radius, neck + 0.8, neck, t), cubic(shoulder, shoulder + slope * handles[0], shoulderEnd - slope * handles[1], shoulderEnd, t)];
  });
  return [[radius - 4, 0], [radius - 1, 1.2], [radius, 4.5], [radius, shoulder], ...curve, [neck - 0.6, height - 16], [neck - 0.6, height]];
}

/** Half the width of a profile at a height above the foot. */
export function halfWidthAt(outline: readonly Point[], height: number): number {
  const next = outline.findIndex((point, i) => i > 0 && point[1] >= height);
  const upper = outline[next === -1 ? outline.length - 1 : next] as Point;
  const lower = outline[next === -1 ? outline.length - 1 : next - 1] as Point;
  const rise = upper[1] - lower[1];
  return rise === 0 ? upper[0] : lerp(lower[0], upper[0], (height - lower[1]) / rise);
}
