import type { FilmShow, Point, Polygon, Watcher } from '../../../../illustrations/drawing.ts';
import {
  between,
  box,
  curve,
  cut,
  filmShows,
  gouge,
  printBeam,
  printPool,
  printProjector,
  printSheet,
  printWatchers,
  seeded,
  svgFile,
} from '../../../../illustrations/drawing.ts';
import { filmInks as inks, summerNightInks } from '../../inks.ts';
import { openScene, type Pine, type Scene } from '../composition.ts';
import { printDovecote } from '../dovecote.ts';
import { printMesas } from '../mesas.ts';
import { printPines } from '../pines.ts';
import { printPlain } from '../plain.ts';
import { printSky } from '../sky.ts';
import { hero } from '../views.ts';

interface Cinema {
  show: FilmShow;
  horizon: number;
  /** where the plain ends and those who watch sit */
  meadow: number;
  pines: readonly Pine[];
  dovecote?: { x: number; y: number };
  /** where the ropes are tied: to the trees above, and below */
  ropes: readonly [Point, Point, Point, Point];
  /** foot of the projector, where there is room for one */
  projector?: Point;
  watchers: readonly Watcher[];
  /** no star where words stand */
  words: { right: number; foot: number };
}

/** Stars: diamonds, and a few four-pointed cuts. */
function printStars({ print, width, horizon }: Scene, words: Cinema['words']): void {
  const random = seeded(261);
  const [small, big]: [Polygon[], Polygon[]] = [[], []];
  for (let i = 0; i < width / 5; i++) {
    const [x, y, size] = [random() * width, random() ** 1.15 * horizon, 0.9 + random() ** 2 * 1.9];
    if (x < words.right && y < words.foot) continue;
    if (i % 17 === 0) big.push(gouge([x - 7, y], [x + 7, y], 2, random), gouge([x, y - 8], [x, y + 8], 2, random));
    else
      small.push([
        [x - size, y],
        [x, y - size * 1.15],
        [x + size, y],
        [x, y + size * 1.15],
      ]);
  }
  print.pull(inks.star, small);
  print.pull(inks.bright, big);
}

/** What is left of the day, along the horizon. */
function printDusk({ print, width, horizon }: Scene): void {
  const random = seeded(262);
  const marks: Polygon[] = [];
  for (let y = horizon - 84; y < horizon; y += 7)
    for (let x = -20 - random() * 100; x < width;) {
      const length = between(random, 60, 250);
      if (random() < (y - horizon + 94) / 100) marks.push(gouge([x, y], [x + length, y], 2.8, random));
      x += length + between(random, 14, 94);
    }
  print.pull(inks.dusk, marks);
}

/** Cinema in August: a sheet between two pines, the plain behind it, and those who came, seen from behind. */
function drawCinema({ show, horizon, meadow, pines, dovecote, ropes, projector, watchers, words }: Cinema): string {
  const { width, height, sheet } = show;
  const scene = openScene({
    ...hero,
    width,
    height,
    inks: summerNightInks,
    horizon,
    soil: meadow + 4,
    clouds: [],
    river: undefined,
    dovecote,
    vines: [],
    pines,
  });
  const { print } = scene;
  const random = seeded(26);
  printSky(scene);
  printStars(scene, words);
  printDusk(scene);
  printMesas(scene);
  printPlain(scene);
  printDovecote(scene);
  const edge = curve((x) => meadow + 5 * Math.sin(x / 170), -10, width + 10, 20);
  print.pull(inks.floor, [[...edge, [width + 10, height + 4], [-10, height + 4]]]);
  const middle = sheet.x + sheet.width / 2;
  printPool(print, { middle, half: sheet.width * 0.58, top: meadow + 4, bottom: height + 4 }, inks.pool, random);
  const blades = (count: number, foot: number) =>
    Array.from({ length: count }, () => {
      const [x, y] = [middle + (random() - 0.5) * sheet.width * 0.86, between(random, meadow + 8, foot)];
      return gouge([x, y], [x + between(random, 20, 66), y + 1], 2.3, random);
    });
  print.pull(inks.grass[0], blades(Math.round(width / 10), height - 10));
  print.pull(inks.grass[1], blades(Math.round(width / 36), meadow + 34));
  const lens: Point | undefined = projector && [projector[0] + 46, projector[1] - 101];
  if (lens) printBeam(print, lens, sheet, inks, random);
  printPines(scene);
  printSheet(print, sheet, ropes, inks, random);
  printWatchers(print, watchers, inks, random);
  if (projector) printProjector(print, projector, inks, random);
  print.pull(inks.floor, [cut(box(-6, height - 5, width + 6, height + 6), { step: 24, amp: 1.6 }, random)]);
  return svgFile({ print, width, height });
}

export const drawFilms = (): string =>
  drawCinema({
    show: filmShows.wide,
    horizon: 524,
    meadow: 650,
    pines: [
      { x: 506, y: 660, height: 570, crown: 280 },
      { x: 1394, y: 660, height: 560, crown: 330 },
      { x: 84, y: 634, height: 132, crown: 172 },
    ],
    dovecote: { x: 330, y: 602 },
    ropes: [
      [508, 22],
      [1392, 24],
      [504, 566],
      [1394, 568],
    ],
    projector: [200, 770],
    watchers: [
      [618, 716, 70, 'bare'],
      [702, 718, 72, 'hat'],
      [796, 714, 68, 'bun'],
      [866, 716, 72, 'short'],
      [982, 717, 70, 'long'],
      [1058, 715, 72, 'beret'],
      [1150, 716, 56, 'bare'],
      [1232, 715, 72, 'hat'],
      [1312, 717, 70, 'bun'],
      [566, 776, 98, 'long'],
      [668, 780, 102, 'short'],
      [800, 776, 98, 'hat'],
      [914, 780, 100, 'bun'],
      [1012, 788, 76, 'short'],
      [1106, 778, 102, 'bare'],
      [1226, 780, 98, 'long'],
      [1340, 778, 102, 'hat'],
    ],
    words: { right: 520, foot: 470 },
  });

export const drawFilmsPhone = (): string =>
  drawCinema({
    show: filmShows.phone,
    horizon: 404,
    meadow: 470,
    pines: [
      { x: 18, y: 480, height: 424, crown: 250 },
      { x: 606, y: 480, height: 418, crown: 270 },
    ],
    ropes: [
      [14, 22],
      [608, 24],
      [16, 404],
      [606, 406],
    ],
    watchers: [
      [112, 532, 78, 'hat'],
      [206, 534, 78, 'bare'],
      [288, 532, 76, 'bun'],
      [404, 534, 80, 'short'],
      [492, 536, 62, 'bare'],
      [566, 532, 78, 'long'],
      [66, 606, 112, 'long'],
      [184, 610, 112, 'beret'],
      [338, 606, 114, 'hat'],
      [462, 612, 110, 'bun'],
      [578, 608, 112, 'short'],
    ],
    words: { right: 0, foot: 0 },
  });
