import type { PersonInks } from './figures/index.ts';
import { printPerson } from './figures/index.ts';
import type { Ink, Point, Polygon, Print, Random } from './kernel/index.ts';
import { between, box, cut, gouge, lerp } from './kernel/index.ts';

export type NoonTableInks = { wood: Ink; grain: Ink; dark: Ink; cloth: Ink; bread: Ink; wine: Ink };

/** A long table out of doors: from, to, the ground under it, how tall those are who sit at it, and what they wear, one after the other. */
export type NoonTable = {
  from: number;
  to: number;
  floor: number;
  tall: number;
  coats: readonly PersonInks[];
  /** Who stands at its right end and pours, if somebody does. */
  pours?: { x: number; coat: PersonInks };
};

/** Those who eat sit behind it and talk in pairs; bread, glasses and bottles stand on it. */
export function printNoonTable(print: Print, { from, to, floor, tall, coats, pours }: NoonTable, inks: NoonTableInks, random: Random): void {
  const top = floor - tall * 0.42;
  const unit = tall / 150;
  const seat = (i: number): number => lerp(from + tall * 0.2, to - tall * 0.2, coats.length > 1 ? i / (coats.length - 1) : 0.5);
  print.pull(inks.dark, [cut(box(from, floor - tall * 0.26, to, floor - tall * 0.22), { step: 22, amp: 0.6 }, random)]);
  coats.forEach((coat, i) => {
    const facing = i % 2 ? -1 : 1;
    const head = i % 3 === 1 ? 'scarf' : i % 3 === 2 ? 'bare' : 'hat';
    printPerson(print, { x: seat(i) - facing * tall * 0.03, y: floor - tall * 0.24, height: tall, pose: 'sitting', facing, inks: coat, head }, random);
  });
  const board = (grow: number): Polygon => box(from - 14 * unit - grow, top - grow, to + 14 * unit + grow, top + 11 * unit + grow);
  print.pull(inks.dark, [
    cut(board(2.5 * unit), { step: 22, amp: 0.8 }, random),
    ...[from + 8 * unit, (from + to) / 2, to - 8 * unit].map((x) => gouge([x, top + 6 * unit], [x + between(random, -3, 3), floor + 2], 11 * unit, random)),
  ]);
  print.pull(inks.wood, [cut(board(0), { step: 22, amp: 0.6 }, random)]);
  print.pull(
    inks.grain,
    Array.from({ length: Math.round((to - from) / (26 * unit)) }, () => {
      const x = between(random, from, to - 30 * unit);
      return gouge([x, top + between(random, 3, 8) * unit], [x + 26 * unit, top + between(random, 3, 8) * unit], 1.6 * unit, random);
    }),
  );
  if (pours) {
    const [x, y] = printPerson(print, { x: pours.x, y: floor + 3, height: tall * 1.05, pose: 'pouring', facing: -1, inks: pours.coat }, random);
    print.pull(inks.dark, [
      gouge([x + 5 * unit, y - 16 * unit], [x - 6 * unit, y + 7 * unit], 13 * unit, random),
      gouge([x - 3 * unit, y + 2 * unit], [x - 17 * unit, y + 20 * unit], 5 * unit, random),
    ]);
  }
  // Between two who talk: a bottle, or bread on its cloth.
  coats.slice(1).forEach((_, i) => {
    const x = (seat(i) + seat(i + 1)) / 2;
    if (i % 2) {
      print.pull(inks.cloth, [cut(box(x - 15 * unit, top - 3 * unit, x + 15 * unit, top + 1), { step: 8, amp: 0.5 }, random)]);
      print.pull(inks.dark, [gouge([x - 14 * unit, top - 5 * unit], [x + 14 * unit, top - 6 * unit], 15 * unit, random)]);
      print.pull(inks.bread, [gouge([x - 12 * unit, top - 6 * unit], [x + 12 * unit, top - 7 * unit], 11 * unit, random)]);
      return;
    }
    print.pull(inks.dark, [bottle(x, top, unit)]);
    for (const dx of [-17, 17])
      print.pull(inks.wine, [
        [
          [x + (dx - 4.5) * unit, top - 15 * unit],
          [x + (dx + 4.5) * unit, top - 15 * unit],
          [x + (dx + 3.5) * unit, top],
          [x + (dx - 3.5) * unit, top],
        ],
      ]);
  });
}

function bottle(x: number, y: number, unit: number): Polygon {
  const half: Point[] = [
    [5.4, 0],
    [5.4, 20],
    [2.2, 27],
    [2.2, 38],
  ];
  return [...half.map(([dx, up]): Point => [x + dx * unit, y - up * unit]), ...half.toReversed().map(([dx, up]): Point => [x - dx * unit, y - up * unit])];
}
