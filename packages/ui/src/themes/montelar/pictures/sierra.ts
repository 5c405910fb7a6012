import type { Point, Polygon } from '../../../illustrations/drawing.ts';
import { bell, between, cut, gouge, lerp, seeded, smoothNoise } from '../../../illustrations/drawing.ts';
import type { Scene } from './composition.ts';

type Line = (x: number) => number;

/** The crest in steps of limestone, highest left of the middle and again behind the village. */
function crestOf({ country, ridge, noise, seed }: Scene): Line {
  const fine = smoothNoise(seed + 9);
  return (x) => {
    const u = country(x);
    const massif = 56 * bell(u, 430, 210) + 64 * bell(u, 1290, 190) + 26 * bell(u, 820, 120);
    const raw = -70 - 34 * noise(u / 260 + 2) - 24 * noise(u / 95) - 12 * fine(u / 34) - massif;
    return ridge + lerp(raw, Math.round(raw / 11) * 11, 0.45);
  };
}

const footOf =
  ({ ridge, noise }: Scene): Line =>
  (x) =>
    ridge + 44 + 10 * noise(x / 180 + 40) - 8 * noise(x / 60);

/** Pale plates that hang from the crest, with thin shade between them. */
function printPlates(scene: Scene, crest: Line): void {
  const { print, inks, ridge, width } = scene;
  const random = seeded(scene.seed * 31 + 4);
  const plates: Polygon[] = [];
  const seams: Polygon[] = [];
  for (let x = -10; x < width + 10;) {
    const w = between(random, 10, 44);
    const depth = (ridge + 8 - crest(x + w / 2)) * between(random, 0.34, 0.68);
    const y = crest(x + w / 2);
    const plate: Point[] = [
      [x, crest(x) + 3],
      [x + w * 0.92, crest(x + w) + 3],
      [x + w * between(random, 0.66, 0.86), y + depth * between(random, 0.9, 1.1)],
      [x + w * 0.5, y + depth * between(random, 0.7, 1.2)],
      [x + w * 0.1, y + depth * between(random, 0.6, 1.1)],
    ];
    plates.push(cut(plate, { step: 9, amp: 1.3 }, random));
    for (let k = 3 + random() * 3; k > 0; k--) {
      const at = x + w * between(random, 0.2, 0.95);
      const top = crest(at) + between(random, 6, 14);
      seams.push(
        gouge([at, top], [at - 2 - random() * 5, top + depth * between(random, 0.5, 1.1)], between(random, 1.5, 4), random, between(random, -1.5, 1.5)),
      );
    }
    x += w + between(random, 1, 4);
  }
  print.pull(inks.plate, plates);
  print.pull(inks.rose, seams);
}

/** Shade where the crest falls to the left: the sun stands right. Elsewhere a gouge or nothing. */
function printShadow(scene: Scene, crest: Line, foot: Line): void {
  const { print, inks, width } = scene;
  const random = seeded(scene.seed * 31 + 5);
  const facets: Polygon[] = [];
  for (let x = 0; x < width + 30; x += between(random, 13, 30)) {
    const y = crest(x);
    const depth = foot(x) - y;
    const fall = crest(x - 16) - y;
    if (fall > 0.5) {
      const w = 7 + fall * 1.1 + random() * 9;
      const facet: Point[] = [
        [x, y + 2],
        [x - w, crest(x - w) + 3],
        [x - w * 0.55 + 3, y + depth * between(random, 0.36, 0.56)],
        [x + 2 + random() * 8, y + depth * between(random, 0.5, 0.84)],
        [x - w * 0.08, y + depth * 0.3],
      ];
      facets.push(cut(facet, { step: 8, amp: 1.1 }, random));
    } else if (random() > 0.3)
      facets.push(
        gouge(
          [x, y + depth * between(random, 0.3, 0.4)],
          [x - between(random, 5, 13), y + depth * between(random, 0.52, 0.74)],
          between(random, 2, 4.4),
          random,
          2,
        ),
      );
  }
  const skirt: Polygon[] = [];
  for (let x = -20; x < width + 20; x += 4.5) {
    const y = foot(x) - between(random, 26, 40);
    skirt.push(gouge([x, y], [x + between(random, 8, 22), y + between(random, 26, 52)], between(random, 1.8, 3.6), random, 2));
  }
  print.pull(inks.shadow, [...facets, ...skirt]);
}

/** The sierra and the line of woods along its foot. */
export function printSierra(scene: Scene): void {
  const { print, inks, width, ridge, seed } = scene;
  const random = seeded(seed * 31 + 3);
  const crest = crestOf(scene);
  const foot = footOf(scene);
  const rock: Point[] = [[-20, ridge + 120]];
  for (let x = -20; x <= width + 20; x += between(random, 7, 16)) rock.push([x, crest(x) + between(random, -1.5, 1.5)]);
  print.pull(inks.rose, [[...rock, [width + 20, ridge + 120]]]);
  printPlates(scene, crest);
  printShadow(scene, crest, foot);
  const wood: Point[] = [[-20, ridge + 110]];
  for (let x = -20; x < width + 20; x += between(random, 4, 11)) wood.push([x, foot(x) + between(random, 10, 20) - (random() > 0.85 ? 6 : 0)]);
  print.pull(inks.wine, [[...wood, [width + 20, ridge + 110]]]);
}
