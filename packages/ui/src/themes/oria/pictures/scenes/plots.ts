import type { Polygon } from '../../../../illustrations/drawing.ts';
import { between, cut, printPerson, printStrata, round, seeded, svgFile } from '../../../../illustrations/drawing.ts';
import { coats, dawnInks } from '../../inks.ts';
import { type Composition, openScene, vinesAlong } from '../composition.ts';
import { printMesas } from '../mesas.ts';
import { printPines } from '../pines.ts';
import { printPlain } from '../plain.ts';
import { printRiver } from '../river.ts';
import { printClouds, printDisc, printSky } from '../sky.ts';
import { hero } from '../views.ts';
import { printRoots, printVineRow } from '../vine-row.ts';

/** A plot by itself: its row of vines on its own ground, cut open. */
function drawPlot(composition: Partial<Composition>, before?: (scene: ReturnType<typeof openScene>) => void): string {
  const scene = openScene({
    ...hero,
    width: 800,
    height: 500,
    horizon: 150,
    soil: 300,
    dovecote: undefined,
    clouds: [],
    vines: [],
    pines: [],
    vineSize: 62,
    grain: 1.3,
    ...composition,
  });
  const { print, width, height, soil, layers, inks, seed, grain } = scene;
  printSky(scene);
  printDisc(scene);
  printClouds(scene);
  printMesas(scene);
  printPlain(scene);
  if (scene.river) printRiver(scene);
  printPines(scene);
  printVineRow(scene);
  printStrata(print, { left: -6, right: width + 6, top: soil, bottom: height + 2, layers, inks, seed: seed + 60, grain });
  printRoots(scene);
  before?.(scene);
  return svgFile(scene);
}

/** 845: two metres of round stones where the river ran, warm until ten at night. */
export const drawGravelPlot = (): string =>
  drawPlot(
    {
      inks: dawnInks,
      seed: 15,
      disc: { x: 600, y: 132, radius: 44 },
      river: { far: 0.5, near: 0.2, bend: 0.18 },
      soil: 316,
      vines: vinesAlong(330, 800, 62),
      layers: [
        { soil: 'humus', share: 7 },
        { soil: 'gravel', share: 70 },
        { soil: 'sand', share: 23 },
      ],
    },
    ({ print, inks, soil }) => {
      const random = seeded(81);
      const pebbles: Polygon[] = Array.from({ length: 26 }, () =>
        cut(round(between(random, 300, 800), soil + between(random, -3, 5), between(random, 5, 13), 9, between(random, 4, 7)), { step: 6, amp: 0.6 }, random),
      );
      print.pull(
        inks.pebble,
        pebbles.filter((_, i) => i % 3),
      );
      print.pull(
        inks.pebbleShade,
        pebbles.filter((_, i) => i % 3 === 0),
      );
      printPerson(print, { x: 118, y: soil + 3, height: 116, pose: 'crouching', inks: coats.paper, head: 'hat' }, random);
    },
  );

/** 914: a hand of earth over courses of limestone, ninety pines, and the wind. */
export const drawHighPlot = (): string =>
  drawPlot(
    {
      seed: 19,
      horizon: 196,
      river: undefined,
      soil: 290,
      clouds: [
        { x: 560, y: 92, width: 280, height: 26 },
        { x: 760, y: 150, width: 160, height: 12 },
      ],
      pines: [
        { x: 690, y: 262, height: 92, crown: 116 },
        { x: 600, y: 274, height: 110, crown: 136 },
        { x: 168, y: 296, height: 206, crown: 262 },
      ],
      vines: vinesAlong(300, 800, 62),
      layers: [
        { soil: 'humus', share: 9 },
        { soil: 'limestone', share: 91 },
      ],
    },
    ({ print, inks, soil }) => {
      const random = seeded(82);
      printPerson(print, { x: 486, y: soil + 3, height: 112, pose: 'walking', facing: -1, inks: coats.clay, staff: inks.dark }, random);
    },
  );
