import type { Point, Polygon } from '../../../illustrations/drawing.ts';
import { box, cut, gouge, seeded } from '../../../illustrations/drawing.ts';
import type { Scene } from './composition.ts';

/** A round-headed opening, `w` wide, its sill at `y`. */
const opening = (x: number, y: number, w: number, h: number): Polygon => [
  [x, y],
  [x, y - h * 0.74],
  [x + w * 0.2, y - h * 0.92],
  [x + w * 0.5, y - h],
  [x + w * 0.8, y - h * 0.92],
  [x + w, y - h * 0.74],
  [x + w, y],
];

/** San Millán: nave with apse and buttresses, and the brick tower with its belfry and stork's nest. */
export function printChurch({ print, inks, seed }: Scene, left: number, foot: number): void {
  const random = seeded(seed * 31 + 41);
  const place = (outline: Polygon): Polygon => outline.map(([x, y]): Point => [left + x, foot + y]);
  const carve = (ink: string, outlines: Polygon[], step = 16, amp = 0.5): void =>
    print.pull(
      ink,
      outlines.map((outline) => cut(place(outline), { step: step, amp: amp }, random)),
    );
  const engrave = (ink: string, marks: readonly (readonly [Point, Point, number])[]): void =>
    print.pull(
      ink,
      marks.map(([a, b, width]) => gouge(place([a])[0] as Point, place([b])[0] as Point, width, random)),
    );

  carve(inks.lime, [box(24, -62, 94, 2)], 9, 0.7);
  carve(
    inks.tile,
    [
      [
        [20, -60],
        [34, -82],
        [90, -82],
        [99, -60],
      ],
    ],
    9,
    0.7,
  );
  engrave(
    inks.dark,
    Array.from({ length: 17 }, (_, i) => [[33 + i * 3.6, -80], [25 + i * 4.4, -61], 1.2] as const),
  );
  const bays = [36, 52, 68, 84];
  carve(
    inks.ochre,
    bays.map((x) => [
      [x, 0],
      [x, -48],
      [x + 4, -52],
      [x + 4, 0],
    ]),
    20,
    0.3,
  );
  print.pull(
    inks.dark,
    bays.map((x) => place(opening(x + 7, -30, 4, 15))),
  );

  carve(inks.tile, [box(-8, -128, 12, 4)]);
  carve(inks.lime, [box(12, -128, 26, 4)]);
  carve(inks.dark, [box(-11, -134, 29, -128)], 20, 0.3);
  carve(inks.lime, [box(9, -160, 25, -134)], 20, 0.3);
  carve(inks.tile, [box(-7, -160, 9, -134)], 20, 0.3);
  carve(inks.dark, [box(-10, -165, 28, -160)], 20, 0.3);
  print.pull(inks.dark, [place(opening(-3, -136, 7, 19)), place(opening(14, -136, 7, 19)), place(box(17, -96, 21, -84)), place(box(17, -60, 21, -48))]);
  engrave(
    inks.dark,
    Array.from({ length: 14 }, (_, i) => [[-7, -8 - i * 8.4], [6 + random() * 5, -9 - i * 8.4], 1.3] as const),
  );

  carve(
    inks.wine,
    [
      [
        [-5, -165],
        [-1, -176],
        [9, -196],
        [19, -176],
        [23, -165],
      ],
    ],
    12,
    0.5,
  );
  print.pull(inks.dark, [place(box(8.2, -214, 9.8, -195)), place(box(4.6, -209, 13.4, -207.4))]);
  engrave(inks.dark, [
    [[19, -166], [35, -169.5], 3.6],
    [[20, -169.5], [34, -166], 2.8],
    [[27, -170], [27, -176], 1],
    [[33, -175], [23, -180.5], 4],
    [[25, -179], [23.4, -187], 1.9],
    [[24.6, -186.6], [17, -184.6], 1.5],
  ]);
}
