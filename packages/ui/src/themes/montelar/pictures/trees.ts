import type { Point, Polygon } from '../../../illustrations/drawing.ts';
import { between, gouge, type Random, seeded } from '../../../illustrations/drawing.ts';
import type { Scene } from './composition.ts';
import { type Contour, wallHeight } from './contours.ts';

/** Almonds and oaks on the walls of two terraces: country coordinate, and height in pixels. */
const groves: Readonly<Record<number, readonly (readonly [u: number, height: number])[]>> = {
  1: [
    [100, 30],
    [446, 38],
    [484, 30],
    [842, 38],
    [1340, 30],
  ],
  3: [
    [230, 70],
    [1012, 56],
    [1062, 70],
  ],
};

/** A crown is three clumps: place beside the foot and above it, and reach, in shares of the height. */
const clumps = [
  [-0.18, 0.66, 0.27],
  [0.2, 0.7, 0.27],
  [0, 0.8, 0.27],
] as const;

const clump = (x: number, y: number, reach: number, random: Random): Polygon =>
  Array.from({ length: 15 }, (_, i): Point => {
    const turn = (i / 15) * Math.PI * 2;
    const out = reach * (i % 2 ? 0.86 : 1.08) * between(random, 0.9, 1.1);
    return [x + Math.cos(turn) * out, y + Math.sin(turn) * out * 0.8];
  });

/** Prints the trees, each cut free of what lies behind it, that stand on the wall of terrace `k`, if any do. */
export function printTrees({ print, inks, seed, place }: Scene, k: number, foot: Contour): void {
  const random = seeded(seed * 31 + 80 + k);
  const dark: Polygon[] = [];
  const halo: Polygon[] = [];
  const lights: Polygon[] = [];
  for (const [u, h] of groves[k] ?? []) {
    const x = place(u);
    const y = foot(x) - wallHeight(k) + 2;
    dark.push([
      [x - h * 0.055, y],
      [x - h * 0.02, y - h * 0.5],
      [x + h * 0.04, y - h * 0.5],
      [x + h * 0.065, y],
    ]);
    dark.push(gouge([x, y - h * 0.3], [x - h * 0.24, y - h * 0.62], h * 0.07, random));
    for (const [dx, dy, reach] of clumps) {
      halo.push(clump(x + dx * h, y - dy * h, reach * h + 3, random));
      dark.push(clump(x + dx * h, y - dy * h, reach * h, random));
    }
    for (let i = 0; i < 13; i++) {
      const gx = x + h * between(random, -0.3, 0.36);
      const gy = y - h * (0.62 + 0.34 * random() * (1 - Math.abs(gx - x) / h));
      lights.push(gouge([gx, gy], [gx + h * 0.13, gy - h * 0.08], h * 0.055, random));
    }
  }
  print.pull(inks.ochre, halo);
  print.pull(inks.dark, dark);
  print.pull(inks.ochre, lights);
}
