import type { Layer, Point, Polygon, Print, Random } from '../../../../illustrations/drawing.ts';
import {
  addTo,
  bell,
  between,
  box,
  createPrint,
  cut,
  gouge,
  lerp,
  outline,
  placed,
  type Person,
  printPerson,
  round,
  seeded,
  smoothNoise,
  svgFile,
} from '../../../../illustrations/drawing.ts';
import { dawnInks, landscapeInks } from '../../inks.ts';
import { coats } from './crew.ts';
import { printVine } from './near-vine.ts';

const inks = { ...landscapeInks, ...dawnInks };

type Worker = Omit<Person, 'y' | 'inks'> & { /** 0 at the sky, 1 at the picture's lower edge */ near: number; coat: keyof typeof coats };
type Harvest = {
  width: number;
  height: number;
  horizon: number;
  sun: { x: number; radius: number };
  rows: number;
  crew: readonly Worker[];
  cart?: { x: number; near: number; size: number };
};

/** The sun on the sky's foot, its rays cut into four bands of dawn. */
function printDawn(print: Print, { width, horizon, sun }: Harvest, random: Random): void {
  print.pull(inks.tile, [box(0, 0, width, horizon + 20)]);
  const bands: readonly [number, string][] = [
    [0.24, inks.glow],
    [0.52, inks.ochre],
    [0.8, inks.haze],
  ];
  for (const [from, ink] of bands) {
    const y = horizon * from;
    print.pull(ink, [cut(box(-10, y, width + 10, horizon + 30), { step: 60, amp: 2 }, random)]);
    print.pull(
      ink,
      Array.from({ length: Math.round(width / 16) }, () => {
        const [x, level, length] = [between(random, -60, width), y + between(random, -26, 10), between(random, 40, 180)];
        return gouge([x, level], [x + length, level + between(random, -2, 2)], between(random, 1.4, 4.6), random, between(random, -2, 2));
      }),
    );
  }
  const rays = Array.from({ length: 52 }, (_, i) => {
    const angle = Math.PI * (1 + i / 51);
    const from = sun.radius + between(random, 14, 24);
    const to = from + between(random, 30, 140);
    return gouge(
      [sun.x + Math.cos(angle) * from, horizon + Math.sin(angle) * from],
      [sun.x + Math.cos(angle) * to, horizon + Math.sin(angle) * to],
      between(random, 3.2, 5.2),
      random,
    );
  });
  print.pull(inks.sand, rays);
  print.pull(inks.plate, [cut(round(sun.x, horizon, sun.radius, 44), { step: 10, amp: 1.1 }, random)]);
  print.pull(
    inks.haze,
    Array.from({ length: 6 }, (_, i) => {
      const y = horizon - sun.radius * 0.56 + i * 8;
      const half = Math.sqrt(Math.max(0, sun.radius ** 2 - (y - horizon) ** 2)) * 0.94;
      return gouge([sun.x - half, y], [sun.x + half * 0.7, y], 1.2 + i * 0.45, random);
    }),
  );
}

/** Hills against the light, lowest where the sun stands, and the line of woods under them. */
function printHills(print: Print, { width, horizon, sun }: Harvest, random: Random): void {
  const noise = smoothNoise(12);
  const crest = (x: number): number => horizon - 6 - (1 - bell(x, sun.x, 250)) * (42 + 22 * noise(x / 130) + 12 * noise(x / 48));
  const line = (step: number, y: (x: number) => number): Point[] => {
    const points: Point[] = [];
    for (let x = -20; x <= width + 20; x += step * between(random, 0.7, 1.3)) points.push([x, y(x)]);
    return [...points, [width + 30, horizon + 40], [-30, horizon + 40]];
  };
  print.pull(inks.shadow, [line(14, crest)]);
  const hatch: Polygon[] = [];
  for (let x = 0; x < width; x += 12)
    if (random() > 0.3) hatch.push(gouge([x, lerp(crest(x), horizon, between(random, 0.15, 0.5))], [x + 6 * Math.sign(x - sun.x), horizon + 8], 3, random));
  print.pull(inks.wine, hatch);
  print.pull(inks.deep, [line(8, () => horizon + 7 - 9 * random() - (random() > 0.85 ? 8 : 0))]);
}

/** The mule that waits in the shafts, looking right, one unit high at the withers, feet on zero. */
const mule = {
  far: '0.4,-0.66 0.52,-0.66 0.49,-0.3 0.51,0 0.4,0 0.41,-0.32|-0.5,-0.64 -0.38,-0.6 -0.42,-0.32 -0.37,0 -0.48,0 -0.5,-0.34',
  body: '-0.66,-0.86 -0.58,-0.96 -0.3,-0.94 0.1,-0.92 0.36,-1 0.5,-1.14 0.6,-1.32 0.64,-1.6 0.7,-1.4 0.75,-1.4 0.8,-1.62 0.81,-1.36 0.9,-1.26 1.04,-1.04 1.05,-0.95 0.97,-0.92 0.86,-0.98 0.76,-1.04 0.69,-0.92 0.62,-0.72 0.56,-0.6 0.3,-0.52 -0.18,-0.51 -0.5,-0.58 -0.64,-0.68',
  near: '0.5,-0.7 0.64,-0.74 0.6,-0.34 0.63,-0.03 0.7,0 0.53,0 0.52,-0.34|-0.68,-0.8 -0.48,-0.62 -0.58,-0.36 -0.53,-0.04 -0.48,0 -0.64,0 -0.68,-0.34 -0.72,-0.54',
} as const;

