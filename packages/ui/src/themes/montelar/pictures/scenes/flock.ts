import type { Point, Polygon } from '../../../../illustrations/drawing.ts';
import { between, gouge, lerp, printPerson, printSheep, seeded, svgFile } from '../../../../illustrations/drawing.ts';
import { landscapeInks as inks } from '../../inks.ts';
import { openScene } from '../composition.ts';
import { printSierra } from '../sierra.ts';
import { printSky, printSun } from '../sky.ts';
import { hero } from '../views.ts';
import { printWall } from '../wall.ts';
import { coats } from './crew.ts';

/** A slope too steep for the tractor, in winter: bare vines in their rows, and the flock that mows between them. */
export function drawFlock(): string {
  const scene = openScene({ ...hero, width: 800, height: 500, inks, ridge: 150, hillX: 300, skyTop: 6, sun: { x: 650, y: 66, radius: 30 }, seed: 47 });
  const { print, width, height, seed } = scene;
  const random = seeded(seed * 7);
  printSky(scene);
  printSun(scene);
  printSierra(scene);
  const slope = (x: number, down: number): number => lerp(196, 440, down) + (1 - x / width) * lerp(60, 6, down) - 40 * Math.sin((x / width) * 2.6) * (1 - down);
  const crest: Point[] = [];
  for (let x = -20; x <= width + 20; x += 14) crest.push([x, slope(x, 0) + between(random, -1.5, 1.5)]);
  print.pull(inks.ochre, [[...crest, [width + 20, height], [-20, height]]]);
  const grass: Polygon[] = Array.from({ length: 210 }, () => {
    const [x, down] = [random() * width, random()];
    const y = slope(x, down) + 8;
    return gouge([x, y], [x + lerp(5, 20, down), y + between(random, -2, 1)], lerp(1.4, 3, down), random);
  });
  print.pull(inks.ochreDeep, grass);
  const sheep = [
    [120, 0.16],
    [236, 0.1],
    [330, 0.24],
    [470, 0.2],
    [560, 0.36],
    [150, 0.48],
    [300, 0.56],
    [432, 0.5],
    [88, 0.84],
    [236, 0.88],
    [520, 0.84],
  ] as const;
  const woolly = { wool: inks.lime, shade: inks.stone, dark: inks.dark };
  [0.04, 0.3, 0.62, 0.97].forEach((row, i) => {
    const size = lerp(20, 50, row);
    for (let x = size * random(); x < width; x += size * 1.7) printBareVine(x, slope(x, row) + 4, size);
    const until = [0.3, 0.62, 0.97, 2][i] ?? 2;
    for (const [x, down] of sheep.filter(([, at]) => at > row && at <= until))
      printSheep(print, { x, y: slope(x, down) + 10, size: lerp(40, 84, down), facing: x % 3 ? 1 : -1, grazing: x % 4 !== 0 }, woolly, random);
  });
  printPerson(print, { x: 688, y: slope(688, 0.7) + 10, height: 138, pose: 'standing', facing: -1, inks: coats.wine, staff: inks.dark }, random);
  printWall({ print, inks, width, seed }, 6, (x) => height - 6 + Math.sin(x / 80), 32);
  return svgFile({ print, width, height });

  function printBareVine(x: number, y: number, size: number): void {
    const arms = [-0.34, -0.12, 0.12, 0.36].map((dx) =>
      gouge([x, y - size * 0.4], [x + dx * size, y - size * between(random, 0.74, 0.92)], size * 0.1, random),
    );
    print.pull(inks.dark, [gouge([x + 1, y - size * 0.5], [x, y + 3], size * 0.2, random), ...arms]);
  }
}
