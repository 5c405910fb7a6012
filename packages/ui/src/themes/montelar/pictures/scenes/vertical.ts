import type { Ink, Point, Polygon, Print, Random } from '../../../../illustrations/drawing.ts';
import { between, box, createPrint, curve, cut, gouge, lerp, seeded, svgFile } from '../../../../illustrations/drawing.ts';
import { agedWines, landscapeInks as inks, windowInks } from '../../inks.ts';

type Wine = { wine: Ink; rim: Ink; light: Ink };

/** Half the width of a glass by its height (0 foot, 1 rim). */
const profile: readonly Point[] = [
  [0.42, 0.56],
  [0.3, 0.462],
  [0.13, 0.425],
];
const bowl = (t: number): number => {
  // From the stem out to the belly and in again towards the rim.
  const belly = Math.sqrt(Math.max(0, 1 - (1 - Math.min(1, t / 0.46)) ** 2.1));
  return t < 0.46 ? 0.205 * belly : lerp(0.205, 0.158, ((t - 0.46) / 0.54) ** 1.3);
};
const stemTop = (profile[2] as Point)[1];

/** A wine glass `tall` px high that stands on (x, y). */
export function printGlass(print: Print, x: number, y: number, tall: number, { wine, rim, light }: Wine, random: Random): void {
  const at = (half: number, up: number): Point => [x + half * tall, y - up * tall];
  const side = (sign: number, from: number, to: number, inset = 0): Point[] =>
    Array.from({ length: 15 }, (_, i) => {
      const t = lerp(from, to, i / 14);
      return at(sign * Math.max(0.012, bowl(t) - inset), stemTop + t * (1 - stemTop));
    });
  const outline = (inset: number, to = 1): Polygon => [...side(-1, 0.01, to, inset), ...side(1, 0.01, to, inset).toReversed()];
  const ellipse = (up: number, half: number, deep: number): Polygon =>
    Array.from({ length: 24 }, (_, i) => at(Math.cos((i / 24) * Math.PI * 2) * half, up + Math.sin((i / 24) * Math.PI * 2) * deep));
  const stem: Polygon = [at(-0.014, 0.03), at(-0.011, 0.2), at(-0.02, stemTop + 0.02), at(0.02, stemTop + 0.02), at(0.011, 0.2), at(0.014, 0.03)];
  print.pull(inks.dark, [cut(ellipse(0.012, 0.178, 0.026), { step: 12, amp: 0.5 }, random), cut(stem, { step: 16, amp: 0.5 }, random)]);
  print.pull(inks.plate, [cut(ellipse(0.016, 0.166, 0.019), { step: 12, amp: 0.4 }, random)]);
  print.pull(inks.dark, [gouge(at(-0.11, 0.016), at(0.13, 0.014), tall * 0.016, random), cut(stem, { step: 16, amp: 0.4 }, random)]);
  print.pull(inks.plate, [gouge(at(-0.004, 0.05), at(-0.004, 0.38), tall * 0.009, random)]);
  print.pull(inks.dark, [cut(outline(-0.006), { step: 14, amp: 0.6 }, random)]);
  print.pull(windowInks.glass, [cut(outline(0.008), { step: 14, amp: 0.5 }, random)]);
  const level = 0.5;
  const up = stemTop + level * (1 - stemTop);
  print.pull(wine, [cut(outline(0.016, level), { step: 12, amp: 0.5 }, random), ellipse(up, bowl(level) - 0.016, 0.03)]);
  print.pull(rim, [ellipse(up + 0.002, bowl(level) - 0.024, 0.023)]);
  print.pull(wine, [ellipse(up - 0.002, bowl(level) - 0.05, 0.015)]);
  const cuts: Polygon[] = [];
  for (let i = 0; i < 9; i++) {
    const t = lerp(0.08, 0.42, i / 8);
    const reach = bowl(t) - 0.03;
    cuts.push(
      gouge(at(reach, stemTop + t * (1 - stemTop)), at(reach - between(random, 0.03, 0.1), stemTop + (t + 0.015) * (1 - stemTop)), tall * 0.009, random),
    );
  }
  print.pull(inks.dark, cuts);
  print.pull(light, [
    gouge(at(-bowl(0.3) + 0.045, stemTop + 0.1), at(-bowl(0.44) + 0.04, stemTop + 0.24), tall * 0.03, random, 3),
    gouge(at(-bowl(0.2) + 0.075, stemTop + 0.07), at(-bowl(0.4) + 0.085, stemTop + 0.18), tall * 0.014, random, 2),
  ]);
  print.pull(inks.paper, [
    gouge(at(-bowl(0.66) + 0.03, stemTop + 0.36), at(-bowl(0.94) + 0.026, stemTop + 0.54), tall * 0.018, random, 1),
    gouge(at(bowl(0.7) - 0.034, stemTop + 0.42), at(bowl(0.9) - 0.026, stemTop + 0.51), tall * 0.01, random),
  ]);
  print.pull(inks.dark, [gouge(at(-0.156, 0.998), at(0.156, 0.998), tall * 0.007, random)]);
}

