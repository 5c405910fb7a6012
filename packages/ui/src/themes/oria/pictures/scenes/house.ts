import type { Point, Polygon } from '../../../../illustrations/drawing.ts';
import { between, box, cut, gouge, lerp, printPerson, printStrata, round, seeded, svgFile } from '../../../../illustrations/drawing.ts';
import { candleInks, coats } from '../../inks.ts';
import { openScene, vinesAlong } from '../composition.ts';
import { printMesas } from '../mesas.ts';
import { printPines } from '../pines.ts';
import { printClouds, printSky } from '../sky.ts';
import { hero } from '../views.ts';
import { printRoots, printVineRow } from '../vine-row.ts';

/** The winery that lies in its hill: a door of stone, a lamp, two pines, and the ground it is built into. */
export function drawHouse(): string {
  const [width, height, soil] = [1200, 480, 356];
  const scene = openScene({
    ...hero,
    width,
    height,
    horizon: 236,
    soil,
    seed: 27,
    grain: 1.3,
    clouds: [
      { x: 880, y: 92, width: 280, height: 22 },
      { x: 250, y: 150, width: 200, height: 13 },
    ],
    pines: [
      { x: 352, y: soil, height: 214, crown: 270 },
      { x: 892, y: soil, height: 150, crown: 196 },
      { x: 1010, y: soil, height: 112, crown: 150 },
    ],
    vines: [...vinesAlong(24, 250, 58), ...vinesAlong(1066, 1200, 58)],
    vineSize: 54,
    layers: [
      { soil: 'humus', share: 22 },
      { soil: 'gravel', share: 40 },
      { soil: 'clay', share: 38 },
    ],
  });
  const { print, inks, seed, layers, grain } = scene;
  const random = seeded(seed * 5);
  printSky(scene);
  printClouds(scene);
  printMesas(scene);
  print.pull(inks.straw, [box(-4, 240, width + 4, soil + 4)]);
  print.pull(
    inks.clay,
    Array.from({ length: 60 }, () => {
      const [x, y] = [between(random, -30, width), between(random, 250, soil - 10)];
      return gouge([x, y], [x + between(random, 30, 110), y], 2.2, random);
    }),
  );
  print.pull(inks.sage, [box(-4, 312, width + 4, soil + 4)]);
  const crest = (x: number): number => soil - 196 * Math.exp(-(((x - 620) / 190) ** 2));
  const mound: Point[] = [];
  for (let x = 190; x <= 1060; x += 14) mound.push([x, crest(x)]);
  print.pull(inks.green, [cut([...mound, [1080, soil + 6], [170, soil + 6]], { step: 14, amp: 1.6 }, random)]);
  print.pull(
    inks.sage,
    Array.from({ length: 210 }, () => {
      const x = between(random, 240, 1000);
      const y = lerp(crest(x) + 6, soil - 4, random() ** 1.4);
      return gouge([x, y], [x + between(random, -5, 9), y - between(random, 8, 17)], 2.4, random);
    }),
  );
  printPines(scene);
  const [left, right, spring] = [548, 692, 252];
  const arch = (half: number, rise: number): Polygon => [
    [620 - half, soil + 3],
    [620 - half, spring],
    ...Array.from({ length: 13 }, (_, i): Point => [620 - Math.cos((Math.PI * i) / 12) * half, spring - Math.sin((Math.PI * i) / 12) * rise]),
    [620 + half, spring],
    [620 + half, soil + 3],
  ];
  const wall = [box(left - 84, 238, right + 84, soil + 3)];
  print.pull(
    inks.dark,
    wall.map((one) => cut(one, { step: 20, amp: 1.4 }, random)),
  );
  const stones: Polygon[] = [];
  for (let row = 0; row < 6; row++)
    for (let x = left - 80; x < right + 78;) {
      const wide = Math.min(between(random, 20, 46), right + 80 - x);
      stones.push(cut(box(x, 242 + row * 19, x + wide - 3, 258 + row * 19), { step: 8, amp: 0.8 }, random));
      x += wide;
    }
  print.pull(inks.lime, stones);
  print.pull(inks.dark, [cut(arch(76, 88), { step: 14, amp: 1 }, random)]);
  print.pull(inks.gravel, [cut(arch(70, 82), { step: 14, amp: 1 }, random)]);
  print.pull(inks.dark, [
    ...Array.from({ length: 11 }, (_, i) =>
      gouge(
        [620 - Math.cos((Math.PI * (i + 0.5)) / 11) * 74, spring - Math.sin((Math.PI * (i + 0.5)) / 11) * 86],
        [620 - Math.cos((Math.PI * (i + 0.5)) / 11) * 52, spring - Math.sin((Math.PI * (i + 0.5)) / 11) * 60],
        3,
        random,
      ),
    ),
    cut(arch(52, 62), { step: 14, amp: 0.9 }, random),
  ]);
  print.pull(candleInks.depth[2], [cut(arch(44, 54), { step: 12, amp: 0.8 }, random)]);
  print.pull(candleInks.depth[4], [cut(arch(28, 30), { step: 12, amp: 0.8 }, random)]);
  for (const x of [526, 714]) {
    print.pull(
      candleInks.pale,
      Array.from({ length: 14 }, (_, i) =>
        gouge(
          [x + Math.cos(i * 0.45) * 13, 286 + Math.sin(i * 0.45) * 13],
          [x + Math.cos(i * 0.45) * between(random, 20, 30), 286 + Math.sin(i * 0.45) * between(random, 20, 30)],
          2.4,
          random,
        ),
      ),
    );
    print.pull(inks.dark, [box(x - 8, 274, x + 8, 300)]);
    print.pull(candleInks.flame, [round(x, 288, 5, 8, 8)]);
  }
  printVineRow(scene);
  printStrata(print, { left: -6, right: width + 6, top: soil, bottom: height + 2, layers, inks, seed, grain });
  printRoots(scene);
  printPerson(print, { x: 614, y: soil + 2, height: 92, pose: 'raising', inks: coats.clay, head: 'bare' }, random);
  printPerson(
    print,
    { x: 812, y: soil + 3, height: 104, pose: 'walking', facing: -1, inks: coats.paper, load: { kind: 'pack', ink: inks.clay, mark: inks.dark } },
    random,
  );
  printPerson(print, { x: 868, y: soil + 3, height: 98, pose: 'walking', facing: -1, inks: coats.dark, head: 'scarf' }, random);
  return svgFile(scene);
}
