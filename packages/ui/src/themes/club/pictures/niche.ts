import type { Point, Polygon } from '../../../illustrations/drawing.ts';
import { between, box, createPrint, cut, gouge, seeded, svgFile } from '../../../illustrations/drawing.ts';
import { doorInks as inks } from '../inks.ts';

/** As wide as a card of the selection: side by side the walls of several are one. The sill is where a bottle stands. */
const [width, height, middle, sill, spring] = [220, 300, 110, 284, 112];
const half = 74;

/** The opening, drawn in towards the foot of the bottle: 1 is all of it. */
function opening(share: number): Polygon {
  const [reach, top] = [half * share, sill - (sill - spring) * (0.25 + 0.75 * share)];
  const arc = Array.from({ length: 19 }, (_, i): Point => [middle - Math.cos((Math.PI * i) / 18) * reach, top - Math.sin((Math.PI * i) / 18) * reach]);
  return [[middle - reach, sill], ...arc, [middle + reach, sill]];
}

type Sheet = { print: ReturnType<typeof createPrint>; random: () => number };

/** Courses of brick: those that the edge cuts go on at the other, so that it has no seam. */
function printWall({ print, random }: Sheet, width: number): void {
  print.pull(inks.black, [box(0, 0, width, height)]);
  const bricks: Polygon[] = [];
  const edges: Polygon[] = [];
  for (let y = 0, row = 0; y < sill; y += 24, row++)
    for (let x = row % 2 ? -22 : 0; x < width - 22; x += 44) {
      const brick = cut(box(x + 2, y + 2, x + 42, Math.min(sill, y + 22)), { step: 12, amp: 0.7 }, random);
      const worn = gouge([x + between(random, 5, 14), y + 6], [x + between(random, 22, 38), y + 6], 1.8, random);
      const again = (outline: Polygon): Polygon => outline.map(([px, py]): Point => [px + width, py]);
      bricks.push(brick, ...(x < 0 ? [again(brick)] : []));
      edges.push(worn, ...(x < 0 ? [again(worn)] : []));
    }
  print.pull(inks.wall, bricks);
  print.pull(inks.joint, edges);
}

/** One sill under them all. */
function printSill({ print, random }: Sheet, lit: boolean, width: number): void {
  print.pull(inks.black, [box(0, sill - 2, width, height)]);
  print.pull(lit ? inks.dim : inks.joint, [box(0, sill, width, sill + 9)]);
  const worn = Array.from({ length: width / 110 }, (_, i) => gouge([i * 110 + 12, sill + 2], [i * 110 + 96, sill + 3], 2.4, random));
  print.pull(lit ? inks.bright : inks.dim, worn);
}

/** The stones round the opening, bright where the light falls on them. */
function printArch({ print, random }: Sheet, lit: boolean): void {
  const on = (angle: number, out: number): Point => [middle - Math.cos(angle) * (half + out), spring - Math.sin(angle) * (half + out)];
  print.pull(inks.black, [[[middle - half - 22, sill], ...Array.from({ length: 19 }, (_, i) => on((Math.PI * i) / 18, 22)), [middle + half + 22, sill]]]);
  const [stones, rims]: [Polygon[], Polygon[]] = [[], []];
  for (let i = 0; i < 11; i++) {
    const [a, b] = [(Math.PI * (i + 0.06)) / 11, (Math.PI * (i + 0.94)) / 11];
    stones.push(cut([on(a, 19), on(b, 19), on(b, 3), on(a, 3)], { step: 9, amp: 0.6 }, random));
    rims.push(gouge(on(a + 0.03, 4), on(b - 0.03, 4), 2.6, random));
  }
  for (let y = spring + 4; y < sill - 8; y += 34)
    for (const side of [-1, 1]) {
      const [near, far] = [middle + side * (half + 3), middle + side * (half + 19)];
      stones.push(cut(box(Math.min(near, far), y, Math.max(near, far), Math.min(y + 31, sill - 3)), { step: 9, amp: 0.6 }, random));
      rims.push(gouge([near + side, y + 3], [near + side, Math.min(y + 27, sill - 5)], 2.4, random));
    }
  print.pull(lit ? inks.land : inks.joint, stones);
  print.pull(lit ? inks.gold : inks.wall, rims);
}

/** Light behind the bottle, in fields of gold that grow towards it, so that dark glass stands out black and pale glass pale. */
function printLight({ print, random }: Sheet): void {
  for (const [share, ink] of [
    [1, inks.land],
    [0.88, inks.dim],
    [0.75, inks.gold],
    [0.61, inks.bright],
    [0.46, inks.light],
  ] as const)
    print.pull(ink, [cut(opening(share), { step: 14, amp: share === 1 ? 0.6 : 1.6 }, random)]);
  const from = (angle: number, reach: number): Point => [middle - Math.cos(angle) * reach, spring + 34 - Math.sin(angle) * reach];
  const rays = Array.from({ length: 23 }, (_, i) => {
    const angle = (Math.PI * (i + 0.5)) / 23;
    const start = between(random, 50, 58);
    return gouge(from(angle, start), from(angle, start + between(random, 14, 28)), 2.2, random);
  });
  print.pull(inks.light, rays);
}

/** No light, and bars before it. */
function printGrille({ print, random }: Sheet): void {
  print.pull(inks.black, [cut(opening(1), { step: 14, amp: 0.6 }, random)]);
  const bars: Polygon[] = [];
  for (let x = middle - 60; x <= middle + 60; x += 20) {
    const top = spring - Math.sqrt(Math.max(0, half ** 2 - (x - middle) ** 2));
    bars.push(cut(box(x - 1.6, top, x + 1.6, sill), { step: 16, amp: 0.4 }, random));
  }
  for (const y of [spring + 14, spring + 96]) bars.push(cut(box(middle - half, y - 1.8, middle + half, y + 1.8), { step: 16, amp: 0.4 }, random));
  print.pull(inks.grain, bars);
}

const drawn = (inside: (sheet: Sheet) => void, lit: boolean, wide = width): string => {
  const sheet: Sheet = { print: createPrint(), random: seeded(1924) };
  printWall(sheet, wide);
  inside(sheet);
  printSill(sheet, lit, wide);
  return svgFile({ print: sheet.print, width: wide, height });
};

/** A niche of the cellar's wall that is lit from behind, for a bottle to stand in. */
export const drawNiche = (): string =>
  drawn((sheet) => {
    printArch(sheet, true);
    printLight(sheet);
  }, true);

/** The same behind its grille, unlit: what a member cannot have. */
export const drawLockedNiche = (): string =>
  drawn((sheet) => {
    printArch(sheet, false);
    printGrille(sheet);
  }, false);

/** The wall where it has no niche, as long as a row that has one of them. */
export const drawWall = (): string => drawn(() => undefined, false, 5 * width);
