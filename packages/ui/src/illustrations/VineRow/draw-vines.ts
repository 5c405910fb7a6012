import type { Point, Polygon } from '../kernel/index.ts';
import { between, createPrint, gouge, lerp, seeded, svgFile, vine } from '../kernel/index.ts';

/** Outlines of a row: what is inked, and what is cut out of it afterwards. */
export type VineOutlines = { vines: Polygon[]; cuts: Polygon[] };

/** One bush vine, its foot at (x, y), with five cuts in its leaves. */
export function drawVine(x: number, y: number, size: number, seed: number): VineOutlines {
  const random = seeded(seed);
  const vines = vine(x, y, size, random);
  const cuts = Array.from({ length: 6 }, () => {
    const gx = x + size * between(random, -0.36, 0.28);
    const gy = y - size * between(random, 0.42, 0.78);
    return gouge([gx, gy], [gx + size * 0.15, gy - size * 0.1], size * 0.06, random);
  });
  return { vines, cuts };
}

/** A strip of vines on a ragged edge of earth, `width` × `height`. */
function drawVineStrip(width: number, height: number, seed: number): VineOutlines & { earth: Polygon } {
  const random = seeded(seed);
  const strip: VineOutlines = { vines: [], cuts: [] };
  const tall = height * 0.86;
  const step = tall * 1.55;
  const count = Math.round(width / step);
  for (let i = 0; i <= count; i++) {
    const { vines, cuts } = drawVine(lerp(0, width, i / count), height - 4, tall * between(random, 0.86, 1.16), seed * 97 + (i % count));
    strip.vines.push(...vines);
    strip.cuts.push(...cuts);
  }
  const crest: Point[] = [];
  for (let x = -10; x < width + 10; x += 13) crest.push([x, height - between(random, 3.5, 6.5)]);
  return { ...strip, earth: [[-10, height], ...crest, [width + 10, height]] };
}

/** Inks of the row on a footer's edge: the vines in the footer's own ground, their cuts in the page's. */
export interface StripInks {
  vines: string;
  cuts: string;
}

/** The row of vines on a footer's edge, transparent above. Returns the SVG file. */
export function drawFooterStrip(inks: StripInks): string {
  const [width, height] = [1440, 56];
  const { vines, cuts, earth } = drawVineStrip(width, height, 5);
  const print = createPrint();
  print.pull(inks.vines, [earth, ...vines]);
  print.pull(inks.cuts, cuts);
  return svgFile({ print, width, height });
}
