import type { Point, Polygon, Print } from '../../../../illustrations/drawing.ts';
import { between, box, createPrint, cut, gouge, lerp, printPerson, round, seeded, svgFile } from '../../../../illustrations/drawing.ts';
import { fogInks, lamplightInks, landscapeInks } from '../../inks.ts';
import { coats } from './crew.ts';
import { printVine } from './near-vine.ts';
import { printTree } from './tree.ts';

const inks = { ...landscapeInks, ...lamplightInks, ...fogInks };

const [width, height] = [1200, 440];

/** The house at the end of the lane, at dusk: lamp over the door, somebody in it, an almond tree and the weighbridge. */
export const drawHouse = (): string => svgFile({ print: printHouse(), width, height });
/** The house from gable to gable; the trees stand half in it. */
export const drawHousePhone = (): string => svgFile({ print: printHouse(), cropFrom: 348, width: 588, height });

function printHouse(): Print {
  const print = createPrint();
  const random = seeded(52);
  const ground = 372;
  const carve = (ink: string, ...shapes: Polygon[]) =>
    print.pull(
      ink,
      shapes.map((shape) => cut(shape, { step: 20, amp: 1 }, random)),
    );
  const sky: Polygon[] = [];
  for (let i = 0; i < 120; i++) {
    const [x, y] = [between(random, -60, width), lerp(20, 300, random() ** 0.7)];
    sky.push(gouge([x, y], [x + between(random, 40, 150), y + between(random, -2, 2)], lerp(1, 3.4, y / 300), random, between(random, -2, 2)));
  }
  print.pull(inks.sand, sky);
  const hill: Point[] = [];
  for (let x = -20; x <= width + 20; x += 16) hill.push([x, 286 - 46 * Math.sin((x + 300) / 420) + 6 * Math.sin(x / 70)]);
  carve(inks.rose, [...hill, [width + 20, ground + 20], [-20, ground + 20]]);
  for (let x = 0; x < width; x += 38) printVine(print, x, 322 - 14 * Math.sin((x + 300) / 420), 20, { leaves: inks.wine, light: inks.rose }, random);
  carve(inks.ochre, box(-10, 338, width + 10, height + 10));
  // Wing, house, and the tower of the old press.
  carve(inks.dark, box(396, 196, 700, ground + 3), box(696, 132, 884, ground + 3));
  carve(inks.lime, box(400, 200, 698, ground), box(700, 136, 880, ground));
  carve(inks.stone, box(812, 136, 880, ground), box(400, 340, 880, ground));
  const stones: Polygon[] = [];
  for (let row = 0; row < 2; row++)
    for (let x = 404 + row * 12; x < 872;) {
      const wide = between(random, 20, 44);
      stones.push(cut(box(x, 343 + row * 15, Math.min(x + wide, 876), 355 + row * 15), { step: 8, amp: 0.8 }, random));
      x += wide + 4;
    }
  print.pull(inks.stoneWarm, stones);
  const roof = (left: number, right: number, eaves: number, rise: number): void => {
    carve(inks.dark, [
      [left - 20, eaves + 6],
      [left + 18, eaves - rise],
      [right - 18, eaves - rise],
      [right + 20, eaves + 6],
    ]);
    carve(inks.tile, [
      [left - 14, eaves + 1],
      [left + 22, eaves - rise + 4],
      [right - 22, eaves - rise + 4],
      [right + 14, eaves + 1],
    ]);
    print.pull(
      inks.dark,
      Array.from({ length: Math.round((right - left) / 13) }, (_, i) => {
        const t = (i + 0.5) / Math.round((right - left) / 13);
        return gouge([lerp(left + 22, right - 22, t), eaves - rise + 5], [lerp(left - 12, right + 12, t), eaves], 2.6, random);
      }),
    );
  };
  roof(400, 698, 200, 46);
  roof(700, 880, 136, 58);
  const opening = (x: number, y: number, wide: number, tall: number): Polygon => [
    [x, y],
    [x, y - tall * 0.7],
    [x + wide * 0.22, y - tall * 0.93],
    [x + wide / 2, y - tall],
    [x + wide * 0.78, y - tall * 0.93],
    [x + wide, y - tall * 0.7],
    [x + wide, y],
  ];
  carve(inks.dark, opening(546, ground + 2, 78, 132));
  carve(inks.flame, opening(554, ground, 62, 120));
  carve(inks.ochre, opening(566, ground, 38, 92));
  for (const [x, y] of [
    [432, 292],
    [484, 292],
    [648, 292],
    [736, 214],
    [800, 214],
    [736, 296],
    [800, 296],
  ] as const) {
    carve(inks.dark, box(x, y - 44, x + 30, y));
    carve(x === 736 && y === 214 ? inks.flame : inks.ember, box(x + 4, y - 40, x + 26, y - 4));
    print.pull(inks.dark, [gouge([x + 15, y - 42], [x + 15, y - 2], 2.4, random), gouge([x + 2, y - 24], [x + 28, y - 24], 2.2, random)]);
    carve(inks.stone, box(x - 3, y, x + 33, y + 5));
  }
  const rays = Array.from({ length: 22 }, (_, i) => {
    const angle = Math.PI * (0.04 + (i / 21) * 0.92);
    return gouge(
      [585 + Math.cos(angle) * 20, 226 + Math.sin(angle) * 14],
      [585 + Math.cos(angle) * between(random, 30, 46), 226 + Math.sin(angle) * between(random, 20, 32)],
      2.4,
      random,
    );
  });
  print.pull(inks.ochreDeep, rays);
  carve(inks.dark, [
    [574, 214],
    [596, 214],
    [602, 226],
    [568, 226],
  ]);
  carve(inks.flame, round(585, 229, 7, 12));
  print.pull(
    inks.dark,
    Array.from({ length: 26 }, (_, i) => gouge([879, 146 + i * 8.6], [between(random, 848, 866), 148 + i * 8.6], 2.4, random)),
  );
  // The lane, from the door to whoever comes.
  carve(inks.plate, [
    [556, ground],
    [620, ground],
    [780, height + 10],
    [430, height + 10],
  ]);
  print.pull(
    inks.ochreDeep,
    Array.from({ length: 70 }, () => {
      const [x, y] = [random() * width, between(random, 350, height - 6)];
      return gouge([x, y], [x + between(random, 16, 60), y + 1], between(random, 1.6, 3.2), random);
    }),
  );
  printTree(print, 300, ground + 8, 190, random);
  printTree(print, 984, ground, 150, random);
  printTree(print, 1092, ground + 14, 190, random);
  printPerson(print, { x: 590, y: ground, height: 84, pose: 'raising', facing: 1, inks: coats.wine, head: 'scarf' }, random);
  printPerson(
    print,
    { x: 706, y: height - 26, height: 126, pose: 'walking', facing: -1, inks: coats.lime, load: { kind: 'pack', ink: inks.tile, mark: inks.dark } },
    random,
  );
  printPerson(print, { x: 776, y: height - 34, height: 116, pose: 'walking', facing: -1, inks: coats.ochre, head: 'scarf' }, random);
  for (let x = 20; x < 260; x += 62) printVine(print, x, height - 22, 56, { leaves: inks.dark, light: inks.ochre, shadow: inks.ochreDeep }, random);
  return print;
}
