import type { Point, Polygon } from '../kernel/index.ts';
import { between, gouge, lerp, seeded } from '../kernel/index.ts';
import type { Scene } from './composition.ts';

const rows = 11;

/** Slabs laid towards the door, and the lamp's light on them. */
export function printFloor({ print, inks, width, height, vanishing, seed }: Scene): void {
  const random = seeded(seed * 31 + 3);
  const edge = { left: [vanishing[0] - 34, width * -0.16], right: [vanishing[0] + 34, width * 1.16] } as const;
  const place = (across: number, depth: number): Point => [
    lerp(lerp(edge.left[0], edge.left[1], depth), lerp(edge.right[0], edge.right[1], depth), across),
    lerp(vanishing[1] + 40, height + 20, depth),
  ];
  print.pull(inks.floor, [[place(0, 1), place(0, 0), place(1, 0), place(1, 1)]]);
  const lines = Array.from({ length: rows + 1 }, (_, i) => (i / rows) ** 1.9);
  const joints: Polygon[] = [];
  for (let row = 0; row < rows; row++) {
    const far = lines[row] as number;
    const near = lines[row + 1] as number;
    for (let slab = 0; slab < 10; slab++) {
      const left = slab / 10 + (row % 2) * 0.05;
      const [foot, end] = [place(left + 0.004, near), place(left + 0.099, near)];
      joints.push(gouge(foot, [end[0], end[1] + random() * 1.5], lerp(1, 5, far), random));
      const [head, base] = [place(left, far), place(left, near)];
      joints.push(gouge([head[0], head[1] + 1], [base[0], base[1] - 2], lerp(0.9, 3.6, far), random));
    }
  }
  print.pull(inks.floorJoint, joints);
  const light = Array.from({ length: 46 }, () => {
    const depth = random() ** 0.7;
    const [x, y] = place(between(random, 0.3, 0.7), depth);
    return gouge([x, y], [x + lerp(6, 54, depth), y], lerp(0.8, 3.2, depth), random);
  });
  print.pull(inks.floorLight, light);
}
