import type { Point, Polygon } from '../../../../illustrations/drawing.ts';
import { between, box, createPrint, cut, gouge, leaf, round, seeded, svgFile } from '../../../../illustrations/drawing.ts';
import { landscapeInks as inks } from '../../inks.ts';

const [width, height] = [760, 1160];

/** A bunch that is turning, half of it still green, on an old vine before its wall: what a wine comes from, a hand's breadth away. */
export function drawBunch(): string {
  const print = createPrint();
  const random = seeded(64);

  // The wall, so near that four courses fill the window.
  print.pull(inks.dark, [box(-4, -4, width + 4, height + 4)]);
  const stones: Record<'stone' | 'stoneWarm' | 'sand', Polygon[]> = { stone: [], stoneWarm: [], sand: [] };
  const shade: Polygon[] = [];
  for (let y = -40; y < height;) {
    const tall = between(random, 104, 142);
    for (let x = -between(random, 20, 160); x < width;) {
      const wide = tall * between(random, 1, 2.3);
      const stone: Polygon = [
        [x + between(random, 0, 14), y + between(random, 0, 10)],
        [x + wide, y + between(random, 0, 12)],
        [x + wide - between(random, 0, 16), y + tall],
        [x + between(random, 0, 12), y + tall - between(random, 0, 10)],
      ];
      const ink = random() < 0.45 ? 'stone' : random() < 0.6 ? 'stoneWarm' : 'sand';
      stones[ink].push(cut(stone, { step: 24, amp: 3 }, random));
      for (let mark = 0; mark < 4; mark++) {
        const from: Point = [x + wide * between(random, 0.5, 0.8), y + tall * between(random, 0.55, 0.9)];
        shade.push(gouge(from, [from[0] + between(random, 24, 60), from[1] - between(random, 4, 16)], 5, random));
      }
      x += wide + 9;
    }
    y += tall + 9;
  }
  for (const ink of ['stone', 'stoneWarm', 'sand'] as const) print.pull(inks[ink], stones[ink]);
  print.pull(inks.ochreDeep, shade);

  // The trunk comes from below on the left and bends over the bunch; its bark runs along it.
  const spine: readonly (readonly [x: number, y: number, half: number])[] = [
    [120, 1180, 96],
    [150, 1010, 84],
    [110, 850, 74],
    [150, 690, 66],
    [120, 520, 60],
    [200, 380, 56],
    [350, 300, 44],
    [520, 270, 34],
    [700, 210, 24],
    [790, 190, 18],
  ];
  const side = (turn: 1 | -1) => spine.map(([x, y, half], at): Point => (at < 5 ? [x + turn * half, y] : [x + turn * half * 0.5, y + turn * half * 0.9]));
  print.pull(inks.dark, [cut([...side(-1), ...side(1).toReversed()], { step: 26, amp: 6 }, random)]);
  const bark = (share: number): Polygon[] =>
    spine.slice(1).map(([x, y, half], at) => {
      const [fromX, fromY, fromHalf] = spine[at] ?? [x, y, half];
      const drawn = between(random, 20, 70);
      return gouge([fromX + fromHalf * share, fromY + drawn], [x + half * share, y - drawn * 0.6], between(random, 6, 10), random, between(random, -8, 8));
    });
  print.pull(inks.shadow, [-0.62, -0.3, 0.06, 0.4].flatMap(bark));
  print.pull(inks.tile, [-0.46, -0.1].flatMap(bark));

  const blade = (ink: string, light: string, x: number, y: number, size: number, turn: number): void => {
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
    const turned = (shape: Polygon) => shape.map(([a, b]): Point => [x + (a - x) * cos - (b - y) * sin, y + (a - x) * sin + (b - y) * cos]);
    print.pull(inks.dark, [turned(leaf(x + 7, y + 9, size * 1.02, 60))]);
    print.pull(ink, [turned(leaf(x, y, size, 60))]);
    const vein = ([a, b]: Point) => turned(gouge([x, y + size * 0.16], [x + a * size, y + b * size], size * 0.03, random));
    print.pull(
      light,
      (
        [
          [0, -0.4],
          [0.34, -0.18],
          [-0.34, -0.18],
          [0.3, 0.2],
          [-0.3, 0.2],
        ] as const
      ).map(vein),
    );
  };
  blade(inks.ochre, inks.sand, 250, 250, 330, -0.5);
  blade(inks.tile, inks.rose, 640, 330, 360, 0.7);

  // Row under row, each narrower; those behind first.
  print.pull(inks.dark, [gouge([440, 290], [432, 470], 22, random)]);
  const radius = 43;
  const grapes = [5, 6, 5, 5, 4, 3, 2, 2, 1].flatMap((count, row) =>
    Array.from({ length: count }, (_, at): Point => [
      440 + (at - (count - 1) / 2) * radius * 1.62 + between(random, -9, 9),
      460 + row * radius * 1.42 + between(random, -7, 7),
    ]),
  );
  for (const [x, y] of grapes) {
    // The sunny side turns first.
    const isTurned = random() < 0.34 + (x - 300) / 620;
    const [body, light, dark] = isTurned ? ([inks.wine, inks.shadow, inks.dark] as const) : ([inks.ochre, inks.sand, inks.ochreDeep] as const);
    print.pull(inks.dark, [cut(round(x, y, radius + 3, radius + 4), { step: 14, amp: 1 }, random)]);
    print.pull(body, [cut(round(x, y, radius - 1, radius), { step: 14, amp: 1 }, random)]);
    print.pull(
      dark,
      [0.5, 0.72, 0.92].map((share) =>
        gouge([x + radius * share * 0.5, y + radius * (1.1 - share * 0.5)], [x + radius * share, y - radius * (0.5 - share * 0.3)], 6, random, -5),
      ),
    );
    print.pull(light, [gouge([x - radius * 0.62, y + radius * 0.2], [x - radius * 0.3, y - radius * 0.6], 9, random, 6)]);
  }

  blade(inks.wine, inks.shadow, 330, 400, 250, -0.25);
  blade(inks.ochreDeep, inks.ochre, 620, 1010, 300, 2.5);
  return svgFile({ print, width, height });
}
