import type { Point, Polygon, Print, Random } from '../../../../illustrations/drawing.ts';
import { between, box, createPrint, cut, gouge, lerp, type PoseName, printPerson, round, seeded, svgFile } from '../../../../illustrations/drawing.ts';
import { candleCoat, candleInks as inks } from '../../inks.ts';
import { printCandles, printRays } from './candle.ts';

/** The hall: the arch from `left` to `right` over its floor, and who sits along the table. */
export type NightHall = {
  left: number;
  right: number;
  floor: number;
  rise: number;
  seats: readonly { dx: number; facing: 1 | -1 }[];
  table: readonly [number, number];
  guide: number;
  tall: number;
};
type Night = NightHall & { width: number; height: number };
type Hall = NightHall & { print: Print; random: Random; middle: number; half: number };

/** A share of the arch as an outline from floor to floor. */
function archOf({ middle, half, floor, rise }: Hall, share: number, out = 0): Point[] {
  const [reach, spring] = [half * share + out, floor - rise * 0.44 * share];
  const curve = Array.from({ length: 41 }, (_, i): Point => {
    const angle = Math.PI * (1 - i / 40);
    return [middle + Math.cos(angle) * reach, spring - Math.sin(angle) ** 0.88 * (rise * 0.56 * share + out)];
  });
  return [[middle - reach, floor], ...curve, [middle + reach, floor]];
}

function printRock({ width, height }: Night, print: Print, random: Random): void {
  print.pull(inks.stone, [box(0, 0, width, height)]);
  const joints: Polygon[] = [];
  for (let y = 18; y < height; y += 30) {
    for (let x = -random() * 90; x < width;) {
      const length = between(random, 50, 150);
      joints.push(gouge([x, y + between(random, -3, 3)], [x + length - 12, y + between(random, -3, 3)], 2, random));
      if (random() > 0.3) joints.push(gouge([x + length, y + 4], [x + length - 4, y + 26], 2, random));
      x += length;
    }
  }
  print.pull(inks.stoneJoint, joints);
}

/** The ring of stones, then light in layers, and the courses of the back wall that brighten inwards. */
function printArch(hall: Hall): void {
  const { print, random } = hall;
  print.pull(inks.dark, [cut(archOf(hall, 1, 30), { step: 20, amp: 2.4 }, random)]);
  const [outer, inner] = [archOf(hall, 1, 25), archOf(hall, 1, 4)];
  const mix = (a: Point, b: Point, t: number): Point => [lerp(a[0], b[0], t), lerp(a[1], b[1], t)];
  const stones: Polygon[] = [];
  const lights: Polygon[] = [];
  for (let i = 1; i < outer.length - 2; i++) {
    const [o, o2, n, n2] = [outer[i], outer[i + 1], inner[i], inner[i + 1]] as [Point, Point, Point, Point];
    stones.push(cut([mix(o, o2, 0.08), mix(o, o2, 0.92), mix(n, n2, 0.92), mix(n, n2, 0.08)], { step: 9, amp: 0.8 }, random));
    if (i % 2) lights.push(gouge(mix(n, n2, 0.2), mix(n, n2, 0.8), 2.6, random));
  }
  print.pull(inks.arch, stones);
  print.pull(inks.archLight, lights);
  inks.depth.forEach((ink, i) => print.pull(ink, [cut(archOf(hall, [1, 0.88, 0.72, 0.54, 0.36][i] ?? 1), { step: 16, amp: i ? 2.6 : 0.8 }, random)]));
  const courses: Polygon[][] = [[], [], []];
  for (let row = 0; row < 12; row++) {
    const share = 0.96 - row * 0.056;
    const arch = archOf(hall, share);
    for (let i = 2; i < 39; i++)
      if (random() > 0.28)
        courses[share > 0.82 ? 0 : share > 0.6 ? 1 : 2]?.push(
          gouge(mix(arch[i] as Point, arch[i + 1] as Point, 0.1), mix(arch[i] as Point, arch[i + 1] as Point, 0.84), 2.2, random),
        );
  }
  courses.forEach((marks, i) => print.pull(inks.course[i] ?? inks.pale, marks));
}

function printBarrels(hall: Hall, radius: number): Point[] {
  const { print, random, left, right, floor, half, middle } = hall;
  const stands: Point[] = [];
  for (const side of [1, -1] as const) {
    const edge = side === 1 ? right - 12 : left + 12;
    for (let i = 0; i < 2; i++) stands.push([edge - side * radius * (1 + i * 2.06), floor - radius - 4]);
    stands.push([edge - side * radius * 2.03, floor - radius * 2.76 - 4]);
  }
  for (const [x, y] of stands) {
    const dim = Math.abs(x - middle) > half * 0.76;
    print.pull(inks.dark, [cut(round(x, y, radius, 24), { step: 8, amp: 0.6 }, random)]);
    print.pull(dim ? inks.arch : inks.rim, [cut(round(x, y, radius * 0.92, 24), { step: 8, amp: 0.6 }, random)]);
    print.pull(dim ? inks.depth[1] : inks.head, [cut(round(x, y, radius * 0.82, 24), { step: 8, amp: 0.6 }, random)]);
    print.pull(inks.dark, [
      ...Array.from({ length: 7 }, (_, i) => {
        const at = ((i - 3) / 3.9) * radius * 0.8;
        const reach = Math.sqrt(Math.max(0, (radius * 0.78) ** 2 - at ** 2));
        return gouge([x + at, y - reach], [x + at + 1, y + reach], 2.2, random);
      }),
      round(x, y, radius * 0.1, 8),
    ]);
  }
  return stands;
}