function printCart(print: Print, { x, y, size, random }: { x: number; y: number; size: number; random: Random }): void {
  const at = (dx: number, dy: number): Point => [x + dx * size, y + dy * size];
  const carve = (ink: string, shapes: readonly Polygon[]) =>
    print.pull(
      ink,
      shapes.map((shape) => cut(shape, { step: size * 0.13, amp: size * 0.005 }, random)),
    );
  print.pull(inks.deep, [gouge(at(-0.9, 0.04), at(2.2, 0.05), size * 0.12, random)]);
  for (const [i, dx] of [-0.62, -0.2, 0.22].entries()) {
    carve(i % 2 ? inks.ochre : inks.stone, [[at(dx, -0.92), at(dx + 0.38, -0.92), at(dx + 0.42, -1.34), at(dx - 0.04, -1.34)]]);
    print.pull(inks.dark, [
      ...[0.08, 0.18, 0.28].map((s) => gouge(at(dx + s, -0.94), at(dx + s, -1.31), size * 0.018, random)),
      gouge(at(dx, -1.14), at(dx + 0.4, -1.14), size * 0.03, random),
    ]);
    print.pull(
      inks.deep,
      Array.from({ length: 9 }, (_, q) => round(x + (dx + 0.01 + q * 0.046) * size, y - (1.35 + ((q * 7) % 3) * 0.04) * size, size * 0.048, 7)),
    );
  }
  carve(inks.tile, [[at(-0.78, -0.58), at(0.76, -0.58), at(0.84, -0.94), at(-0.86, -0.94)]]);
  carve(inks.dark, [[at(0.6, -0.64), at(2, -0.74), at(2, -0.68), at(0.6, -0.56)]]);
  print.pull(inks.dark, [
    gouge(at(-0.8, -0.76), at(0.8, -0.76), size * 0.03, random),
    ...[-0.4, 0, 0.4].map((dx) => gouge(at(dx, -0.6), at(dx, -0.93), size * 0.026, random)),
  ]);
  carve(inks.dark, [round(x - size * 0.05, y - size * 0.44, size * 0.46, 30)]);
  carve(inks.ochre, [round(x - size * 0.05, y - size * 0.44, size * 0.38, 28)]);
  print.pull(inks.dark, [
    ...Array.from({ length: 10 }, (_, i) =>
      gouge(
        at(-0.05, -0.44),
        [x - size * 0.05 + Math.cos(i * 0.628 + 0.2) * size * 0.4, y - size * 0.44 + Math.sin(i * 0.628 + 0.2) * size * 0.4],
        size * 0.06,
        random,
      ),
    ),
    round(x - size * 0.05, y - size * 0.44, size * 0.1, 10),
  ]);
  const beast = { x: x + size * 1.9, y, size: size * 0.95 };
  const shapes = (text: string): Polygon[] => text.split('|').map((one) => placed(outline(one), beast));
  carve(inks.dark, [...shapes(mule.far), ...shapes(mule.body), ...shapes(mule.near)]);
  const light = (from: Point, to: Point, width: number): Polygon =>
    gouge(placed([from], beast)[0] as Point, placed([to], beast)[0] as Point, width * size, random);
  print.pull(inks.shadow, [
    light([-0.5, -0.88], [-0.14, -0.87], 0.03),
    light([-0.4, -0.78], [-0.06, -0.78], 0.024),
    light([0.56, -1.14], [0.66, -1.3], 0.026),
    light([0.86, -1.18], [0.96, -1.06], 0.02),
    light([-0.58, -0.72], [-0.58, -0.48], 0.022),
    light([0.58, -0.66], [0.58, -0.36], 0.02),
  ]);
  carve(inks.ochre, [
    placed(outline('0.32,-0.96 0.42,-1.02 0.52,-0.62 0.43,-0.58'), beast),
    placed(outline('-0.18,-0.94 -0.1,-0.94 -0.1,-0.52 -0.18,-0.52'), beast),
  ]);
}

