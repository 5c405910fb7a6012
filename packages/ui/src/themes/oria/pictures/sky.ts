import type { Point, Polygon } from '../../../illustrations/drawing.ts';
import { between, box, cut, gouge, lerp, round, seeded } from '../../../illustrations/drawing.ts';
import type { Cloud, Scene } from './composition.ts';

/** The mist, and long level gouges that shorten and thin towards the horizon; `apart` times as far from one another. */
export function printSky({ print, inks, seed, width, horizon }: Scene, apart = 1): void {
  const random = seeded(seed * 31 + 1);
  print.pull(inks.mist, [box(-5, -5, width + 5, horizon + 24)]);
  const marks: Polygon[] = [];
  for (let y = 12; y < horizon - 6; y += lerp(11, 5, y / horizon) * apart) {
    const depth = y / horizon;
    let x = -20 - random() * 120;
    while (x < width + 20) {
      const length = between(random, 90, 300) * (1.1 - 0.5 * depth);
      marks.push(gouge([x, y], [x + length, y + between(random, -1, 1)], lerp(3, 1.5, depth) * between(random, 0.5, 1.2), random, between(random, -1, 1)));
      x += length + 10 + random() * random() * 150;
    }
  }
  print.pull(inks.air, marks);
}

/** The rising sun or the moon, with level cuts that widen downwards. */
export function printDisc({ print, inks, seed, disc }: Scene): void {
  if (!disc) return;
  const random = seeded(seed * 31 + 4);
  const { x, y, radius } = disc;
  print.pull(inks.disc, [cut(round(x, y, radius, 40), { step: 9, amp: 0.8 }, random)]);
  const cuts = Array.from({ length: 6 }, (_, i) => {
    const level = y + radius * (0.05 + i * 0.16);
    const reach = Math.sqrt(Math.max(0, radius ** 2 - (level - y) ** 2)) * 0.94;
    return gouge([x - reach + random() * 8, level], [x + reach - random() * 12, level], (1 + i * 0.35) * (radius / 40), random);
  });
  print.pull(inks.mist, cuts);
}

function outlineOf({ x, y, width, height }: Cloud, noise: (x: number) => number): Polygon {
  const steps = Math.round(width / 11);
  const upper: Point[] = [];
  const lower: Point[] = [];
  for (let i = 0; i <= steps; i++) {
    const u = (i / steps) * 2 - 1;
    const at = x + (u * width) / 2;
    upper.push([at, y - height * (1 - u * u) ** 0.7 * (0.72 + 0.42 * Math.abs(noise(at / 34 + height))) - 1]);
    lower.unshift([at, y + 2.5 * (1 - u * u) + 1]);
  }
  return [...upper, ...lower];
}

/** Clouds: lenses with a flat foot, uncut paper but for a few gouges in the shade. */
export function printClouds({ print, inks, seed, clouds, noise }: Scene): void {
  const random = seeded(seed * 31 + 2);
  print.pull(
    inks.cloud,
    clouds.map((cloud) => cut(outlineOf(cloud, noise), { step: 13, amp: 1 }, random)),
  );
  const shade = clouds.flatMap(({ x, y, width, height }) =>
    Array.from({ length: Math.round(width / 14) }, () => {
      const u = between(random, -0.8, 0.55);
      const from = x + (u * width) / 2;
      const length = Math.min(between(random, 22, 80), x + width * 0.44 - from);
      return gouge([from, y - 2 - random() * height * 0.4 * (1 - u * u)], [from + length, y - 2 - random() * 4], 1.8, random);
    }),
  );
  print.pull(inks.cloudShade, shade);
}
