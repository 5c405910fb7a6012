import type { Point, Polygon } from '../../../../illustrations/drawing.ts';
import { between, gouge, lerp, printPerson, seeded, svgFile } from '../../../../illustrations/drawing.ts';
import { landscapeInks as inks } from '../../inks.ts';
import { openScene } from '../composition.ts';
import { printSierra } from '../sierra.ts';
import { printSky } from '../sky.ts';
import { hero } from '../views.ts';
import { printBrokenWall, printStone } from './broken-wall.ts';
import { coats } from './crew.ts';
import { printVine } from './near-vine.ts';

/** Two of the crew raise a stretch of dry-stone wall, stone upon stone: an even winter light, the sierra near. */
export function drawBuilders(): string {
  const scene = openScene({ ...hero, width: 800, height: 500, inks, ridge: 206, hillX: 420, skyTop: 6, sun: undefined, seed: 53 });
  const { print, width, height, noise, seed } = scene;
  const random = seeded(seed * 7);
  printSky(scene);
  printSierra(scene);
  const field = (x: number): number => 238 + 6 * noise(x / 120);
  const edge: Point[] = [];
  for (let x = -20; x <= width + 20; x += 14) edge.push([x, field(x)]);
  print.pull(inks.ochre, [[...edge, [width + 20, height], [-20, height]]]);
  for (const [y, size] of [
    [262, 22],
    [296, 34],
    [344, 50],
  ] as const)
    for (let x = 250 - size * random(); x < width + 40; x += size * 1.55)
      printVine(print, x, y + 3 * noise(x / 60), size, { leaves: inks.wine, light: inks.ochre, shadow: inks.ochreDeep }, random);
  const near: Point[] = [];
  for (let x = -20; x <= width + 20; x += 14) near.push([x, 372 + 5 * noise(x / 90)]);
  print.pull(inks.sand, [[...near, [width + 20, height], [-20, height]]]);
  const furrows: Polygon[] = Array.from({ length: 80 }, () => {
    const down = random();
    const [x, y] = [between(random, -40, width), lerp(386, height - 4, down)];
    return gouge([x, y], [x + lerp(16, 80, down), y + between(random, -2, 1)], lerp(1.4, 3.6, down), random);
  });
  print.pull(inks.ochre, furrows);
  const sheet = { print, random, noise, ground: (x: number): number => 452 + 4 * Math.sin(x / 120) + 2 * noise(x / 60) };
  const { ground } = sheet;
  printBrokenWall(sheet, [
    [-20, 226, 212],
    [226, 290, 168],
    [290, 350, 126],
    [350, 402, 84],
    [402, 446, 42],
  ]);
  for (const [x, up, wide, ink] of [
    [700, -30, 62, inks.stoneWarm],
    [768, -24, 70, inks.stone],
    [730, 4, 54, inks.sand],
  ] as const)
    printStone(sheet, x, ground(x) - up - 6, wide, ink);
  const hand = printPerson(print, { x: 462, y: ground(462) + 12, height: 262, pose: 'lifting', facing: -1, inks: coats.lime }, random);
  printStone(sheet, hand[0] - 24, hand[1] + 24, 82, inks.sand);
  const low = printPerson(print, { x: 654, y: ground(654) + 16, height: 258, pose: 'picking', facing: -1, inks: coats.wine }, random);
  printStone(sheet, low[0] - 10, ground(low[0]) + 14, 84, inks.stone);
  return svgFile({ print, width, height });
}
