import { between, cut, gouge, round, seeded, svgFile } from '../kernel/index.ts';
import { printArches, printDoor } from './arches.ts';
import { printBarrels } from './barrels.ts';
import { type Composition, openScene, type Scene } from './composition.ts';
import { printFloor } from './floor.ts';

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

/** The one lamp, on its cord, and its rays. */
function printLamp({ print, inks, vanishing, height, seed }: Scene): void {
  const random = seeded(seed * 31 + 5);
  const [x, y] = [vanishing[0] - 4, height * 0.24];
  print.pull(inks.dark, [gouge([x, 0], [x, y - 16], 2.4, random)]);
  print.pull(inks.lamp, [cut(round(x, y, 15, 22, 17), { step: 5, amp: 0.5 }, random)]);
  const rays = Array.from({ length: 40 }, (_, i) => {
    const angle = (i / 40) * Math.PI * 2;
    const from = between(random, 26, 32);
    const to = from + between(random, 12, 38);
    return gouge([x + Math.cos(angle) * from, y + Math.sin(angle) * from], [x + Math.cos(angle) * to, y + Math.sin(angle) * to], 2.4, random);
  });
  print.pull(inks.ray, rays);
  print.pull(inks.dark, [
    [
      [x - 9, y - 15],
      [x - 5, y - 22],
      [x + 5, y - 22],
      [x + 9, y - 15],
    ],
  ]);
}
