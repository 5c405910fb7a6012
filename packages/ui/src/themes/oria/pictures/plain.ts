import type { Ink, Layer, Point, Polygon } from '../../../illustrations/drawing.ts';
import type { LandscapeInks } from '../inks.ts';
import { addTo, between, box, cut, gouge, lerp, type Random, seeded, tuft } from '../../../illustrations/drawing.ts';
import { bandCount, type Scene } from './composition.ts';

const fills: readonly (keyof LandscapeInks)[] = ['sage', 'straw', 'green', 'sage', 'straw', 'clay', 'sage', 'green', 'straw', 'green'];
const fieldCounts = [5, 4, 4, 3, 3, 3, 3, 2, 2, 2];

/** A field between two level lines, its sides slanted like its neighbours'. */
type Field = {
  band: number;
  fill: keyof LandscapeInks;
  left: number;
  right: number;
  leftSlant: number;
  rightSlant: number;
  vines: boolean;
};

/** Height of the ground on line `i`: level but for a slow swell, alternately tipped. */
const lineAt = ({ level, noise, width }: Scene, i: number, x: number): number =>
  i === 0 || i === bandCount ? level(i) : level(i) + 5 * noise(x / 240 + i * 7) * (i / bandCount + 0.3) + (x - width / 2) * 0.003 * (i % 2 ? 1 : -1) * i;

function fieldsOf({ width, level }: Scene, band: number, random: Random): Field[] {
  const count = Math.max(2, Math.round((fieldCounts[band] ?? 2) * (width < 800 ? 0.65 : 1)));
  const edges = [-20];
  for (let i = 1; i < count; i++) edges.push((width * (i + (random() - 0.5) * 0.5)) / count);
  edges.push(width + 60);
  const slants = edges.map((_, i) => (i === 0 ? 0 : between(random, -25, 25)));
  const low = level(band + 1) - level(band) < 10;
  return Array.from({ length: count }, (_, i): Field => ({
    band,
    fill: fills[(band + i * 3) % fills.length] as keyof LandscapeInks,
    left: edges[i] as number,
    right: (edges[i + 1] as number) - 2.5,
    leftSlant: slants[i] as number,
    rightSlant: slants[i + 1] as number,
    vines: (band + i) % 3 === 0 && !low,
  }));
}

function outlineOf(scene: Scene, { band, left, right, leftSlant, rightSlant }: Field): Polygon {
  const side = (line: number, from: number, to: number, drop: number): Point[] =>
    Array.from({ length: 21 }, (_, i): Point => {
      const x = lerp(from, to, i / 20);
      return [x, lineAt(scene, line, x) + drop];
    });
  return [...side(band, left, right, 0), ...side(band + 1, left + leftSlant, right + rightSlant, 3).toReversed()];
}

function markInk(inks: LandscapeInks, { fill }: Field, random: Random): Ink {
  if (fill === 'green') return random() > 0.5 ? inks.sage : inks.straw;
  if (fill === 'clay') return inks.rust;
  return fill === 'straw' ? inks.clay : inks.green;
}

/** Rows of bush vines, or furrows, whichever the field bears. */
function marksOf(scene: Scene, field: Field, random: Random): Polygon[] {
  const { band, left, right, leftSlant, rightSlant, vines } = field;
  const deep = scene.level(band + 1) - scene.level(band);
  const near = band / bandCount;
  const lean = (leftSlant + rightSlant) / 2;
  const ground = (x: number, depth: number): number => lerp(lineAt(scene, band, x), lineAt(scene, band + 1, x), depth);
  const marks: Polygon[] = [];
  if (vines) {
    const size = lerp(5, 17, near);
    const rows = Math.max(1, Math.round(deep / (size * 0.9)));
    for (let row = 0; row < rows; row++)
      for (let x = left + size; x < right - size; x += size * 1.12)
        marks.push(tuft(x + (lean * (row + 0.9)) / rows, ground(x, (row + 0.88) / rows), size * 1.02, size * 0.66, random));
    return marks;
  }
  const rows = Math.max(1, Math.round(deep / lerp(4.5, 9, near)));
  const end = right - Math.abs(rightSlant - leftSlant) * 0.5;
  for (let row = 0; row < rows; row++) {
    const depth = (row + 0.55) / rows;
    let x = left + between(random, 10, 36);
    while (x < end - 14) {
      const length = Math.min(between(random, 26, 110) * (0.5 + near), end - 8 - x);
      if (length < 8) break;
      marks.push(
        gouge(
          [x + lean * depth, ground(x, depth)],
          [x + length + lean * depth, ground(x + length, depth)],
          lerp(1.2, 2.8, near) * between(random, 0.7, 1.2),
          random,
        ),
      );
      x += length + between(random, 6, 22);
    }
  }
  return marks;
}

/** The plain: level bands of fields in four colours, back to front. */
export function printPlain(scene: Scene): void {
  const { print, inks, width, horizon, soil } = scene;
  print.pull(inks.mist, [box(-5, horizon + 2, width + 5, soil + 4)]);
  for (let band = 0; band < bandCount; band++) {
    const random = seeded(scene.seed * 31 + 10 + band);
    const fields: Layer = new Map();
    const marks: Layer = new Map();
    for (const field of fieldsOf(scene, band, random)) {
      addTo(fields, inks[field.fill], cut(outlineOf(scene, field), { step: 18, amp: 1.1 }, random));
      addTo(marks, markInk(inks, field, random), ...marksOf(scene, field, random));
    }
    print.layer(fields);
    print.layer(marks);
  }
}
