import { between, box, cut, gouge, type Ink, lerp, outline, placed, type Point, type Polygon, type Print, type Random, round } from './kernel/index.ts';

/** A place in a picture, in its pixels. */
export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * The pictures of a film that is shown: their size, and where in them the sheet hangs on which it plays. A page lays its player there, so
 * every look draws to these.
 */
export const filmShows = {
  wide: { width: 1440, height: 812, sheet: { x: 548, y: 50, width: 800, height: 450 } },
  phone: { width: 624, height: 640, sheet: { x: 44, y: 52, width: 536, height: 301.5 } },
} as const satisfies Record<string, { width: number; height: number; sheet: Frame }>;

export type FilmShow = (typeof filmShows)[keyof typeof filmShows];

/** What shows a film and who watches it, by the light of the sheet. */
export interface ShowInks {
  /** the beam from its edge to its middle */
  beam: readonly [Ink, Ink, Ink];
  dust: Ink;
  sheet: Ink;
  rope: Ink;
  /** outlines of people and things against the light, and the light on their rims */
  dark: Ink;
  rim: Ink;
  /** slats of a chair's back */
  slat: Ink;
}

/** The beam from the projector's lens to the sheet's near edge, and the dust in it. */
export function printBeam(print: Print, lens: Point, { x, y, height }: Frame, inks: ShowInks, random: Random): void {
  const middle = y + height / 2;
  inks.beam.forEach((ink, i) => {
    const share = 1 - i * 0.3;
    print.pull(ink, [
      [
        [lens[0], lens[1] - 4 * share],
        [x, lerp(middle, y + 6, share)],
        [x, lerp(middle, y + height - 6, share)],
        [lens[0], lens[1] + 4 * share],
      ],
    ]);
  });
  const [dx, dy] = [(x - lens[0]) / 40, (middle - lens[1]) / 40];
  print.pull(
    inks.dust,
    Array.from({ length: 90 }, () => {
      const along = between(random, 0.14, 0.96);
      const at: Point = [lerp(lens[0], x, along), lerp(lens[1], middle, along) + (random() - 0.5) * along * height * 0.84];
      return gouge(at, [at[0] + dx, at[1] + dy], 1.8, random);
    }),
  );
}

/** The sheet and the ropes that hold it by its corners: upper left, upper right, lower left, lower right. */
export function printSheet(print: Print, { x, y, width, height }: Frame, ropes: readonly [Point, Point, Point, Point], inks: ShowInks, random: Random): void {
  const hem = 13;
  const corners: readonly Point[] = [
    [x - hem, y - hem],
    [x + width + hem, y - hem],
    [x - hem, y + height + hem],
    [x + width + hem, y + height + hem],
  ];
  print.pull(
    inks.rope,
    corners.map((corner, i) => gouge(ropes[i] as Point, corner, 3.4, random)),
  );
  print.pull(inks.sheet, [cut(box(x - hem, y - hem, x + width + hem, y + height + hem), { step: 30, amp: 1.7 }, random)]);
}

/** Somebody who sits and watches, from behind: where the shoulders are, how wide they are, and what is on the head. */
export type Watcher = readonly [x: number, y: number, size: number, head: keyof typeof heads];

const back = outline('-0.5,0.9 -0.49,0.06 -0.45,-0.13 -0.33,-0.27 -0.13,-0.36 -0.1,-0.48 0.1,-0.48 0.13,-0.36 0.33,-0.27 0.45,-0.13 0.49,0.06 0.5,0.9');

/** In shares of the size, above the shoulders. */
const heads = {
  bare: [],
  short: ['-0.19,-0.66 -0.17,-0.86 -0.06,-0.97 0.08,-0.97 0.18,-0.85 0.19,-0.66'],
  hat: ['-0.4,-0.74 -0.2,-0.8 -0.17,-1 -0.05,-1.05 0.09,-1.04 0.17,-0.99 0.2,-0.8 0.4,-0.75 0.36,-0.69 0,-0.66 -0.36,-0.68'],
  bun: ['-0.09,-0.88 -0.1,-1.02 -0.03,-1.09 0.06,-1.08 0.1,-1 0.08,-0.88', '-0.19,-0.6 -0.18,-0.84 0,-0.93 0.18,-0.84 0.19,-0.6'],
  long: ['-0.2,-0.34 -0.22,-0.7 -0.16,-0.88 0,-0.95 0.16,-0.88 0.22,-0.7 0.21,-0.33 0.05,-0.28'],
  beret: ['-0.24,-0.78 -0.26,-0.9 -0.08,-0.99 0.13,-0.98 0.29,-0.86 0.24,-0.76'],
} as const;

