import type { Layer } from '../../../illustrations/drawing.ts';
import { addTo, band, curve, cut, lerp, seeded, svgFile } from '../../../illustrations/drawing.ts';
import { type Composition, openScene, type Scene } from './composition.ts';
import { type Contour, contoursOf, terraceCount, wallHeight } from './contours.ts';
import { printHut } from './hut.ts';
import { outlineOf, parcelsOf, plantInk } from './parcels.ts';
import { printPickers } from './pickers.ts';
import { plant } from './planting.ts';
import { printSierra } from './sierra.ts';
import { printBirds, printSky, printSun } from './sky.ts';
import { printTrees } from './trees.ts';
import { hero } from './views.ts';
import { printVillage } from './village.ts';
import { printWall } from './wall.ts';

/** Terrace `k` between two contours: its parcels and what grows on them. */
export function printTerrace(scene: Scene, k: number, upper: Contour, lower: Contour): void {
  const { print, inks, width, seed } = scene;
  const random = seeded(seed * 31 + 20 + k);
  const near = k / terraceCount;
  const parcels = parcelsOf(scene, k, upper, lower, random);
  const knife = { step: lerp(8, 18, near), amp: lerp(0.7, 2, near) };
  const [fills, shade, plants, lights]: [Layer, Layer, Layer, Layer] = [new Map(), new Map(), new Map(), new Map()];
  for (const parcel of parcels) {
    const planting = plant(parcel, random);
    addTo(fills, inks[parcel.fill], cut(outlineOf(parcel), knife, random));
    addTo(shade, parcel.fill === 'ochre' ? inks.ochreDeep : inks.ochre, ...planting.shade);
    addTo(plants, plantInk(inks, parcel, random), ...planting.plants);
    addTo(lights, inks[parcel.fill], ...planting.lights);
  }
  const earth = band(
    curve(upper, -20, width + 20, 16),
    curve((x) => lower(x) - 2, -20, width + 20, 16),
  );
  print.pull(inks.sand, [earth]);
  for (const layer of [fills, shade, plants, lights]) print.layer(layer);
}

/** The estate from the south: sky, sierra, village, eight terraces and their walls. Returns the SVG file. */
export function drawLandscape(composition: Composition): string {
  const scene = openScene(composition);
  printSky(scene);
  printSun(scene);
  printSierra(scene);
  const contours = contoursOf(scene);
  for (let k = 0; k < terraceCount; k++) {
    const upper = contours[k] as Contour;
    const lower = contours[k + 1] as Contour;
    if (curve(upper, 0, scene.width, 40).every(([, y]) => y > scene.height)) break;
    printTerrace(scene, k, upper, lower);
    printWall(scene, k, lower, wallHeight(k));
    if (k === 0) printVillage(scene, upper);
    if (k === 5) printHut(scene, lower);
    printPickers(scene, k, lower);
    printTrees(scene, k, lower);
  }
  printBirds(scene);
  return svgFile(scene);
}

/** A wall to stand a bottle on, and the terrace at its foot: the ground of a product. */
export function drawTerraceGround(): string {
  const scene = openScene({ ...hero, width: 760, height: 320, hillX: 380 });
  const { noise } = scene;
  const foot = (x: number): number => 92 + 1.6 * noise(x / 70);
  const end = (x: number): number => 318 + 1.6 * noise(x / 90 + 5);
  printWall(scene, 6, foot, 86);
  printTerrace(scene, 7, foot, end);
  printWall(scene, 7, end, wallHeight(7));
  return svgFile(scene);
}
