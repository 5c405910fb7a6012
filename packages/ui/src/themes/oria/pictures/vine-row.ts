import type { Point, Polygon } from '../../../illustrations/drawing.ts';
import { between, cut, gouge, lerp, type Random, seeded } from '../../../illustrations/drawing.ts';
import type { Scene } from './composition.ts';

/** The leaves of a bush vine over (x, y): a low dome with a leafy edge, and shoots that stand out of it. */
function bush(x: number, y: number, size: number, random: Random): Polygon[] {
  const dome = Array.from({ length: 19 }, (_, i): Point => {
    const angle = Math.PI * (1 - i / 18);
    const leaf = (i % 2 ? 1.05 : 0.93) * between(random, 0.94, 1.06);
    return [x + Math.cos(angle) * size * 0.62 * leaf, y - Math.sin(angle) * size * 0.68 * leaf];
  });
  const foot: Point[] = [
    [x + size * 0.42, y + size * between(random, 0.04, 0.12)],
    [x + size * 0.1, y + size * between(random, -0.02, 0.06)],
    [x - size * 0.36, y + size * between(random, 0.04, 0.12)],
  ];
  const shoots = [0.22, 0.38, 0.55, 0.76].map((share) => {
    const angle = Math.PI * (1 - share) + between(random, -0.12, 0.12);
    const reach = size * between(random, 0.72, 0.88);
    return gouge(
      [x + Math.cos(angle) * size * 0.4, y - Math.sin(angle) * size * 0.4],
      [x + Math.cos(angle) * reach * 0.9, y - Math.sin(angle) * reach],
      size * 0.1,
      random,
    );
  });
  return [[...dome, ...foot], ...shoots];
}

/** One row of bush vines on the edge where the ground is cut open. */
export function printVineRow(scene: Scene): void {
  const { print, inks, seed, soil, vines, vineSize: s } = scene;
  const random = seeded(seed * 31 + 50);
  const trunks: Polygon[] = [];
  const shadows: Polygon[] = [];
  const crowns: Polygon[] = [];
  const lights: Polygon[] = [];
  for (const x of vines) {
    const y = soil + 4;
    const trunk: Polygon = [
      [x - 3, y + 6],
      [x - 2, y - s * 0.4],
      [x - 5, y - s * 0.62],
      [x + 4, y - s * 0.62],
      [x + 3, y - s * 0.36],
      [x + 4, y + 6],
    ];
    trunks.push(cut(trunk, { step: 7, amp: 1 }, random));
    const leaves = bush(x, y - s * 0.4, s, random);
    shadows.push(...leaves.map((outline) => outline.map(([px, py]): Point => [x + (px - x) * 1.09, y - s * 0.36 + (py - y + s * 0.36) * 1.09])));
    crowns.push(...leaves);
    for (let i = 0; i < 7; i++) {
      const gx = x + s * between(random, -0.42, 0.3);
      const gy = y - s * between(random, 0.48, 0.98 - Math.abs(gx - x) / s);
      lights.push(gouge([gx, gy], [gx + s * 0.16, gy - s * 0.13], s * 0.075, random));
    }
  }
  print.pull(inks.dark, [...trunks, ...shadows]);
  print.pull(inks.green, crowns);
  print.pull(inks.sage, lights);
}

/** Three roots under every vine; the middle one goes for the limestone. */
export function printRoots(scene: Scene): void {
  const { print, inks, seed, soil, height, vines } = scene;
  const random = seeded(seed * 31 + 51);
  const depth = height - soil;
  const roots = vines.flatMap((vineX) =>
    [0, 1, 2].map((i): Polygon => {
      const pieces = 8;
      const length = depth * (i === 1 ? between(random, 0.5, 0.86) : between(random, 0.22, 0.42));
      let [x, y] = [vineX, soil + 2];
      let angle = Math.PI / 2 + (i - 1) * 0.42 + between(random, -0.15, 0.15);
      const left: Point[] = [];
      const right: Point[] = [];
      for (let piece = 0; piece <= pieces; piece++) {
        const half = (4.2 * (1 - piece / pieces) + 0.6) / 2;
        left.push([x - half, y]);
        right.unshift([x + half, y]);
        angle = lerp(angle + between(random, -0.25, 0.25), Math.PI / 2, 0.22);
        x += (Math.cos(angle) * length) / pieces;
        y += (Math.sin(angle) * length) / pieces;
      }
      return [...left, ...right];
    }),
  );
  print.pull(inks.dark, roots);
}
