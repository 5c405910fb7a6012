import { printNoonTable, printStrata, seeded, svgFile } from '../../../../illustrations/drawing.ts';
import { coats, landscapeInks as inks } from '../../inks.ts';
import { openScene } from '../composition.ts';
import { printMesas } from '../mesas.ts';
import { printPines } from '../pines.ts';
import { printPlain } from '../plain.ts';
import { printClouds, printSky } from '../sky.ts';
import { hero } from '../views.ts';

/** Half past two on the plateau: the whole crew at two tables in the shade of the pines, one of them pours. */
export function drawTable(): string {
  const scene = openScene({
    ...hero,
    width: 800,
    height: 500,
    horizon: 150,
    soil: 436,
    seed: 61,
    dovecote: undefined,
    river: undefined,
    clouds: [{ x: 470, y: 60, width: 240, height: 18 }],
    pines: [
      { x: 110, y: 330, height: 250, crown: 330 },
      { x: 716, y: 300, height: 190, crown: 240 },
    ],
    vines: [],
    grain: 1.2,
    layers: [
      { soil: 'humus', share: 30 },
      { soil: 'gravel', share: 70 },
    ],
  });
  const { print, width, height, soil, layers, seed, grain } = scene;
  const random = seeded(seed * 7);
  printSky(scene);
  printClouds(scene);
  printMesas(scene);
  printPlain(scene);
  printPines(scene);
  const wood = { wood: inks.straw, grain: inks.clay, dark: inks.dark, cloth: inks.paper, bread: inks.clay, wine: inks.paper };
  const { paper, clay, green, dark } = coats;
  printNoonTable(print, { from: 250, to: 590, floor: 318, tall: 116, coats: [paper, clay, dark, paper, clay, paper] }, wood, random);
  printStrata(print, { left: -6, right: width + 6, top: soil, bottom: height + 2, layers, inks, seed: seed + 60, grain });
  printNoonTable(
    print,
    { from: 96, to: 630, floor: soil + 3, tall: 176, coats: [clay, paper, green, clay, paper, clay, paper], pours: { x: 716, coat: paper } },
    wood,
    random,
  );
  return svgFile({ print, width, height });
}
