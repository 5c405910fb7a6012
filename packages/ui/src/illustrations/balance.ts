import { profile, shapes } from './Bottle/shapes.ts';
import type { Ink, Point, Polygon } from './kernel/index.ts';
import { between, box, createPrint, cut, gouge, lerp, round, seeded, svgFile } from './kernel/index.ts';
import { printPackingRoom, type RoomInks } from './packing-room.ts';

export type BalanceInks = RoomInks & { brass: Ink; brassLight: Ink; dark: Ink; heavy: Ink; light: Ink; gleam: Ink };

/** A pair of scales on the packing table: the bottle of before hangs low, the one of now high; both have the same shape. */
export function drawBalance(inks: BalanceInks): string {
  const [width, height, table, middle, pivot] = [800, 500, 432, 400, 92];
  const print = createPrint();
  const random = seeded(41);
  printPackingRoom(print, inks, { width, height, table }, random);
  // The post on its foot, and the beam that leans to the heavier side.
  const [low, high] = [
    { x: middle - 226, y: pivot + 34 },
    { x: middle + 226, y: pivot - 34 },
  ];
  print.pull(inks.dark, [
    cut(box(middle - 13, pivot, middle + 13, table - 20), { step: 18, amp: 0.8 }, random),
    cut(
      [
        [middle - 84, table + 3],
        [middle - 62, table - 26],
        [middle + 62, table - 26],
        [middle + 84, table + 3],
      ],
      { step: 14, amp: 0.8 },
      random,
    ),
    cut(
      [
        [low.x - 12, low.y - 7],
        [middle, pivot - 18],
        [high.x + 12, high.y - 7],
        [high.x + 12, high.y + 6],
        [middle, pivot + 14],
        [low.x - 12, low.y + 7],
      ],
      { step: 18, amp: 0.7 },
      random,
    ),
  ]);
  print.pull(inks.brass, [
    cut(box(middle - 8, pivot + 10, middle + 8, table - 24), { step: 18, amp: 0.6 }, random),
    cut(
      [
        [middle - 76, table - 1],
        [middle - 57, table - 22],
        [middle + 57, table - 22],
        [middle + 76, table - 1],
      ],
      { step: 14, amp: 0.6 },
      random,
    ),
    cut(
      [
        [low.x - 8, low.y - 3],
        [middle, pivot - 13],
        [high.x + 8, high.y - 3],
        [high.x + 8, high.y + 2],
        [middle, pivot + 9],
        [low.x - 8, low.y + 3],
      ],
      { step: 18, amp: 0.5 },
      random,
    ),
    cut(round(middle, pivot - 2, 17, 18), { step: 8, amp: 0.4 }, random),
  ]);
  print.pull(inks.brassLight, [
    gouge([middle - 4, pivot + 26], [middle - 4, table - 40], 3.4, random),
    gouge([middle - 52, table - 16], [middle + 40, table - 16], 3, random),
    gouge([low.x + 10, low.y - 4], [middle - 24, pivot - 8], 2.8, random),
    gouge([middle + 24, pivot - 10], [high.x - 10, high.y - 2], 2.8, random),
  ]);
  printPan(low, 238, inks.heavy);
  printPan(high, 238, inks.light);
  return svgFile({ print, width, height });

  /** Hangs by three chains, with a bottle on it. */
  function printPan({ x, y }: { x: number; y: number }, drop: number, glass: Ink): void {
    const foot = y + drop;
    print.pull(
      inks.dark,
      [-88, 0, 88].map((dx) => gouge([x, y], [x + dx, foot], 2.6, random)),
    );
    const scale = 0.74;
    const right = profile(shapes.bordeaux).map(([half, up]): Point => [x + half * scale, foot - up * scale]);
    const bottle: Polygon = [...right, ...right.map(([px, py]): Point => [2 * x - px, py]).toReversed()];
    print.pull(inks.dark, [
      cut(
        bottle.map(([px, py]): Point => [x + (px - x) * 1.09, foot + (py - foot) * 1.012]),
        { step: 18, amp: 0.5 },
        random,
      ),
    ]);
    print.pull(glass, [cut(bottle, { step: 18, amp: 0.5 }, random)]);
    print.pull(inks.dark, [
      ...Array.from({ length: 30 }, (_, i) => gouge([x + 26, foot - 6 - i * 4.4], [x + between(random, 8, 17), foot - 7 - i * 4.4], 2, random)),
      cut(box(x - 11, foot - 222, x + 11, foot - 186), { step: 10, amp: 0.4 }, random),
    ]);
    print.pull(inks.gleam, [gouge([x - 20, foot - 14], [x - 20, foot - 132], 4, random), gouge([x - 6, foot - 180], [x - 7, foot - 150], 2.6, random)]);
    print.pull(inks.dark, [
      cut(
        [
          [x - 104, foot - 2],
          [x + 104, foot - 2],
          [x + 76, foot + 22],
          [x - 76, foot + 22],
        ],
        { step: 14, amp: 0.8 },
        random,
      ),
    ]);
    print.pull(inks.brass, [
      cut(
        [
          [x - 97, foot + 2],
          [x + 97, foot + 2],
          [x + 73, foot + 18],
          [x - 73, foot + 18],
        ],
        { step: 14, amp: 0.6 },
        random,
      ),
    ]);
    print.pull(inks.brassLight, [gouge([x - lerp(60, 80, random()), foot + 7], [x + 40, foot + 7], 3, random)]);
  }
}
