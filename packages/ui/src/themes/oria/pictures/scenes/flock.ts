import { lerp, printPerson, printSheep, printStrata, seeded, svgFile } from '../../../../illustrations/drawing.ts';
import { coats, landscapeInks as inks } from '../../inks.ts';
import { openScene, vinesAlong } from '../composition.ts';
import { printMesas } from '../mesas.ts';
import { printPines } from '../pines.ts';
import { printPlain } from '../plain.ts';
import { printClouds, printSky } from '../sky.ts';
import { hero } from '../views.ts';
import { printRoots, printVineRow } from '../vine-row.ts';

/** The flock that mows the plateau: along the cut edge and behind it, the shepherd among them. */
export function drawFlock(): string {
  const scene = openScene({
    ...hero,
    width: 800,
    height: 500,
    horizon: 150,
    soil: 352,
    seed: 29,
    dovecote: undefined,
    river: undefined,
    clouds: [{ x: 560, y: 66, width: 220, height: 18 }],
    pines: [
      { x: 96, y: 318, height: 150, crown: 190 },
      { x: 742, y: 262, height: 92, crown: 120 },
    ],
    vines: vinesAlong(30, 820, 50).filter((x) => x < 190 || x > 690),
    vineSize: 50,
    grain: 1.2,
    layers: [
      { soil: 'humus', share: 16 },
      { soil: 'gravel', share: 34 },
      { soil: 'clay', share: 50 },
    ],
  });
  const { print, width, height, soil, layers, seed, grain } = scene;
  const random = seeded(seed * 7);
  printSky(scene);
  printClouds(scene);
  printMesas(scene);
  printPlain(scene);
  printPines(scene);
  const woolly = { wool: inks.paper, shade: inks.sage, dark: inks.dark };
  const graze = (places: readonly (readonly [number, number])[]) => {
    for (const [x, y] of places) printSheep(print, { x, y, size: lerp(34, 84, (y - 240) / 114), facing: x % 3 ? 1 : -1, grazing: x % 4 !== 0 }, woolly, random);
  };
  graze([
    [300, 252],
    [372, 262],
    [472, 256],
    [560, 270],
    [250, 288],
    [430, 296],
    [640, 302],
  ]);
  printVineRow(scene);
  printStrata(print, { left: -6, right: width + 6, top: soil, bottom: height + 2, layers, inks, seed: seed + 60, grain });
  printRoots(scene);
  graze([
    [238, soil + 3],
    [346, soil + 3],
    [538, soil + 3],
    [632, soil + 3],
  ]);
  printPerson(print, { x: 446, y: soil + 3, height: 140, pose: 'standing', inks: coats.clay, head: 'hat', staff: inks.dark }, random);
  return svgFile({ print, width, height });
}
