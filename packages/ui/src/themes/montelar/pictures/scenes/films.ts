import type { FilmShow, Ink, Point, Polygon, Print, Random, Watcher } from '../../../../illustrations/drawing.ts';
import {
  between,
  box,
  createPrint,
  cut,
  filmShows,
  gouge,
  lerp,
  printBeam,
  printPool,
  printProjector,
  printSheet,
  printWatchers,
  round,
  seeded,
  svgFile,
} from '../../../../illustrations/drawing.ts';
import { filmInks as inks } from '../../inks.ts';

interface Show {
  show: FilmShow;
  /** the cellar's end wall, between the mouths of the vault's sides */
  wall: { left: number; right: number };
  floor: number;
  /** underside of the beam on which the sheet hangs, and its depth */
  beam: { foot: number; tall: number };
  /** how high a course of the wall is */
  course: number;
  barrels: readonly (readonly [x: number, radius: number])[];
  projector?: Point;
  watchers: readonly Watcher[];
  /** chisel marks keep clear of where words stand */
  words: { right: number; foot: number };
}

type Stage = Show & { print: Print; random: Random; width: number; height: number };

/** The rock that the cellar was cut from: short slanted marks of the chisel. */
function printRock({ print, random, width, height, wall, words }: Stage): void {
  print.pull(inks.rock, [box(0, 0, width, height)]);
  const marks: Polygon[] = [];
  for (let y = 10; y < height; y += 17)
    for (let x = between(random, -10, 30); x < width; x += between(random, 26, 64)) {
      if ((x > wall.left + 30 && x < wall.right - 30) || (x < words.right && y < words.foot)) continue;
      marks.push(gouge([x, y + between(random, -6, 6)], [x + between(random, 10, 26), y + between(random, 4, 16)], between(random, 2.4, 4.4), random));
    }
  print.pull(inks.chisel, marks);
}

/** The end wall in courses of ashlar: the nearer to the sheet, the more of its light. */
function printWall({ print, random, show, wall, floor, course }: Stage): void {
  const { sheet } = show;
  print.pull(inks.joint, [cut(box(wall.left, -8, wall.right, floor + 4), { step: 26, amp: 2.4 }, random)]);
  const [faces, lights]: [Polygon[][], Polygon[][]] = [
    [[], [], []],
    [[], [], []],
  ];
  for (let y = 4; y < floor; y += course)
    for (let x = wall.left + 5 - random() * 40; x < wall.right - 8;) {
      const long = course * between(random, 1.3, 2.6);
      const [from, to] = [Math.max(x, wall.left + 5), Math.min(x + long - 4, wall.right - 5)];
      const foot = Math.min(y + course - 4, floor);
      x += long;
      if (to - from < 9 || (from > sheet.x + 10 && to < sheet.x + sheet.width - 10 && y > sheet.y && y + course < sheet.y + sheet.height)) continue;
      const away = Math.hypot(
        Math.max(0, sheet.x - (from + to) / 2, (from + to) / 2 - sheet.x - sheet.width),
        Math.max(0, sheet.y - y - course / 2, y + course / 2 - sheet.y - sheet.height),
      );
      const near = away < course * 0.9 ? 2 : away < course * 2.3 ? 1 : 0;
      faces[near]?.push(cut(box(from, y, to, foot), { step: 16, amp: 1.1 }, random));
      const marks = Math.round((to - from) / 26);
      for (let i = 0; i < marks; i++) {
        const [gx, gy] = [between(random, from + 5, to - 16), between(random, y + 5, foot - 7)];
        lights[near]?.push(gouge([gx, gy], [gx + between(random, 7, 15), gy + between(random, -2, 4)], 2.3, random));
      }
    }
  for (const near of [0, 1, 2] as const) {
    print.pull(inks.wall[near], faces[near] ?? []);
    print.pull(inks.stone[near], lights[near] ?? []);
  }
}

