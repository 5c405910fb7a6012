import type { Ink, Point, Polygon, Print, Random } from '../kernel/index.ts';
import { between, cut, gouge, lerp, outline, placed, round } from '../kernel/index.ts';

export type GiftInks = { paper: Ink; shade: Ink; ribbon: Ink; ribbonLight: Ink; edge: Ink; letter: Ink; letterShade: Ink; seal: Ink };

/** Half a bottle's width in wrapping paper, by its height: tied at the neck, the paper open above it. */
const wrapped = '0.29,0 0.3,-0.1 0.3,-1.12 0.27,-1.28 0.13,-1.46 0.1,-1.56 0.17,-1.66 0.27,-1.86 0.14,-1.8 0.06,-1.9';
const bow = [
  '0,0 0.16,-0.16 0.36,-0.16 0.34,0.02 0.14,0.06',
  '0,0 -0.14,-0.18 -0.34,-0.2 -0.36,0 -0.16,0.06',
  '0.02,0.02 0.12,0.2 0.26,0.44 0.14,0.46 0.02,0.22',
  '-0.02,0.02 -0.1,0.22 -0.2,0.38 -0.08,0.4 0,0.2',
] as const;

/** A bottle in paper with its ribbon, one unit wide and two high, standing on (x, y). */
export function printWrappedBottle(print: Print, x: number, y: number, size: number, inks: GiftInks, random: Random): void {
  const place = { x, y, size };
  const right = outline(wrapped);
  const whole: Polygon = [...right, ...right.map(([a, b]): Point => [-a, b]).toReversed()];
  const carve = (ink: Ink, shapes: readonly Polygon[], amp = 0.004) =>
    print.pull(
      ink,
      shapes.map((shape) => cut(shape, { step: size * 0.1, amp: size * amp }, random)),
    );
  carve(inks.edge, [
    placed(
      whole.map(([a, b]): Point => [a * 1.05, b * 1.012]),
      place,
    ),
  ]);
  carve(inks.paper, [placed(whole, place)]);
  carve(inks.shade, [placed(outline('0.08,0 0.29,0 0.3,-0.1 0.3,-1.12 0.27,-1.28 0.14,-1.44 0.06,-1.44 0.12,-1.2'), place)]);
  const folds = Array.from({ length: 15 }, (_, i) => {
    const level = -0.06 - i * 0.082;
    return gouge([x + size * 0.3, y + level * size], [x + size * between(random, 0.06, 0.2), y + (level - 0.03) * size], size * 0.02, random);
  });
  const creases = [-0.2, -0.06, 0.12].map((a) =>
    gouge([x + a * size * 0.4, y - size * 1.5], [x + a * size, y - size * between(random, 0.86, 1.1)], size * 0.022, random),
  );
  print.pull(inks.edge, [
    ...folds,
    ...creases,
    ...[-0.08, 0.02, 0.1].map((a) => gouge([x + a * size, y - size * 1.62], [x + a * size * 1.5, y - size * 1.82], size * 0.018, random)),
  ]);
  carve(
    inks.edge,
    bow.map((one) =>
      placed(
        outline(one).map(([a, b]): Point => [a * 1.14, b * 1.14 - 1.52]),
        place,
      ),
    ),
    0.003,
  );
  carve(
    inks.ribbon,
    bow.map((one) =>
      placed(
        outline(one).map(([a, b]): Point => [a, b - 1.52]),
        place,
      ),
    ),
    0.003,
  );
  carve(inks.ribbon, [round(x, y - size * 1.52, size * 0.07, 10)]);
  print.pull(inks.ribbonLight, [
    gouge([x + size * 0.06, y - size * 1.56], [x + size * 0.28, y - size * 1.62], size * 0.025, random),
    gouge([x - size * 0.06, y - size * 1.56], [x - size * 0.26, y - size * 1.64], size * 0.025, random),
  ]);
}

/** A letter with its seal, lying, its lower left corner on (x, y). */
export function printLetter(print: Print, x: number, y: number, size: number, inks: GiftInks, random: Random): void {
  const at = (a: number, b: number): Point => [x + (a + b * 0.16) * size, y - b * size];
  const sheet: Polygon = [at(0, 0), at(1.5, 0.06), at(1.5, 0.86), at(0, 0.8)];
  print.pull(inks.edge, [
    cut(
      sheet.map(([a, b]): Point => [a + size * 0.012, b + size * 0.02]),
      { step: size * 0.2, amp: size * 0.006 },
      random,
    ),
  ]);
  print.pull(inks.letter, [cut(sheet, { step: size * 0.2, amp: size * 0.005 }, random)]);
  print.pull(inks.letterShade, [[at(0, 0), at(0.74, 0.42), at(1.5, 0.06)]]);
  print.pull(inks.edge, [gouge(at(0, 0.8), at(0.75, 0.34), size * 0.022, random), gouge(at(1.5, 0.86), at(0.75, 0.34), size * 0.022, random)]);
  const [sx, sy] = at(0.75, 0.36);
  print.pull(inks.seal, [cut(round(sx, sy, size * 0.15, 15), { step: size * 0.06, amp: size * 0.012 }, random)]);
  print.pull(
    inks.letter,
    [
      [-1, -0.6],
      [0, -0.6],
      [1, -0.6],
      [-0.5, 0.2],
      [0.5, 0.2],
      [0, 1],
    ].map(([a = 0, b = 0]) => round(sx + a * size * 0.042, sy + b * size * 0.042, size * lerp(0.018, 0.02, random()), 7)),
  );
}
