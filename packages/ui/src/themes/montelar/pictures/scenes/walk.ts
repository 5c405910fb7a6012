import type { Point, Random } from '../../../../illustrations/drawing.ts';
import { band, box, curve, cut, gouge, lerp, type PoseName, printPerson, seeded, svgFile } from '../../../../illustrations/drawing.ts';
import type { LandscapeInks } from '../../inks.ts';
import { landscapeInks } from '../../inks.ts';
import { openScene, type Scene } from '../composition.ts';
import type { Contour } from '../contours.ts';
import { printHutAt } from '../hut.ts';
import { printSierra } from '../sierra.ts';
import { printSky, printSun } from '../sky.ts';
import { hero } from '../views.ts';
import { printWall } from '../wall.ts';
import { type Coat, coats } from './crew.ts';
import { printVine } from './near-vine.ts';

type Walker = { field: number; /** way down the field's path */ at: number; height: number; coat: Coat; pose?: PoseName; staff?: boolean; pack?: boolean };

/** The frame, where the path meets each wall (shares of the width), and who is on it. */
export type Walk = {
  width: number;
  height: number;
  ridge: number;
  climb: number;
  sun: NonNullable<Scene['sun']>;
  stairs: readonly number[];
  hut: number;
  walkers: readonly Walker[];
};

const fields: readonly { fill: keyof LandscapeInks; vines: boolean }[] = [
  { fill: 'sand', vines: false },
  { fill: 'ochre', vines: true },
  { fill: 'wine', vines: true },
  { fill: 'sand', vines: true },
  { fill: 'ochre', vines: true },
];
const count = fields.length;
const smooth = (t: number): number => t * t * (3 - 2 * t);

/** Coping of the wall above field `k`; the hill climbs to the right. */
const copingOf = ({ width, height, ridge, noise }: Scene, climb: number, k: number): Contour => {
  const t = k / count;
  const base = lerp(ridge + 62, height - wallOf(count) - 8, t ** 1.12);
  return (x) =>
    base -
    smooth(Math.min(1, Math.max(0, x / width))) * lerp(climb, climb * 0.16, t) +
    lerp(4, 13, t) * Math.sin(x / lerp(150, 330, t) + k * 1.9) +
    4 * noise(x / 110 + k * 9);
};
const wallOf = (k: number): number => lerp(8, 40, (k / count) ** 1.05);

/** The path that comes down a field, from one flight of steps to the next. */
function pathOf(from: number, to: number, ground: (x: number, depth: number) => number, wide: number): { ribbon: Point[]; at: (t: number) => Point } {
  const at = (t: number): Point => {
    const x = lerp(from, to, t);
    return [x, ground(x, lerp(-0.06, 1.05, smooth(t)))];
  };
  const steps = Array.from({ length: 19 }, (_, i) => at(i / 18));
  return {
    ribbon: [
      ...steps.map(([x, y]): Point => [x - wide * 0.36, y - wide * 0.26]),
      ...steps.map(([x, y]): Point => [x + wide * 0.36, y + wide * 0.3]).toReversed(),
    ],
    at,
  };
}

function printSteps(scene: Scene, x: number, top: number, tall: number, wide: number, random: Random): void {
  const { print, inks } = scene;
  const steps = Math.max(3, Math.round(tall / 8));
  print.pull(inks.dark, [
    cut(
      [
        [x - wide * 0.5, top - 2],
        [x + wide * 0.5, top - 2],
        [x + wide * 0.66, top + tall + 4],
        [x - wide * 0.66, top + tall + 4],
      ],
      { step: 12, amp: 0.6 },
      random,
    ),
  ]);
  const tread = (tall + 4) / steps;
  print.pull(
    inks.plate,
    Array.from({ length: steps }, (_, i) => {
      const half = lerp(0.46, 0.62, i / steps) * wide;
      return cut(box(x - half, top + tread * i, x + half, top + tread * (i + 0.64)), { step: 9, amp: 0.4 }, random);
    }),
  );
}

