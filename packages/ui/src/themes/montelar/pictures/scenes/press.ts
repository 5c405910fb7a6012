import type { Ink, Point, Polygon, Print, Random } from '../../../../illustrations/drawing.ts';
import { between, box, createPrint, cut, gouge, lerp, printPerson, round, seeded, svgFile } from '../../../../illustrations/drawing.ts';
import { landscapeInks, lamplightInks } from '../../inks.ts';
import { coats } from './crew.ts';

const inks = { ...landscapeInks, ...lamplightInks };

type Stage = { print: Print; random: Random; width: number; height: number; middle: number; floor: number };

const carve = ({ print, random }: Stage, ink: Ink, outlines: readonly Polygon[], step = 20, amp = 1): void =>
  print.pull(
    ink,
    outlines.map((outline) => cut(outline, { step, amp }, random)),
  );

/** An arch that stands on the floor, and its courses of brick lit from the middle. */
function printVaulting(stage: Stage): void {
  const { print, random, width, height, middle, floor } = stage;
  print.pull(inks.dark, [box(0, 0, width, height)]);
  const rings: readonly [Ink, Ink][] = [
    [inks.deep, inks.wine],
    [inks.wine, inks.tile],
    [inks.ember, inks.tile],
    [inks.tile, inks.ochre],
    [inks.ochre, inks.sand],
  ];
  rings.forEach(([fill, joint], i) => {
    const half = lerp(width * 0.52, 118, i / 4);
    const rise = lerp(floor * 0.93, floor * 0.53, i / 4);
    const spring = floor - rise * 0.34;
    const at = (angle: number, share: number): Point => [middle + Math.cos(angle) * half * share, spring - Math.sin(angle) * rise * 0.66 * share];
    const curve = Array.from({ length: 33 }, (_, q) => at(Math.PI * (1 - q / 32), 1));
    carve(stage, fill, [[[middle - half, floor + 40], ...curve, [middle + half, floor + 40]]], 16, 1.4);
    const joints: Polygon[] = [];
    const count = 46 - i * 6;
    for (let q = 0; q <= count; q++)
      if (random() > 0.14) joints.push(gouge(at(Math.PI * (q / count), 0.96), at(Math.PI * (q / count), between(random, 0.82, 0.88)), 3.4 - i * 0.3, random));
    for (let y = spring + 14; y < floor; y += 27)
      for (const side of [-1, 1]) joints.push(gouge([middle + side * half * 0.97, y], [middle + side * half * between(random, 0.82, 0.88), y + 2], 3, random));
    print.pull(joint, joints);
  });
}

/** Flags of the floor, and the light on them. */
function printFlags(stage: Stage): void {
  const { print, random, width, height, middle, floor } = stage;
  carve(stage, inks.ochreDeep, [box(-6, floor, width + 6, height + 6)], 28, 1.4);
  const joints: Polygon[] = [];
  for (let i = 0; i < 6; i++) {
    const y = floor + 8 + (i / 6) ** 1.3 * (height - floor);
    joints.push(gouge([-10, y], [width + 10, y + 2], 2 + i * 0.4, random, 2));
  }
  for (let i = -9; i <= 9; i++)
    for (let row = 0; row < 3; row++) {
      const [t0, t1] = [row / 3, (row + 0.92) / 3];
      const x = (t: number): number => middle + (i + (row % 2) * 0.5) * lerp(width * 0.056, width * 0.14, t);
      joints.push(gouge([x(t0), lerp(floor, height, t0 ** 1.2)], [x(t1), lerp(floor, height, t1 ** 1.2)], 2 + 2 * t0, random));
    }
  print.pull(inks.dark, joints);
  const light = Array.from({ length: 54 }, () => {
    const x = middle + (random() - 0.5) * width * 0.7;
    const y = between(random, floor + 10, height - 10);
    return gouge([x, y], [x + between(random, 18, 52), y + 1], 2.6, random);
  });
  print.pull(inks.ochre, light);
}

function printBarrelHead(stage: Stage, x: number, y: number, radius: number): void {
  const { print, random } = stage;
  carve(stage, inks.dark, [round(x, y, radius, 26)], 8, 0.7);
  carve(stage, inks.sand, [round(x, y, radius * 0.9, 26)], 8, 0.7);
  carve(stage, inks.ochreDeep, [round(x, y, radius * 0.82, 26)], 8, 0.7);
  const staves = Array.from({ length: 7 }, (_, i) => {
    const at = ((i - 3) / 3.9) * radius * 0.8;
    const half = Math.sqrt(Math.max(0, (radius * 0.78) ** 2 - at ** 2));
    return gouge([x + at, y - half], [x + at + 1, y + half], radius * 0.055, random);
  });
  print.pull(inks.dark, [...staves, round(x, y + radius * 0.1, radius * 0.09, 9)]);
}

