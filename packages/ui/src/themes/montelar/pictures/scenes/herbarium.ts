import type { Point, Polygon } from '../../../../illustrations/drawing.ts';
import { between, box, createPrint, cut, gouge, leaf, round, seeded, svgFile } from '../../../../illustrations/drawing.ts';
import { landscapeInks as inks } from '../../inks.ts';

type Ink = keyof typeof inks;

/** The seven: where the leaf is pinned, its height, how broad against it, how it hangs, and what it turned to. */
const leaves: readonly (readonly [x: number, y: number, height: number, broad: number, turn: number, blade: Ink, vein: Ink])[] = [
  [116, 128, 168, 1, -0.12, 'wine', 'rose'],
  [306, 124, 146, 1.26, 0.1, 'ochre', 'ochreDeep'],
  [494, 130, 182, 0.78, -0.06, 'tile', 'sand'],
  [684, 126, 156, 1.1, 0.14, 'ochreDeep', 'sand'],
  [206, 366, 168, 0.86, 0.08, 'shadow', 'plate'],
  [400, 370, 160, 1.2, -0.1, 'dark', 'shadow'],
  [596, 366, 158, 1, 0.06, 'stoneWarm', 'wine'],
];

/** Seven leaves on the pages they were pressed between, each with its name by hand. */
export function drawHerbarium(): string {
  const [width, height] = [800, 500];
  const print = createPrint();
  const random = seeded(77);
  print.pull(inks.wine, [box(-4, -4, width + 4, height + 4)]);
  print.pull(
    inks.shadow,
    Array.from({ length: 90 }, () => {
      const [x, y] = [between(random, -60, width), between(random, 0, height)];
      return gouge([x, y], [x + between(random, 40, 150), y + between(random, -2, 2)], between(random, 1.4, 3), random);
    }),
  );
  for (const [x, y, tall, broad, turn, blade, vein] of leaves) {
    const page = (grow: number): Polygon => tilted(box(x - 84 - grow, y - 112 - grow, x + 84 + grow, y + 112 + grow), [x, y], turn * 0.22);
    print.pull(inks.dark, [cut(page(4), { step: 40, amp: 1 }, random)]);
    print.pull(inks.plate, [cut(page(0), { step: 40, amp: 1 }, random)]);
    const middle = y - 16;
    const size = tall * 0.92;
    const shaped = (shape: Polygon): Polygon =>
      tilted(
        shape.map(([a, b]): Point => [x + (a - x) * broad * 0.92, b]),
        [x, middle],
        turn,
      );
    print.pull(inks.stone, [shaped(leaf(x + 5, middle + 6, size, 72))]);
    print.pull(inks[blade], [shaped(leaf(x, middle, size, 72))]);
    const foot: Point = [x, middle + size * 0.1];
    const veins = [
      [0, -0.4],
      [0.35, -0.2],
      [-0.35, -0.2],
      [0.3, 0.2],
      [-0.3, 0.2],
    ] as const;
    print.pull(
      inks[vein],
      veins.flatMap(([a, b]) => {
        const end: Point = [x + a * size, middle + b * size];
        const half: Point = [(foot[0] + end[0]) / 2, (foot[1] + end[1]) / 2];
        const aside = [
          [0.08, -0.09],
          [-0.08, -0.09],
        ] as const;
        return [
          shaped(gouge(foot, end, size * 0.026, random)),
          ...aside.map(([dx, dy]) => shaped(gouge(half, [half[0] + (dx + a * 0.2) * size, half[1] + (dy + b * 0.2) * size], size * 0.016, random))),
        ];
      }),
    );
    // The strip of paper that holds the stalk, and the name under it.
    print.pull(inks.sand, [cut(box(x - 17, y + 58, x + 17, y + 69), { step: 14, amp: 0.6 }, random)]);
    print.pull(inks.ochreDeep, [round(x - 13, y + 63, 1.6, 6), round(x + 13, y + 63, 1.6, 6)]);
    const written: Polygon[] = [];
    for (let at = x - 52; at < x + between(random, 30, 58); at += between(random, 6, 9))
      written.push(gouge([at, y + 92 + between(random, -1, 1)], [at + between(random, 3, 6), y + 85 + between(random, -3, 2)], 2.2, random));
    print.pull(inks.dark, [...written, gouge([x - 54, y + 98], [x + 56, y + 97], 1.6, random)]);
  }
  return svgFile({ print, width, height });
}

/** An outline turned about a point by so many radians. */
function tilted(shape: Polygon, [x, y]: Point, turn: number): Polygon {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return shape.map(([a, b]): Point => [x + (a - x) * cos - (b - y) * sin, y + (a - x) * sin + (b - y) * cos]);
}