/** Rows of vines that run to the rising sun, the crew in them: whoever stands farther off stands behind the nearer vines. */
function drawHarvest(view: Harvest): string {
  const { width, height, horizon, sun, rows, crew, cart } = view;
  const print = createPrint();
  const random = seeded(8);
  printDawn(print, view, random);
  printHills(print, view, random);
  print.pull(inks.ochre, [cut(box(-10, horizon + 10, width + 10, height + 10), { step: 40, amp: 1.4 }, random)]);
  const groundAt = (near: number): number => lerp(horizon + 14, height, near);
  const spread = (lane: number, near: number): number => sun.x + lane * lerp(20, Math.max(150, width * 0.142), near);
  const alleys: Polygon[] = [];
  const furrows: Polygon[] = [];
  for (let lane = -rows; lane <= rows; lane++) {
    alleys.push([
      [spread(lane + 0.42, 0), groundAt(0)],
      [spread(lane + 0.58, 0), groundAt(0)],
      [spread(lane + 0.66, 1.05), groundAt(1.05)],
      [spread(lane + 0.34, 1.05), groundAt(1.05)],
    ]);
    for (let i = 0; i < 6; i++) {
      const near = random() ** 1.2;
      const offset = between(random, 0.3, 0.7);
      furrows.push(gouge([spread(lane + offset, near), groundAt(near)], [spread(lane + offset, near + 0.1), groundAt(near + 0.1)], lerp(1.2, 4, near), random));
    }
  }
  print.pull(inks.haze, alleys);
  print.pull(inks.ochreDeep, furrows);
  const workers = crew.map((worker) => ({ depth: worker.near, worker }));
  const depths = Array.from({ length: 15 }, (_, i) => 0.03 + ((i + 0.5) / 15) ** 1.6 * 1.06);
  let met = 0;
  let carted = cart === undefined;
  const people = workers.toSorted((a, b) => a.depth - b.depth);
  for (const depth of depths) {
    if (!carted && cart && cart.near < depth) {
      printCart(print, { x: cart.x, y: groundAt(cart.near), size: cart.size, random });
      carted = true;
    }
    while ((people[met]?.depth ?? 2) < depth) {
      const { worker } = people[met] as (typeof people)[number];
      const { near, coat, ...person } = worker;
      printPerson(print, { ...person, y: groundAt(near), inks: coats[coat] }, random);
      met += 1;
    }
    const size = lerp(11, width > 800 ? 104 : 96, depth);
    const far: Layer = new Map();
    for (let lane = -rows; lane <= rows; lane++) {
      const x = spread(lane, depth) + between(random, -0.08, 0.08) * size;
      if (x < -size || x > width + size) continue;
      if (cart && Math.abs(depth - cart.near) < 0.05 && x > cart.x - cart.size && x < cart.x + cart.size * 3) continue;
      const look = { leaves: (lane + Math.round(depth * 40)) % 3 ? inks.deep : inks.wine, light: inks.tile };
      if (size < 20)
        addTo(far, look.leaves, [
          [x - size * 0.62, groundAt(depth)],
          [x - size * 0.5, groundAt(depth) - size * 0.5],
          [x - size * 0.1, groundAt(depth) - size * between(random, 0.66, 0.86)],
          [x + size * 0.45, groundAt(depth) - size * 0.5],
          [x + size * 0.62, groundAt(depth)],
        ]);
      else printVine(print, x, groundAt(depth), size, look, random);
    }
    print.layer(far);
  }
  return svgFile({ print, width, height });
}

const basket = { kind: 'basket', ink: inks.stone, mark: inks.dark, grapes: inks.deep } as const;

export const drawHarvestWide = (): string =>
  drawHarvest({
    width: 1200,
    height: 600,
    horizon: 208,
    sun: { x: 400, radius: 88 },
    rows: 12,
    cart: { x: 900, near: 0.3, size: 76 },
    crew: [
      { near: 0.1, x: 520, height: 46, pose: 'picking', coat: 'lime' },
      { near: 0.14, x: 300, height: 54, pose: 'standing', coat: 'tile' },
      { near: 0.22, x: 588, height: 84, pose: 'carrying', coat: 'wine', load: basket },
      { near: 0.26, x: 232, height: 88, pose: 'picking', coat: 'lime', facing: -1, head: 'scarf' },
      { near: 0.4, x: 470, height: 118, pose: 'carrying', coat: 'lime', load: basket },
      { near: 0.46, x: 700, height: 124, pose: 'picking', coat: 'tile' },
      { near: 0.56, x: 286, height: 148, pose: 'picking', coat: 'wine' },
      { near: 0.62, x: 900, height: 156, pose: 'picking', coat: 'lime', facing: -1 },
      { near: 0.7, x: 120, height: 170, pose: 'standing', coat: 'lime', head: 'scarf' },
    ],
  });

export const drawHarvestTall = (): string =>
  drawHarvest({
    width: 624,
    height: 760,
    horizon: 262,
    sun: { x: 232, radius: 82 },
    rows: 10,
    crew: [
      { near: 0.08, x: 360, height: 50, pose: 'picking', coat: 'lime' },
      { near: 0.16, x: 440, height: 74, pose: 'carrying', coat: 'wine', load: basket },
      { near: 0.24, x: 150, height: 92, pose: 'picking', coat: 'tile', facing: -1 },
      { near: 0.38, x: 330, height: 134, pose: 'carrying', coat: 'lime', load: basket },
      { near: 0.5, x: 478, height: 156, pose: 'picking', coat: 'wine', head: 'scarf' },
      { near: 0.62, x: 150, height: 186, pose: 'picking', coat: 'lime' },
    ],
  });
