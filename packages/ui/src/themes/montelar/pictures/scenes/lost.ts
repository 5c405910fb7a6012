import type { Point, Polygon } from '../../../../illustrations/drawing.ts';
import { between, cut, gouge, lerp, outline, placed, printPerson, round, svgFile } from '../../../../illustrations/drawing.ts';
import { fogInks, landscapeInks } from '../../inks.ts';
import { openSheet as open, printBrokenWall, printStone, type Sheet } from './broken-wall.ts';
import { coats } from './crew.ts';
import { printVine } from './near-vine.ts';

const inks = { ...landscapeInks, ...fogInks };

/** A fox that sits and looks at whoever came: feet on zero, a unit to the tips of its ears, seen from the front. */
const fox = {
  coat: [
    '0.16,-0.16 0.3,-0.04 0.48,0.02 0.66,-0.03 0.77,-0.13 0.72,-0.22 0.54,-0.16 0.38,-0.17 0.26,-0.24',
    '-0.15,-0.6 -0.19,-0.36 -0.14,-0.14 -0.16,0 0.28,0 0.33,-0.1 0.3,-0.28 0.22,-0.44 0.08,-0.66',
    '-0.32,-1 -0.21,-0.88 -0.08,-0.88 0.03,-1 0.05,-0.8 -0.02,-0.7 -0.1,-0.62 -0.15,-0.56 -0.2,-0.62 -0.28,-0.7 -0.35,-0.8',
  ],
  pale: [
    '0.63,-0.02 0.77,-0.12 0.8,-0.24 0.69,-0.2 0.6,-0.13',
    '-0.17,-0.58 -0.04,-0.6 -0.02,-0.42 -0.08,-0.26 -0.15,-0.36',
    '-0.34,-0.79 -0.24,-0.75 -0.17,-0.63 -0.15,-0.57 -0.2,-0.62 -0.28,-0.7',
    '0.04,-0.79 -0.06,-0.75 -0.13,-0.63 -0.15,-0.57 -0.1,-0.62 -0.02,-0.7',
  ],
  dark: [
    '-0.17,-0.24 -0.09,-0.26 -0.08,-0.04 -0.05,0 -0.21,0 -0.16,-0.05',
    '-0.05,-0.2 0.01,-0.22 0,-0.04 0.04,0 -0.08,0 -0.05,-0.05',
    '-0.31,-0.96 -0.25,-0.87 -0.3,-0.84',
    '0.02,-0.96 -0.05,-0.87 0.01,-0.84',
    '-0.19,-0.61 -0.11,-0.61 -0.15,-0.55',
    '-0.27,-0.79 -0.2,-0.76 -0.26,-0.75',
    '-0.03,-0.79 -0.1,-0.76 -0.04,-0.75',
  ],
} as const;

function printFox({ print, random }: Sheet, x: number, y: number, size: number): void {
  const carve = (ink: string, shapes: readonly string[]) =>
    print.pull(
      ink,
      shapes.map((shape) => cut(placed(outline(shape), { x, y, size }), { step: size * 0.07, amp: size * 0.004 }, random)),
    );
  carve(inks.tile, fox.coat);
  carve(inks.lime, fox.pale);
  carve(inks.dark, fox.dark);
  const hair = ([ax, ay]: Point, [bx, by]: Point): Polygon => gouge([x + ax * size, y + ay * size], [x + bx * size, y + by * size], size * 0.02, random);
  print.pull(inks.dark, [
    hair([0.08, -0.56], [0.2, -0.38]),
    hair([0.14, -0.46], [0.26, -0.26]),
    hair([0.1, -0.36], [0.2, -0.18]),
    hair([0.36, -0.1], [0.54, -0.08]),
  ]);
}

