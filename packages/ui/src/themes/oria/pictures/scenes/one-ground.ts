import type { Point, Polygon, Print, Random } from '../../../../illustrations/drawing.ts';
import { between, box, createPrint, cut, gouge, lerp, type PoseName, printPerson, printStrata, seeded, svgFile } from '../../../../illustrations/drawing.ts';
import { candleInks, coats, dawnInks, deepInks, landscapeInks } from '../../inks.ts';
import { openScene, type Scene, vinesAlong } from '../composition.ts';
import { printDovecote } from '../dovecote.ts';
import { printMesas } from '../mesas.ts';
import { printPines } from '../pines.ts';
import { type Pit, printPit } from '../pits.ts';
import { printPlain } from '../plain.ts';
import { printRiver } from '../river.ts';
import { printClouds, printDisc, printSky } from '../sky.ts';
import { dawn } from '../views.ts';
import { printRoots, printVineRow } from '../vine-row.ts';
import { printNightHall } from './night.ts';

/*
 * One ground from the sky to the rock, read downwards through a day: the three visits as they lie under one another. It is written as three
 * pictures, each as high as its visit, that meet without a seam where they stand one below the other.
 */
const width = 1200;
const [soil, rock, floor] = [600, 1208, 1768];
const stretches = { dawn: [72, 650], pits: [650, 1262], night: [1262, 1860] } as const;
const pits: readonly Pit[] = [
  { left: 583, width: 107, deep: 0.33 },
  { left: 777, width: 107, deep: 0.64 },
  { left: 970, width: 107, deep: 0.92 },
];
const vent = { x: 492, top: soil - 56, foot: floor - 300 };

/** A print that keeps only some outlines, each as `move` has it. */
function through(print: Print, keeps: (outline: Polygon) => boolean, move = (point: Point) => point): Print {
  const pull: Print['pull'] = (ink, outlines) =>
    print.pull(
      ink,
      outlines.filter(keeps).map((outline) => outline.map(move)),
    );
  return { ...print, pull, layer: (byInk) => byInk.forEach((outlines, ink) => pull(ink, outlines)) };
}

/** Of all that is printed only what shows between two heights, moved up by the first. */
const stretchOf = (print: Print, from: number, to: number): Print =>
  through(
    print,
    (outline) => outline.some(([, y]) => y > from) && outline.some(([, y]) => y < to),
    ([x, y]) => [x, y - from],
  );

/** Where the page's title stands the sky has no marks. */
const beforeTitle = (outline: Polygon): boolean => !outline.some(([x, y]) => x > 0 && x < 500 && y > 0 && y < 250);

const free = (x: number) => pits.every(({ left, width: wide }) => x < left - 26 || x > left + wide + 26) && Math.abs(x - vent.x) > 42;

function openGround(print: Print): Scene {
  const scene = openScene({
    ...dawn,
    width,
    height: rock,
    horizon: 404,
    soil,
    clouds: [
      { x: 466, y: 232, width: 266, height: 20 },
      { x: 208, y: 296, width: 192, height: 11 },
    ],
    disc: { x: 618, y: 374, radius: 60 },
    river: { far: 0.56, near: 0.42, bend: 0.16 },
    dovecote: { x: 842, y: 482 },
    vines: vinesAlong(25, 1216, 37).filter(free),
    vineSize: 37,
    pines: [
      { x: 1127, y: 530, height: 158, crown: 190 },
      { x: 72, y: 530, height: 142, crown: 175 },
      { x: 180, y: 592, height: 266, crown: 292 },
    ],
    grain: 0.95,
  });
  return { ...scene, print };
}

function printRays(print: Print, [x, y]: Point, random: Random): void {
  const rays = Array.from({ length: 42 }, (_, i) => {
    const turn = Math.PI * (1 + i / 41);
    const from = between(random, 76, 90);
    const to = from + between(random, 24, 112);
    return gouge([x + Math.cos(turn) * from, y + Math.sin(turn) * from], [x + Math.cos(turn) * to, y + Math.sin(turn) * to], 2.6, random);
  });
  print.pull(dawnInks.cloud, rays);
}

/** Six in the morning, on the ground: the crew with backs bent over the row, crates between them. */
function printCrew(print: Print, random: Random): void {
  const y = soil + 3;
  const crew: readonly [x: number, height: number, pose: PoseName, facing: 1 | -1, coat: keyof typeof coats][] = [
    [293, 96, 'picking', 1, 'clay'],
    [414, 94, 'picking', -1, 'paper'],
    [722, 96, 'picking', 1, 'paper'],
    [932, 96, 'picking', -1, 'clay'],
  ];
  for (const [x, height, pose, facing, coat] of crew)
    printPerson(print, { x, y, height, pose, facing, inks: coats[coat], head: coat === 'clay' ? 'scarf' : 'hat' }, random);
  const load = { kind: 'basket', ink: dawnInks.straw, mark: dawnInks.dark, grapes: dawnInks.rust } as const;
  printPerson(print, { x: 548, y, height: 98, pose: 'carrying', facing: -1, inks: coats.paper, load }, random);
  for (const x of [352, 450, 752]) {
    print.pull(dawnInks.rust, [
      cut(
        [
          [x - 18, y],
          [x - 21, y - 21],
          [x + 21, y - 21],
          [x + 18, y],
        ],
        { step: 9, amp: 0.7 },
        random,
      ),
    ]);
    print.pull(dawnInks.clayLight, [gouge([x - 18, y - 14], [x + 18, y - 14], 2.2, random), gouge([x - 17, y - 6], [x + 17, y - 6], 2.2, random)]);
  }
}

