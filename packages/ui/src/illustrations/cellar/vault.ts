import { svgFile } from '../kernel/index.ts';
import { printArches, printDoor } from './arches.ts';
import { printBarrels } from './barrels.ts';
import { type Composition, openScene } from './composition.ts';
import { printFloor } from './floor.ts';
import { printLamp } from './lamp.ts';

/** Looks down a vault between two rows of barrels. Returns the SVG file. */
export function drawVault(composition: Composition): string {
  const scene = openScene(composition);
  printArches(scene);
  printDoor(scene);
  printFloor(scene);
  printBarrels(scene);
  printLamp(scene);
  return svgFile(scene);
}