/** The piers at both sides, in long and short stones, lit on the edge that looks to the sheet. */
function printPiers({ print, random, wall, floor, course }: Stage): void {
  const tall = course * 1.25;
  for (const side of [-1, 1] as const) {
    const edge = side < 0 ? wall.left : wall.right;
    const [stones, lights]: [Polygon[], Polygon[]] = [[], []];
    print.pull(inks.joint, [cut(box(Math.min(edge, edge + side * 62), -8, Math.max(edge, edge + side * 62), floor + 8), { step: 22, amp: 2 }, random)]);
    for (let y = -6, i = 0; y < floor + 4; y += tall, i++) {
      const reach = (i % 2 ? 44 : 60) * side;
      stones.push(
        cut(box(Math.min(edge, edge + reach) + 2, y, Math.max(edge, edge + reach) - 2, Math.min(y + tall - 4, floor + 5)), { step: 18, amp: 1.2 }, random),
      );
      lights.push(gouge([edge + side * 5, y + 5], [edge + side * 6, Math.min(y + tall - 9, floor)], 4.4, random));
      for (let k = 0; k < 3; k++) {
        const [gx, gy] = [edge + side * between(random, 14, 40), between(random, y + 6, y + tall - 14)];
        if (gy < floor) lights.push(gouge([gx, gy], [gx + between(random, 5, 11), gy + 3], 2.2, random));
      }
    }
    print.pull(inks.wall[1], stones);
    print.pull(inks.stone[2], lights);
  }
}

/** The beam of the old press across the vault, from which the sheet hangs. */
function printBeamAcross({ print, random, wall, beam: { foot, tall } }: Stage): void {
  const [left, right, top] = [wall.left - 26, wall.right + 26, foot - tall];
  print.pull(inks.dark, [cut(box(left - 4, top - 4, right + 4, foot + 4), { step: 30, amp: 1.2 }, random)]);
  print.pull(inks.timber, [cut(box(left, top, right, foot), { step: 40, amp: 1 }, random)]);
  const grain: Polygon[] = [];
  for (let y = top + 6; y < foot - 3; y += 6)
    for (let x = left + between(random, 4, 40); x < right - 30;) {
      const end = Math.min(x + between(random, 30, 120), right - 6);
      grain.push(gouge([x, y], [end, y + between(random, -1, 1)], 2, random));
      x = end + between(random, 8, 50);
    }
  print.pull(inks.grain, grain);
  print.pull(inks.edge, [gouge([left + 10, foot - 2], [right - 12, foot - 2], 3.6, random)]);
}

/** Barrels along the wall, their heads to the room; the sheet hangs above them. */
function printBarrels({ print, random, floor, barrels }: Stage): void {
  for (const [x, radius] of barrels) {
    const y = floor - radius + 8;
    const disc = (ink: Ink, share: number) => print.pull(ink, [cut(round(x, y, radius * share, 24), { step: 8, amp: 0.6 }, random)]);
    disc(inks.dark, 1);
    disc(inks.hoop, 0.9);
    disc(inks.head, 0.82);
    const staves = Array.from({ length: 7 }, (_, i) => {
      const at = ((i - 3) / 3.9) * radius * 0.8;
      const half = Math.sqrt(Math.max(0, (radius * 0.78) ** 2 - at ** 2));
      return gouge([x + at, y - half], [x + at + 1, y + half], Math.max(2, radius * 0.055), random);
    });
    print.pull(inks.dark, [...staves, round(x, y + radius * 0.1, radius * 0.1, 9)]);
    print.pull(inks.rim, [gouge([x - radius * 0.5, y - radius * 0.78], [x + radius * 0.5, y - radius * 0.78], 3, random, -radius * 0.16)]);
  }
}

