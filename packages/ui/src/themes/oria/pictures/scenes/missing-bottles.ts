import type { Point, Polygon } from '../../../../illustrations/drawing.ts';
import { between, box, createPrint, cut, gouge, printStrata, profiles, seeded, svgFile } from '../../../../illustrations/drawing.ts';
import { profile, type Shape, shapes } from '../../../../illustrations/Bottle/shapes.ts';
import { landscapeInks as inks } from '../../inks.ts';

/** A bottle that is not there: paper, its outline stitched, at the scale of the shelf. */
function silhouette(shape: Shape, x: number, foot: number, scale: number): Point[] {
  const right = profile(shape).map(([half, up]): Point => [x + half * scale, foot - up * scale]);
  const left = right.map(([px, py]): Point => [2 * x - px, py]).toReversed();
  return [...right, ...left];
}

/** The ground is ready, the bottle is missing: three cores, and over each what should stand there. */
export function drawMissingBottles(): string {
  const [width, height, shelf, scale] = [720, 520, 356, 1.1];
  const print = createPrint();
  const random = seeded(66);
  print.pull(inks.mist, [box(0, 0, width, height)]);
  print.pull(
    inks.air,
    Array.from({ length: 80 }, () => {
      const [x, y] = [between(random, -60, width), between(random, 10, shelf - 10)];
      return gouge([x, y], [x + between(random, 60, 200), y], between(random, 1.4, 3), random);
    }),
  );
  const wines = [
    { x: 120, shape: shapes.bordeaux, soil: 'gravel' },
    { x: 360, shape: shapes.burgundy, soil: 'clay' },
    { x: 600, shape: shapes.burgundy, soil: 'limestone' },
  ] as const;
  wines.forEach(({ x, shape, soil }, i) => {
    const outline = silhouette(shape, x, shelf, scale);
    print.pull(inks.paper, [cut(outline, { step: 22, amp: 0.5 }, random)]);
    const half = shape.radius * scale;
    print.pull(
      inks.air,
      Array.from({ length: 26 }, (_, q) =>
        gouge([x + half * between(random, 0.25, 0.5), shelf - 8 - q * 7], [x + half * 0.92, shelf - 9 - q * 7], 2.2, random),
      ),
    );
    const stitches: Polygon[] = [];
    outline.forEach((from, k) => {
      const to = outline[(k + 1) % outline.length] as Point;
      const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
      if (length < 4 && k % 2) return;
      const count = Math.max(1, Math.round(length / 13));
      for (let q = 0; q < count; q++) {
        const [a, b] = [q / count, (q + 0.56) / count];
        stitches.push(
          gouge(
            [from[0] + (to[0] - from[0]) * a, from[1] + (to[1] - from[1]) * a],
            [from[0] + (to[0] - from[0]) * b, from[1] + (to[1] - from[1]) * b],
            3.4,
            random,
          ),
        );
      }
    });
    print.pull(inks.dark, stitches);
    printStrata(print, {
      left: x - 66,
      right: x + 66,
      top: shelf,
      bottom: height,
      layers: profiles[soil],
      inks: { ...inks, lime: '#f3f1e7' },
      seed: 91 + i,
      grain: 1.1,
      level: true,
    });
  });
  print.pull(inks.dark, [box(30, shelf - 2, width - 30, shelf + 2)]);
  return svgFile({ print, width, height });
}
