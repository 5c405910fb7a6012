import { nightCellarInks, vaultInks } from '@parral/ui/illustrations/drawing';
import { svg } from '../svg.ts';
import { printArches, printDoor } from './arches.ts';
import { printBarrels } from './barrels.ts';
import { type Composition, openScene } from './composition.ts';
import { printFloor } from './floor.ts';
import { printLamp } from './lamp.ts';

/** Montelar's vault by lamplight. */
export const montelarVault: Composition = { width: 620, height: 760, inks: vaultInks, seed: 8 };

/** Oria's cellar at night. */
export const oriaCellar: Composition = { width: 620, height: 620, inks: nightCellarInks, seed: 12 };

/** Looks down a vault between two rows of barrels. Returns the SVG file. */
export function drawVault(composition: Composition): string {
  const scene = openScene(composition);
  printArches(scene);
  printDoor(scene);
  printFloor(scene);
  printBarrels(scene);
  printLamp(scene);
  return svg(scene);
}
