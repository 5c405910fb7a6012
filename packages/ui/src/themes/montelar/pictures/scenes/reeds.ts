import type { Point, Polygon } from '../../../../illustrations/drawing.ts';
import { between, gouge, lerp, printHeron, printReeds, type Reed, seeded, smoothNoise, svgFile, tuft } from '../../../../illustrations/drawing.ts';
import { landscapeInks as inks } from '../../inks.ts';
import { openScene } from '../composition.ts';
import { printSierra } from '../sierra.ts';
import { printSky, printSun } from '../sky.ts';
import { hero } from '../views.ts';
import { printTree } from './tree.ts';

/** The pond behind the reed bed, in the evening: what washed the cellar stands still, and a heron in it. */
export function drawReeds(): string {
  const scene = openScene({ ...hero, width: 800, height: 500, inks, ridge: 150, hillX: 520, skyTop: 6, sun: { x: 452, y: 70, radius: 32 }, seed: 61 });
  const { print, width, height, sun, seed } = scene;
  const random = seeded(seed * 7);
  const sway = smoothNoise(seed);
  printSky(scene);
  printSun(scene);
  printSierra(scene);
  const farBank = (x: number) => 274 + 5 * sway(x / 120);
  print.pull(inks.ochre, [line((x) => 214 + 6 * sway(x / 200 + 9), height)]);
  const rows = Array.from({ length: 4 }, (_, row) => {
    const [y, size] = [226 + row * 11 + row ** 2, 10 + row * 3];
    return Array.from({ length: Math.ceil(width / (size * 1.5)) }, (__, i) => tuft((i + (row % 2) / 2) * size * 1.5, y, size, size * 0.7, random));
  });
  print.pull(inks.ochreDeep, rows.flat());
  for (const [x, size] of [
    [566, 66],
    [648, 78],
    [730, 60],
  ] as const)
    printTree(print, x, farBank(x) + 3, size, random);
  print.pull(inks.dark, [line(farBank, height)]);
  print.pull(inks.plate, [line((x) => farBank(x) + 7, height)]);
  printWater();
  printStand(inks.wine, -10, 350, 316, 140, 42);
  printHeron(print, { x: 566, y: 420, size: 122, facing: -1 }, { body: inks.dark, light: inks.lime }, random);
  print.pull(inks.dark, [gouge([546, 423], [592, 422], 3, random), gouge([554, 428], [582, 427], 2, random)]);
  printBank();
  printStand(inks.dark, -20, 280, 488, 300, 26);
  printStand(inks.dark, 700, 830, 494, 210, 10);
  return svgFile({ print, width, height });

  /** Everything below a line. */
  function line(y: (x: number) => number, bottom: number): Polygon {
    const points: Point[] = [];
    for (let x = -10; x <= width + 10; x += 12) points.push([x, y(x) + between(random, -1, 1)]);
    return [...points, [width + 10, bottom + 4], [-10, bottom + 4]];
  }

  /** What stands on the far side, head down, and the sun's path. */
  function printWater(): void {
    const level = (count: number, from: number, to: number, x: () => number, reach: number): Polygon[] =>
      Array.from({ length: count }, () => {
        const down = random();
        const [y, length] = [lerp(from, to, down), reach * lerp(0.4, 1.3, down) * between(random, 0.6, 1.2)];
        const middle = x();
        return gouge([middle - length / 2, y], [middle + length / 2, y + between(random, -0.8, 0.8)], lerp(2, 4.4, down), random);
      });
    print.pull(
      inks.rose,
      level(80, 288, 470, () => between(random, -20, width + 20), 90),
    );
    print.pull(
      inks.wine,
      [566, 648, 730].flatMap((x) => level(9, 284, 330, () => x + between(random, -24, 24), 46)),
    );
    const path = sun?.x ?? 0;
    print.pull(
      inks.ochre,
      level(28, 292, 452, () => path + between(random, -18, 18), 66),
    );
    print.pull(
      inks.sunCut,
      level(18, 298, 460, () => path + between(random, -60, 60), 40),
    );
  }

  /** The near bank. */
  function printBank(): void {
    const edge = (x: number) => 452 + 26 * Math.sin((x / width) * Math.PI) + 4 * sway(x / 60);
    print.pull(inks.dark, [line((x) => edge(x) - 4, height)]);
    print.pull(inks.ochre, [line(edge, height)]);
    print.pull(
      inks.ochreDeep,
      Array.from({ length: 70 }, () => {
        const x = between(random, -10, width);
        const y = between(random, edge(x) + 6, height);
        return gouge([x, y], [x + between(random, 10, 30), y + between(random, -2, 1)], between(random, 2, 3.4), random);
      }),
    );
  }

  function printStand(stem: string, from: number, to: number, foot: number, tall: number, count: number): void {
    const reeds = Array.from({ length: count }, (_, i): Reed => ({
      x: lerp(from, to, (i + random()) / count),
      y: foot + between(random, -4, 8),
      height: tall * between(random, 0.62, 1.05),
      lean: between(random, 0.04, 0.16),
    }));
    const isNear = stem === inks.dark;
    printReeds(print, reeds, { stem, leaf: isNear ? inks.wine : inks.shadow, plume: isNear ? inks.ochre : inks.stoneWarm, plumeLight: inks.lime }, random);
  }
}
