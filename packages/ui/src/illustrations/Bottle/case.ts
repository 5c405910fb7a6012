import { type capsuleInks, type glassInks, woodInks } from '../inks.ts';
import type { Polygon, Print, Random } from '../kernel/index.ts';
import { box, gouge } from '../kernel/index.ts';
import type { Shape } from './shapes.ts';

/** Boards one above the other on the front. */
const boards = 4;
/** Middles of the three bottles that look out of it, as shares of half its width. */
const places = [-0.58, 0, 0.58];

interface CaseInks {
  glass: (typeof glassInks)[keyof typeof glassInks];
  capsule: (typeof capsuleInks)[keyof typeof capsuleInks];
}

/** Prints an open wooden case, without its label: necks and capsules of bottles behind a front of boards. Origin: middle of its foot. */
export function printCase(print: Print, shape: Shape, { glass, capsule }: CaseInks, random: Random): void {
  const { radius, height, shoulder: edge, neck } = shape;
  const foot = -height + shape.capsule;
  const middles = places.map((share) => share * radius);
  print.pull(woodInks.joint, [box(-radius + 4, -edge - 7, radius - 4, -edge)]);
  print.pull(
    glass.body,
    middles.map((x) => box(x - neck, foot, x + neck, -edge)),
  );
  print.pull(
    glass.shade,
    middles.map((x) => box(x + neck * 0.3, foot, x + neck, -edge)),
  );
  print.pull(
    capsule.face,
    middles.map((x) => box(x - neck - 0.9, -height, x + neck + 0.9, foot)),
  );
  print.pull(
    capsule.shade,
    middles.map((x) => box(x + neck * 0.35, -height, x + neck + 0.9, foot)),
  );
  print.pull(
    capsule.light,
    middles.map((x) => box(x - neck * 0.75, -height + 5, x - neck * 0.5, foot - 4)),
  );
  print.pull(
    capsule.rule,
    middles.map((x) => box(x - neck - 0.9, foot - 2, x + neck + 0.9, foot)),
  );
  print.pull(woodInks.face, [box(-radius, -edge, radius, 0)]);
  print.pull(woodInks.shade, [...grain(shape, random), box(radius * 0.86, -edge, radius, 0)]);
  print.pull(woodInks.light, [box(-radius, -edge, radius, -edge + 3), box(-radius * 0.985, -edge, -radius * 0.93, 0)]);
  print.pull(
    woodInks.joint,
    Array.from({ length: boards - 1 }, (_, at) => joint(shape, at + 1)),
  );
  print.pull(woodInks.joint, nails(shape));
}

function joint({ radius, shoulder: edge }: Shape, at: number): Polygon {
  const y = -(edge * at) / boards;
  return box(-radius, y - 0.7, radius, y + 0.7);
}

/** Short cuts along the boards. */
function grain({ radius, shoulder: edge }: Shape, random: Random): Polygon[] {
  return Array.from({ length: 30 }, (_, at) => {
    const y = -((at + 0.3 + 0.6 * random()) * edge) / 30;
    const x = radius * (1.5 * random() - 0.95);
    return gouge([x, y], [x + radius * (0.18 + 0.34 * random()), y + 0.4], 0.9, random);
  });
}

function nails({ radius, shoulder: edge }: Shape): Polygon[] {
  const heights = Array.from({ length: boards }, (_, at) => -(edge * (at + 0.5)) / boards);
  return heights.flatMap((y) => [-0.95, 0.93].map((share) => box(share * radius - 0.9, y - 0.9, share * radius + 0.9, y + 0.9)));
}
