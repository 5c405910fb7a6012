import type { Ink, Print, Random } from './kernel/index.ts';
import { between, box, cut, gouge } from './kernel/index.ts';

export type RoomInks = { wall: Ink; mark: Ink; table: Ink; grain: Ink };

/** The packing room behind what stands in it: its wall, and the table's edge from `table` down. */
export function printPackingRoom(
  print: Print,
  inks: RoomInks,
  { width, height, table }: { width: number; height: number; table: number },
  random: Random,
): void {
  print.pull(inks.wall, [box(0, 0, width, height)]);
  const strokes = Array.from({ length: 70 }, () => {
    const [x, y] = [between(random, -60, width), between(random, 12, table - 14)];
    return gouge([x, y], [x + between(random, 50, 170), y + between(random, -1, 1)], between(random, 1.4, 3), random);
  });
  print.pull(inks.mark, strokes);
  print.pull(inks.table, [cut(box(-6, table, width + 6, height + 6), { step: 26, amp: 1.2 }, random)]);
  const grain = Array.from({ length: 46 }, () => {
    const [x, y] = [between(random, -40, width), between(random, table + 10, height - 6)];
    return gouge([x, y], [x + between(random, 40, 160), y + between(random, -1, 1)], between(random, 1.6, 3), random);
  });
  print.pull(inks.grain, grain);
}