/** A piece of timber: edge, face, the grain cut along it, and shade at its right or lower side. */
function printBeam(stage: Stage, left: number, top: number, right: number, bottom: number): void {
  const { print, random } = stage;
  const upright = bottom - top > right - left;
  carve(stage, inks.dark, [box(left - 4, top - 4, right + 4, bottom + 4)]);
  carve(stage, inks.timber, [box(left, top, right, bottom)]);
  const grain: Polygon[] = [];
  const [long, broad] = upright ? [bottom - top, right - left] : [right - left, bottom - top];
  for (let across = 6; across < broad - 4; across += 8)
    for (let along = between(random, 6, 50); along < long - 30;) {
      const length = Math.min(between(random, 26, 90), long - along - 6);
      const end = along + length;
      grain.push(
        upright
          ? gouge([left + across, top + along], [left + across + 1, top + end], 1.8, random)
          : gouge([left + along, top + across], [left + end, top + across + 1], 1.8, random),
      );
      along = end + between(random, 8, 40);
    }
  const shade: Polygon[] = [];
  for (let along = 8; along < long - 6; along += 13)
    shade.push(
      upright
        ? gouge([right - 1, top + along], [right - between(random, 8, 16), top + along + 5], 2.8, random)
        : gouge([left + along, bottom - 1], [left + along + 5, bottom - between(random, 7, 15)], 2.8, random),
    );
  print.pull(inks.dark, [...grain, ...shade]);
  print.pull(inks.sand, [
    upright ? gouge([left + 3, top + 8], [left + 3, bottom - 14], 3, random) : gouge([left + 8, top + 3], [right - 10, top + 3], 3.4, random),
  ]);
}

/** The screw press of 1924: posts, yoke, screw, plate, cage, stone bed and the must that runs. */
function printPress(stage: Stage, x: number, foot: number): void {
  const { print, random } = stage;
  const at = (dx: number, dy: number): Point => [x + dx, foot + dy];
  print.pull(inks.dark, [gouge(at(-230, 26), at(262, 30), 42, random)]);
  printBeam(stage, x - 150, foot - 400, x - 116, foot - 20);
  printBeam(stage, x + 116, foot - 400, x + 150, foot - 20);
  carve(stage, inks.dark, [box(x - 19, foot - 450, x + 19, foot - 150)], 14, 0.6);
  carve(stage, inks.stone, [box(x - 15, foot - 448, x + 15, foot - 152)], 14, 0.6);
  print.pull(
    inks.dark,
    Array.from({ length: 21 }, (_, i) => gouge(at(-19, -440 + i * 13.6), at(19, -450 + i * 13.6), 6, random, 1)),
  );
  printBeam(stage, x - 178, foot - 452, x + 178, foot - 396);
  carve(stage, inks.dark, [box(x - 96, foot - 184, x + 96, foot - 156)]);
  carve(stage, inks.timber, [box(x - 92, foot - 181, x + 92, foot - 160)]);
  carve(stage, inks.deep, [[at(-106, -156), at(106, -156), at(114, -24), at(-114, -24)]]);
  Array.from({ length: 15 }, (_, i) => i).forEach((i) => {
    const t = (i + 0.5) / 15;
    const [top, base] = [lerp(-103, 103, t), lerp(-111, 111, t)];
    carve(
      stage,
      t < 0.55 ? inks.ochre : t < 0.8 ? inks.timber : inks.ochreDeep,
      [[at(top - 5.4, -158), at(top + 5.4, -158), at(base + 5.4, -22), at(base - 5.4, -22)]],
      22,
      0.6,
    );
  });
  for (const level of [-132, -86, -42]) {
    carve(stage, inks.dark, [box(x - 112, foot + level, x + 112, foot + level + 9)]);
    print.pull(inks.rose, [gouge(at(-102, level + 3), at(-8, level + 3), 2.2, random)]);
  }
  carve(stage, inks.dark, [[at(-190, -26), at(190, -26), at(176, 34), at(-176, 34)]], 20, 1.6);
  carve(stage, inks.stone, [[at(-183, -22), at(183, -22), at(170, 29), at(-170, 29)]], 20, 1.6);
  print.pull(
    inks.dark,
    Array.from({ length: 56 }, () => {
      const [dx, dy] = [between(random, -60, 160), between(random, -10, 24)];
      return gouge(at(dx, dy), at(dx + between(random, 8, 22), dy + 2), 2.3, random);
    }),
  );
  carve(stage, inks.wine, [[at(-14, 18), at(-2, 18), at(-4, 70), at(-12, 70)]], 9, 0.6);
  carve(stage, inks.dark, [[at(-64, 56), at(48, 56), at(40, 122), at(-56, 122)]], 14, 0.8);
  carve(stage, inks.ochre, [[at(-58, 66), at(42, 66), at(35, 116), at(-51, 116)]], 14, 0.8);
  carve(stage, inks.dark, [round(x - 8, foot + 62, 54, 24, 11)], 8, 0.5);
  carve(stage, inks.wine, [round(x - 8, foot + 62, 47, 24, 7.5)], 8, 0.5);
  print.pull(inks.dark, [
    ...Array.from({ length: 7 }, (_, i) => gouge(at(-48 + i * 14, 72), at(-44 + i * 12.4, 114), 2, random)),
    gouge(at(-56, 96), at(40, 97), 5, random),
  ]);
}

