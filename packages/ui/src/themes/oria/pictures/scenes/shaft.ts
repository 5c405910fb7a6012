import type { Point, Polygon } from '../../../../illustrations/drawing.ts';
import {
  between,
  box,
  cut,
  gouge,
  outline,
  placed,
  printPerson,
  printStrata,
  round,
  seeded,
  svgFile,
  type WayMarks,
  wayMarks,
} from '../../../../illustrations/drawing.ts';
import { coats, lampInks } from '../../inks.ts';
import { openScene, type Scene, vinesAlong } from '../composition.ts';
import { printMesas } from '../mesas.ts';
import { ladder } from '../pits.ts';
import { printPines } from '../pines.ts';
import { printClouds, printSky } from '../sky.ts';
import { hero } from '../views.ts';
import { printRoots, printVineRow } from '../vine-row.ts';

type Shaft = {
  width: number;
  height: number;
  soil: number;
  /** where the last layer crumbles into paper */ ends: number;
  left: number;
  wide: number;
  pine: number;
};

/** The land, cut open as far as it is known; below that the drawing stops. */
function openGround({ width, height, soil, ends, left, wide, pine }: Shaft): Scene {
  const vines = vinesAlong(40, width, 58).filter((x) => x < left - 110 || x > left + wide + 150);
  const scene = openScene({
    ...hero,
    width,
    height,
    horizon: soil - 60,
    soil,
    seed: 31,
    vines: vines.filter((x) => Math.abs(x - pine) > 50),
    vineSize: 52,
    grain: 1.4,
    clouds: [{ x: width * 0.7, y: soil * 0.36, width: 210, height: 17 }],
    pines: [{ x: pine, y: soil + 2, height: 128, crown: 168 }],
    layers: [
      { soil: 'humus', share: 12 },
      { soil: 'limestone', share: 26 },
      { soil: 'clay', share: 26 },
      { soil: 'gravel', share: 24 },
      { soil: 'sand', share: 12 },
    ],
  });
  const { print, inks, layers, seed, grain } = scene;
  printSky(scene);
  printClouds(scene);
  printMesas(scene);
  print.pull(inks.straw, [box(-4, soil - 54, width + 4, soil + 4)]);
  print.pull(inks.sage, [box(-4, soil - 26, width + 4, soil + 4)]);
  printPines(scene);
  printVineRow(scene);
  printStrata(print, { left: -6, right: width + 6, top: soil, bottom: ends, layers, inks: { ...inks, lime: '#e9e7da' }, seed, grain });
  printRoots({ ...scene, height: ends });
  return scene;
}

/** The edge where the drawing stops: paper bitten out of the sand, and its crumbs below. */
function printCrumbs({ print, inks, width }: Scene, ends: number): void {
  const random = seeded(71);
  const edge: Point[] = [];
  for (let x = -10; x <= width + 10; x += between(random, 12, 34)) edge.push([x, ends - 16 + between(random, -13, 13)]);
  print.pull(inks.paper, [cut([...edge, [width + 10, ends + 8], [-10, ends + 8]], { step: 9, amp: 1.4 }, random)]);
  const crumbs = Array.from({ length: Math.round(width / 3.4) }, () => {
    const x = random() * width;
    // Where the words of a wide page stand, the paper is bare.
    const y = ends - 4 + random() ** 2.2 * (width > 800 && x < width * 0.5 ? 34 : 170);
    return gouge([x, y], [x + between(random, 3, 9), y + between(random, -1, 1)], between(random, 1.6, 3.4), random);
  });
  print.pull(inks.sandGrain, crumbs);
}

function printWell({ print, inks }: Scene, { left, wide, soil, ends }: Shaft, foot: number): void {
  const random = seeded(72);
  const right = left + wide;
  print.pull(inks.dark, [cut(box(left - 4, soil - 2, right + 4, ends - 22), { step: 15, amp: 1.3 }, random)]);
  print.pull(inks.mist, [cut(box(left, soil - 12, right, ends - 18), { step: 15, amp: 1.1 }, random)]);
  const shade: Polygon[] = [];
  for (let y = soil - 4; y < ends - 24; y += 7) shade.push(gouge([left + 2, y], [left + between(random, 12, 34), y + 1], 3, random));
  print.pull(inks.sageDeep, shade);
  const dots: Polygon[] = [];
  for (let y = ends - 8; y < foot; y += 13) for (const x of [left, right]) dots.push(gouge([x, y], [x + between(random, -1, 1), y + 7], 2.6, random));
  print.pull(inks.dark, dots);
}

const lantern = {
  frame: '-0.5,-0.6 -0.24,-1 0.24,-1 0.5,-0.6 0.44,0.7 0.56,0.9 -0.56,0.9 -0.44,0.7',
  pane: '-0.3,-0.5 0.3,-0.5 0.28,0.66 -0.28,0.66',
} as const;

