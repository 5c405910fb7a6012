import type { Point, Polygon } from '../../../../illustrations/drawing.ts';
import { between, box, createPrint, cut, gouge, lerp, round, seeded, svgFile } from '../../../../illustrations/drawing.ts';
import { lamplightInks, landscapeInks } from '../../inks.ts';

const inks = { ...landscapeInks, ...lamplightInks };

/** Forty-one notebooks by one lamp: forty on their shelves, one open at the week that was asked for. */
export function drawNotebooks(): string {
  const [width, height, table] = [800, 500, 392];
  const print = createPrint();
  const random = seeded(91);
  const carve = (ink: string, ...shapes: Polygon[]) =>
    print.pull(
      ink,
      shapes.map((shape) => cut(shape, { step: 26, amp: 1 }, random)),
    );
  print.pull(inks.dark, [box(-4, -4, width + 4, height + 4)]);
  const lamp: Point = [618, 214];
  for (const [reach, ink] of [
    [330, inks.deep],
    [236, inks.wine],
    [150, inks.ember],
  ] as const)
    print.pull(ink, [cut(round(lamp[0], lamp[1] + 20, reach, 40, reach * 0.8), { step: 22, amp: 3 }, random)]);
  for (const [foot, count] of [
    [148, 20],
    [310, 20],
  ] as const) {
    carve(inks.dark, box(-8, foot - 132, 512, foot - 126));
    printRow(foot, count);
    carve(inks.dark, box(-8, foot - 2, 520, foot + 18));
    carve(inks.timber, box(-8, foot + 1, 516, foot + 13));
    print.pull(
      inks.ochreDeep,
      Array.from({ length: 12 }, () => {
        const x = between(random, 0, 470);
        return gouge([x, foot + between(random, 5, 10)], [x + between(random, 20, 60), foot + between(random, 5, 10)], 2, random);
      }),
    );
  }
  carve(inks.timber, box(506, -6, 520, table));
  print.pull(inks.dark, [gouge([519, 4], [518, table - 4], 4, random)]);
  // The table, with the light on it.
  carve(inks.dark, box(-8, table - 3, width + 8, height + 8));
  carve(inks.tile, box(-8, table + 3, width + 8, height + 8));
  print.pull(
    inks.wine,
    Array.from({ length: 60 }, () => {
      const [x, y] = [between(random, -40, width), between(random, table + 12, height)];
      return gouge([x, y], [x + between(random, 40, 150), y + between(random, -1, 1)], between(random, 1.6, 3.2), random);
    }),
  );
  print.pull(
    inks.ochre,
    Array.from({ length: 34 }, () => {
      const [x, y] = [lamp[0] + between(random, -190, 150), between(random, table + 8, height - 10)];
      return gouge([x, y], [x + between(random, 30, 90), y], between(random, 1.6, 3), random);
    }),
  );
  printLamp();
  printOpen(360, 452);
  return svgFile({ print, width, height });

  /** Spines of one width or another, a title on each, one that leans. */
  function printRow(foot: number, count: number): void {
    const colours = [inks.wine, inks.tile, inks.ochreDeep, inks.shadow, inks.stoneWarm, inks.ember, inks.ochre] as const;
    let x = 8;
    for (let one = 0; one < count; one++) {
      const wide = between(random, 19, 27) * (490 / (count * 24.2));
      const tall = between(random, 96, 116);
      const lean = one === count - 1 ? 10 : 0;
      const shape = (grow: number): Polygon => [
        [x - grow - lean, foot - tall - grow],
        [x + wide - 2 + grow - lean, foot - tall - grow],
        [x + wide - 2 + grow, foot + 1],
        [x - grow, foot + 1],
      ];
      const colour = colours[Math.floor(random() * colours.length)] ?? inks.wine;
      carve(inks.dark, shape(2.5));
      carve(colour, shape(-0.5));
      const label = (from: number, to: number): Polygon => {
        const at = (y: number) => x - (lean * (foot - y)) / tall;
        return [
          [at(from) + 3.5, from],
          [at(from) + wide - 5.5, from],
          [at(to) + wide - 5.5, to],
          [at(to) + 3.5, to],
        ];
      };
      print.pull(inks.sand, [label(foot - tall + 16, foot - tall + 42)]);
      print.pull(inks.dark, [label(foot - tall + 22, foot - tall + 24.5), label(foot - tall + 30, foot - tall + 32)]);
      print.pull(inks.dark, [label(foot - 16, foot - 14)]);
      x += wide;
    }
  }

  function printLamp(): void {
    const [x, y] = lamp;
    print.pull(
      inks.ochre,
      Array.from({ length: 30 }, (_, i) => {
        const angle = Math.PI * lerp(-0.05, 1.05, i / 29);
        const at = (reach: number): Point => [x + Math.cos(angle) * reach, y + 16 + Math.sin(angle) * reach * 0.9];
        return gouge(at(84), at(between(random, 104, 142)), 3, random);
      }),
    );
    carve(inks.dark, box(x - 8, y - 6, x + 8, table + 4), box(x - 56, table - 10, x + 56, table + 6));
    carve(inks.ochreDeep, box(x - 4, y, x + 4, table - 10), box(x - 51, table - 6, x + 51, table + 2));
    carve(inks.dark, [
      [x - 38, y - 62],
      [x + 38, y - 62],
      [x + 92, y + 24],
      [x - 92, y + 24],
    ]);
    carve(inks.ochre, [
      [x - 34, y - 57],
      [x + 34, y - 57],
      [x + 84, y + 19],
      [x - 84, y + 19],
    ]);
    print.pull(
      inks.flame,
      Array.from({ length: 9 }, (_, i) => gouge([x + lerp(-24, 24, i / 8), y - 46], [x + lerp(-66, 66, i / 8), y + 10], 4.4, random)),
    );
    carve(inks.flame, [
      [x - 74, y + 24],
      [x + 74, y + 24],
      [x + 56, y + 33],
      [x - 56, y + 33],
    ]);
  }

  /** The open one: two pages of days, each a line. */
  function printOpen(x: number, y: number): void {
    const page = (side: 1 | -1, grow: number): Polygon => [
      [x, y - 58 - grow],
      [x + side * 60, y - 66 - grow],
      [x + side * (126 + grow), y - 56 - grow],
      [x + side * (152 + grow), y + 26 + grow],
      [x + side * 70, y + 16 + grow],
      [x, y + 26 + grow],
    ];
    carve(inks.dark, page(-1, 6), page(1, 6));
    carve(inks.lime, page(-1, 0), page(1, 0));
    const lines: Polygon[] = [];
    for (const side of [-1, 1] as const)
      for (let row = 0; row < 7; row++) {
        const down = y - 46 + row * 10;
        const [from, to] = [14 + row * 0.6, 100 + row * 3.4 - between(random, 0, 34)];
        for (let at = from; at < to; at += between(random, 8, 15))
          lines.push(gouge([x + side * at, down - 4], [x + side * (at + between(random, 5, 10)), down - 4 + between(random, -2, 1)], 2.2, random));
      }
    print.pull(inks.shadow, lines);
    print.pull(inks.dark, [gouge([x, y - 58], [x, y + 26], 4, random)]);
    carve(inks.wine, [
      [x + 40, y - 64],
      [x + 47, y - 64],
      [x + 57, y + 44],
      [x + 50, y + 38],
      [x + 45, y + 46],
    ]);
  }
}
