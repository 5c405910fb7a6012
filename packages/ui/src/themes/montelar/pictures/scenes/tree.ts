import type { Point, Polygon, Print, Random } from '../../../../illustrations/drawing.ts';
import { between, cut, gouge } from '../../../../illustrations/drawing.ts';
import { landscapeInks as inks } from '../../inks.ts';

/** A tree beside a house: an almond, round, with its light from the left. `size` is its height in pixels. */
export function printTree(print: Print, x: number, y: number, size: number, random: Random): void {
  const carved = (shape: Polygon): Polygon => cut(shape, { step: 20, amp: 1 }, random);
  print.pull(inks.dark, [
    carved([
      [x - size * 0.06, y],
      [x - size * 0.02, y - size * 0.45],
      [x + size * 0.04, y - size * 0.45],
      [x + size * 0.08, y],
    ]),
  ]);
  print.pull(inks.dark, [
    gouge([x, y - size * 0.3], [x - size * 0.26, y - size * 0.66], size * 0.07, random),
    gouge([x, y - size * 0.34], [x + size * 0.26, y - size * 0.7], size * 0.07, random),
  ]);
  const clumps = Array.from({ length: 9 }, (_, i) => {
    const [cx, cy] = [x + size * 0.34 * Math.cos(i * 0.72), y - size * 0.74 + size * 0.2 * Math.sin(i * 1.6)];
    return Array.from({ length: 11 }, (__, k): Point => [
      cx + Math.cos(k * 0.571) * size * 0.19 * (k % 2 ? 0.76 : 1.1),
      cy + Math.sin(k * 0.571) * size * 0.16 * (k % 2 ? 0.76 : 1.1),
    ]);
  });
  print.pull(inks.wine, clumps);
  print.pull(
    inks.ochre,
    Array.from({ length: 18 }, () => {
      const [gx, gy] = [x + size * between(random, -0.46, 0.34), y - size * between(random, 0.56, 1)];
      return gouge([gx, gy], [gx + size * 0.1, gy - size * 0.06], size * 0.034, random);
    }),
  );
}
