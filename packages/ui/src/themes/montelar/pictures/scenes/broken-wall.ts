import type { Point, Polygon, Print, Random } from '../../../../illustrations/drawing.ts';
import { between, createPrint, cut, gouge, seeded, smoothNoise } from '../../../../illustrations/drawing.ts';
import { landscapeInks as inks } from '../../inks.ts';

/** A stretch of wall: from, to, and how high it still stands. */
type Stretch = readonly [from: number, to: number, tall: number];
export type Sheet = { print: Print; random: Random; noise: (x: number) => number; ground: (x: number) => number };

/** A sheet whose ground lies about `level`. */
export const openSheet = (seed: number, level: number): Sheet => {
  const noise = smoothNoise(seed);
  return { print: createPrint(), random: seeded(seed), noise, ground: (x) => level + 6 * Math.sin(x / 190) + 3 * noise(x / 70) };
};

/** A wall that comes down in steps: each stretch lower than the one before. */
export function printBrokenWall({ print, random, ground }: Sheet, stretches: readonly Stretch[]): void {
  const stones = { a: [] as Polygon[], b: [] as Polygon[], c: [] as Polygon[] };
  const shade: Polygon[] = [];
  for (const [from, to, tall] of stretches) {
    const edge: Point[] = [];
    for (let x = from; x <= to; x += 12) edge.push([x, ground(x) - tall + between(random, -1, 1)]);
    print.pull(inks.dark, [[...edge, [to + 2, ground(to) - tall], [to + 2, ground(to) + 3], [from, ground(from) + 3]]]);
    const courses = Math.max(1, Math.round(tall / 26));
    const course = tall / courses;
    for (let row = 0; row < courses; row++)
      for (let x = from + 2 + random() * 6; x < to - 8;) {
        const wide = Math.min(course * between(random, 1.1, 2.7), to - 2 - x);
        const y = ground(x + wide / 2) - tall + row * course + course * 0.1;
        const stone = cut(
          [
            [x, y + course * 0.1 * random()],
            [x + wide, y + course * 0.1 * random()],
            [x + wide - course * 0.1, y + course * 0.8],
            [x + course * 0.08, y + course * 0.82],
          ],
          { step: course * 0.55, amp: course * 0.05 },
          random,
        );
        (random() < 0.45 ? stones.a : random() < 0.6 ? stones.b : stones.c).push(stone);
        if (random() > 0.35) shade.push(gouge([x + wide * 0.35, y + course * 0.62], [x + wide * 0.93, y + course * 0.58], course * 0.13, random));
        x += wide + course * 0.06;
      }
  }
  print.pull(inks.stone, stones.a);
  print.pull(inks.stoneWarm, stones.b);
  print.pull(inks.sand, stones.c);
  print.pull(inks.dark, shade);
}

/** A stone that lies on the ground, with its shadow. */
export function printStone({ print, random }: Sheet, x: number, y: number, wide: number, ink: string): void {
  const tall = wide * 0.58;
  const at = (k: number): Polygon => [
    [x - wide * 0.5 * k, y - (1 - k) * 8],
    [x - wide * 0.46 * k, y - tall * 0.8 * k],
    [x - wide * 0.1 * k, y - tall * k],
    [x + wide * 0.42 * k, y - tall * 0.86 * k],
    [x + wide * 0.5 * k, y - (1 - k) * 8],
  ];
  print.pull(inks.ochreDeep, [gouge([x - wide * 0.5, y], [x + wide * 0.95, y + 2], tall * 0.26, random)]);
  print.pull(inks.dark, [cut(at(1), { step: 9, amp: 0.8 }, random)]);
  print.pull(ink, [cut(at(0.86), { step: 9, amp: 0.7 }, random)]);
  print.pull(inks.dark, [gouge([x + wide * 0.02, y - tall * 0.3], [x + wide * 0.34, y - tall * 0.34], 2.8, random)]);
}
