import type { Point, Polygon } from '../../../illustrations/drawing.ts';
import { between, cut, gouge, seeded } from '../../../illustrations/drawing.ts';
import type { Scene } from './composition.ts';
import type { Contour } from './contours.ts';

/**
 * The dry-stone wall at the foot of terrace `k`, `tall` pixels high: a dark strip, stones in one
 * course far, two near, four where it is looked at closely.
 */
export function printWall({ print, inks, width, seed }: Pick<Scene, 'print' | 'inks' | 'width' | 'seed'>, k: number, foot: Contour, tall: number): void {
  const random = seeded(seed * 31 + 60 + k);
  const top: Point[] = [];
  const under: Point[] = [];
  for (let x = -20; x <= width + 20; x += 12) {
    top.push([x, foot(x) - tall + between(random, -0.7, 0.7)]);
    under.unshift([x, foot(x) + 3]);
  }
  print.pull(inks.dark, [[...top, ...under]]);
  const courses = tall > 50 ? 4 : tall > 12 ? 2 : 1;
  const course = tall / courses;
  const stones: Polygon[] = [];
  for (let row = 0; row < courses; row++) {
    let x = -20 + random() * 10;
    while (x < width + 20) {
      const w = course * between(random, 1.1, 3);
      const y = foot(x + w / 2) - tall + row * course + course * 0.1;
      const slope = (foot(x + w) - foot(x)) * 0.4;
      const stone: Polygon = [
        [x, y - slope + course * 0.1 * random()],
        [x + w, y + slope + course * 0.1 * random()],
        [x + w - course * 0.1 * random(), y + slope + course * 0.78],
        [x + course * 0.12 * random(), y - slope + course * 0.8],
      ];
      stones.push(course > 5 ? cut(stone, { step: Math.max(4, course * 0.6), amp: course * 0.06 }, random) : stone);
      x += w + course * 0.12;
    }
  }
  print.pull(k % 2 ? inks.stone : inks.stoneWarm, stones);
  if (tall <= 7) return;
  const shade: Polygon[] = [];
  const nick = Math.min(tall, course * 2);
  for (let x = -20; x < width; x += nick * 0.55) shade.push(gouge([x, foot(x) - 1.5], [x + nick * 0.2, foot(x) - nick * 0.45 * random() - 2], 1.6, random));
  print.pull(inks.dark, shade);
}
