import type { Point, Polygon } from '../../../illustrations/drawing.ts';
import { between, createPrint, cut, gouge, round, seeded, svgFile } from '../../../illustrations/drawing.ts';
import { doorInks as inks } from '../inks.ts';

const [width, height, ground] = [1312, 176, 158];

/** A month of a bush vine: length of its canes, how full its leaves are (0: none) and their ink, buds or grapes, leaves that fall. */
type Month = { canes: number; leaves: number; ink: string; fruit?: 'buds' | 'flowers' | 'grapes'; falling?: true };
const months: readonly Month[] = [
  { canes: 34, leaves: 0, ink: inks.dim },
  { canes: 12, leaves: 0, ink: inks.dim },
  { canes: 14, leaves: 0, ink: inks.dim, fruit: 'buds' },
  { canes: 20, leaves: 0.34, ink: inks.light },
  { canes: 20, leaves: 0.62, ink: inks.gold },
  { canes: 24, leaves: 0.86, ink: inks.gold, fruit: 'flowers' },
  { canes: 25, leaves: 1, ink: inks.gold },
  { canes: 25, leaves: 1, ink: inks.gold, fruit: 'grapes' },
  { canes: 25, leaves: 1, ink: inks.bright, fruit: 'grapes' },
  { canes: 24, leaves: 0.82, ink: inks.ember },
  { canes: 28, leaves: 0.28, ink: inks.ember, falling: true },
  { canes: 36, leaves: 0, ink: inks.dim },
];
const arms = [-50, -27, -4, 20, 44];

/** A vine through its twelve months, from one pruning to the next, on the same edge of earth. */
export function drawYear(): string {
  const print = createPrint();
  const random = seeded(12);
  const crest: Point[] = [];
  for (let x = -10; x < width + 10; x += 14) crest.push([x, ground - between(random, 0, 4)]);
  const marks = Array.from({ length: 120 }, () => {
    const [x, y] = [random() * width, between(random, ground + 3, height - 4)];
    return gouge([x, y], [x + between(random, 10, 44), y + between(random, -1, 1)], 1.8, random);
  });
  months.forEach((month, i) => printVine(((i + 0.5) / months.length) * width, month));
  print.pull(inks.grain, [[...crest, [width + 10, height], [-10, height]]]);
  print.pull(inks.dim, marks);
  return svgFile({ print, width, height });

  function printVine(x: number, { canes, leaves, ink, fruit, falling }: Month): void {
    const trunk: Polygon = [
      [x - 8, ground + 3],
      [x - 6, ground - 30],
      [x - 12, ground - 48],
      [x + 11, ground - 50],
      [x + 6, ground - 28],
      [x + 9, ground + 3],
    ];
    const tips = arms.map((degrees): readonly [Point, Point] => {
      const turn = ((degrees + between(random, -6, 6)) * Math.PI) / 180;
      const shoulder: Point = [x + Math.sin(turn) * 26, ground - 50 - Math.cos(turn) * 20];
      return [shoulder, [shoulder[0] + Math.sin(turn) * canes, shoulder[1] - Math.cos(turn) * canes]];
    });
    print.pull(inks.wood, [cut(trunk, { step: 8, amp: 1 }, random)]);
    print.pull(inks.dim, [gouge([x - 3, ground - 2], [x - 2, ground - 44], 4, random), ...tips.map(([from]) => gouge([x, ground - 44], from, 8, random))]);
    print.pull(
      inks.gold,
      tips.map(([from, to]) => gouge(from, to, 3, random)),
    );
    const crowns = tips.flatMap(([from, to]) =>
      leaves === 0
        ? []
        : [0.2, 0.62, 1]
            .filter((at) => leaves > 0.5 || at > 0.5)
            .map((at) => leafAt([from[0] + (to[0] - from[0]) * at, from[1] + (to[1] - from[1]) * at], leaves)),
    );
    print.pull(ink, crowns);
    print.pull(
      inks.wood,
      crowns.map(([[cx, cy] = [0, 0]]) => gouge([cx - 8, cy + 2], [cx - 2, cy - 5], 2.2, random)),
    );
    const spots = tips.map(([from, to]): Point => (fruit === 'grapes' ? [from[0] + between(random, -6, 6), from[1] + 8] : to));
    if (fruit === 'grapes')
      print.pull(
        inks.ember,
        spots.flatMap(([sx, sy]) => [round(sx, sy, 4, 8), round(sx + 5, sy, 4, 8), round(sx + 2.5, sy + 5, 4, 8)]),
      );
    else if (fruit)
      print.pull(
        inks.flame,
        spots.map(([sx, sy]) => round(sx, sy, fruit === 'buds' ? 3 : 2.4, 7)),
      );
    if (falling)
      print.pull(
        ink,
        Array.from({ length: 7 }, () => {
          const [fx, fy] = [x + between(random, -44, 44), between(random, 60, ground - 4)];
          return gouge([fx, fy], [fx + 7, fy + 3], 4, random);
        }),
      );
  }

  function leafAt([x, y]: Point, full: number): Polygon {
    const reach = 8 + 7 * full;
    return Array.from({ length: 9 }, (_, k): Point => {
      const turn = (k / 9) * Math.PI * 2 + random() * 0.3;
      const far = reach * (k % 2 ? 0.76 : 1.08) * between(random, 0.85, 1.15);
      return [x + Math.cos(turn) * far, y + Math.sin(turn) * far];
    });
  }
}
