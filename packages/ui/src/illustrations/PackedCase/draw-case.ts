import type { BottleData } from '../Bottle/bottle-data.ts';
import { sizeOf } from '../Bottle/shapes.ts';
import { packingInks as inks } from '../inks.ts';
import { between, box, createPrint, cut, gouge, type Polygon, seeded } from '../kernel/index.ts';

/** Thickness of the case's boards, of those between the bays, and the room round a bottle, in millimetres. */
const [wall, divider, room] = [15, 5, 12];
/** From the case's floor to the bottles' feet, and over the highest of them. */
const [under, over] = [12, 46];
/** Points per millimetre of the sheet. */
const grid = 2;

export interface CasePlan {
  /** Of the case seen from the front, in millimetres. */
  width: number;
  height: number;
  /** Each bay from the left, the height of its bottle, and where the bottles' feet are from above. */
  bays: readonly { middle: number; left: number; right: number; bottle: number }[];
  foot: number;
}

/** Where the bottles of a case lie, each in a bay as wide as it needs; all at one scale. */
export function planCase(shapes: readonly BottleData['shape'][]): CasePlan {
  const highest = Math.max(...shapes.map((shape) => sizeOf(shape).height));
  let left = wall;
  const bays = shapes.map((shape) => {
    const right = left + sizeOf(shape).width + 2 * room;
    const bay = { left, right, middle: (left + right) / 2, bottle: sizeOf(shape).height };
    left = right + divider;
    return bay;
  });
  const height = highest + over + under + 2 * wall;
  return { width: left - divider + wall, height, bays, foot: height - wall - under };
}

export interface CaseDrawing {
  viewBox: string;
  /** What is behind the bottles, and the straw before their feet. */
  behind: string;
  before: string;
}

/** Draws an open case from above, without its bottles. The same shapes give the same drawing. */
export function drawCase(plan: CasePlan): CaseDrawing {
  const { width, height, bays, foot } = plan;
  const random = seeded(31 + bays.length);
  const print = createPrint(1 / grid);
  print.pull(inks.dark, [cut(box(9, 10, width + 11, height + 11), { step: 30, amp: 1 }, random)]);
  print.pull(inks.wood, [cut(box(0, 0, width, height), { step: 40, amp: 0.8 }, random)]);
  print.pull(inks.woodShade, [...grain(plan, random), box(width - 3, 0, width, height), box(0, height - 3, width, height)]);
  print.pull(inks.dark, [rope(width, height / 2, 13, 2)]);
  print.pull(inks.strawDeep, [rope(width, height / 2, 11)]);
  print.pull(inks.strawPale, ropeTwists(width, height / 2, random));
  print.pull(inks.hollow, [box(wall, wall, width - wall, height - wall)]);
  print.pull(inks.dark, [box(wall, wall, width - wall, wall + 7), box(wall, wall, wall + 4, height - wall)]);
  for (const ink of [inks.strawDeep, inks.straw, inks.strawPale])
    print.pull(
      ink,
      bays.flatMap((bay) => straw(bay, [wall + 8, height - wall - 4], ink === inks.strawPale ? 26 : 64, random)),
    );
  print.pull(
    inks.wood,
    bays.slice(1).map(({ left }) => box(left - divider, wall, left, height - wall)),
  );
  print.pull(
    inks.woodShade,
    bays.slice(1).map(({ left }) => box(left - 1.6, wall, left, height - wall)),
  );
  print.pull(inks.dark, nails(width, height));

  const before = createPrint(1 / grid);
  for (const ink of [inks.strawDeep, inks.straw, inks.strawPale])
    before.pull(
      ink,
      bays.flatMap((bay) => [...straw(bay, [foot - 10, height - wall - 1], 22, random), ...cushion(bay, foot, random)]),
    );
  const viewBox = `0 0 ${width * grid} ${height * grid}`;
  return { viewBox, behind: print.toMarkup(), before: before.toMarkup() };
}

type Random = () => number;

