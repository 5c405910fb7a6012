import type { Point, Polygon } from '../../../illustrations/drawing.ts';
import { between, cut, gouge, lerp, seeded } from '../../../illustrations/drawing.ts';
import type { Scene } from './composition.ts';

/** The river's course by the way down from the horizon, 0 to 1. */
type Course = { y: (t: number) => number; middle: (t: number) => number; half: (t: number) => number };

function courseOf({ width, horizon, soil, river }: Scene): Course | undefined {
  if (!river) return undefined;
  const { far, near, bend } = river;
  return {
    y: (t) => lerp(horizon + 12, soil - 5, t ** 1.35),
    middle: (t) => width * lerp(far, near, t) + Math.sin(t * 6.6 + 0.2) * width * lerp(0.035, bend, t),
    half: (t) => lerp(3, Math.min(96, width * 0.085), t ** 1.75),
  };
}

const poplars: readonly (readonly [t: number, bank: 1 | -1, height: number])[] = [
  [0.1, 1, 22],
  [0.14, 1, 26],
  [0.2, 1, 30],
  [0.25, -1, 28],
  [0.33, 1, 44],
  [0.36, 1, 36],
  [0.42, -1, 46],
  [0.47, -1, 40],
  [0.56, 1, 66],
  [0.6, 1, 54],
];

function printPoplars({ print, inks, seed }: Scene, { y, middle, half }: Course): void {
  const random = seeded(seed * 31 + 31);
  const dark: Polygon[] = [];
  const lights: Polygon[] = [];
  for (const [t, bank, h] of poplars) {
    const x = middle(t) + bank * (half(t) * 1.7 + 8 + 10 * t);
    const foot = y(t);
    const crown: Point[] = [
      [x - h * 0.035, foot],
      [x - h * 0.1, foot - h * 0.2],
      [x - h * 0.11, foot - h * 0.55],
      [x - h * 0.03, foot - h],
      [x + h * 0.03, foot - h * 0.98],
      [x + h * 0.1, foot - h * 0.6],
      [x + h * 0.1, foot - h * 0.2],
      [x + h * 0.03, foot],
    ];
    dark.push(cut(crown, { step: h * 0.1, amp: h * 0.022 }, random));
    for (let i = 0; i < 9; i++) {
      const gx = x + between(random, -0.03, 0.05) * h;
      const gy = foot - h * between(random, 0.2, 0.88);
      lights.push(gouge([gx, gy], [gx + h * 0.035, gy - h * 0.09], h * 0.026, random));
    }
  }
  print.pull(inks.dark, dark);
  print.pull(inks.sage, lights);
}

/** The Duero: a ribbon with dark banks, level strokes of two blues, poplars on its bank. */
export function printRiver(scene: Scene): void {
  const course = courseOf(scene);
  if (!course) return;
  const { print, inks, seed, width, horizon } = scene;
  const { y, middle, half } = course;
  const random = seeded(seed * 31 + 30);
  const left: Point[] = [];
  const right: Point[] = [];
  for (let i = 0; i <= 60; i++) {
    const t = i / 60;
    const oblique = 1 + (Math.abs(middle(t + 0.02) - middle(t - 0.02)) / width) * 9;
    left.push([middle(t) - half(t) * oblique, y(t)]);
    right.unshift([middle(t) + half(t) * oblique, y(t)]);
  }
  const bank = (at: number): number => 3 + (at - horizon) * 0.03;
  const banks = [...left.map(([x, at]): Point => [x - bank(at), at]), ...right.map(([x, at]): Point => [x + bank(at), at + 1])];
  print.pull(inks.dark, [cut(banks, { step: 13, amp: 1.8 }, random)]);
  print.pull(inks.river, [cut([...left, ...right], { step: 13, amp: 1.2 }, random)]);
  const pale: Polygon[] = [];
  const deep: Polygon[] = [];
  for (let i = 3; i < 60; i += 0.42) {
    const t = i / 60;
    const broad = half(t) * 1.6;
    for (let strokes = broad > 40 ? 3 : broad > 14 ? 2 : 1; strokes > 0; strokes--) {
      const x = middle(t) - broad * 0.8 + random() * broad * 1.1;
      const ink = random() > 0.35 ? pale : deep;
      ink.push(gouge([x, y(t)], [x + broad * between(random, 0.2, 0.62), y(t)], lerp(0.9, 2.6, t), random));
    }
  }
  print.pull(inks.water, pale);
  print.pull(inks.waterDeep, deep);
  printPoplars(scene, course);
}