/** Fog eats what lies in it from the right: cuts in the page's own colour, wider where less is left. */
function printFog({ print, random }: Sheet, to: number, y: (x: number) => number, deep: number, count: number): void {
  const cuts = Array.from({ length: count }, () => {
    const x = random() ** 0.5 * (to + 80);
    const level = y(Math.min(x, to)) - deep * 0.25 + random() * deep * 1.2;
    const length = between(random, 40, 180) * (0.4 + x / to);
    return gouge([x - length * 0.4, level], [x + length * 0.7, level + between(random, -2, 2)], between(random, 1.8, 7) * (0.3 + (0.95 * x) / to), random);
  });
  print.pull(inks.paper, cuts);
  print.pull(
    inks.paper,
    Array.from({ length: 18 }, () => {
      const level = y(to) - deep * 0.3 + random() * deep * 1.3;
      return gouge([to - between(random, 60, 200), level], [to + 130, level], between(random, 8, 16), random);
    }),
  );
}

/** No terrace this way: the wall ends, the fox sits on its last stone, and the rest is the page. */
function drawFog(width: number, height: number, shift: number): string {
  const sheet = open(17, height - 34);
  const { print, random, noise, ground } = sheet;
  const X = (x: number): number => x + shift;
  print.pull(inks.sand, [cut(round(X(316), 108, 54, 46), { step: 10, amp: 1.2 }, random)]);
  print.pull(
    inks.paper,
    Array.from({ length: 8 }, (_, i) => gouge([X(250), 88 + i * 10.5], [X(386), 89 + i * 10.5], 2 + i * 0.7, random)),
  );
  const bands = [
    { y: 214, ink: inks.sand, line: inks.stone, to: 560, deep: 26, size: 12 },
    { y: 262, ink: inks.haze, line: inks.ochreDeep, to: 600, deep: 34, size: 17 },
    { y: 322, ink: inks.rose, line: inks.shadow, to: 610, deep: 46, size: 26 },
    { y: 392, ink: inks.ochre, line: inks.wine, to: 590, deep: 62, size: 40 },
  ];
  bands.forEach(({ y, ink, line, to, deep, size }, k) => {
    const top = (x: number): number => y + (height - 600) * 0.7 + 9 * Math.sin(x / 160 + k * 2) + 5 * noise(x / 90 + k * 7);
    const end = X(to);
    const edge: Point[] = [];
    for (let x = -20; x <= end + 60; x += 16) edge.push([x, top(x)]);
    print.pull(ink, [[...edge, [end, top(end) + deep], [-20, top(-20) + deep + 16]]]);
    for (let x = -6 + random() * size; x < end - 110; x += size * 1.3)
      if (random() > (0.2 * x) / end) printVine(print, x, top(x) + deep * 0.66, size, { leaves: line, light: ink }, random);
    print.pull(
      line,
      Array.from({ length: Math.round(end / (size * 0.9)) }, (_, i) =>
        gouge([i * size * 0.9, top(i * size * 0.9) - 1], [i * size * 0.9 + size * 0.8, top(i * size * 0.9) - 1], lerp(2, 5, k / 3), random),
      ),
    );
    printFog(sheet, end, top, deep, 70 + k * 14);
  });
  const field: Point[] = [];
  for (let x = -20; x <= X(690); x += 16) field.push([x, ground(x) - 52]);
  print.pull(inks.ochre, [[...field, [X(690), ground(700) + 12], [-20, ground(0) + 12]]]);
  print.pull(
    inks.ochre,
    Array.from({ length: 46 }, () => {
      const x = X(640 + random() ** 1.5 * 290);
      const y = ground(x) - 50 + random() * 62;
      return gouge([x - 50, y], [x + between(random, 40, 120), y], between(random, 2, 7) * (1 - (x - X(640)) / 380), random);
    }),
  );
  for (const [x, size] of [
    [62, 66],
    [150, 60],
    [238, 70],
    [330, 62],
    [420, 66],
  ] as const)
    printVine(print, X(x), ground(x) - 34, size, { leaves: inks.dark, light: inks.ochre, shadow: inks.ochreDeep }, random);
  printBrokenWall(sheet, [
    [-20, X(440), 112],
    [X(440), X(504), 96],
    [X(504), X(590), 82],
    [X(590), X(642), 52],
  ]);
  for (const [x, wide, ink] of [
    [684, 48, inks.stone],
    [746, 34, inks.sand],
    [806, 40, inks.stoneWarm],
    [884, 26, inks.sand],
  ] as const)
    printStone(sheet, X(x), ground(x) - 2, wide, ink);
  printFox(sheet, X(548), ground(548) - 80, 148);
  print.pull(
    inks.paper,
    Array.from({ length: 20 }, () => {
      const x = X(between(random, 740, 980));
      const y = ground(x) - 22 + random() * 34;
      return gouge([x, y], [x + between(random, 60, 150), y], between(random, 2, 7), random);
    }),
  );
  return svgFile({ print, width, height });
}

