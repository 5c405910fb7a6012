import { cardInks } from '../inks.ts';
import type { Point, Polygon } from '../kernel/index.ts';
import { band, bell, curve, lerp, pathData, smoothNoise } from '../kernel/index.ts';

/** The two tiers of membership. */
export type CardTier = keyof typeof cardInks;

/** The engraving's size in pixels, a card's upper two thirds. */
export const engravingSize = { width: 420, height: 190 } as const;

const lineCount = 38;
const unit = 0.4;
const step = 7;
const memory = new Map<CardTier, string>();

/** Height of ridge `i` above its own base line: the sierra, lower and calmer towards the viewer. */
function ridgeOf(i: number): (x: number) => number {
  const near = i / (lineCount - 1);
  const slow = smoothNoise(12);
  const fine = smoothNoise(30);
  return (x) => {
    const drift = x - near * 16;
    const massif = 92 * bell(drift, 205, 44) + 44 * bell(drift, 262, 30) + 30 * bell(drift, 372, 52) + 18 * bell(drift, 120, 60);
    const broken = 5 * slow(x / 34 + near * 2.2) + 2.2 * fine(x / 13 + near * 3);
    return (massif * (1 - near) ** 0.85 + broken * (0.5 + massif / 90)) * (0.35 + 0.65 * (1 - near));
  };
}

/** Shade under a crest wherever its slope falls away, up to 3.4 pixels thick. */
function shadeOf(ridge: (x: number) => number, base: number): Polygon[] {
  const shades: Polygon[] = [];
  let upper: Point[] = [];
  let lower: Point[] = [];
  for (let x = 0; x <= engravingSize.width + step; x += step) {
    const fall = (ridge(x - 5) - ridge(x + 5)) / 10;
    const y = base - ridge(x);
    if (fall > 0.16) {
      upper.push([x, y]);
      lower.push([x, y + Math.min(3, fall * 1.9)]);
    } else {
      if (upper.length > 1) shades.push(band([...upper, [x, y]], lower));
      upper = [];
      lower = [];
    }
  }
  return shades;
}

/** Draws 38 ridge lines back to front; each hides those behind it, and thickens where its slope falls away. */
export function drawEngraving(tier: CardTier): string {
  const known = memory.get(tier);
  if (known) return known;
  const { width, height } = engravingSize;
  const inks = cardInks[tier];
  const lines = Array.from({ length: lineCount }, (_, i) => {
    const base = lerp(104, height, (i / (lineCount - 1)) ** 1.12);
    const ridge = ridgeOf(i);
    const floor = Math.min(height + 20, base + 16);
    const land = band(
      curve((x) => base - ridge(x), -step, width + step, step),
      [
        [-step, floor],
        [width + step, floor],
      ],
    );
    const shade = pathData(shadeOf(ridge, base), unit);
    return `<path d="${pathData([land], unit)}"/>${shade && `<path fill="${inks.engraving}" stroke="none" d="${shade}"/>`}`;
  });
  const markup = `<g fill="${inks.ground}" stroke="${inks.engraving}" stroke-width="${0.75 / unit}">${lines.join('')}</g>`;
  memory.set(tier, markup);
  return markup;
}

/** The box of the engraving's drawing. */
export const engravingViewBox = `0 0 ${engravingSize.width / unit} ${engravingSize.height / unit}`;
