import type { Point, Polygon, Random } from '../../../../illustrations/drawing.ts';
import { between, cut, gouge, type Person, printPerson, printStrata, seeded, svgFile } from '../../../../illustrations/drawing.ts';
import { coats, landscapeInks as inks, winterInks } from '../../inks.ts';
import { openScene } from '../composition.ts';
import { printMesas } from '../mesas.ts';
import { printPines } from '../pines.ts';
import { printPlain } from '../plain.ts';
import { printClouds, printSky } from '../sky.ts';
import { hero } from '../views.ts';
import { printRoots } from '../vine-row.ts';

/** Who learns and who shows, each at a bare vine, in January. */
const school: readonly Omit<Person, 'y'>[] = [
  { x: 62, height: 136, pose: 'crouching', inks: coats.paper, head: 'hat' },
  { x: 232, height: 146, pose: 'picking', facing: -1, inks: coats.green, head: 'scarf' },
  { x: 372, height: 150, pose: 'pointing', inks: coats.clay, head: 'hat' },
  { x: 508, height: 144, pose: 'standing', facing: -1, inks: coats.paper, head: 'scarf' },
  { x: 574, height: 152, pose: 'standing', facing: -1, inks: coats.dark, head: 'hat' },
  { x: 700, height: 142, pose: 'picking', inks: coats.clay, head: 'bare' },
];

/** The pruning school: a row of bush vines without a leaf, and six around it. */
export function drawPruners(): string {
  const vines = [132, 300, 440, 640, 776];
  const scene = openScene({
    ...hero,
    inks: winterInks,
    width: 800,
    height: 500,
    horizon: 148,
    soil: 374,
    seed: 37,
    dovecote: undefined,
    river: undefined,
    clouds: [
      { x: 250, y: 58, width: 260, height: 22 },
      { x: 620, y: 92, width: 170, height: 13 },
    ],
    pines: [{ x: 664, y: 250, height: 74, crown: 96 }],
    vines,
    vineSize: 74,
    grain: 1.2,
    layers: [
      { soil: 'humus', share: 18 },
      { soil: 'gravel', share: 42 },
      { soil: 'clay', share: 40 },
    ],
  });
  const { print, width, height, soil, layers, seed, grain, vineSize } = scene;
  const random = seeded(seed * 7);
  printSky(scene);
  printClouds(scene);
  printMesas(scene);
  printPlain(scene);
  printPines(scene);
  printStrata(print, { left: -6, right: width + 6, top: soil, bottom: height + 2, layers, inks, seed: seed + 60, grain });
  printRoots(scene);
  vines.forEach((x, i) => print.pull(inks.dark, goblet(x, soil + 4, vineSize, i % 2 === 0, random)));
  for (const person of school) printPerson(print, { ...person, y: soil + 4 }, random);
  // What was cut lies where it fell.
  print.pull(
    inks.straw,
    Array.from({ length: 30 }, () => {
      const [x, y] = [between(random, 20, width - 20), soil + between(random, -1, 6)];
      return gouge([x, y], [x + between(random, 10, 26), y + between(random, -5, 2)], between(random, 2, 3.2), random);
    }),
  );
  return svgFile({ print, width, height });
}

/** An old vine in winter: a stout trunk, four arms with their spurs, and where nobody has been yet the canes of the year. */
function goblet(x: number, y: number, size: number, isPruned: boolean, random: Random): Polygon[] {
  const at = (dx: number, dy: number): Point => [x + dx * size, y - dy * size];
  const arms = [-0.42, -0.17, 0.15, 0.4];
  const wood = arms.flatMap((dx) => {
    const top = 0.62 + 0.2 * (0.4 - Math.abs(dx)) + between(random, -0.03, 0.03);
    const spurs = [-0.05, 0.05].map((aside) => gouge(at(dx, top - 0.03), at(dx + aside, top + 0.12), size * 0.05, random));
    const canes = [-0.16, 0.02, 0.17].map((aside) =>
      gouge(at(dx, top), at(dx + aside + dx * 0.5, top + between(random, 0.55, 0.95)), size * 0.032, random, between(random, -5, 5)),
    );
    return [gouge(at(dx * 0.1, 0.26), at(dx, top), size * 0.11, random, dx * size * 0.22), ...(isPruned ? spurs : canes)];
  });
  const trunk = cut([at(-0.1, -0.05), at(-0.07, 0.16), at(-0.11, 0.34), at(0.1, 0.36), at(0.06, 0.14), at(0.11, -0.05)], { step: 9, amp: 1.4 }, random);
  return [trunk, ...wood];
}
