import { svgFile } from '../../../illustrations/drawing.ts';
import { openScene } from './composition.ts';
import { wallHeight } from './contours.ts';
import { printTerrace } from './landscape.ts';
import { hero } from './views.ts';
import { printWall } from './wall.ts';

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
