import type { Point, Polygon } from '../../../../illustrations/drawing.ts';
import { between, box, createPrint, cut, gouge, lerp, round, seeded, svgFile } from '../../../../illustrations/drawing.ts';
import { fogInks, landscapeInks } from '../../inks.ts';
import { printVine } from './near-vine.ts';

const inks = { ...landscapeInks, ...fogInks };

/** A harvest basket that nobody has filled yet, at the end of a row: willow, two rims, the light from the left. */
export function drawEmptyBasket(): string {
  const [width, height] = [720, 420];
  const print = createPrint();
  const random = seeded(64);
  const ground = 352;
  print.pull(
    inks.sand,
    Array.from({ length: 70 }, () => {
      const [x, y] = [between(random, -40, width), between(random, 16, 220)];
      return gouge([x, y], [x + between(random, 30, 120), y], lerp(1, 3, y / 220), random);
    }),
  );
  const hill: Point[] = [];
  for (let x = -20; x <= width + 20; x += 16) hill.push([x, 236 - 30 * Math.sin((x + 90) / 230)]);
  print.pull(inks.haze, [cut([...hill, [width + 20, ground], [-20, ground]], { step: 20, amp: 1 }, random)]);
  for (const [row, size] of [
    [0, 22],
    [1, 32],
  ] as const)
    for (let x = -8; x < width + 20; x += size * 1.5)
      printVine(print, x, 268 + row * 30 - 8 * Math.sin((x + 90) / 230), size, { leaves: inks.wine, light: inks.haze }, random);
  print.pull(inks.ochre, [cut(box(-10, 318, width + 10, height + 10), { step: 30, amp: 1.6 }, random)]);
  print.pull(
    inks.ochreDeep,
    Array.from({ length: 60 }, () => {
      const [x, y] = [between(random, -20, width), between(random, 328, height - 4)];
      return gouge([x, y], [x + between(random, 20, 70), y + 1], between(random, 1.6, 3.4), random);
    }),
  );
  for (const [x, size] of [
    [84, 150],
    [640, 166],
  ] as const)
    printVine(print, x, ground + 10, size, { leaves: inks.dark, light: inks.ochre, shadow: inks.ochreDeep }, random);
  const [cx, top, foot, wide, narrow] = [356, 176, ground + 26, 128, 92];
  print.pull(inks.ochreDeep, [gouge([cx - 110, foot + 2], [cx + 250, foot + 10], 34, random)]);
  const ellipse = (y: number, rx: number, ry: number): Polygon => round(cx, y, rx, 34, ry);
  const lower = Array.from({ length: 17 }, (_, i): Point => [cx - Math.cos((Math.PI * i) / 16) * narrow, foot - 16 + Math.sin((Math.PI * i) / 16) * 20]);
  print.pull(inks.dark, [
    cut([[cx - wide - 5, top], ...lower.map(([x, y]): Point => [cx + (x - cx) * 1.05, y + 4]), [cx + wide + 5, top]], { step: 18, amp: 1.2 }, random),
  ]);
  const courses = 8;
  for (let row = 0; row < courses; row++) {
    const at = (t: number): { half: number; y: number } => ({ half: lerp(wide, narrow, t), y: lerp(top + 8, foot - 14, t) });
    const { half, y } = at((row + 0.5) / courses);
    const rods: Polygon[] = [];
    const dim: Polygon[] = [];
    for (let i = row % 2; i < 20; i += 2) {
      const [a, b] = [Math.PI * (i / 20), Math.PI * ((i + 1.86) / 20)];
      const point = (angle: number): Point => [cx - Math.cos(angle) * half, y + Math.sin(angle) * 19];
      (i < 12 ? rods : dim).push(gouge(point(a), point(Math.min(b, Math.PI)), 15, random, 2));
    }
    print.pull(inks.stone, rods);
    print.pull(inks.ochreDeep, dim);
  }
  print.pull(inks.dark, [cut(ellipse(top, wide + 12, 31), { step: 14, amp: 1 }, random)]);
  print.pull(inks.stone, [cut(ellipse(top, wide + 6, 26), { step: 14, amp: 1 }, random)]);
  print.pull(inks.dark, [
    cut(ellipse(top + 3, wide - 10, 18), { step: 14, amp: 0.8 }, random),
    ...Array.from({ length: 34 }, (_, i) => {
      const angle = (i / 34) * Math.PI * 2;
      return gouge(
        [cx + Math.cos(angle) * (wide + 8), top + Math.sin(angle) * 28],
        [cx + Math.cos(angle + 0.1) * (wide - 8), top + Math.sin(angle + 0.1) * 20],
        3,
        random,
      );
    }),
  ]);
  print.pull(
    inks.shadow,
    Array.from({ length: 12 }, (_, i) => gouge([cx - 92 + i * 15, top - 6 + Math.abs(i - 6) * 0.6], [cx - 84 + i * 15, top + 10], 2.6, random)),
  );
  for (const side of [-1, 1])
    print.pull(
      inks.dark,
      Array.from({ length: 9 }, (_, i) => {
        const [a, b] = [(Math.PI * i) / 9, (Math.PI * (i + 1.1)) / 9];
        return gouge(
          [cx + side * (wide - 6) + Math.cos(a) * 26 * side, top - 4 - Math.sin(a) * 34],
          [cx + side * (wide - 6) + Math.cos(b) * 26 * side, top - 4 - Math.sin(b) * 34],
          9,
          random,
        );
      }),
    );
  // One leaf has fallen in, and a snail looks for the rest.
  print.pull(inks.tile, [
    cut(
      [
        [cx - 20, top + 4],
        [cx - 2, top - 8],
        [cx + 20, top - 4],
        [cx + 30, top + 8],
        [cx + 4, top + 14],
      ],
      { step: 8, amp: 1 },
      random,
    ),
  ]);
  const [sx, sy] = [516, foot + 14];
  print.pull(inks.dark, [
    cut(
      [
        [sx - 30, sy],
        [sx + 26, sy],
        [sx + 44, sy - 16],
        [sx + 38, sy - 22],
        [sx + 18, sy - 9],
        [sx - 14, sy - 9],
      ],
      { step: 8, amp: 0.5 },
      random,
    ),
    gouge([sx + 40, sy - 18], [sx + 50, sy - 32], 2.4, random),
    gouge([sx + 38, sy - 19], [sx + 40, sy - 33], 2.2, random),
    round(sx - 2, sy - 19, 19, 14),
  ]);
  print.pull(inks.lime, [cut(round(sx - 2, sy - 19, 15.5, 14), { step: 6, amp: 0.5 }, random)]);
  print.pull(
    inks.wine,
    Array.from({ length: 16 }, (_, i) => {
      const [a, r] = [i * 0.7, 13 - i * 0.76];
      return gouge(
        [sx - 2 + Math.cos(a) * r, sy - 19 + Math.sin(a) * r],
        [sx - 2 + Math.cos(a + 0.75) * (r - 0.7), sy - 19 + Math.sin(a + 0.75) * (r - 0.7)],
        2.8,
        random,
      );
    }),
  );
  return svgFile({ print, width, height });
}