/** Those who watch, back row first: outlines against the sheet, its light on crowns and shoulders; every other one leans to the next. */
export function printWatchers(print: Print, watchers: readonly Watcher[], inks: ShowInks, random: Random): void {
  for (const [x, y, width, wears] of watchers) {
    const size = width * between(random, 0.94, 1.06);
    const lean = between(random, -0.06, 0.06);
    const knife = { step: size * 0.14, amp: size * 0.008 };
    const at = (shape: Polygon): Polygon => placed(shape, { x, y, size });
    const nod = (shape: Polygon): Polygon => at(shape.map(([a, b]): Point => [a + lean * -b, b]));
    const mark = (from: Point, to: Point, share: number, bend = 0): Polygon => {
      const [a, b] = nod([from, to]) as [Point, Point];
      return gouge(a, b, size * share, random, size * bend);
    };
    const skull = round(0, -0.68, 0.175, 12, 0.21);
    const ears = [round(-0.18, -0.66, 0.035, 6, 0.055), round(0.18, -0.66, 0.035, 6, 0.055)];
    print.pull(inks.dark, [
      cut(at(back), knife, random),
      ...[skull, ...(wears === 'long' ? [] : ears), ...heads[wears].map((shape) => outline(shape))].map((shape) => cut(nod(shape), knife, random)),
    ]);
    const crown = wears === 'hat' || wears === 'bun' || wears === 'beret' ? -1.02 : -0.92;
    print.pull(inks.rim, [
      mark([-0.44, -0.12], [-0.15, -0.335], 0.034, -0.02),
      mark([0.15, -0.335], [0.44, -0.12], 0.034, -0.02),
      ...(wears === 'bun' ? [mark([-0.07, crown - 0.03], [0.08, crown - 0.02], 0.034, -0.03)] : [mark([-0.12, crown], [0.12, crown], 0.034, -0.03)]),
    ]);
    if (size > 70)
      print.pull(
        inks.slat,
        [0.12, 0.3, 0.48].map((down) => gouge(at([[-0.42, down]])[0] as Point, at([[0.42, down + 0.01]])[0] as Point, size * 0.045, random)),
      );
  }
}

/** The projector on its crate, its two reels and the light in its lens; `foot` is the middle of the crate's lower edge. Tells where the lens is. */
export function printProjector(print: Print, [x, y]: Point, inks: ShowInks, random: Random): Point {
  const carved = (shape: string, step = 16): Polygon => cut(placed(outline(shape), { x, y, size: 1 }), { step, amp: 0.9 }, random);
  const reels: readonly Point[] = [
    [x - 22, y - 134],
    [x + 28, y - 140],
  ];
  print.pull(inks.dark, [
    carved('-52,-72 52,-74 54,0 -54,2'),
    carved('-32,-116 24,-118 24,-72 -34,-72', 12),
    ...reels.map(([cx, cy]) => cut(round(cx, cy, 25, 20), { step: 12, amp: 0.6 }, random)),
    carved('20,-110 44,-113 44,-89 20,-92', 12),
  ]);
  print.pull(inks.rim, [
    ...reels.flatMap(([cx, cy]) => [
      round(cx, cy, 6, 9),
      ...[0, 1, 2].map((i): Polygon => {
        const angle = i * 2.09 + 0.4;
        return gouge([cx + Math.cos(angle) * 10, cy + Math.sin(angle) * 10], [cx + Math.cos(angle) * 20, cy + Math.sin(angle) * 20], 4, random);
      }),
    ]),
    gouge([x - 50, y - 70], [x + 50, y - 72], 3, random),
    gouge([x - 50, y - 36], [x + 51, y - 37], 2.4, random),
    gouge([x - 30, y - 113], [x + 20, y - 115], 2.4, random),
  ]);
  print.pull(inks.sheet, [carved('41,-111 47,-112 47,-90 41,-91', 20)]);
  return [x + 46, y - 101];
}

/** The light that the sheet throws on the ground before it, from its widest to its nearest. */
export function printPool(
  print: Print,
  { middle, half, top, bottom }: { middle: number; half: number; top: number; bottom: number },
  inks: readonly Ink[],
  random: Random,
): void {
  inks.forEach((ink, i) => {
    const share = 1 - i * 0.14;
    const corners: Polygon = [
      [middle - half * 0.9 * share, top],
      [middle + half * 0.9 * share, top],
      [middle + half * 1.12 * share, bottom],
      [middle - half * 1.12 * share, bottom],
    ];
    print.pull(ink, [cut(corners, { step: 26, amp: 3.4 }, random)]);
  });
}
