import type { Polygon } from '../../../illustrations/drawing.ts';
import { between, cut, gouge, lerp, round, seeded } from '../../../illustrations/drawing.ts';
import type { Scene } from './composition.ts';

/** The page is the sky: level gouges, denser towards the ridge, none near the sun. */
export function printSky({ print, inks, seed, width, ridge, skyTop, sun }: Scene): void {
  const random = seeded(seed * 31 + 1);
  const marks: Polygon[] = [];
  for (let i = Math.round(width / 3); i > 0; i--) {
    const depth = random() ** 0.62;
    const y = lerp(skyTop, ridge - 20, depth);
    const x = random() * width * 1.1 - width * 0.05;
    const length = between(random, 26, 120) * (0.6 + depth * 0.7);
    if (sun && Math.hypot(x + length / 2 - sun.x, (y - sun.y) * 1.25) < sun.radius + 44 + length * 0.2) continue;
    marks.push(gouge([x, y], [x + length, y + between(random, -2, 2)], lerp(0.8, 3, depth * random() + 0.25 * depth), random, between(random, -2, 2)));
  }
  print.pull(inks.sky, marks);
}

/** The sun, and the six cuts across its lower half. */
export function printSun({ print, inks, seed, sun }: Scene): void {
  if (!sun) return;
  const random = seeded(seed * 31 + 2);
  const { x, y, radius } = sun;
  print.pull(inks.sun, [cut(round(x, y, radius, 46), { step: 9, amp: 0.9 }, random)]);
  const cuts: Polygon[] = [];
  for (let i = 0; i < 6; i++) {
    const level = y + radius * (0.2 + i * 0.13);
    const reach = Math.sqrt(Math.max(0, radius ** 2 - (level - y) ** 2)) * 0.93;
    if (reach > 8) cuts.push(gouge([x - reach + random() * 10, level], [x + reach - random() * 14, level], (1 + i * 0.24) * (radius / 40), random));
  }
  print.pull(inks.sunCut, cuts);
}

/** The flock: place beside the first bird, and wingspan. */
const flock = [
  [0, 0, 17],
  [54, 9, 10],
  [27, 43, 12],
] as const;

/** Storks on their way to the belfry: two wings and a body each. */
export function printBirds({ print, inks, seed, birds }: Scene): void {
  if (!birds) return;
  const random = seeded(seed * 31 + 9);
  print.pull(
    inks.dark,
    flock.flatMap(([dx, dy, span]) => {
      const x = birds.x + dx;
      const y = birds.y + dy;
      return [
        gouge([x, y], [x - span, y - span * 0.42], span * 0.2, random, -span * 0.12),
        gouge([x - 1, y], [x + span, y - span * 0.3], span * 0.2, random, span * 0.14),
        gouge([x - span * 0.34, y + span * 0.1], [x + span * 0.5, y - span * 0.04], span * 0.16, random),
      ];
    }),
  );
}
