import type { Point, Polygon } from '../../../../illustrations/drawing.ts';
import { between, gouge, lerp, printNoonTable, seeded, svgFile } from '../../../../illustrations/drawing.ts';
import { landscapeInks as inks } from '../../inks.ts';
import { openScene } from '../composition.ts';
import { printSierra } from '../sierra.ts';
import { printSky, printSun } from '../sky.ts';
import { hero } from '../views.ts';
import { coats } from './crew.ts';
import { printVine } from './near-vine.ts';
import { printTree } from './tree.ts';

/** Half past two: the whole crew at two tables between the vines and two trees, one of them pours. */
export function drawTable(): string {
  const scene = openScene({ ...hero, width: 800, height: 500, inks, ridge: 150, hillX: 640, skyTop: 6, sun: { x: 330, y: 62, radius: 30 }, seed: 59 });
  const { print, width, height, noise, seed } = scene;
  const random = seeded(seed * 7);
  printSky(scene);
  printSun(scene);
  printSierra(scene);
  const edge: Point[] = [];
  for (let x = -20; x <= width + 20; x += 14) edge.push([x, 182 + 6 * noise(x / 120)]);
  print.pull(inks.sand, [[...edge, [width + 20, height], [-20, height]]]);
  for (const [y, size] of [
    [202, 18],
    [228, 27],
    [262, 38],
  ] as const)
    for (let x = -size * random(); x < width + 40; x += size * 1.5)
      printVine(print, x, y + 2 * noise(x / 60), size, { leaves: inks.wine, light: inks.sand, shadow: inks.stone }, random);
  const yard: Point[] = [];
  for (let x = -20; x <= width + 20; x += 14) yard.push([x, 282 + 4 * noise(x / 90)]);
  print.pull(inks.ochre, [[...yard, [width + 20, height], [-20, height]]]);
  const shade: Polygon[] = Array.from({ length: 90 }, () => {
    const down = random();
    const [x, y] = [between(random, -40, width), lerp(300, height - 4, down)];
    return gouge([x, y], [x + lerp(20, 90, down), y + between(random, -2, 1)], lerp(1.6, 4, down), random);
  });
  print.pull(inks.ochreDeep, shade);
  printTree(print, 70, 318, 176, random);
  printTree(print, 748, 312, 164, random);
  const wood = { wood: inks.sand, grain: inks.ochreDeep, dark: inks.dark, cloth: inks.paper, bread: inks.tile, wine: inks.wine };
  const { wine, lime, tile } = coats;
  printNoonTable(print, { from: 232, to: 590, floor: 356, tall: 128, coats: [lime, wine, tile, lime, tile, wine] }, wood, random);
  printNoonTable(
    print,
    { from: 96, to: 620, floor: 470, tall: 178, coats: [wine, lime, tile, lime, wine, lime, tile], pours: { x: 716, coat: lime } },
    wood,
    random,
  );
  return svgFile({ print, width, height });
}
