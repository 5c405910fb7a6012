import { printPerson, printStrata, seeded, svgFile } from '../../../illustrations/drawing.ts';
import { type Composition, openScene } from './composition.ts';
import { printDovecote } from './dovecote.ts';
import { printMesas } from './mesas.ts';
import { printPines } from './pines.ts';
import { printPlain } from './plain.ts';
import { printRiver } from './river.ts';
import { printClouds, printDisc, printSky } from './sky.ts';
import { printRoots, printVineRow } from './vine-row.ts';

/** The land from its mist to its limestone: sky, páramo, plain, river, pines, and the ground cut open. */
export function drawLandscape(composition: Composition): string {
  const scene = openScene(composition);
  const { print, width, height, soil, layers, inks, seed, grain } = scene;
  printSky(scene);
  printDisc(scene);
  printClouds(scene);
  printMesas(scene);
  printPlain(scene);
  printRiver(scene);
  printDovecote(scene);
  printPines(scene);
  printVineRow(scene);
  scene.crew?.forEach((person, i) => printPerson(print, { ...person, y: soil + 3 }, seeded(seed * 31 + 120 + i)));
  if (soil < height) {
    printStrata(print, { left: -6, right: width + 6, top: soil, bottom: height + 2, layers, inks, seed: seed + 60, grain });
    printRoots(scene);
  }
  return svgFile(scene);
}
