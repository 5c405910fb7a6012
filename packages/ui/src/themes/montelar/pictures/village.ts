import type { Polygon } from '../../../illustrations/drawing.ts';
import { box, cut, gouge, seeded } from '../../../illustrations/drawing.ts';
import { printChurch } from './church.ts';
import type { Scene } from './composition.ts';
import type { Contour } from './contours.ts';

/** Houses around the church: distance from the hill's middle, width, height. */
const houses: readonly (readonly [dx: number, width: number, height: number])[] = [
  [-168, 30, 17],
  [-140, 34, 22],
  [-112, 28, 20],
  [-92, 38, 27],
  [-60, 34, 32],
  [66, 36, 32],
  [94, 40, 27],
  [126, 30, 22],
  [150, 36, 19],
  [182, 26, 15],
];
const cypresses: readonly (readonly [dx: number, height: number])[] = [
  [-118, 34],
  [-30, 46],
  [118, 44],
  [140, 30],
  [-190, 26],
  [206, 30],
];

/** The village on the highest terrace; every house follows the ground it stands on. */
export function printVillage(scene: Scene, ground: Contour): void {
  const { print, inks, seed, hillX } = scene;
  const random = seeded(seed * 31 + 40);
  const knife = { step: 9, amp: 0.6 };
  houses.forEach(([dx, width, height], i) => {
    const x = hillX + dx;
    const foot = ground(x + width / 2) + 8;
    const eaves = foot - height;
    const ridge = eaves - height * 0.34;
    const gable = width * 0.36;
    const ochreRoof = i % 3 === 1;
    print.pull(inks.wine, [
      cut(
        [
          [x, foot],
          [x, eaves],
          [x + gable / 2, ridge],
          [x + gable, eaves],
          [x + gable, foot],
        ],
        knife,
        random,
      ),
    ]);
    print.pull(inks.lime, [cut(box(x + gable, eaves, x + width, foot), knife, random)]);
    print.pull(ochreRoof ? inks.ochre : inks.tile, [
      cut(
        [
          [x + gable / 2, ridge],
          [x + width - gable / 2 + 1, ridge],
          [x + width + 2, eaves + 1],
          [x + gable - 1, eaves + 1],
        ],
        knife,
        random,
      ),
    ]);
    const step = 8;
    const windows = Array.from({ length: Math.max(1, Math.floor((width - gable) / step)) }, (_, q): Polygon => {
      const left = x + gable + step * (q + 0.5);
      return box(left, eaves + height * 0.28, left + step * 0.32, eaves + height * 0.56);
    });
    const tiles = Array.from({ length: Math.max(0, Math.floor(width / 4 - 2)) }, (_, q) =>
      gouge([x + gable * 0.62 + q * 4, ridge + 2], [x + gable + 1 + q * 4, eaves - 0.5], 1, random),
    );
    print.pull(ochreRoof ? inks.wine : inks.dark, tiles);
    print.pull(inks.dark, windows);
  });
  printChurch(scene, hillX - 26, ground(hillX) + 10);
  print.pull(
    inks.dark,
    cypresses.map(([dx, height]) => {
      const x = hillX + dx;
      const y = ground(x) + 9;
      const half = 4.6;
      return cut(
        [
          [x - half, y],
          [x - half * 1.2, y - height * 0.4],
          [x, y - height],
          [x + half * 1.2, y - height * 0.42],
          [x + half, y],
        ],
        { step: 6, amp: 1.2 },
        random,
      );
    }),
  );
}
