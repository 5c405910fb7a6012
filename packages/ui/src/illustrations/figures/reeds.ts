import type { Ink, Point, Polygon, Print, Random } from '../kernel/index.ts';
import { between, cut, gouge, lerp, outline, type Place, placed } from '../kernel/index.ts';

export type ReedInks = { stem: Ink; leaf: Ink; plume: Ink; plumeLight: Ink };

/** A stand of reeds: a stem each, rooted at (x, y), as tall as `height`; `lean` is how far its head hangs over, in shares of the height. */
export type Reed = { x: number; y: number; height: number; lean?: number };

/** Stems with long leaves, and a feathery head on each that the wind lays to one side. */
export function printReeds(print: Print, reeds: readonly Reed[], inks: ReedInks, random: Random): void {
  const [stems, leaves, plumes, lights]: Polygon[][] = [[], [], [], []];
  for (const { x, y, height, lean = 0.08 } of reeds) {
    const at = (share: number): Point => [x + lean * height * share ** 2, y - height * share];
    const thick = height * 0.02 + 0.8;
    stems?.push(gouge(at(0), at(0.9), thick, random, -lean * height * 0.22));
    for (let leaf = 0; leaf < 5; leaf++) {
      const from = at(between(random, 0.06, 0.66));
      const side = leaf % 2 ? 1 : -1;
      const reach = height * between(random, 0.2, 0.34);
      const to: Point = [from[0] + side * reach * 0.5, from[1] - reach];
      (leaf % 3 === 1 ? leaves : stems)?.push(gouge(from, to, height * 0.034, random, side * reach * 0.12));
    }
    // The head: a feather of a few strands to one side, longest in its middle.
    const side = lean < 0 ? -1 : 1;
    for (let strand = 0; strand < 7; strand++) {
      const from = at(0.78 + strand * 0.035);
      const reach = height * lerp(0.07, 0.13, Math.sin(((strand + 1.2) / 8) * Math.PI)) * between(random, 0.85, 1.15);
      const to: Point = [from[0] + side * reach * lerp(0.85, 0.5, strand / 6), from[1] - reach * lerp(0.05, 0.85, strand / 6)];
      (strand % 4 === 2 ? lights : plumes)?.push(gouge(from, to, height * 0.036, random, -side * reach * 0.2));
    }
  }
  print.pull(inks.stem, stems ?? []);
  print.pull(inks.leaf, leaves ?? []);
  print.pull(inks.plume, plumes ?? []);
  print.pull(inks.plumeLight, lights ?? []);
}

/** Bill, crest, the neck's bend, back, tail, belly and breast, one high over its feet. */
const heron = outline(
  '0.5,-0.905 0.25,-0.975 0.17,-1 0.1,-0.98 -0.07,-0.93 0.09,-0.935 0.085,-0.89 0.02,-0.81 0.02,-0.73 -0.02,-0.67 -0.13,-0.63 -0.3,-0.52 -0.47,-0.34 -0.3,-0.37 -0.14,-0.38 0.02,-0.42 0.12,-0.52 0.14,-0.62 0.1,-0.72 0.12,-0.8 0.2,-0.9 0.28,-0.925',
);

/** A heron that waits; (x, y) is the ground or the water's face at its feet, `size` its height. */
export function printHeron(print: Print, place: Place, inks: { body: Ink; light: Ink }, random: Random): void {
  const { size } = place;
  const line = (points: string, width: number): Polygon => {
    const [from = [0, 0], to = [0, 0]] = placed(outline(points), place);
    return gouge(from, to, size * width, random);
  };
  print.pull(inks.body, [
    line('-0.09,-0.4 -0.05,-0.2', 0.036),
    line('-0.05,-0.22 -0.07,0.02', 0.03),
    line('0,-0.42 0.05,-0.22', 0.036),
    line('0.05,-0.24 0.04,0.02', 0.03),
    cut(placed(heron, place), { step: size * 0.14, amp: size * 0.006 }, random),
  ]);
  print.pull(inks.light, [
    line('-0.04,-0.6 -0.32,-0.43', 0.036),
    line('0,-0.55 -0.26,-0.42', 0.03),
    line('0.02,-0.49 -0.18,-0.41', 0.026),
    line('0.09,-0.6 0.065,-0.74', 0.024),
    line('0.07,-0.8 0.14,-0.9', 0.024),
    line('0.2,-0.955 0.235,-0.95', 0.02),
  ]);
}
