import { bell, lerp } from '../../../illustrations/drawing.ts';
import type { Scene } from './composition.ts';

/** How many terraces lie between the wood and the last wall. */
export const terraceCount = 8;

/** Height of the ground along a contour, by the place in the picture. */
export type Contour = (x: number) => number;

/** The upper edges of all terraces from far to near, and the last wall's foot at the end. */
export function contoursOf({ ridge, depth, country, noise, gather }: Scene): Contour[] {
  const horizon = ridge + 44;
  const bottom = horizon + depth;
  const tilt = gather > 1.5 ? 0.6 : 1;
  return Array.from({ length: terraceCount + 1 }, (_, k): Contour => {
    const near = k / terraceCount;
    const base = lerp(horizon, bottom, near ** 1.4);
    const rise = 86 * (1 - near) ** 0.8 + 16;
    return (x) => {
      const u = country(x);
      const hill = bell(u, 1050 - k * 105, 250 + k * 60) * rise;
      const swell = (26 + 34 * near) * Math.sin(u / 310 + k * 0.9) * near * 1.1;
      const fall = (u - 720) * -0.072 * near * tilt;
      return base - hill + swell * tilt + fall + 6 * noise(u / 120 + k * 13);
    };
  });
}

/** Height in pixels of the dry-stone wall at the foot of terrace `k`. */
export const wallHeight = (k: number): number => {
  const near = k / terraceCount;
  return k === 0 ? 2.6 : lerp(3.2, 26, near * near * 0.5 + near * 0.5);
};
