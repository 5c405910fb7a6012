import type { Point, Polygon } from './geometry.ts';
import { gouge } from './gouge.ts';
import type { Random } from './random.ts';

/** A far vine: ragged half-crown with a flat foot, standing on (x, y). */
export function tuft(x: number, y: number, width: number, height: number, random: Random): Polygon {
  const facets = width > 14 ? 11 : width > 6 ? 8 : 6;
  const crown = Array.from({ length: facets + 1 }, (_, i): Point => {
    const angle = Math.PI * (1 - i / facets);
    const reach = 0.74 + 0.42 * random();
    const foot = i === 0 || i === facets ? 0 : height * 0.08;
    return [x + ((Math.cos(angle) * width) / 2) * (0.86 + 0.26 * random()), y - Math.sin(angle) * height * reach - foot];
  });
  return [...crown, [x + width * 0.16, y + height * 0.05 * random()], [x - width * 0.14, y + height * 0.05 * random()]];
}

const trunk: readonly Point[] = [
  [-0.06, 0.04],
  [-0.05, -0.22],
  [-0.2, -0.4],
  [-0.12, -0.44],
  [0, -0.3],
  [0.14, -0.46],
  [0.2, -0.4],
  [0.07, -0.2],
  [0.08, 0.04],
];

/** A near bush vine `size` wide: trunk with arms, and five ragged clumps of leaves. */
export function vine(x: number, y: number, size: number, random: Random): Polygon[] {
  const clumps = [0, 1, 2, 3, 4].map((i): Polygon => {
    const angle = Math.PI * (0.08 + (0.84 * i) / 4);
    const cx = x - Math.cos(angle) * size * 0.34;
    const cy = y - size * 0.42 - Math.sin(angle) * size * 0.3;
    const width = size * (0.3 + 0.1 * random());
    return Array.from({ length: 9 }, (_, k): Point => {
      const turn = (k / 9) * Math.PI * 2 + random() * 0.3;
      const reach = (width / 2) * (k % 2 ? 0.74 : 1.08) * (0.85 + 0.3 * random());
      return [cx + Math.cos(turn) * reach, cy + Math.sin(turn) * reach];
    });
  });
  const lean = (random() - 0.5) * 0.16;
  return [trunk.map(([dx, dy]): Point => [x + dx * size - dy * lean * size, y + dy * size]), ...clumps];
}

/** The light that is cut into a near vine afterwards, in the field's colour. */
export function vineLights(x: number, y: number, size: number, random: Random, count = 6): Polygon[] {
  return Array.from({ length: count }, () => {
    const gx = x - size * 0.38 + random() * size * 0.7;
    const gy = y - size * (0.36 + 0.4 * random());
    return gouge([gx, gy], [gx + size * 0.13, gy - size * 0.1], size * 0.055, random);
  });
}

/** A vine on dark ground, cut the other way round: three short light gouges over one long. */
export function reversedVine(x: number, y: number, size: number, random: Random): Polygon[] {
  const marks = [
    gouge([x - size * 0.36, y], [x - size * 0.02, y - size * 0.5], size * 0.16, random, -1),
    gouge([x - size * 0.04, y - size * 0.04], [x + size * 0.1, y - size * 0.58], size * 0.16, random),
    gouge([x + size * 0.12, y], [x + size * 0.4, y - size * 0.42], size * 0.14, random, 1),
  ];
  if (size > 12) marks.push(gouge([x - size * 0.5, y + size * 0.08], [x + size * 0.5, y + size * 0.06], size * 0.07, random));
  return marks;
}
