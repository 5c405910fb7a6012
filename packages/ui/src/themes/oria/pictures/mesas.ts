import type { Point, Polygon } from '../../../illustrations/drawing.ts';
import { between, cut, gouge, seeded } from '../../../illustrations/drawing.ts';
import type { Scene } from './composition.ts';

/** A table mountain: its flat top from `left` to `right`, its height, and whether it stands near. */
type Mesa = { left: number; right: number; height: number; near: boolean };

const mesas: readonly Mesa[] = [
  { left: 0.56, right: 0.93, height: 46, near: false },
  { left: -0.05, right: 0.2, height: 34, near: false },
  { left: 0.27, right: 0.47, height: 58, near: true },
  { left: 0.84, right: 1.08, height: 66, near: true },
];

/** The páramo: flat tops with a pale rim; the hatch leans outwards at both shoulders. */
export function printMesas({ print, inks, seed, width, horizon }: Scene): void {
  const random = seeded(seed * 31 + 3);
  const size = Math.min(1, 0.5 + width / 2400);
  for (const { left, right, height, near } of mesas) {
    const h = height * size;
    const [x0, x1] = [width * left, width * right];
    const foot = horizon + (near ? 9 : 6);
    const body: Point[] = [
      [x0 - h * 2.2, foot],
      [x0 - h * 0.7, foot - h * 0.55],
      [x0, foot - h],
      [x1, foot - h - 1],
      [x1 + h * 0.6, foot - h * 0.5],
      [x1 + h * 2.4, foot],
    ];
    print.pull(near ? inks.sageDeep : inks.sage, [cut(body, { step: 16, amp: 1.2 }, random)]);
    const hatch: Polygon[] = [];
    for (let x = x0 - h * 0.9; x < x1 + h * 0.9; x += 5 + random() * random() * 14) {
      const outside = x < x0 ? -1 : x > x1 ? 1 : 0;
      const fallen = outside === 0 ? 0 : Math.min(1, (outside < 0 ? x0 - x : x - x1) / (h * 1.5));
      const top = outside === 0 ? foot - h + 5 : foot - h * (0.9 - fallen);
      const reach = h * between(random, 0.3, 0.8) * (1 - fallen * 0.7);
      hatch.push(gouge([x, top + random() * 3], [x + between(random, 0.05, 0.15) * h + outside * h * 0.42, top + reach], between(random, 1.7, 3.6), random));
    }
    print.pull(near ? inks.green : inks.sageShade, hatch);
    const rim: Polygon[] = [];
    for (let x = x0 + 2; x < x1; x += between(random, 26, 60))
      rim.push(gouge([x, foot - h + 2.5], [Math.min(x + between(random, 20, 60), x1), foot - h + 2.5], 2.4, random));
    print.pull(inks.paper, rim);
  }
}