function printField(scene: Scene, walk: Walk, k: number, upper: Contour, lower: Contour): void {
  const { print, inks, width, seed } = scene;
  const random = seeded(seed * 31 + 200 + k);
  const { fill, vines } = fields[k] as (typeof fields)[number];
  const near = (k + 1) / count;
  const ground = (x: number, depth: number): number => lerp(upper(x) + wallOf(k), lower(x), depth);
  print.pull(inks[fill], [
    band(
      curve((x) => upper(x) + wallOf(k) - (k ? 1 : wallOf(0)), -20, width + 20, 14),
      curve((x) => lower(x) + 6, -20, width + 20, 14),
    ),
  ]);
  const furrows = [];
  for (let depth = 0.16; depth < 0.98; depth += vines ? 0.45 : 0.19)
    for (let x = -10 - random() * 60; x < width;) {
      const length = lerp(36, 110, near) * (0.5 + random());
      furrows.push(gouge([x, ground(x, depth)], [x + length, ground(x + length, depth)], lerp(1.4, 2.8, near), random, 1));
      x += length + lerp(10, 46, near) * (0.4 + random());
    }
  print.pull(fill === 'wine' ? inks.dark : fill === 'sand' ? inks.ochre : inks.ochreDeep, furrows);
  const [from, to] = [walk.stairs[k] ?? 1, walk.stairs[k + 1] ?? 0].map((share) => share * width) as [number, number];
  const wide = lerp(10, 30, near);
  const { ribbon, at } = pathOf(from, to, ground, wide);
  print.pull(fill === 'sand' ? inks.paper : inks.plate, [cut(ribbon, { step: 16, amp: 1.2 }, random)]);
  if (vines) {
    const size = Math.min(lerp(17, 52, near ** 1.15), (ground(width / 2, 1) - ground(width / 2, 0)) * 0.86);
    const rows = size < 16 ? 2 : 1;
    const look =
      fill === 'wine'
        ? { leaves: inks.dark, light: inks.ochre }
        : { leaves: k % 2 ? inks.wine : inks.dark, light: inks[fill], shadow: fill === 'sand' ? inks.ochre : inks.ochreDeep };
    for (let row = 0; row < rows; row++)
      for (let x = -8 + random() * size; x < width + 20; x += size * (1.46 + 0.2 * random())) {
        const y = ground(x, rows === 1 ? 0.8 : 0.42 + row * 0.5);
        const t = (x - from) / (to - from || 1);
        const [, way] = at(Math.min(1, Math.max(0, t)));
        const onPath = t > -0.05 && t < 1.05 && way > y - size * 0.95 && way < y + wide * 0.7;
        if (!onPath) printVine(print, x, y, size, look, random);
      }
  }
  for (const { field, at: share, height, coat, pose = 'walking', staff, pack } of walk.walkers) {
    if (field !== k) continue;
    const [x, y] = at(share);
    const inksOf = coats[coat];
    printPerson(
      print,
      {
        x,
        y: y + 2,
        height,
        pose,
        facing: from > to ? 1 : -1,
        inks: inksOf,
        ...(staff && { staff: inks.dark }),
        ...(pack && { load: { kind: 'pack', ink: coat === 'ochre' ? inks.tile : inks.ochre, mark: inks.dark } }),
      },
      random,
    );
  }
}

/** Up the terraces in low morning light: one file of walkers, from the last wall to the door of the guard's hut. */
export function drawWalk(walk: Walk): string {
  const { width, height, ridge, sun } = walk;
  const scene = openScene({ ...hero, inks: landscapeInks, width, height, ridge, hillX: width * 0.72, skyTop: 8, sun, seed: 23 });
  const { print, inks, seed } = scene;
  printSky(scene);
  printSun(scene);
  printSierra(scene);
  const copings = Array.from({ length: count + 1 }, (_, k) => copingOf(scene, walk.climb, k));
  const top = copings[0] as Contour;
  for (let k = 0; k < count; k++) {
    const upper = copings[k] as Contour;
    const lower = copings[k + 1] as Contour;
    printField(scene, walk, k, upper, lower);
    if (k === 0) printHutAt(scene, walk.hut * width, top(walk.hut * width) + 22);
    const tall = wallOf(k + 1);
    printWall({ print, inks, width, seed }, k + 1, (x) => lower(x) + tall, tall);
    const stair = walk.stairs[k + 1];
    if (stair !== undefined && k < count - 1) printSteps(scene, stair * width, lower(stair * width), tall, lerp(14, 46, (k + 1) / count), seeded(seed + k));
  }
  return svgFile(scene);
}

/** Drawn 1.3 times smaller than a wide window shows it. */
const wide: Walk = {
  width: 1100,
  height: 556,
  ridge: 172,
  climb: 142,
  sun: { x: 450, y: 60, radius: 34 },
  stairs: [0.85, 0.73, 0.64, 0.53, 0.43, 0.16],
  hut: 0.852,
  walkers: [
    { field: 0, at: 0.55, height: 30, coat: 'tile', staff: true },
    { field: 1, at: 0.42, height: 44, coat: 'lime', pack: true },
    { field: 2, at: 0.3, height: 57, coat: 'ochre', staff: true },
    { field: 2, at: 0.7, height: 60, coat: 'lime' },
    { field: 3, at: 0.5, height: 78, coat: 'wine', staff: true },
    { field: 4, at: 0.3, height: 102, coat: 'tile', pack: true },
    { field: 4, at: 0.6, height: 110, coat: 'lime', staff: true },
  ],
};
const tall: Walk = {
  ...wide,
  width: 624,
  height: 760,
  ridge: 206,
  climb: 140,
  sun: { x: 110, y: 96, radius: 36 },
  stairs: [0.84, 0.64, 0.7, 0.46, 0.58, 0.1],
  hut: 0.83,
  walkers: wide.walkers.map((walker) => ({ ...walker, height: walker.height * 1.16 })),
};

export const drawWalkWide = (): string => drawWalk(wide);
export const drawWalkTall = (): string => drawWalk(tall);
