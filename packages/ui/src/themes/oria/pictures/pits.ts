import type { Point, Polygon } from '../../../illustrations/drawing.ts';
import {
  box,
  cut,
  gouge,
  lerp,
  paleGroundInks,
  printStrata,
  profiles,
  type Random,
  seeded,
  type SoilLayer,
  type SoilProfile,
} from '../../../illustrations/drawing.ts';
import { svgFile } from '../../../illustrations/drawing.ts';
import { openScene, type Scene, vinesAlong } from './composition.ts';
import { printSky } from './sky.ts';
import { printRoots, printVineRow } from './vine-row.ts';
import { hero } from './views.ts';

/** A pit: its left edge, its width, and the way down as a share of the section. */
export type Pit = { left: number; width: number; deep: number };

const pits: readonly Pit[] = [
  { left: 66, width: 92, deep: 0.36 },
  { left: 274, width: 92, deep: 0.64 },
  { left: 484, width: 92, deep: 0.9 },
];

/** A ladder that leans against the far wall of its pit. */
export function ladder({ left, width }: Pick<Pit, 'left' | 'width'>, top: number, foot: number, random: Random): Polygon[] {
  const [from, to] = [left + width * 0.3, left + width * 0.56];
  const lean = width * 0.14;
  const rail = (x: number): Polygon => gouge([x, foot], [x + lean, top - 26], 7, random);
  const rungs: Polygon[] = [];
  for (let y = foot - 12; y > top - 18; y -= 15) {
    const shift = lean * ((foot - y) / (foot - top + 26));
    rungs.push(gouge([from + shift - 3, y], [to + shift + 3, y + 0.5], 4.4, random));
  }
  return [rail(from), rail(to), ...rungs];
}

export function printPit({ print, inks, soil, height, seed }: Scene, pit: Pit, i: number): void {
  const random = seeded(seed * 31 + 90 + i);
  const foot = lerp(soil, height, pit.deep);
  const right = pit.left + pit.width;
  const shaft: Point[] = [
    [pit.left, soil - 12],
    [pit.left + 3, foot],
    [right - 3, foot],
    [right, soil - 12],
  ];
  print.pull(inks.dark, [
    cut(
      [
        [pit.left - 3, soil + 3],
        [pit.left - 1, foot + 4],
        [right + 1, foot + 4],
        [right + 3, soil + 3],
      ],
      { step: 15, amp: 1.4 },
      random,
    ),
  ]);
  print.pull(inks.mist, [cut(shaft, { step: 15, amp: 1.2 }, random)]);
  const shade: Polygon[] = [];
  for (let y = soil - 4; y < foot - 3; y += 6.5) {
    shade.push(gouge([pit.left + 3, y], [pit.left + lerp(14, 40, random()), y + 1], 3, random));
  }
  print.pull(inks.sageDeep, shade);
  print.pull(inks.rust, ladder(pit, soil, foot, random));
}

/** Three pits, three depths: one may climb down to the gravel, the clay, the limestone. */
export function drawPits(): string {
  const vines = vinesAlong(30, 660, 40).filter((x) => pits.every((pit) => x < pit.left - 26 || x > pit.left + pit.width + 26));
  const scene = openScene({ ...hero, width: 640, height: 560, horizon: 120, soil: 126, seed: 21, vines, vineSize: 42, grain: 1.1 });
  const { print, inks, width, height, soil, layers, seed, grain } = scene;
  print.pull(inks.mist, [box(0, 0, width, height)]);
  printSky(scene);
  printVineRow(scene);
  printStrata(print, { left: -6, right: width + 6, top: soil, bottom: height + 2, layers, inks, seed, grain });
  printRoots(scene);
  pits.forEach((pit, i) => printPit(scene, pit, i));
  return svgFile(scene);
}

/** Gravel deeper than in a core, so that any strip out of the middle is gravel alone. */
const grounds = {
  ...profiles,
  gravel: [
    { soil: 'humus', share: 14 },
    { soil: 'gravel', share: 64 },
    { soil: 'clay', share: 22 },
  ],
} as const satisfies Record<SoilProfile, readonly SoilLayer[]>;

/** A wine's own ground, edge to edge, for the product's stage and the story of the soils. */
export function drawGround(soil: SoilProfile): string {
  const scene = openScene({ ...hero, width: 760, height: 320 });
  printStrata(scene.print, { left: -6, right: 766, top: 4, bottom: 322, layers: grounds[soil], inks: paleGroundInks, seed: 77, grain: 1 });
  return svgFile(scene);
}
