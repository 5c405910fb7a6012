import type { capsuleInks, glassInks } from '../inks.ts';
import type { Point, Polygon, Print, Random } from '../kernel/index.ts';
import { band, box, gouge, lerp } from '../kernel/index.ts';
import { halfWidthAt, profile, type Shape } from './shapes.ts';

type Heights = readonly [from: number, to: number];
type Shares = readonly [inner: number, outer: number];

/**
 * A strip of glass between two shares of the half width (negative: left). Its edges follow the
 * profile's own corners, so that it never leaves the glass; pointed strips narrow at both ends.
 */
function strip(outline: readonly Point[], heights: Heights, shares: Shares, pointed = false): Polygon {
  const [from, to] = heights;
  const taper = pointed ? (to - from) * 0.12 : 0;
  const corners = outline.map((point) => point[1]).filter((y) => y > from + taper && y < to - taper);
  const stops = [from, ...(pointed ? [from + taper] : []), ...corners, ...(pointed ? [to - taper] : []), to];
  const side = (share: number): Point[] =>
    stops.map((height, i): Point => {
      const point = pointed && (i === 0 || i === stops.length - 1);
      return [halfWidthAt(outline, height) * (point ? (shares[0] + shares[1]) / 2 : share), -height];
    });
  return band(side(shares[0]), side(shares[1]));
}

/**
 * Prints the empty bottle: body, shade on the right, lights on the left, foot. Origin: middle of the foot.
 * @param covered heights that a label will hide: no hatch is cut there
 */
export function printGlass(print: Print, shape: Shape, inks: (typeof glassInks)[keyof typeof glassInks], random: Random, covered: Heights): void {
  const outline = profile(shape);
  const { height, radius, shoulder, shoulderEnd } = shape;
  const right = outline.map(([x, y]): Point => [x, -y]);
  const left = right.map(([x, y]): Point => [-x, y]);
  print.pull(inks.body, [band(left, right)]);
  const hatch: Polygon[] = [];
  for (let y = 4; y < height - 58; y += 2.7) {
    const width = halfWidthAt(outline, y);
    if (y > covered[0] && y < covered[1]) continue;
    hatch.push(gouge([width * 0.44, -y], [width * (0.12 + 0.16 * random()), -y - 0.5], 1.15, random));
  }
  print.pull(inks.shade, [strip(outline, [0, height], [0.4, 0.91]), ...hatch]);
  print.pull(inks.light, [strip(outline, [6, lerp(shoulderEnd, height, 0.2)], [-0.86, -0.66], true), strip(outline, [6, shoulderEnd], [-0.965, -0.925])]);
  print.pull(inks.glint, [strip(outline, [shoulder - 34, shoulderEnd - 8], [-0.8, -0.71], true), strip(outline, [14, 44], [-0.82, -0.75], true)]);
  print.pull(inks.shade, [
    [
      [-radius + 4, 0],
      [-radius * 0.9, -5.5],
      [radius * 0.9, -5.5],
      [radius - 4, 0],
    ],
  ]);
}

/** Prints the capsule over the mouth, in three tones and a rule. */
export function printCapsule(print: Print, shape: Shape, inks: (typeof capsuleInks)[keyof typeof capsuleInks]): void {
  const top = -shape.height;
  const foot = top + shape.capsule;
  const half = shape.neck + 0.9;
  const wall: Point[] = [
    [half, foot],
    [half - 0.4, top + 9],
    [half + 0.9, top + 8],
    [half + 0.9, top + 1],
    [half - 0.6, top - 1],
  ];
  print.pull(inks.face, [
    band(
      wall.map(([x, y]): Point => [-x, y]),
      wall,
    ),
  ]);
  print.pull(inks.shade, [[[half * 0.42, foot], [half * 0.42, top - 1], ...wall.toReversed()]]);
  print.pull(inks.light, [box(-half * 0.74, top + 11, -half * 0.46, foot - 2)]);
  print.pull(inks.rule, [box(-half, foot - 6.2, half, foot - 5)]);
  print.pull(inks.shade, [box(-half - 0.9, top + 8, half + 0.9, top + 8.6)]);
}
