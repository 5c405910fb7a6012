import type { Point, Polygon } from '../../../../illustrations/drawing.ts';
import { between, box, cut, gouge, lerp, printPerson, round, seeded, svgFile } from '../../../../illustrations/drawing.ts';
import { landscapeInks } from '../../inks.ts';
import { openScene, type Scene } from '../composition.ts';
import { printSierra } from '../sierra.ts';
import { printSky, printSun } from '../sky.ts';
import { hero } from '../views.ts';
import { printWall } from '../wall.ts';
import { coats } from './crew.ts';
import { printVine } from './near-vine.ts';

const frame = { width: 800, height: 500 } as const;

const openPlot = (seed: number, ridge: number, sun: Scene['sun']): Scene & { random: () => number } => {
  const scene = openScene({ ...hero, ...frame, inks: landscapeInks, ridge, hillX: 560, skyTop: 6, sun, seed });
  printSky(scene);
  printSun(scene);
  printSierra(scene);
  return { ...scene, random: seeded(seed * 7) };
};

/** The round dovecote that gave the plot its name: lime wall, tiled cone, two rows of holes. */
function printDovecote({ print, inks, random }: Scene & { random: () => number }, x: number, y: number, size: number): void {
  const at = (dx: number, dy: number): Point => [x + dx * size, y + dy * size];
  const carve = (ink: string, shape: Polygon) => print.pull(ink, [cut(shape, { step: size * 0.12, amp: size * 0.006 }, random)]);
  print.pull(inks.ochreDeep, [gouge(at(-0.3, 0.02), at(1.5, 0.06), size * 0.14, random)]);
  carve(inks.dark, [at(-0.52, 0.03), at(-0.5, -0.98), at(0.5, -0.98), at(0.52, 0.03)]);
  carve(inks.lime, [at(-0.49, 0), at(-0.47, -0.98), at(0.47, -0.98), at(0.49, 0)]);
  carve(inks.stone, [at(0.14, 0), at(0.16, -0.98), at(0.47, -0.98), at(0.49, 0)]);
  print.pull(
    inks.dark,
    Array.from({ length: 18 }, (_, i) => gouge(at(0.48, -0.04 - i * 0.052), at(between(random, 0.22, 0.34), -0.03 - i * 0.052), size * 0.016, random)),
  );
  carve(inks.dark, [at(-0.64, -0.95), at(-0.16, -1.42), at(0.16, -1.42), at(0.64, -0.95)]);
  carve(inks.tile, [at(-0.6, -0.98), at(-0.14, -1.39), at(0.14, -1.39), at(0.6, -0.98)]);
  print.pull(
    inks.dark,
    Array.from({ length: 13 }, (_, i) => gouge(at(lerp(-0.13, 0.13, i / 12), -1.38), at(lerp(-0.57, 0.57, i / 12), -0.98), size * 0.014, random)),
  );
  carve(inks.dark, [at(-0.19, -1.4), at(-0.19, -1.62), at(0.19, -1.62), at(0.19, -1.4)]);
  carve(inks.lime, [at(-0.15, -1.42), at(-0.15, -1.6), at(0.15, -1.6), at(0.15, -1.42)]);
  carve(inks.tile, [at(-0.26, -1.6), at(0, -1.84), at(0.26, -1.6)]);
  print.pull(inks.dark, [
    ...[-0.07, 0.07].map((dx) => round(x + dx * size, y - 1.5 * size, size * 0.035, 7)),
    ...[-0.32, -0.12, 0.08, 0.28].flatMap((dx) =>
      [-0.78, -0.62].map((dy) => round(x + (dx + (dy === -0.62 ? 0.05 : 0)) * size, y + dy * size, size * 0.04, 7)),
    ),
  ]);
  carve(inks.dark, [at(-0.13, 0), at(-0.13, -0.3), at(0, -0.37), at(0.13, -0.3), at(0.13, 0)]);
  const wing = (dx: number, dy: number, s: number): Polygon[] => [
    gouge(at(dx, dy), at(dx - 0.16 * s, dy - 0.09 * s), size * 0.04 * s, random, 2),
    gouge(at(dx, dy), at(dx + 0.15 * s, dy - 0.1 * s), size * 0.04 * s, random, -2),
  ];
  print.pull(inks.dark, [...wing(-0.9, -1.5, 1), ...wing(-1.25, -1.75, 0.8), ...wing(0.86, -1.72, 0.9)]);
}