/** Flags, the light that the sheet throws on them, and their joints. */
function printFloor({ print, random, width, height, show, floor }: Stage): void {
  print.pull(inks.floor, [cut(box(-6, floor, width + 6, height + 6), { step: 28, amp: 1.6 }, random)]);
  const { sheet } = show;
  const middle = sheet.x + sheet.width / 2;
  printPool(print, { middle, half: sheet.width * 0.58, top: floor + 3, bottom: height + 4 }, inks.pool, random);
  const joints: Polygon[] = [];
  const rows = 4;
  const deep = (t: number) => lerp(floor, height, t ** 1.3);
  for (let row = 0; row < rows; row++) {
    joints.push(gouge([-10, deep(row / rows) + 6], [width + 10, deep(row / rows) + 8], 2.4, random, 2));
    for (let i = -11; i <= 11; i++) {
      const x = (t: number): number => middle + (i + (row % 2) * 0.5) * lerp(width * 0.06, width * 0.12, t);
      joints.push(gouge([x(row / rows), deep(row / rows) + 6], [x((row + 1) / rows), deep((row + 1) / rows) + 4], 2.6, random));
    }
  }
  print.pull(inks.flag, joints);
  print.pull(
    inks.glint,
    Array.from({ length: Math.round(width / 26) }, () => {
      const [x, y] = [middle + (random() - 0.5) * sheet.width * 0.8, between(random, floor + 10, floor + 46)];
      return gouge([x, y], [x + between(random, 16, 44), y + 1], 2.3, random);
    }),
  );
}

/** Films in the cellar in winter: a sheet on the press beam against the end wall, barrels below it, and those who came, from behind. */
function drawCellarShow(view: Show): string {
  const { width, height, sheet } = view.show;
  const stage: Stage = { ...view, print: createPrint(), random: seeded(24), width, height };
  const { print, random, wall, beam, projector } = stage;
  printRock(stage);
  printWall(stage);
  printPiers(stage);
  printFloor(stage);
  printBarrels(stage);
  if (projector) printBeam(print, [projector[0] + 46, projector[1] - 101], sheet, inks, random);
  const ropes: [Point, Point, Point, Point] = [
    [sheet.x + 4, beam.foot - 6],
    [sheet.x + sheet.width - 4, beam.foot - 6],
    [wall.left - 4, sheet.y + sheet.height + 46],
    [wall.right + 4, sheet.y + sheet.height + 48],
  ];
  printSheet(print, sheet, ropes, inks, random);
  printBeamAcross(stage);
  printWatchers(print, view.watchers, inks, random);
  if (projector) printProjector(print, projector, inks, random);
  print.pull(inks.dark, [cut(box(-6, height - 5, width + 6, height + 6), { step: 24, amp: 1.6 }, random)]);
  return svgFile({ print, width, height });
}

export const drawFilms = (): string =>
  drawCellarShow({
    show: filmShows.wide,
    wall: { left: 500, right: 1396 },
    floor: 656,
    beam: { foot: 32, tall: 26 },
    course: 44,
    barrels: [
      [566, 52],
      [674, 46],
      [776, 50],
      [1122, 48],
      [1226, 46],
      [1330, 52],
    ],
    projector: [200, 776],
    watchers: [
      [616, 722, 70, 'hat'],
      [708, 720, 72, 'short'],
      [790, 724, 54, 'bare'],
      [868, 720, 70, 'beret'],
      [962, 722, 70, 'bun'],
      [1040, 720, 72, 'beret'],
      [1142, 722, 70, 'long'],
      [1222, 720, 72, 'bare'],
      [1308, 722, 70, 'hat'],
      [560, 780, 100, 'beret'],
      [672, 778, 98, 'bun'],
      [786, 782, 102, 'short'],
      [912, 778, 98, 'long'],
      [1020, 782, 102, 'hat'],
      [1128, 790, 74, 'bun'],
      [1220, 780, 100, 'short'],
      [1338, 780, 100, 'bare'],
    ],
    words: { right: 470, foot: 520 },
  });

export const drawFilmsPhone = (): string =>
  drawCellarShow({
    show: filmShows.phone,
    wall: { left: 20, right: 604 },
    floor: 478,
    beam: { foot: 32, tall: 26 },
    course: 40,
    barrels: [
      [70, 46],
      [164, 42],
      [462, 42],
      [556, 46],
    ],
    watchers: [
      [110, 536, 78, 'bare'],
      [206, 538, 80, 'beret'],
      [302, 536, 76, 'bun'],
      [392, 538, 60, 'short'],
      [480, 536, 80, 'hat'],
      [566, 538, 76, 'long'],
      [62, 608, 112, 'hat'],
      [186, 612, 112, 'long'],
      [326, 608, 114, 'short'],
      [452, 612, 110, 'beret'],
      [574, 608, 112, 'bun'],
    ],
    words: { right: 0, foot: 0 },
  });
