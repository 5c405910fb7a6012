import type { Point, Polygon } from '../../../illustrations/drawing.ts';
import { between, cut, gouge, seeded } from '../../../illustrations/drawing.ts';
import type { Scene } from './composition.ts';
import { type Contour, wallHeight } from './contours.ts';

const width = 62;
const height = 58;

/** Half the hut's width at a share of its height: upright wall, then a dome of stones. */
const halfAt = (share: number): number => (width / 2) * (share < 0.42 ? 1 - share * 0.08 : Math.sqrt(Math.max(0, 1 - ((share - 0.42) / 0.6) ** 2)) * 0.967);

/** The guardaviñas: a hut of dry stone against the wall, where the guard waited out the hail. */
export function printHut(scene: Scene, foot: Contour): void {
  const { place, hut } = scene;
  if (hut !== undefined) printHutAt(scene, place(hut), foot(place(hut)) - wallHeight(5) + 3);
}

/** The same where a scene puts it: (x, y) is the middle of its foot. */
export function printHutAt({ print, inks, seed }: Pick<Scene, 'print' | 'inks' | 'seed'>, x: number, y: number): void {
  const random = seeded(seed * 31 + 70);
  const side = (sign: number): Point[] => Array.from({ length: 13 }, (_, i): Point => [x + sign * (halfAt(i / 12) + 2.5), y - (height + 2.5) * (i / 12)]);
  print.pull(inks.dark, [[...side(-1), ...side(1).toReversed()]]);
  const stones: Polygon[] = [];
  const courses = 9;
  for (let row = 0; row < courses; row++) {
    const low = row / courses;
    const high = (row + 0.84) / courses;
    const reach = halfAt(low + 0.03);
    const door = row < 4 ? 8.5 : 0;
    let left = -reach + random() * 3;
    while (left < reach - 2) {
      const right = Math.min(reach, left + between(random, 6, 13));
      const lean = halfAt(high) / Math.max(1, reach);
      const clear = right < -door || left > door || door === 0;
      if (clear)
        stones.push(
          cut(
            [
              [x + left, y - low * height],
              [x + right - 1.3, y - low * height],
              [x + (right - 1.3) * lean, y - high * height],
              [x + left * lean, y - high * height],
            ],
            { step: 5, amp: 0.4 },
            random,
          ),
        );
      left = right;
    }
  }
  print.pull(inks.stone, stones);
  const hatch = Array.from({ length: 15 }, (_, i) => {
    const share = i / 16;
    const edge = x - halfAt(share);
    return gouge([edge - 1, y - share * height], [edge + between(random, 7, 17) * (1 - share * 0.6), y - share * height - 1], 2.2, random);
  });
  print.pull(inks.dark, [
    ...hatch,
    [
      [x - 9, y - 22],
      [x + 9, y - 22],
      [x + 8, y - 26],
      [x - 8, y - 26],
    ],
  ]);
  print.pull(inks.lime, [
    [
      [x - 10, y - 25.5],
      [x + 10, y - 25.5],
      [x + 9.6, y - 29.5],
      [x - 9.6, y - 29.5],
    ],
  ]);
}
