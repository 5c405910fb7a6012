import type { Point, Polygon } from '../../../../illustrations/drawing.ts';
import { between, box, cut, gouge, lerp, printPerson, seeded, svgFile, tuft } from '../../../../illustrations/drawing.ts';
import { landscapeInks as inks } from '../../inks.ts';
import { openScene } from '../composition.ts';
import { printSierra } from '../sierra.ts';
import { printSky, printSun } from '../sky.ts';
import { hero } from '../views.ts';
import { coats } from './crew.ts';
import { printVine } from './near-vine.ts';

/** The new building at noon: its roof is all panels, and the sun stands over it. */
export function drawRoof(): string {
  const scene = openScene({ ...hero, width: 800, height: 500, inks, ridge: 196, hillX: 760, skyTop: 6, sun: { x: 250, y: 66, radius: 36 }, seed: 71 });
  const { print, width, height, sun, seed } = scene;
  const random = seeded(seed * 7);
  printSky(scene);
  printSun(scene);
  print.pull(
    inks.ochre,
    Array.from({ length: 24 }, (_, i) => {
      const angle = (i / 24) * Math.PI * 2;
      const [from, to] = [(sun?.radius ?? 0) + 9, (sun?.radius ?? 0) + between(random, 17, 30)];
      const at = (reach: number): Point => [(sun?.x ?? 0) + Math.cos(angle) * reach, (sun?.y ?? 0) + Math.sin(angle) * reach];
      return gouge(at(from), at(to), 3.4, random);
    }),
  );
  printSierra(scene);
  print.pull(inks.ochre, [cut(box(-8, 262, width + 8, height + 8), { step: 30, amp: 1.4 }, random)]);
  print.pull(
    inks.ochreDeep,
    [0, 1, 2].flatMap((row) => Array.from({ length: 40 }, (_, i) => tuft(i * 22 + row * 8, 282 + row * 16, 16 + row * 3, 11 + row * 2, random))),
  );
  // The roof slopes down to whoever looks.
  const [eaves, top, ground] = [316, 196, 404];
  const roof = (across: number, down: number): Point => [lerp(lerp(214, 96, down), lerp(640, 716, down), across), lerp(top, eaves, down)];
  const quad = (left: number, right: number, from: number, to: number): Polygon => [roof(left, from), roof(right, from), roof(right, to), roof(left, to)];
  const carve = (ink: string, ...shapes: Polygon[]) =>
    print.pull(
      ink,
      shapes.map((shape) => cut(shape, { step: 24, amp: 1 }, random)),
    );
  carve(inks.dark, box(116, eaves - 6, 696, ground + 4));
  carve(inks.lime, box(121, eaves, 691, ground));
  carve(inks.stone, box(121, ground - 20, 691, ground), box(121, eaves, 691, eaves + 12));
  for (const x of [170, 270, 470, 570]) {
    carve(inks.dark, box(x, eaves + 24, x + 52, eaves + 50));
    carve(inks.shadow, box(x + 4, eaves + 28, x + 48, eaves + 46));
    print.pull(inks.dark, [gouge([x + 26, eaves + 24], [x + 26, eaves + 50], 3, random)]);
  }
  carve(inks.dark, box(360, eaves + 20, 432, ground + 2));
  carve(inks.tile, box(365, eaves + 25, 427, ground));
  print.pull(
    inks.dark,
    [377, 390, 403, 416].map((x) => gouge([x, eaves + 28], [x, ground - 3], 2.6, random)),
  );
  carve(inks.dark, quad(-0.012, 1.012, -0.04, 1.06));
  carve(inks.plate, quad(0.001, 0.999, 0, 1));
  const [columns, rows] = [11, 3];
  const [panels, lights, joints]: Polygon[][] = [[], [], []];
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const [left, right] = [(column + 0.06) / columns, (column + 0.94) / columns];
      const [from, to] = [(row + 0.07) / rows, (row + 0.93) / rows];
      panels?.push(cut(quad(left, right, from, to), { step: 26, amp: 0.7 }, random));
      for (const share of [0.33, 0.66])
        joints?.push(gouge(roof(lerp(left, right, share), from + 0.01), roof(lerp(left, right, share), to - 0.01), 1.8, random));
      joints?.push(gouge(roof(left + 0.004, (from + to) / 2), roof(right - 0.004, (from + to) / 2), 1.8, random));
      // The sun lies across them from the left.
      const glare = 1 - Math.abs(column / columns - 0.24 - row * 0.03) * 3;
      for (let mark = 0; mark < glare * 5; mark++) {
        const [x, y] = [between(random, left + 0.01, right - 0.03), between(random, from + 0.06, to - 0.03)];
        lights?.push(gouge(roof(x, y), roof(x + 0.026, y - 0.05), between(random, 2.4, 4), random));
      }
    }
  print.pull(inks.wine, panels ?? []);
  print.pull(inks.dark, joints ?? []);
  print.pull(inks.sand, lights ?? []);
  print.pull(
    inks.ochreDeep,
    Array.from({ length: 90 }, () => {
      const [x, y] = [random() * width, between(random, ground + 8, height)];
      return gouge([x, y], [x + between(random, 16, 60), y + 1], between(random, 1.6, 3.2), random);
    }),
  );
  printPerson(print, { x: 452, y: ground + 26, height: 96, pose: 'pointing', facing: -1, inks: coats.lime }, random);
  printPerson(print, { x: 494, y: ground + 28, height: 98, pose: 'standing', facing: -1, inks: coats.wine, head: 'scarf' }, random);
  for (let x = 24; x < width; x += 84) printVine(print, x, height - 14, 64, { leaves: inks.wine, light: inks.ochre, shadow: inks.dark }, random);
  return svgFile({ print, width, height });
}
