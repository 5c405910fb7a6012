import type { Point, Polygon } from '../../../illustrations/drawing.ts';
import { between, box, cardInks, createPrint, cut, gouge, round, seeded, svgFile } from '../../../illustrations/drawing.ts';
import { drawEngraving, engravingSize } from '../../../illustrations/CardEngraving/draw-engraving.ts';
import { doorInks as inks } from '../inks.ts';

const [width, height] = [720, 720];
const [wide, high, corner] = [420, 272, 15];
/** Drawings are on a grid of half a pixel, the engraving on one of 0.4. */
const grid = 2;

type Card = { tier: keyof typeof cardInks; x: number; y: number; degrees: number };
/** Middles, back to front. */
const cards: readonly Card[] = [
  { tier: 'bronze', x: 306, y: 276, degrees: -9 },
  { tier: 'platinum', x: 424, y: 450, degrees: 5 },
];

function corners(out: number): Point[] {
  const [right, bottom] = [wide / 2 + out, high / 2 + out];
  return [
    [right - corner, -bottom + corner, -90],
    [right - corner, bottom - corner, 0],
    [-right + corner, bottom - corner, 90],
    [-right + corner, -bottom + corner, 180],
  ].flatMap(([x = 0, y = 0, from = 0]) =>
    [0, 30, 60, 90].map((turn): Point => {
      const angle = ((from + turn) * Math.PI) / 180;
      return [x + Math.cos(angle) * corner, y + Math.sin(angle) * corner];
    }),
  );
}

/** The club's sign: six grapes for a bow, two bits turned to the two houses. */
function keyAt(x: number, y: number): Polygon[] {
  const grapes = [
    [-9, -20],
    [0, -20],
    [9, -20],
    [-4.5, -12],
    [4.5, -12],
    [0, -4],
  ].map(([dx = 0, dy = 0]) => round(x + dx, y + dy, 4.4, 10));
  return [...grapes, box(x - 1.6, y, x + 1.6, y + 30), box(x - 9, y + 16, x, y + 20), box(x, y + 24, x + 9, y + 28)];
}

/** The two cards that a member can have, turned a little on a lit table. */
export function drawCards(): string {
  const print = createPrint();
  const random = seeded(24);
  print.pull(inks.wall, [cut(round(364, 368, 318, 60), { step: 20, amp: 3 }, random)]);
  print.pull(inks.joint, [cut(round(364, 368, 250, 60), { step: 20, amp: 3 }, random)]);
  print.pull(
    inks.grain,
    Array.from({ length: 64 }, (_, i) => {
      const angle = (i / 64) * Math.PI * 2;
      const [from, to] = [between(random, 262, 286), between(random, 296, 344)];
      return gouge([364 + Math.cos(angle) * from, 368 + Math.sin(angle) * from], [364 + Math.cos(angle) * to, 368 + Math.sin(angle) * to], 3, random);
    }),
  );
  const laid = cards.map(({ tier, x, y, degrees }) => {
    const { ground, engraving, words } = cardInks[tier];
    const turn = (degrees * Math.PI) / 180;
    const on = ([px, py]: Point, drop = 0): Point => [
      x + px * Math.cos(turn) - py * Math.sin(turn) + drop,
      y + px * Math.sin(turn) + py * Math.cos(turn) + drop * 1.4,
    ];
    const lay = (outlines: readonly Polygon[], drop = 0) => outlines.map((outline) => outline.map((point) => on(point, drop)));
    const top = -high / 2 + 8;
    const edge = createPrint();
    edge.pull(engraving, lay([corners(0)], 5));
    edge.pull(ground, lay([corners(0)]));
    const face = createPrint();
    face.pull(ground, lay([box(-wide / 2 + 5, high / 2 - 66, wide / 2 - 5, high / 2 - 14)]));
    face.pull(words, [
      ...lay(keyAt(-wide / 2 + 40, top + 46)),
      ...lay([
        gouge([-wide / 2 + 26, high / 2 - 46], [-wide / 2 + 196, high / 2 - 46], 4, random),
        gouge([-wide / 2 + 26, high / 2 - 26], [-wide / 2 + 110, high / 2 - 26], 2.6, random),
        gouge([wide / 2 - 140, high / 2 - 26], [wide / 2 - 26, high / 2 - 26], 2.6, random),
        gouge([wide / 2 - 116, top + 28], [wide / 2 - 26, top + 28], 3.4, random),
      ]),
    ]);
    const [left, upper] = on([-wide / 2 + 6, top]);
    const scale = ((wide - 12) / engravingSize.width) * grid * 0.4;
    const at = `translate(${Math.round(left * grid)} ${Math.round(upper * grid)}) rotate(${degrees}) scale(${scale.toFixed(3)})`;
    return `${edge.toMarkup()}<g transform="${at}">${drawEngraving(tier)}</g>${face.toMarkup()}`;
  });
  return svgFile({ print: { ...print, toMarkup: () => print.toMarkup() + laid.join('') }, width, height });
}
