import type { Ink, Point, Polygon, Print, Random } from '../kernel/index.ts';
import { between, cut, gouge } from '../kernel/index.ts';

export type SheepInks = { wool: Ink; shade: Ink; dark: Ink };

/** A sheep as long as `size`, grazing or with its head up; (x, y) is the ground under its middle. */
export type Sheep = { x: number; y: number; size: number; facing?: 1 | -1; grazing?: boolean };

/** Wool with a leafy edge, four legs, a dark head. */
export function printSheep(print: Print, { x, y, size, facing = 1, grazing = true }: Sheep, inks: SheepInks, random: Random): void {
  const at = (dx: number, dy: number): Point => [x + dx * size * facing, y + dy * size];
  const wool = Array.from({ length: 17 }, (_, i): Point => {
    const turn = (i / 17) * Math.PI * 2;
    const reach = (i % 2 ? 1.04 : 0.94) * between(random, 0.95, 1.05);
    return at(Math.cos(turn) * 0.4 * reach, -0.44 + Math.sin(turn) * 0.25 * reach);
  });
  const [hx, hy] = grazing ? [0.5, -0.2] : [0.5, -0.66];
  const head: Polygon = [at(hx - 0.12, hy - 0.12), at(hx + 0.02, hy - 0.1), at(hx + 0.16, hy + 0.06), at(hx + 0.08, hy + 0.12), at(hx - 0.1, hy + 0.04)];
  print.pull(inks.dark, [
    ...[-0.26, -0.14, 0.14, 0.26].map((dx) => gouge(at(dx, -0.28), at(dx + 0.01, 0.01), size * 0.075, random)),
    gouge(at(0.28, -0.46), at(hx, hy - 0.02), size * 0.16, random),
    cut(head, { step: size * 0.14, amp: size * 0.008 }, random),
    gouge(at(hx - 0.06, hy - 0.1), at(hx - 0.2, hy - 0.06), size * 0.06, random),
  ]);
  print.pull(inks.wool, [cut(wool, { step: size * 0.16, amp: size * 0.012 }, random)]);
  const curls = Array.from({ length: 9 }, () => {
    const [dx, dy] = [between(random, -0.28, 0.28), between(random, -0.5, -0.26)];
    return gouge(at(dx, dy), at(dx + 0.08, dy + 0.04), size * 0.03, random);
  });
  print.pull(inks.shade, [...curls, gouge(at(-0.32, -0.25), at(0.3, -0.23), size * 0.06, random)]);
}