/** Ten o'clock, four metres down and further: somebody in each pit, one on the ladder. */
function printVisitors(scene: Scene, random: Random): void {
  const { print } = scene;
  pits.forEach((pit, i) => {
    printPit(scene, pit, i);
    const foot = lerp(soil, rock, pit.deep);
    const light = pit.left + pit.width;
    print.pull(deepInks.daylight, [
      cut(
        [
          [light - 46, soil - 6],
          [light - 4, soil - 6],
          [light - 5, foot - 26],
          [light - 16, foot - 54],
        ],
        { step: 16, amp: 1.6 },
        random,
      ),
    ]);
    printPerson(print, { x: light - 30, y: foot, height: 84, pose: i === 1 ? 'pointing' : 'raising', facing: -1, inks: coats.dark, head: 'helmet' }, random);
  });
  const [, second] = pits;
  if (second) printPerson(print, { x: second.left + 46, y: lerp(soil, rock, 0.36), height: 82, pose: 'laddering', inks: coats.clay, head: 'helmet' }, random);
}

/** Below the limestone the rock that never saw the day: two crests, then courses and joints. */
function printRock(print: Print, height: number, random: Random): void {
  const crest = (y: number, wave: number): Polygon => {
    const edge: Point[] = [];
    for (let x = -10; x <= width + 16; x += 16) edge.push([x, y + 9 * Math.sin(x / wave) + between(random, -3, 3)]);
    return [...edge, [width + 16, height + 10], [-10, height + 10]];
  };
  print.pull(deepInks.crest, [crest(rock, 108)]);
  print.pull(candleInks.stone, [crest(rock + 38, 126)]);
  const joints: Polygon[] = [];
  for (let y = rock + 66; y < height; y += 28)
    for (let x = -random() * 90; x < width;) {
      const length = between(random, 60, 160);
      joints.push(gouge([x, y], [x + length - 10, y + between(random, -2, 2)], 2, random));
      if (random() > 0.45) joints.push(gouge([x + length - 3, y + 3], [x + length - 6, y + 24], 2, random));
      x += length;
    }
  print.pull(candleInks.stoneJoint, joints);
}

/** From the hall to the open air: a chimney of stones over the vines, a shaft that the candles light from below. */
function printVent(print: Print, random: Random): void {
  const { x, top, foot } = vent;
  print.pull(landscapeInks.dark, [cut(box(x - 15, soil - 18, x + 15, foot), { step: 20, amp: 1.2 }, random)]);
  print.pull(candleInks.depth[0], [cut(box(x - 8, soil, x + 8, foot), { step: 20, amp: 0.8 }, random)]);
  const lights: Polygon[] = [];
  for (let y = soil + 40; y < foot; y += 15)
    if (random() < (y - soil) / 640 + 0.08) lights.push(gouge([x - 6 + random() * 8, y], [x - 4 + random() * 8, y + 10], 2, random));
  print.pull(candleInks.depth[4], lights);
  print.pull(landscapeInks.dark, [
    cut(
      [
        [x - 24, soil + 5],
        [x - 19, top + 8],
        [x + 19, top + 8],
        [x + 24, soil + 5],
      ],
      { step: 12, amp: 1 },
      random,
    ),
    [
      [x - 27, top + 10],
      [x, top - 10],
      [x + 27, top + 10],
    ],
  ]);
  print.pull(
    deepInks.chimney,
    Array.from({ length: 12 }, (_, i) => {
      const [left, bottom] = [x - 17 + (i % 3) * 12, soil - 3 - Math.floor(i / 3) * 10];
      return cut(box(left, bottom - 7, left + 9, bottom), { step: 6, amp: 0.6 }, random);
    }),
  );
}

function drawStretch(name: keyof typeof stretches): string {
  const [from, to] = stretches[name];
  const sheet = createPrint();
  const print = stretchOf(sheet, from, to);
  const scene = openGround(print);
  const random = seeded(240);
  printSky({ ...scene, print: through(print, beforeTitle) }, 2.2);
  printRays(print, [618, 380], random);
  printDisc(scene);
  printClouds(scene);
  printMesas(scene);
  printPlain(scene);
  printRiver(scene);
  printDovecote(scene);
  printPines(scene);
  printVineRow(scene);
  const layers = [
    { soil: 'humus', share: 10 },
    { soil: 'gravel', share: 26 },
    { soil: 'clay', share: 38 },
    { soil: 'limestone', share: 26 },
  ] as const;
  printStrata(print, { left: -6, right: width + 6, top: soil, bottom: rock + 24, layers, inks: { ...landscapeInks, lime: deepInks.lime }, seed: 33, grain: 1 });
  const daylight = { ...scene, inks: landscapeInks };
  printRoots({ ...daylight, height: rock - 60 });
  printCrew(print, random);
  printRock(print, stretches.night[1], random);
  printVent(print, random);
  printVisitors(daylight, random);
  const seats = [
    { dx: -150, facing: 1 },
    { dx: -84, facing: 1 },
    { dx: -18, facing: 1 },
    { dx: 56, facing: -1 },
    { dx: 112, facing: -1 },
  ] as const;
  printNightHall(print, { left: 56, right: 676, floor, rise: 318, tall: 120, table: [-180, 134], guide: 190, seats }, random);
  return svgFile({ print: sheet, width, height: to - from });
}

export const drawDawnGround = (): string => drawStretch('dawn');
export const drawPitsGround = (): string => drawStretch('pits');
export const drawNightGround = (): string => drawStretch('night');