/** What a glass throws on the cloth: its shadow, and the wine's own colour within. */
function printThrown(print: Print, x: number, y: number, tall: number, { rim, light }: Wine, random: Random): void {
  const to = (dx: number, dy: number): Point => [x + dx * tall, y + dy * tall];
  print.pull(inks.rose, [
    cut([to(0.06, -0.012), to(0.2, -0.03), to(0.56, 0.02), to(0.66, 0.07), to(0.48, 0.1), to(0.18, 0.05)], { step: 14, amp: 1.2 }, random),
  ]);
  print.pull(rim, [cut([to(0.26, -0.008), to(0.4, 0.008), to(0.58, 0.06), to(0.44, 0.082), to(0.28, 0.036)], { step: 12, amp: 1 }, random)]);
  print.pull(light, [gouge(to(0.32, 0.02), to(0.52, 0.06), tall * 0.02, random)]);
}

/** Light of a window with four panes, leaning over the wall. */
function printWindowLight(print: Print, width: number, table: number, random: Random): void {
  const panes: Polygon[] = [];
  for (let column = 0; column * 320 < width + 500; column++)
    for (let row = 0; row < 2; row++) {
      const [left, top] = [-170 + column * 320, -20 + row * (table * 0.48)];
      const tall = table * 0.44;
      const lean = (y: number): number => y * 0.6;
      panes.push(
        cut(
          [
            [left + lean(top), top],
            [left + 258 + lean(top), top],
            [left + 258 + lean(top + tall), top + tall],
            [left + lean(top + tall), top + tall],
          ],
          { step: 24, amp: 1.4 },
          random,
        ),
      );
    }
  print.pull(windowInks.light, panes);
  const marks: Polygon[] = [];
  for (let i = 0; i < width / 9; i++) {
    const [x, y, length] = [random() * width - 30, random() * (table - 30), between(random, 26, 84)];
    marks.push(gouge([x, y], [x + length * 0.85, y + length * 0.56], between(random, 1.2, 2.8), random));
  }
  print.pull(windowInks.plaster, marks);
}

function drawShelves(width: number, height: number, shelves: readonly { y: number; tall: number; glasses: readonly { x: number; wine: Wine }[] }[]): string {
  const print = createPrint();
  const random = seeded(61);
  const last = shelves.at(-1)?.y ?? height;
  print.pull(windowInks.wall, [box(0, 0, width, height)]);
  printWindowLight(print, width, last, random);
  for (const { y, tall, glasses } of shelves) {
    const foot = y + tall * 0.16;
    print.pull(inks.paper, [cut(box(-10, y - tall * 0.06, width + 10, foot), { step: 40, amp: 1 }, random)]);
    print.pull(
      inks.sand,
      curve(() => 0, 0, width, 34).map(([x]) =>
        gouge([x, between(random, y - tall * 0.04, foot - 4)], [x + between(random, 18, 60), between(random, y, foot - 4)], 1.6, random),
      ),
    );
    print.pull(inks.dark, [cut(box(-10, foot - 2, width + 10, foot + 16), { step: 40, amp: 0.8 }, random)]);
    print.pull(
      inks.tile,
      curve(() => 0, 0, width, 52).map(([x]) => gouge([x, foot + 7], [x + between(random, 18, 60), foot + 8], 2.2, random)),
    );
    for (const { x, wine } of glasses) printThrown(print, x, y + 4, tall, wine, random);
    for (const { x, wine } of glasses) printGlass(print, x, y + 6, tall, wine, random);
  }
  return svgFile({ print, width, height });
}

/** Six years in six glasses by window light: the colour tells the years before the label does. */
export const drawVerticalWide = (): string =>
  drawShelves(1440, 560, [{ y: 478, tall: 400, glasses: agedWines.map((wine, i) => ({ x: 132 + i * 232, wine })) }]);

/** Two shelves of three. */
export const drawVerticalTall = (): string =>
  drawShelves(
    624,
    760,
    [0, 1].map((row) => ({ y: 316 + row * 366, tall: 286, glasses: agedWines.slice(row * 3, row * 3 + 3).map((wine, i) => ({ x: 96 + i * 192, wine })) })),
  );
