import type { Polygon } from '../../../../illustrations/drawing.ts';
import { between, box, cut, gouge, lerp, printHeron, printReeds, printStrata, type Reed, seeded, svgFile } from '../../../../illustrations/drawing.ts';
import { landscapeInks as inks } from '../../inks.ts';
import { openScene } from '../composition.ts';
import { printMesas } from '../mesas.ts';
import { printPines } from '../pines.ts';
import { printPlain } from '../plain.ts';
import { printClouds, printSky } from '../sky.ts';
import { hero } from '../views.ts';

/** The reed bed cut open: what washed the cellar seeps through gravel and roots into the pond beside it. */
export function drawReeds(): string {
  const scene = openScene({
    ...hero,
    width: 800,
    height: 500,
    horizon: 138,
    soil: 300,
    seed: 31,
    dovecote: undefined,
    river: undefined,
    clouds: [{ x: 300, y: 60, width: 230, height: 18 }],
    pines: [
      { x: 640, y: 252, height: 84, crown: 112 },
      { x: 726, y: 300, height: 190, crown: 240 },
    ],
    grain: 1.2,
    layers: [
      { soil: 'humus', share: 14 },
      { soil: 'clay', share: 56 },
      { soil: 'limestone', share: 30 },
    ],
  });
  const { print, width, height, soil, layers, seed, grain } = scene;
  const random = seeded(seed * 7);
  printSky(scene);
  printClouds(scene);
  printMesas(scene);
  printPlain(scene);
  printPines(scene);
  printStrata(print, { left: -6, right: width + 6, top: soil, bottom: height + 2, layers, inks, seed: seed + 60, grain });
  const water = soil + 8;
  printPond(462, 770, 96);
  printBed(44, 384, 96);
  printHeron(print, { x: 520, y: water + 8, size: 112 }, { body: inks.paper, light: inks.dark }, random);
  print.pull(inks.paper, [gouge([500, water + 11], [544, water + 11], 3, random)]);
  return svgFile({ print, width, height });

  /** A hollow with slanted sides from the ground down. */
  function hollow(left: number, right: number, from: number, deep: number, slant: number): Polygon {
    const side = (y: number) => (slant * (y - soil)) / deep;
    const foot = soil + deep;
    return cut(
      [
        [left + side(from), from],
        [right - side(from), from],
        [right - slant, foot],
        [left + slant, foot],
      ],
      { step: 26, amp: 1.6 },
      random,
    );
  }

  /** Deep water with the light on it. */
  function printPond(left: number, right: number, deep: number): void {
    print.pull(inks.dark, [hollow(left - 8, right + 8, soil - 6, deep + 8, 52)]);
    print.pull(inks.water, [hollow(left, right, water, deep, 48)]);
    const level = (count: number, from: number, to: number): Polygon[] =>
      Array.from({ length: count }, () => {
        const y = lerp(from, to, random());
        const inset = 8 + (48 * (y - soil)) / deep;
        const x = between(random, left + inset, right - inset - 30);
        return gouge([x, y], [Math.min(x + between(random, 24, 90), right - inset), y], between(random, 1.6, 3.2), random);
      });
    print.pull(inks.waterDeep, level(46, water + 14, soil + deep - 6));
    print.pull(inks.river, level(14, water + 4, water + 40));
  }

  /** Gravel that roots hold, under water up to its face. */
  function printBed(left: number, right: number, deep: number): void {
    print.pull(inks.dark, [hollow(left - 8, right + 8, soil - 6, deep + 8, 34)]);
    print.pull(inks.waterDeep, [hollow(left, right, soil + 2, deep, 30)]);
    const stones: Polygon[][] = [[], []];
    for (let y = soil + 14; y < soil + deep - 4; y += 12) {
      const inset = (30 * (y - soil)) / deep + 10;
      for (let x = left + inset; x < right - inset;) {
        const reach = between(random, 4.5, 12);
        stones[random() > 0.6 ? 1 : 0]?.push(
          cut(
            [
              [x, y + 1],
              [x + reach * 0.5, y - reach * 0.5],
              [x + reach * 1.5, y - reach * 0.55],
              [x + reach * 2, y],
              [x + reach * 1.4, y + reach * 0.5],
              [x + reach * 0.5, y + reach * 0.45],
            ],
            { step: 6, amp: 0.8 },
            random,
          ),
        );
        x += reach * 2 + between(random, 2, 5);
      }
    }
    print.pull(inks.gravel, stones[0] ?? []);
    print.pull(inks.paper, stones[1] ?? []);
    const reeds = Array.from({ length: 30 }, (_, i): Reed => ({
      x: lerp(left + 14, right - 14, (i + random()) / 30),
      y: soil + between(random, 4, 14),
      height: between(random, 120, 196),
      lean: between(random, 0.05, 0.16),
    }));
    print.pull(
      inks.dark,
      reeds.flatMap(({ x, y }) => {
        const down = between(random, 26, 62);
        return [
          gouge([x, y - 6], [x + between(random, -8, 8), y + down], 4, random, between(random, -4, 4)),
          gouge([x, y + down * 0.3], [x + between(random, -16, 16), y + down * 0.8], 2.4, random),
        ];
      }),
    );
    printReeds(print, reeds, { stem: inks.dark, leaf: inks.sage, plume: inks.straw, plumeLight: inks.paper }, random);
    // The pipe under the bank between the two.
    print.pull(inks.dark, [cut(box(right - 24, soil + 36, 500, soil + 54), { step: 20, amp: 1 }, random)]);
    print.pull(inks.water, [gouge([right - 22, soil + 45], [530, soil + 45], 7, random)]);
  }
}