/** El Palomar: bush vines on pale stones, the dovecote at their back, the evening sun behind it. */
export function drawDovecotePlot(): string {
  const scene = openPlot(41, 178, { x: 170, y: 84, radius: 34 });
  const { print, inks, width, height, noise, seed, random } = scene;
  const top = (x: number): number => 238 - 22 * Math.exp(-(((x - 560) / 240) ** 2)) + 4 * noise(x / 90);
  const field: Point[] = [];
  for (let x = -20; x <= width + 20; x += 14) field.push([x, top(x)]);
  print.pull(inks.sand, [[...field, [width + 20, height], [-20, height]]]);
  printDovecote(scene, 568, top(568) + 18, 96);
  const stones: Polygon[] = [];
  for (let i = 0; i < 150; i++) {
    const near = random() ** 0.8;
    const [x, y] = [random() * width, lerp(256, height - 50, near)];
    stones.push(cut(round(x, y, lerp(2, 8, near), 7, lerp(1.2, 4.5, near)), { step: 5, amp: 0.5 }, random));
  }
  print.pull(inks.paper, stones);
  for (const [y, size, ink] of [
    [276, 24, inks.wine],
    [312, 36, inks.wine],
    [362, 52, inks.dark],
    [430, 74, inks.dark],
  ] as const)
    for (let x = -20 + size * random(); x < width + 30; x += size * 1.62) {
      if (y < 300 && Math.abs(x - 568) < 70) continue;
      printVine(print, x, y + 3 * noise(x / 60), size, { leaves: ink, light: inks.ochre, shadow: inks.stone }, random);
    }
  printWall({ print, inks, width, seed }, 6, (x) => height - 6 + 2 * noise(x / 80), 38);
  return svgFile(scene);
}

/** El Largo: a hundred and ninety metres of wall without a bend, and somebody who walks along it. */
export function drawLongWallPlot(): string {
  const scene = openPlot(43, 196, { x: 640, y: 70, radius: 30 });
  const { print, inks, width, height, noise, random } = scene;
  print.pull(inks.wine, [cut(box(-10, 232, width + 10, height + 10), { step: 30, amp: 1.6 }, random)]);
  print.pull(inks.ochre, [
    cut(
      [
        [-10, 262],
        [width + 10, 246],
        [width + 10, height + 10],
        [-10, height + 10],
      ],
      { step: 30, amp: 1.6 },
      random,
    ),
  ]);
  const furrows: Polygon[] = Array.from({ length: 90 }, () => {
    const near = random();
    const [x, y] = [between(random, -40, width), lerp(272, height, near)];
    return gouge([x, y], [x + lerp(14, 90, near), y + lerp(0, -4, near)], lerp(1.2, 3.4, near), random);
  });
  print.pull(inks.ochreDeep, furrows);
  print.pull(inks.plate, [
    cut(
      [
        [694, 274],
        [716, 274],
        [640, height + 10],
        [330, height + 10],
      ],
      { step: 20, amp: 1.6 },
      random,
    ),
  ]);
  for (const [y, size] of [
    [280, 16],
    [306, 28],
    [350, 46],
    [420, 74],
    [492, 104],
  ] as const)
    for (let x = 740 - (y - 274) * 0.16; x < width + 40; x += size * 1.4)
      printVine(print, x, y + 2 * noise(x / 60), size, { leaves: y < 300 ? inks.wine : inks.dark, light: inks.ochre, shadow: inks.ochreDeep }, random);
  // The wall runs from the near left to its end far right; its face falls to the lower edge.
  const end: Point = [690, 268];
  const coping = (t: number): Point => [lerp(-40, end[0], t), lerp(196, end[1] - 12, t)];
  const foot = (t: number): Point => [lerp(-40, end[0], t), lerp(486, end[1] + 3, t)];
  const edge = (line: (t: number) => Point): Point[] => Array.from({ length: 33 }, (_, i) => line(i / 32));
  print.pull(inks.dark, [cut([...edge(coping), ...edge(foot).toReversed()], { step: 18, amp: 1 }, random)]);
  const stones: [Polygon[], Polygon[], Polygon[]] = [[], [], []];
  for (let row = 0; row < 6; row++) {
    const [high, low] = [(row + 0.1) / 6, (row + 0.88) / 6];
    for (let t = random() * 0.05; t < 0.985;) {
      const tall = foot(t)[1] - coping(t)[1];
      const next = Math.min(0.99, t + ((tall / 6) * between(random, 1.2, 2.8)) / (end[0] + 40));
      const corner = (at: number, depth: number): Point => [lerp(coping(at)[0], foot(at)[0], depth), lerp(coping(at)[1], foot(at)[1], depth)];
      const gap = 2.6 / (end[0] + 40);
      stones[Math.floor(random() * 3) as 0 | 1 | 2].push(
        cut(
          [corner(t + gap, high), corner(next - gap, high), corner(next - gap, low), corner(t + gap, low)],
          { step: Math.max(4, tall * 0.09), amp: tall * 0.006 },
          random,
        ),
      );
      t = next;
    }
  }
  print.pull(inks.stone, stones[0]);
  print.pull(inks.stoneWarm, stones[1]);
  print.pull(inks.sand, stones[2]);
  print.pull(
    inks.plate,
    Array.from({ length: 22 }, (_, i) => {
      const [a, b] = [coping(i / 22 + 0.004), coping((i + 0.9) / 22)];
      return gouge([a[0], a[1] - 1], [b[0], b[1] - 1], lerp(10, 2, i / 22), random);
    }),
  );
  print.pull(inks.ochreDeep, [gouge([-60, 500], [690, 280], 30, random)]);
  printPerson(print, { x: 664, y: 292, height: 54, pose: 'walking', inks: coats.wine }, random);
  printPerson(print, { x: 588, y: 366, height: 128, pose: 'walking', inks: coats.lime, staff: inks.dark }, random);
  return svgFile(scene);
}