function printLamp(stage: Stage, x: number, y: number): void {
  const { print, random } = stage;
  const rays = Array.from({ length: 48 }, (_, i) => {
    const angle = (i / 48) * Math.PI * 2;
    const [from, to] = [between(random, 32, 42), between(random, 56, 108)];
    return gouge([x + Math.cos(angle) * from, y + Math.sin(angle) * from], [x + Math.cos(angle) * to, y + Math.sin(angle) * to], 3, random);
  });
  print.pull(inks.ochre, [...rays, gouge([x, 0], [x, y - 22], 3.4, random)]);
  carve(stage, inks.flame, [round(x, y, 20, 18, 23)], 6, 0.5);
  print.pull(inks.dark, [
    [
      [x - 13, y - 20],
      [x - 6, y - 32],
      [x + 6, y - 32],
      [x + 13, y - 20],
    ],
  ]);
}

/** Under the vault by one lamp: the press of 1924 and the one who turns it. */
function drawPress(
  width: number,
  height: number,
  { press, lamp, barrels }: { press: number; lamp: number; barrels: readonly (readonly [number, number, number])[] },
): string {
  const stage: Stage = { print: createPrint(), random: seeded(12), width, height, middle: press - 16, floor: height * 0.72 };
  const { print, random } = stage;
  printVaulting(stage);
  printFlags(stage);
  for (const [x, up, radius] of barrels) printBarrelHead(stage, x, height - up, radius);
  const foot = height - 142;
  printPress(stage, press, foot);
  const head: Point = [press, foot - 262];
  carve(
    stage,
    inks.dark,
    [
      [
        [press - 214, foot - 112],
        [press - 10, head[1] - 4],
        [press + 92, head[1] - 66],
        [press + 97, head[1] - 55],
        [press + 4, head[1] + 14],
        [press - 206, foot - 98],
      ],
    ],
    24,
    0.8,
  );
  print.pull(inks.ochre, [gouge([press - 202, foot - 107], [press + 84, head[1] - 57], 5, random)]);
  carve(stage, inks.dark, [box(press - 30, head[1] - 24, press + 30, head[1] + 24)], 12, 0.6);
  carve(stage, inks.shadow, [box(press - 25, head[1] - 20, press + 25, head[1] + 20)], 12, 0.5);
  print.pull(inks.dark, [gouge([press - 352, foot + 66], [press - 186, foot + 62], 15, random)]);
  printPerson(print, { x: press - 296, y: foot + 64, height: 252, pose: 'pushing', inks: coats.lime }, random);
  printLamp(stage, lamp, height * 0.19);
  return svgFile({ print, width, height });
}

export const drawPressTall = (): string =>
  drawPress(624, 760, {
    press: 342,
    lamp: 128,
    barrels: [
      [22, 214, 72],
      [-4, 350, 56],
      [606, 214, 72],
      [630, 350, 56],
    ],
  });

export const drawPressWide = (): string =>
  drawPress(1200, 640, {
    press: 640,
    lamp: 300,
    barrels: [
      [86, 150, 82],
      [-20, 150, 66],
      [26, 286, 62],
      [190, 190, 50],
      [1000, 190, 50],
      [1106, 150, 82],
      [1220, 150, 66],
      [1166, 286, 62],
    ],
  });