/** Blades of straw across a bay, thicker towards its two ends. */
function straw({ left, right }: CasePlan['bays'][number], [top, bottom]: readonly [number, number], count: number, random: Random): Polygon[] {
  return Array.from({ length: count }, () => {
    const at = random() < 0.4 ? random() * 0.22 : random();
    const y = bottom - (bottom - top) * at;
    const length = between(random, 16, 48);
    const x = between(random, left + 2, right - 6);
    const end = Math.min(right - 2, Math.max(left + 2, x + between(random, -1, 1) * length));
    return gouge(
      [x, y],
      [end, Math.min(bottom, Math.max(top, y + between(random, -0.5, 0.5) * length))],
      between(random, 1, 2.1),
      random,
      between(random, -6, 6),
    );
  });
}

/** What a short bottle is kept in its place by: a knot of straw over its mouth. */
function cushion({ middle, bottle }: CasePlan['bays'][number], foot: number, random: Random): Polygon[] {
  const top = wall + over / 2;
  const free = foot - bottle - top;
  if (free < 40) return [];
  const y = top + free / 2;
  return Array.from({ length: 40 }, () => {
    const [angle, reach] = [random() * Math.PI, between(random, 12, 30)];
    const [x, at] = [middle + between(random, -16, 16), y + between(random, -0.3, 0.3) * free];
    return gouge(
      [x - Math.cos(angle) * reach, at - Math.sin(angle) * reach * 0.5],
      [x + Math.cos(angle) * reach, at + Math.sin(angle) * reach * 0.5],
      between(random, 1.2, 2.2),
      random,
      between(random, -8, 8),
    );
  });
}

/** Cuts along the frame's boards. */
function grain({ width, height }: CasePlan, random: Random): Polygon[] {
  const along = Array.from({ length: Math.round(width / 14) }, (_, at) => {
    const y = at % 2 ? between(random, 3, wall - 3) : between(random, height - wall + 3, height - 3);
    const x = random() * width;
    return gouge([x, y], [x + between(random, 18, 60), y], 1.6, random);
  });
  const down = Array.from({ length: Math.round(height / 14) }, (_, at) => {
    const x = at % 2 ? between(random, 3, wall - 3) : between(random, width - wall + 3, width - 3);
    const y = random() * height;
    return gouge([x, y], [x, y + between(random, 18, 60)], 1.6, random);
  });
  return [...along, ...down].map((mark) => mark.map(([x, y]): [number, number] => [Math.min(width, Math.max(0, x)), Math.min(height, Math.max(0, y))]));
}

/** Middle line of the rope handle at the case's side: `at` from its upper end to its lower, 0 to 1. */
const handle = (edge: number, middle: number, at: number): [number, number] => [edge - 8 + Math.sin(at * Math.PI) * 42, middle - 52 + at * 104];

function rope(edge: number, middle: number, thick: number, shift = 0): Polygon {
  const line = Array.from({ length: 17 }, (_, at) => handle(edge, middle, at / 16));
  const side = (sign: number) =>
    line.map(([x, y], at): [number, number] => [
      x + shift + (sign * thick * Math.sin((at / 16) * Math.PI)) / 2 + sign * 1.5,
      y + shift + sign * thick * 0.3 * Math.cos((at / 16) * Math.PI) * -1,
    ]);
  return [...side(1), ...side(-1).reverse()];
}

function ropeTwists(edge: number, middle: number, random: Random): Polygon[] {
  return Array.from({ length: 13 }, (_, at) => {
    const [x, y] = handle(edge, middle, (at + 1) / 14);
    return gouge([x - 4, y - 4], [x + 5, y + 4], 2.4, random);
  });
}

function nails(width: number, height: number): Polygon[] {
  return [wall / 2, width - wall / 2].flatMap((x) =>
    [wall / 2, height / 3, (2 * height) / 3, height - wall / 2].map((y) => box(x - 1.4, y - 1.4, x + 1.4, y + 1.4)),
  );
}
