import type { Point, Polygon } from '../../../illustrations/drawing.ts';
import { between, box, cut, gouge, seeded } from '../../../illustrations/drawing.ts';
import type { Scene } from './composition.ts';

const knife = { step: 9, amp: 0.5 };

/** An adobe dovecote, round, with a stepped roof: the one building in the plain. */
export function printDovecote({ print, inks, seed, dovecote }: Scene): void {
  if (!dovecote) return;
  const { x, y } = dovecote;
  const random = seeded(seed * 31 + 35);
  const carve = (ink: string, ...outlines: Polygon[]): void =>
    print.pull(
      ink,
      outlines.map((outline) => cut(outline, knife, random)),
    );
  const ring = (half: number, base: number, top: number): Polygon => [
    [x - half, base],
    [x - half, top],
    [x + half, top],
    [x + half, base + 2],
    [x, base + 4],
  ];
  const roof = (half: number, base: number, inner: number, top: number): Polygon => [
    [x - half, base],
    [x - inner, top],
    [x + inner, top],
    [x + half, base],
    [x, base + 3],
  ];
  carve(inks.straw, ring(34, y, y - 26));
  carve(inks.clay, [
    [x - 34, y],
    [x - 34, y - 26],
    [x - 4, y - 26],
    [x - 8, y + 3],
  ]);
  carve(inks.rust, roof(38, y - 25, 22, y - 35));
  carve(inks.straw, ring(20, y - 34, y - 46));
  carve(inks.clay, [
    [x - 20, y - 34],
    [x - 20, y - 46],
    [x - 2, y - 46],
    [x - 4, y - 32],
  ]);
  carve(inks.rust, roof(24, y - 45, 5, y - 58));
  print.pull(inks.dark, [
    box(x + 4, y - 15, x + 13, y + 3.4),
    ...[-12, -3, 6, 15].map((dx) => box(x + dx, y - 42, x + dx + 3, y - 38)),
    [
      [x - 1, y - 57],
      [x - 1, y - 66],
      [x + 1, y - 66],
      [x + 1, y - 57],
    ],
  ]);
  const tiles = Array.from({ length: 17 }, (_, i) => {
    const at = -34 + i * 4.2;
    const from: Point = [x + at * 0.62, y - 34];
    return gouge(from, [x + at, y - 25], 1.7, random);
  });
  print.pull(inks.clayLight, tiles);
  const hatch = Array.from({ length: 9 }, (_, i) => gouge([x - 34, y - 2 - i * 2.7], [x - 34 + between(random, 8, 18), y - 1.4 - i * 2.7], 1.3, random));
  print.pull(inks.rust, hatch);
}
