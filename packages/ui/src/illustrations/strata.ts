import type { GroundInks } from './inks.ts';
import type { Point, Polygon, Print, Random } from './kernel/index.ts';
import { band, gouge, lerp, seeded, smoothNoise } from './kernel/index.ts';

/** What a layer of ground is made of. */
export type Soil = 'humus' | 'gravel' | 'clay' | 'limestone' | 'sand';

/** A layer and the share of the whole depth it takes; shares are relative to one another. */
export type SoilLayer = { soil: Soil; share: number };

/** The four soils wines are named by, each as the ground one would dig through. */
export const profiles = {
  gravel: [
    { soil: 'humus', share: 14 },
    { soil: 'gravel', share: 52 },
    { soil: 'clay', share: 34 },
  ],
  clay: [
    { soil: 'humus', share: 14 },
    { soil: 'clay', share: 66 },
    { soil: 'limestone', share: 20 },
  ],
  limestone: [
    { soil: 'humus', share: 12 },
    { soil: 'gravel', share: 12 },
    { soil: 'limestone', share: 76 },
  ],
  sand: [
    { soil: 'humus', share: 12 },
    { soil: 'sand', share: 40 },
    { soil: 'gravel', share: 30 },
    { soil: 'clay', share: 18 },
  ],
} as const satisfies Record<string, readonly SoilLayer[]>;

/** A soil a wine grows on. */
export type SoilProfile = keyof typeof profiles;

/** A cut through the ground: where, of what, and how coarse (`grain` 1 = the size in a landscape). */
export type Section = {
  left: number;
  right: number;
  top: number;
  bottom: number;
  layers: readonly SoilLayer[];
  inks: GroundInks;
  seed: number;
  grain?: number;
  /** Keep the upper edge straight, for a core that a shelf lies on. */
  level?: boolean;
};

type Bed = { section: Section; random: Random; grain: number; upper: Edge; lower: Edge; from: number; to: number };
type Edge = (x: number) => number;
type Marks = { main: Polygon[]; second: Polygon[] };

const fills: Record<Soil, keyof GroundInks> = {
  humus: 'dark',
  gravel: 'gravel',
  clay: 'clay',
  limestone: 'lime',
  sand: 'straw',
};
const markInks: Record<Soil, [main: keyof GroundInks, second: keyof GroundInks]> = {
  humus: ['humus', 'humus'],
  gravel: ['pebble', 'pebbleShade'],
  clay: ['rust', 'clayLight'],
  limestone: ['joint', 'jointFaint'],
  sand: ['sandGrain', 'pebble'],
};

function humus({ section, random, grain, upper, lower }: Bed): Marks {
  const main: Polygon[] = [];
  for (let i = (section.right - section.left) / (9 * grain); i > 0; i--) {
    const x = lerp(section.left, section.right, random());
    const y = lerp(upper(x) + 5 * grain, lower(x) - 5 * grain, random());
    main.push(gouge([x, y], [x + (8 + random() * 18) * grain, y + (random() - 0.5) * 3 * grain], (1.2 + random()) * grain, random));
  }
  return { main, second: [] };
}

function gravel({ section, random, grain, upper, lower, from, to }: Bed): Marks {
  const marks: Marks = { main: [], second: [] };
  const corners = grain < 0.6 ? 6 : 9;
  for (let y = from + 8 * grain; y < to; y += 11 * grain) {
    let x = section.left + (random() - 0.5) * 20 * grain;
    while (x < section.right + 8 * grain) {
      const rx = (3.5 + random() * random() * 13) * grain;
      const ry = rx * (0.54 + 0.22 * random());
      const cx = x + rx;
      const cy = y + (random() - 0.5) * 3 * grain;
      if (cy - ry > upper(cx) + grain && cy + ry < lower(cx) - grain * 0.5) {
        const stone = Array.from({ length: corners }, (_, i): Point => {
          const turn = (i / corners) * Math.PI * 2;
          return [cx + Math.cos(turn) * rx * (0.84 + 0.24 * random()), cy + Math.sin(turn) * ry * (0.84 + 0.24 * random())];
        });
        (random() > 0.62 ? marks.second : marks.main).push(stone);
      }
      x += rx * 2 + (2 + random() * 4) * grain;
    }
  }
  return marks;
}

