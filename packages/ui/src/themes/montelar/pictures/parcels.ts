import type { Ink, Point, Polygon } from '../../../illustrations/drawing.ts';
import type { LandscapeInks } from '../inks.ts';
import { lerp, type Random } from '../../../illustrations/drawing.ts';
import type { Scene } from './composition.ts';
import { type Contour, terraceCount, wallHeight } from './contours.ts';

/** Rows along the contour, rows up the slope, or ploughed. */
export type Mode = 'along' | 'up' | 'plough';

/** One field of a terrace: its two slanted sides, its ground, and what stands on it. */
export type Parcel = {
  near: number;
  fill: keyof LandscapeInks;
  mode: Mode;
  /** Left and right side at a depth between the contour (0) and the wall (1). */
  left: (depth: number) => number;
  right: (depth: number) => number;
  /** Height of the ground at a place and depth. */
  ground: (x: number, depth: number) => number;
  /** Largest plant that suits the distance, in pixels. */
  plant: number;
};

const fills: readonly (readonly (keyof LandscapeInks)[])[] = [
  ['ochre', 'wine', 'sand'],
  ['sand', 'wine', 'ochre'],
  ['ochre', 'dark', 'sand', 'wine'],
  ['wine', 'ochre', 'sand'],
  ['sand', 'ochre', 'wine'],
  ['ochre', 'wine'],
  ['dark', 'ochre'],
  ['wine', 'ochre'],
];
const farModes: readonly Mode[] = ['along', 'up', 'plough', 'along', 'up'];
const nearModes: readonly Mode[] = ['along', 'plough', 'along'];

function modeOf(k: number, i: number, fill: keyof LandscapeInks): Mode {
  if (k === terraceCount - 1) return 'along';
  if (k === 0) return i % 2 ? 'plough' : 'along';
  const modes = k >= 5 ? nearModes : farModes;
  const mode = modes[(i * 2 + k) % modes.length] as Mode;
  return fill === 'dark' && mode === 'up' ? 'along' : mode;
}

/** Splits terrace `k` into parcels; neighbours share one slanted edge and leave a path between them. */
export function parcelsOf(scene: Scene, k: number, upper: Contour, lower: Contour, random: Random): Parcel[] {
  const near = k / terraceCount;
  const { width, gather } = scene;
  const wide = width * Math.max(1, gather * 0.7);
  const count = Math.max(2, Math.round((lerp(7, 2.4, near) * wide) / 1440));
  const edges = [-30];
  for (let i = 1; i < count; i++) edges.push((width * i) / count + (((random() - 0.5) * width) / count) * 0.5);
  edges.push(width + 30);
  const slants = edges.map((_, i) => (i === 0 || i === count ? 0 : lerp(0.5, 1.1, random()) * (random() > 0.5 ? 1 : -1) * lerp(20, 80, near)));
  const path = lerp(2.5, 8, near);
  const wall = wallHeight(k);
  const colours = fills[k] as readonly (keyof LandscapeInks)[];
  return Array.from({ length: count }, (_, i): Parcel => {
    const fill = colours[(i + (k % 2)) % colours.length] as keyof LandscapeInks;
    return {
      near,
      fill,
      mode: modeOf(k, i, fill),
      left: (depth) => (edges[i] as number) + path / 2 + (slants[i] as number) * depth,
      right: (depth) => (edges[i + 1] as number) - path / 2 + (slants[i + 1] as number) * depth,
      ground: (x, depth) => lerp(upper(x), lower(x) - wall, depth),
      plant: lerp(5.2, 46, near ** 1.3),
    };
  });
}

/** The parcel's outline before the knife goes round it. */
export function outlineOf({ left, right, ground }: Parcel): Polygon {
  const side = (depth: number): Point[] =>
    Array.from({ length: 27 }, (_, i): Point => {
      const x = lerp(left(depth), right(depth), i / 26);
      return [x, ground(x, depth)];
    });
  return [...side(0), ...side(1).toReversed()];
}

/** True where plants are dark on light ground, false where they are cut out of a dark field. */
export const isLight = (fill: keyof LandscapeInks): boolean => fill === 'ochre' || fill === 'sand';

/** The ink of what grows on a parcel. */
export function plantInk(inks: LandscapeInks, { fill, mode }: Parcel, random: Random): Ink {
  if (mode === 'plough') return fill === 'sand' ? inks.ochre : fill === 'ochre' ? inks.wine : inks.ochre;
  if (isLight(fill)) return fill === 'sand' && random() > 0.35 ? inks.wine : inks.dark;
  return random() > 0.5 ? inks.sand : inks.ochre;
}