/** A stretch of wall is down, and two are putting it back: noon, short shadows. */
function drawGap(width: number, height: number, shift: number): string {
  const sheet = open(33, height - 30);
  const { print, random, ground } = sheet;
  const X = (x: number): number => x + shift;
  print.pull(inks.ochre, [cut(round(X(470), 92, 46, 40), { step: 10, amp: 1 }, random)]);
  print.pull(
    inks.sand,
    Array.from({ length: 60 }, () => {
      const [x, y] = [between(random, -40, X(760)), height * between(random, 0.1, 0.5)];
      return gouge([x, y], [x + between(random, 40, 120), y], between(random, 1, 2.8), random);
    }),
  );
  const hill: Point[] = [];
  for (let x = -20; x <= width + 20; x += 18) hill.push([x, ground(x) - 176 + 26 * Math.sin(x / 260 + 2)]);
  const end = X(820);
  print.pull(inks.haze, [[...hill.filter(([x]) => x < end), [end, ground(end) - 60], [end - 60, ground(end) + 10], [-20, ground(0) + 10]]]);
  print.pull(
    inks.paper,
    Array.from({ length: 40 }, () => {
      const y = ground(end) - 190 + random() * 210;
      return gouge([end - between(random, 40, 220), y], [end + 80, y], between(random, 4, 13), random);
    }),
  );
  for (const [row, size] of [
    [0, 24],
    [1, 36],
  ] as const)
    for (let x = -8 + row * 14; x < end - 220; x += size * 1.5)
      printVine(print, x, ground(x) - 132 + row * 34, size, { leaves: row ? inks.dark : inks.wine, light: inks.haze, shadow: inks.ochre }, random);
  const field: Point[] = [];
  for (let x = -20; x <= X(760); x += 18) field.push([x, ground(x) - 44]);
  print.pull(inks.ochre, [[...field, [X(830), ground(800) - 10], [X(740), ground(700) + 12], [-20, ground(0) + 12]]]);
  printBrokenWall(sheet, [
    [-20, X(196), 148],
    [X(196), X(262), 120],
    [X(262), X(330), 88],
    [X(330), X(392), 56],
  ]);
  printBrokenWall(sheet, [
    [X(640), X(688), 52],
    [X(688), X(736), 28],
  ]);
  for (const [x, up, wide, ink] of [
    [430, 0, 54, inks.stone],
    [474, -8, 36, inks.sand],
    [566, -6, 60, inks.stoneWarm],
    [604, -12, 34, inks.stone],
    [780, 0, 44, inks.sand],
    [816, 4, 30, inks.stone],
  ] as const)
    printStone(sheet, X(x), ground(x) - up - 4, wide, ink);
  const hand = printPerson(print, { x: X(440), y: ground(440) + 6, height: 224, pose: 'lifting', facing: -1, inks: coats.lime }, random);
  printStone(sheet, hand[0] - 18, hand[1] + 18, 66, inks.sand);
  printPerson(print, { x: X(600), y: ground(600) + 10, height: 218, pose: 'picking', facing: -1, inks: coats.wine }, random);
  return svgFile({ print, width, height });
}

export const drawLost = (): string => drawFog(1200, 600, 0);
export const drawLostPhone = (): string => drawFog(624, 520, -250);
/** All of it left of the middle: beside it stand the words. */
export const drawFailed = (): string => drawGap(1200, 560, -204);
export const drawFailedPhone = (): string => drawGap(624, 500, -190);