/** Below the lowest vine there is nothing: somebody on the last rung lets a lamp down and it finds no more. */
function drawNothing(shaft: Shaft, foot: number): string {
  const scene = openGround(shaft);
  const { print, inks, width, height, soil } = scene;
  const random = seeded(73);
  printCrumbs(scene, shaft.ends);
  printWell(scene, shaft, height - 20);
  print.pull(inks.rust, ladder({ left: shaft.left, width: shaft.wide }, soil, foot + 28, random));
  const [x, y] = [shaft.left + shaft.wide * 0.18, foot + 118];
  print.pull(lampInks.wide, [cut(round(x, y, 82, 44), { step: 16, amp: 1.8 }, random)]);
  print.pull(lampInks.near, [cut(round(x, y, 48, 36), { step: 14, amp: 1.4 }, random)]);
  print.pull(
    inks.straw,
    Array.from({ length: 26 }, (_, i) => {
      const angle = (i / 26) * Math.PI * 2;
      return gouge(
        [x + Math.cos(angle) * 30, y + Math.sin(angle) * 30],
        [x + Math.cos(angle) * between(random, 54, 72), y + Math.sin(angle) * between(random, 54, 72)],
        3,
        random,
      );
    }),
  );
  const hand = printPerson(
    print,
    { x: shaft.left + shaft.wide * 0.52, y: foot, height: 116, pose: 'laddering', facing: -1, inks: coats.dark, head: 'helmet' },
    random,
  );
  print.pull(inks.dark, [
    gouge([hand[0], hand[1]], [x, y - 17], 2.4, random),
    cut(placed(outline(lantern.frame), { x, y, size: 19 }), { step: 8, amp: 0.3 }, random),
  ]);
  print.pull(lampInks.near, [placed(outline(lantern.pane), { x, y, size: 19 })]);
  print.pull(inks.clay, [placed(outline('0,-0.4 0.16,0.1 0.1,0.5 -0.1,0.5 -0.16,0.1'), { x, y, size: 19 })]);
  printPerson(print, { x: shaft.left - 46, y: soil + 2, height: 104, pose: 'pointing', inks: coats.clay, head: 'hat' }, random);
  return svgFile({ print, width, height });
}

/** The bucket has gone down the shaft: two at the windlass haul it up again. */
function drawBucket(shaft: Shaft, foot: number): string {
  const scene = openGround(shaft);
  const { print, inks, width, height, soil } = scene;
  const random = seeded(74);
  printCrumbs(scene, shaft.ends);
  printWell(scene, shaft, foot + 10);
  const middle = shaft.left + shaft.wide / 2;
  const [top, from, to] = [soil - 92, shaft.left - 22, shaft.left + shaft.wide + 22];
  print.pull(inks.dark, [
    gouge([from - 16, soil + 4], [from + 10, top - 16], 11, random),
    gouge([from + 34, soil + 4], [from + 6, top - 16], 9, random),
    gouge([to + 16, soil + 4], [to - 10, top - 16], 11, random),
    gouge([to - 34, soil + 4], [to - 6, top - 16], 9, random),
    gouge([middle, top + 6], [middle + 4, foot - 40], 3.4, random),
  ]);
  print.pull(inks.rust, [cut(box(from - 6, top - 11, to + 6, top + 11), { step: 16, amp: 0.9 }, random)]);
  print.pull(inks.clayLight, [gouge([from, top - 6], [to - 12, top - 6], 3, random)]);
  print.pull(
    inks.dark,
    Array.from({ length: 7 }, (_, i) => gouge([middle - 20 + i * 6.4, top - 11], [middle - 17 + i * 6.4, top + 11], 2.6, random)),
  );
  print.pull(inks.dark, [gouge([to + 2, top], [to + 34, top + 26], 6, random), gouge([to + 30, top + 27], [to + 52, top + 27], 6, random)]);
  const tilt = (text: string) => placed(outline(text), { x: middle + 4, y: foot, size: 34 });
  print.pull(inks.dark, [
    cut(tilt('-0.9,-1.1 0.8,-1.3 0.72,0.1 -0.5,0.3'), { step: 10, amp: 0.6 }, random),
    gouge([middle - 26, foot - 34], [middle + 4, foot - 66], 3, random),
    gouge([middle + 30, foot - 42], [middle + 4, foot - 66], 3, random),
  ]);
  print.pull(inks.clay, [cut(tilt('-0.78,-0.98 0.68,-1.16 0.62,0.02 -0.42,0.18'), { step: 10, amp: 0.5 }, random)]);
  print.pull(inks.dark, [gouge([middle - 20, foot - 18], [middle + 26, foot - 24], 4, random)]);
  print.pull(
    inks.sandGrain,
    Array.from({ length: 12 }, () =>
      gouge([middle + between(random, 40, 80), foot + between(random, -6, 12)], [middle + between(random, 84, 100), foot + 8], 3, random),
    ),
  );
  printPerson(print, { x: to + 84, y: soil + 2, height: 116, pose: 'pushing', facing: -1, inks: coats.clay, head: 'hat' }, random);
  printPerson(print, { x: from - 62, y: soil + 2, height: 112, pose: 'lifting', facing: 1, inks: coats.paper, head: 'scarf' }, random);
  return svgFile({ print, width, height });
}

/** The heights of the wines stand right of the shaft, as deep as the ground is drawn. */
const beside = ({ width, height, left, top, bottom }: WayMarks) => ({ width, height, soil: top, ends: bottom, left: left - 112, wide: 104 });
const wide: Shaft = { ...beside(wayMarks.wide), pine: 1128 };
const phone: Shaft = { ...beside(wayMarks.phone), pine: 566 };

export const drawLost = (): string => drawNothing(wide, 604);
export const drawLostPhone = (): string => drawNothing(phone, 570);
export const drawFailed = (): string => drawBucket(wide, 700);
export const drawFailedPhone = (): string => drawBucket(phone, 660);