/** The table with its candles and glasses, those who came, and the one who pours. */
function printTable(hall: Hall): void {
  const { print, random, middle, floor, seats, table, guide, tall } = hall;
  const top = floor - tall * 0.42;
  const [from, to] = [middle + table[0], middle + table[1]];
  const feet = [0.2, 0.5, 0.8].map((share): Point => [lerp(from, to, share), top]);
  const flames = feet.map(([x, y], i): Point => [x, y - (i === 1 ? 56 : 44)]);
  printRays(print, flames, { from: 26, reach: 38, count: 26 }, random);
  for (const { dx, facing } of seats)
    printPerson(print, { x: middle + dx, y: floor - tall * 0.25, height: tall, pose: 'sitting', facing, inks: candleCoat, head: 'bare' }, random);
  const hand = printPerson(
    print,
    { x: middle + guide, y: floor, height: tall * 1.02, pose: 'pouring' satisfies PoseName, facing: -1, inks: candleCoat, head: 'bare' },
    random,
  );
  print.pull(inks.dark, [
    [
      [hand[0] + 6, hand[1] - 16],
      [hand[0] - 4, hand[1] - 18],
      [hand[0] - 24, hand[1] + 2],
      [hand[0] - 36, hand[1] + 8],
      [hand[0] - 34, hand[1] + 13],
      [hand[0] - 18, hand[1] + 10],
    ],
  ]);
  print.pull(inks.dark, [
    cut(box(from - 12, top, to + 12, top + 9), { step: 22, amp: 0.8 }, random),
    gouge([from + 10, top + 6], [from - 8, floor], 9, random),
    gouge([to - 10, top + 6], [to + 8, floor], 9, random),
    cut(box(from, floor - tall * 0.235, to, floor - tall * 0.2), { step: 22, amp: 0.6 }, random),
  ]);
  print.pull(inks.pale, [gouge([from - 6, top + 1.5], [to + 6, top + 1.5], 3, random)]);
  printCandles(print, feet, 34, random);
  const glasses = [0.06, 0.33, 0.4, 0.62, 0.7, 0.93].map((share) => lerp(from, to, share));
  print.pull(
    inks.rim,
    glasses.flatMap((x): Polygon[] => [
      [
        [x - 6, top - 24],
        [x + 6, top - 24],
        [x + 7, top - 15],
        [x + 2, top - 9],
        [x - 2, top - 9],
        [x - 7, top - 15],
      ],
      [
        [x - 1, top - 10],
        [x + 1, top - 10],
        [x + 5, top],
        [x - 5, top],
      ],
    ]),
  );
  print.pull(
    inks.wine,
    glasses.map((x): Polygon => [
      [x - 6, top - 17],
      [x + 6, top - 17],
      [x + 2, top - 10],
      [x - 2, top - 10],
    ]),
  );
}

/** A table under its arch, candles, and the barrels behind. */
export function printNightHall(print: Print, view: NightHall, random: Random): void {
  const hall: Hall = { ...view, print, random, middle: (view.left + view.right) / 2, half: (view.right - view.left) / 2 };
  const { left, right, floor } = hall;
  printArch(hall);
  const barrels = printBarrels(hall, view.tall * 0.3);
  print.pull(inks.floor, [cut(box(left - 4, floor - 2, right + 4, floor + 26), { step: 18, amp: 1 }, random)]);
  const slabs: Polygon[] = [];
  for (let x = left + 8; x < right; x += between(random, 34, 54))
    slabs.push(gouge([x, floor], [x - 7, floor + 25], 2.2, random), gouge([x, floor + 13], [x + 34, floor + 13], 2, random));
  print.pull(inks.depth[1], slabs);
  const tops = barrels.filter((_, i) => i % 3 === 2).map(([x, y]): Point => [x, y - view.tall * 0.3]);
  printRays(
    print,
    tops.map(([x, y]): Point => [x, y - 28]),
    { from: 14, reach: 16, count: 14 },
    random,
  );
  printCandles(print, tops, 22, random);
  printTable(hall);
}

/** Twelve metres down after sunset. */
function drawNight(view: Night): string {
  const [print, random] = [createPrint(), seeded(17)];
  printRock(view, print, random);
  printNightHall(print, view, random);
  return svgFile({ ...view, print, field: 'footer' });
}

export const drawNightWide = (): string =>
  drawNight({
    width: 1200,
    height: 640,
    left: 130,
    right: 1070,
    floor: 560,
    rise: 470,
    tall: 172,
    table: [-250, 190],
    guide: 268,
    seats: [
      { dx: -208, facing: 1 },
      { dx: -112, facing: 1 },
      { dx: -16, facing: 1 },
      { dx: 84, facing: -1 },
      { dx: 160, facing: -1 },
    ],
  });

export const drawNightTall = (): string =>
  drawNight({
    width: 624,
    height: 760,
    left: 40,
    right: 584,
    floor: 650,
    rise: 540,
    tall: 168,
    table: [-160, 116],
    guide: 184,
    seats: [
      { dx: -128, facing: 1 },
      { dx: -44, facing: 1 },
      { dx: 86, facing: -1 },
    ],
  });
