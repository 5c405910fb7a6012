import { box, lerp, type PoseName, printPerson, printStrata, seeded, svgFile } from '../../../../illustrations/drawing.ts';
import { coats } from '../../inks.ts';
import { openScene, vinesAlong } from '../composition.ts';
import { printMesas } from '../mesas.ts';
import { type Pit, printPit } from '../pits.ts';
import { printClouds, printSky } from '../sky.ts';
import { hero } from '../views.ts';
import { printRoots, printVineRow } from '../vine-row.ts';

type Visitor = {
  /** in which pit; left out, on the ground at `x` */ pit?: number;
  x?: number;
  pose: PoseName;
  facing?: 1 | -1;
  /** up the ladder, in px */ up?: number;
  coat: keyof typeof coats;
};
type Descent = { width: number; height: number; soil: number; pits: readonly Pit[]; tall: number; visitors: readonly Visitor[] };

/** Into the three pits by day: on the ground one waits, in the first one looks up, in the last one touches the rock. */
function drawDescent({ width, height, soil, pits, tall, visitors }: Descent): string {
  const size = 58;
  const vines = vinesAlong(26, width + 20, size).filter(
    (x) =>
      pits.every(({ left, width: wide }) => x < left - 34 || x > left + wide + 34) &&
      visitors.every((visitor) => visitor.x === undefined || Math.abs(visitor.x - x) > 40),
  );
  const clouds = [{ x: width * 0.62, y: soil * 0.42, width: width * 0.24, height: 20 }];
  const scene = openScene({ ...hero, width, height, horizon: soil - 34, soil, seed: 21, vines, vineSize: size, grain: 1.5, clouds });
  const { print, inks, layers, seed, grain } = scene;
  printSky(scene);
  printClouds(scene);
  printMesas(scene);
  print.pull(inks.straw, [box(-4, soil - 30, width + 4, soil + 4)]);
  printVineRow(scene);
  printStrata(print, { left: -6, right: width + 6, top: soil, bottom: height + 2, layers, inks, seed, grain });
  printRoots(scene);
  pits.forEach((pit, i) => printPit(scene, pit, i));
  visitors.forEach(({ pit, x = 0, up = 0, pose, facing = 1, coat }, i) => {
    const at = pit === undefined ? undefined : pits[pit];
    const place = at ? { x: at.left + at.width * (up ? 0.42 : 0.72), y: lerp(soil, height, at.deep) - up } : { x, y: soil + 2 };
    printPerson(print, { ...place, height: tall, pose, facing, inks: coats[coat], head: 'helmet' }, seeded(seed * 31 + 140 + i));
  });
  return svgFile({ ...scene, field: 'sky' });
}

export const drawDescentWide = (): string =>
  drawDescent({
    width: 1200,
    height: 640,
    soil: 200,
    tall: 112,
    pits: [
      { left: 236, width: 130, deep: 0.36 },
      { left: 548, width: 130, deep: 0.62 },
      { left: 860, width: 130, deep: 0.93 },
    ],
    visitors: [
      { x: 160, pose: 'pointing', coat: 'clay' },
      { pit: 0, pose: 'standing', facing: 1, coat: 'green' },
      { x: 494, pose: 'standing', coat: 'paper' },
      { pit: 1, pose: 'pointing', coat: 'clay' },
      { pit: 2, pose: 'laddering', up: 196, coat: 'paper' },
      { pit: 2, pose: 'pointing', coat: 'green' },
      { x: 1070, pose: 'standing', facing: -1, coat: 'clay' },
    ],
  });

export const drawDescentTall = (): string =>
  drawDescent({
    width: 624,
    height: 760,
    soil: 196,
    tall: 112,
    pits: [
      { left: 150, width: 126, deep: 0.5 },
      { left: 400, width: 126, deep: 0.92 },
    ],
    visitors: [
      { x: 84, pose: 'pointing', coat: 'clay' },
      { pit: 0, pose: 'pointing', coat: 'green' },
      { pit: 1, pose: 'laddering', up: 230, coat: 'paper' },
      { pit: 1, pose: 'standing', coat: 'clay' },
    ],
  });