function clay({ section, random, grain, upper, lower, from, to }: Bed): Marks {
  const marks: Marks = { main: [], second: [] };
  const waver = smoothNoise(section.seed + 17);
  for (let y = from + 6 * grain; y < to; y += 9 * grain) {
    let x = section.left - random() * 40 * grain;
    while (x < section.right) {
      const length = (24 + random() * 110) * grain;
      const drift = y + 5 * grain * waver(x / (120 * grain) + y / (30 * grain));
      if (drift > upper(x) + 4 * grain && drift < lower(x + length / 2) - 4 * grain)
        (random() > 0.26 ? marks.main : marks.second).push(
          gouge([x, drift], [x + length, drift + 3 * grain * waver(x / (60 * grain))], (2 + random() * 3) * grain, random, (random() - 0.5) * 5 * grain),
        );
      x += length + (8 + random() * 26) * grain;
    }
  }
  return marks;
}

function limestone({ section, random, grain, upper, lower, from, to }: Bed): Marks {
  const marks: Marks = { main: [], second: [] };
  const reach = to - from < 60 * grain ? 15 : 19;
  let row = 0;
  for (let y = from + 9 * grain; y < to + 8 * grain; y += reach * grain, row++) {
    let x = section.left - (60 - (row % 2) * 40 - random() * 10) * grain;
    while (x < section.right) {
      const width = (60 + random() * 70) * grain;
      if (y > upper(x + width / 2) + 3 * grain && y < lower(x + width / 2) - grain) {
        marks.main.push(gouge([x, y], [x + width - 7 * grain, y + (random() - 0.5) * 3 * grain], 2.2 * grain, random));
        marks.main.push(gouge([x + width - 4 * grain, y + 2 * grain], [x + width - (6 - random() * 5) * grain, y + (reach - 2) * grain], 2.2 * grain, random));
        if (random() > 0.4)
          marks.second.push(gouge([x + width * 0.2, y + reach * 0.48 * grain], [x + width * 0.5, y + reach * 0.43 * grain], 1.7 * grain, random));
      }
      x += width;
    }
  }
  return marks;
}

function sand({ section, random, grain, upper, lower, from, to }: Bed): Marks {
  const marks: Marks = { main: [], second: [] };
  const sparse = grain < 0.6 ? 1.5 : 1.15;
  for (let y = from + 4 * grain; y < to; y += 5 * sparse * grain) {
    let x = section.left - random() * 14 * grain;
    while (x < section.right) {
      const length = (3 + random() * 6) * grain;
      if (y > upper(x) + 2 * grain && y < lower(x) - 2 * grain)
        (random() > 0.24 ? marks.main : marks.second).push(
          gouge([x, y + random() * 2 * grain], [x + length, y + random() * 2 * grain], (1.4 + random() * 0.8) * grain, random),
        );
      x += length + (5 + random() * 12) * sparse * grain;
    }
  }
  return marks;
}

const beds: Record<Soil, (bed: Bed) => Marks> = { humus, gravel, clay, limestone, sand };

/**
 * Prints a section through the ground. The same seed and size give the same ground, whoever asks:
 * cores, soil keys, pits, the product's ground and label strata all come from here.
 */
export function printStrata(print: Print, section: Section): void {
  const { left, right, top, bottom, layers, inks, seed, grain = 1, level = false } = section;
  const random = seeded(seed);
  const waver = smoothNoise(seed + 1);
  const whole = layers.reduce((sum, layer) => sum + layer.share, 0);
  let depth = 0;
  layers.forEach(({ soil, share }, i) => {
    const last = i === layers.length - 1;
    const from = lerp(top, bottom, depth / whole);
    depth += share;
    const to = lerp(top, bottom, depth / whole);
    const edge =
      (base: number, turn: number): Edge =>
      (x) =>
        base + grain * (6 * waver(x / (170 * grain) + turn * 30) + 2.5 * waver(x / (40 * grain) + turn * 11));
    const crest: Edge = level ? () => top : (x) => top + 1.6 * grain * waver(x / (50 * grain));
    const upper = i === 0 ? crest : edge(from, i);
    const lower: Edge = last ? () => bottom : edge(to, i + 1);
    const step = 16 * grain;
    const facets = (y: Edge): Point[] => {
      const points: Point[] = [];
      for (let x = left; x < right; x += step * (0.6 + random() * 0.8)) points.push([x, y(x)]);
      points.push([right, y(right)]);
      return points;
    };
    print.pull(inks[fills[soil]], [
      band(facets(upper), [
        [left, bottom],
        [right, bottom],
      ]),
    ]);
    const marks = beds[soil]({ section, random, grain, upper, lower, from, to });
    const clipped = (outlines: Polygon[]): Polygon[] =>
      outlines.map((outline) => outline.map(([x, y]): Point => [Math.min(right, Math.max(left, x)), Math.min(bottom, y)]));
    const [main, second] = markInks[soil];
    print.pull(inks[main], clipped(marks.main));
    print.pull(inks[second], clipped(marks.second));
  });
}
