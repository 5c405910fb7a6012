import { between, box, createPrint, cut, gouge, type Ink, type Polygon, seeded, svgFile } from './kernel/index.ts';

export interface TableInks {
  board: Ink;
  grain: Ink;
  joint: Ink;
  handle: Ink;
  handleShade: Ink;
  iron: Ink;
  ironLight: Ink;
}

/** The table on which an order is packed: boards from above, a hammer and a few nails; the right half is left free for the case. */
export function drawPackingTable(inks: TableInks): string {
  const [width, height, boards] = [1440, 720, 5];
  const print = createPrint();
  const random = seeded(57);
  print.pull(inks.joint, [box(0, 0, width, height)]);
  const step = height / boards;
  for (let board = 0; board < boards; board++) {
    const top = board * step;
    print.pull(inks.board, [cut(box(-8, top + 2, width + 8, top + step - 2), { step: 60, amp: 1.2 }, random)]);
    print.pull(
      inks.grain,
      Array.from({ length: 34 }, () => {
        const [x, y] = [random() * width, between(random, top + 10, top + step - 10)];
        return gouge([x, y], [x + between(random, 60, 240), y + between(random, -3, 3)], between(random, 1.4, 3), random, between(random, -3, 3));
      }),
    );
    const end = between(random, 0.2, 0.8) * width;
    print.pull(inks.joint, [
      box(end, top, end + 3, top + step),
      box(end - 14, top + 18, end - 9, top + 23),
      box(end + 12, top + step - 24, end + 17, top + step - 19),
    ]);
  }
  const turn = turned([250, 610], -0.4);
  print.pull(inks.joint, [turn(cut(box(-176, 14, 190, 36), { step: 40, amp: 1 }, random)), turn(cut(box(96, -38, 158, 74), { step: 20, amp: 1 }, random))]);
  print.pull(inks.handle, [turn(cut(box(-180, -12, 150, 14), { step: 40, amp: 1.2 }, random))]);
  print.pull(
    inks.handleShade,
    Array.from({ length: 12 }, () => {
      const [x, y] = [between(random, -170, 60), between(random, -6, 10)];
      return turn(gouge([x, y], [x + between(random, 30, 80), y], 2.2, random));
    }),
  );
  print.pull(inks.iron, [
    turn(
      cut(
        [
          [88, -56],
          [142, -50],
          [146, 52],
          [92, 58],
        ],
        { step: 24, amp: 1 },
        random,
      ),
    ),
  ]);
  print.pull(inks.ironLight, [turn(gouge([98, -44], [98, 46], 5, random)), turn(gouge([112, -46], [112, -10], 3, random))]);
  for (const [x, y, angle] of [
    [470, 560, 0.5],
    [520, 622, -0.3],
    [444, 650, 1.2],
  ] as const) {
    const nail = turned([x, y], angle);
    print.pull(inks.iron, [nail(box(-26, -2, 26, 2)), nail(box(-30, -7, -24, 7))]);
    print.pull(inks.ironLight, [nail(gouge([-20, -0.6], [20, -0.6], 1.6, random))]);
  }
  return svgFile({ print, width, height });
}

/** Outlines turned by so many radians and laid down at a place. */
function turned([left, top]: readonly [number, number], angle: number): (outline: Polygon) => Polygon {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return (outline) => outline.map(([x, y]): [number, number] => [left + x * cos - y * sin, top + x * sin + y * cos]);
}
