import { profile, shapes } from './Bottle/shapes.ts';
import type { Ink, Point, Polygon } from './kernel/index.ts';
import { between, box, createPrint, cut, gouge, lerp, seeded, svgFile } from './kernel/index.ts';
import { printPackingRoom, type RoomInks } from './packing-room.ts';

export type BoxInks = RoomInks & { card: Ink; cardShade: Ink; cardLight: Ink; pulp: Ink; pulpShade: Ink; dark: Ink; glass: Ink; capsule: Ink; gleam: Ink };

/** An outline with its corners so much farther from its middle. */
function wider(outline: Polygon, more: number): Polygon {
  const middle = (of: (point: Point) => number) => outline.reduce((sum, point) => sum + of(point), 0) / outline.length;
  const [mx, my] = [middle(([x]) => x), middle(([, y]) => y)];
  return outline.map(([x, y]): Point => {
    const far = Math.hypot(x - mx, y - my) || 1;
    return [x + ((x - mx) / far) * more, y + ((y - my) / far) * more];
  });
}

/** A box that is folded, not glued, in its three states along the table: a sheet, open with bottles in their divider, and shut by its own tongue. */
export function drawFoldedBox(inks: BoxInks): string {
  const [width, height, table] = [800, 500, 436];
  const print = createPrint();
  const random = seeded(83);
  printPackingRoom(print, inks, { width, height, table }, random);
  print.pull(inks.grain, [shadow(322, 514), shadow(580, 786)]);
  printSheet(22, 50);
  printOpen(322, 236, 192);
  printShut(580, 252, 168);
  return svgFile({ print, width, height });

  /** What stands between `left` and `right` darkens the table. */
  function shadow(left: number, right: number): Polygon {
    const outline: Polygon = [
      [left - 4, table],
      [right, table],
      [right + 22, table + 12],
      [left + 14, table + 12],
    ];
    return cut(outline, { step: 30, amp: 1 }, random);
  }

  /** A piece of card with a dark edge all round. */
  function panel(ink: Ink, outline: Polygon): void {
    print.pull(inks.dark, [cut(wider(outline, 5), { step: 26, amp: 0.8 }, random)]);
    print.pull(ink, [cut(outline, { step: 26, amp: 0.8 }, random)]);
  }

  /** The ribs of the card, as the light falls on them. */
  function ribs(left: number, right: number, top: number, bottom: number, count: number): void {
    print.pull(
      inks.cardShade,
      Array.from({ length: count }, () => {
        const [x, y] = [between(random, left + 6, right - 20), between(random, top + 8, bottom - 8)];
        return gouge([x, y], [Math.min(x + between(random, 14, 60), right - 6), y + between(random, -1, 1)], between(random, 1.5, 2.6), random);
      }),
    );
  }

  /** The sheet against the wall: a floor in the middle, four sides, and the tongues that will hold them. */
  function printSheet(left: number, top: number): void {
    const [a, b, c, d] = [left + 56, left + 172, top + 124, top + 272];
    const [right, bottom] = [left + 228, table];
    const sheet: Polygon = [
      [a + 8, top],
      [b - 8, top],
      [b, top + 14],
      [b, c - 34],
      [b + 30, c - 28],
      [b + 30, c - 4],
      [right - 12, c],
      [right, c + 16],
      [right, d - 16],
      [right - 12, d],
      [b + 30, d + 4],
      [b + 30, d + 28],
      [b, d + 34],
      [b, bottom - 4],
      [a, bottom - 4],
      [a, d + 34],
      [a - 30, d + 28],
      [a - 30, d + 4],
      [left + 12, d],
      [left, d - 16],
      [left, c + 16],
      [left + 12, c],
      [a - 30, c - 4],
      [a - 30, c - 28],
      [a, c - 34],
      [a, top + 14],
    ];
    print.pull(inks.dark, [sheet.map(([x, y]): Point => [x + (x > (a + b) / 2 ? 4 : -4), y + (y > (c + d) / 2 ? 4 : -4)])]);
    print.pull(inks.card, [cut(sheet, { step: 26, amp: 0.8 }, random)]);
    ribs(left + 4, right - 4, c + 4, d - 4, 26);
    ribs(a, b, top + 8, c, 12);
    ribs(a, b, d, bottom - 8, 10);
    const fold = ([x1, y1]: Point, [x2, y2]: Point): Polygon[] => {
      const count = Math.round(Math.hypot(x2 - x1, y2 - y1) / 15);
      return Array.from({ length: count }, (_, i) => {
        const at = (share: number): Point => [lerp(x1, x2, share), lerp(y1, y2, share)];
        return gouge(at((i + 0.15) / count), at((i + 0.8) / count), 2.6, random);
      });
    };
    print.pull(inks.dark, [
      ...fold([a, c - 34], [a, d + 34]),
      ...fold([b, c - 34], [b, d + 34]),
      ...fold([a, c], [b, c]),
      ...fold([a, d], [b, d]),
      ...fold([a, top + 30], [b, top + 30]),
      cut(box(a + 38, bottom - 34, b - 38, bottom - 28), { step: 12, amp: 0.4 }, random),
    ]);
  }

  /** Open: its sides up, and the bottles stand in the moulded pulp. */
  function printOpen(left: number, top: number, wide: number): void {
    const right = left + wide;
    const back = top - 30;
    panel(inks.cardShade, [
      [left + 10, back],
      [right - 10, back],
      [right - 20, back - 118],
      [left + 20, back - 118],
    ]);
    print.pull(inks.dark, [cut(box(left + 56, back - 106, right - 56, back - 100), { step: 14, amp: 0.4 }, random)]);
    panel(inks.card, [
      [left, top],
      [left + 12, back],
      [left - 34, back - 40],
      [left - 52, top - 26],
    ]);
    panel(inks.card, [
      [right, top],
      [right - 12, back],
      [right + 34, back - 40],
      [right + 52, top - 26],
    ]);
    panel(inks.dark, [
      [left, top + 6],
      [left + 12, back],
      [right - 12, back],
      [right, top + 6],
    ]);
    for (const share of [0.2, 0.5, 0.8]) printBottle(lerp(left, right, share), top + 118, 0.72);
    const divider: Point[] = [[left + 2, top + 24]];
    for (let tooth = 0; tooth < 7; tooth++) {
      const x = lerp(left + 4, right - 4, (tooth + 0.5) / 7);
      const isHigh = tooth % 2 === 0;
      divider.push([x - 11, top + (isHigh ? -12 : 4)], [x + 11, top + (isHigh ? -12 : 4)]);
    }
    divider.push([right - 2, top + 24]);
    panel(inks.pulp, divider);
    print.pull(
      inks.pulpShade,
      Array.from({ length: 34 }, () => {
        const [x, y] = [between(random, left + 8, right - 10), between(random, top - 2, top + 16)];
        return gouge([x, y], [x + between(random, 3, 7), y + between(random, -1, 3)], 2, random);
      }),
    );
    panel(inks.card, box(left, top + 14, right, table));
    ribs(left, right, top + 14, table, 30);
    // The tongues of both sides, hooked into the front.
    print.pull(inks.dark, [
      cut(box(left + 14, top + 44, left + 20, top + 92), { step: 12, amp: 0.4 }, random),
      cut(box(right - 20, top + 44, right - 14, top + 92), { step: 12, amp: 0.4 }, random),
    ]);
    print.pull(inks.cardLight, [gouge([left + 6, top + 22], [right - 30, top + 21], 3.4, random)]);
  }

  function printShut(left: number, top: number, wide: number): void {
    const right = left + wide;
    const [over, up] = [40, 34];
    panel(inks.cardShade, [
      [right, top],
      [right + over, top - up],
      [right + over, table - up],
      [right, table],
    ]);
    print.pull(
      inks.grain,
      Array.from({ length: 16 }, () => {
        const [x, y] = [between(random, right + 6, right + over - 14), between(random, top, table - up - 10)];
        return gouge([x, y], [x + 9, y - 7], 2.2, random);
      }),
    );
    panel(inks.cardLight, [
      [left, top],
      [left + over, top - up],
      [right + over, top - up],
      [right, top],
    ]);
    panel(inks.card, box(left, top, right, table));
    ribs(left, right, top + 40, table, 30);
    const middle = (left + right) / 2;
    // The lid's tongue, tucked into its slot.
    panel(inks.cardLight, [
      [middle - 40, top],
      [middle + 40, top],
      [middle + 32, top + 34],
      [middle - 32, top + 34],
    ]);
    print.pull(inks.dark, [cut(box(middle - 44, top + 34, middle + 44, top + 40), { step: 12, amp: 0.4 }, random)]);
    // This side up.
    for (const x of [middle - 22, middle + 22])
      print.pull(inks.dark, [
        cut(box(x - 3.5, top + 82, x + 3.5, top + 132), { step: 14, amp: 0.6 }, random),
        [
          [x - 15, top + 92],
          [x, top + 66],
          [x + 15, top + 92],
        ],
      ]);
    print.pull(inks.dark, [cut(box(middle - 40, top + 138, middle + 40, top + 143), { step: 14, amp: 0.6 }, random)]);
  }

  /** Its capsule, lip and light; the pulp hides the rest. */
  function printBottle(x: number, foot: number, scale: number): void {
    const right = profile(shapes.bordeaux).map(([half, y]): Point => [x + half * scale, foot - y * scale]);
    const bottle: Polygon = [...right, ...right.map(([px, py]): Point => [2 * x - px, py]).toReversed()];
    print.pull(inks.dark, [cut(wider(bottle, 4), { step: 18, amp: 0.4 }, random)]);
    print.pull(inks.glass, [cut(bottle, { step: 18, amp: 0.4 }, random)]);
    const top = Math.min(...right.map(([, y]) => y));
    print.pull(inks.capsule, [cut(box(x - 10.5, top + 1, x + 10.5, top + 42), { step: 12, amp: 0.4 }, random)]);
    print.pull(inks.dark, [box(x - 13, top + 12, x + 13, top + 14.5), box(x - 11, top + 40, x + 11, top + 43)]);
    print.pull(inks.gleam, [gouge([x - 5, top + 18], [x - 5, top + 36], 3, random), gouge([x - 15, top + 82], [x - 8, top + 56], 3.6, random)]);
  }
}
