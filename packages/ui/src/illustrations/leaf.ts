import type { Point, Polygon } from './kernel/index.ts';

/** The five lobes: direction in degrees from the tip, length, breadth. */
const lobes: readonly (readonly [direction: number, length: number, breadth: number])[] = [
  [0, 1, 0.36],
  [62, 0.94, 0.34],
  [-62, 0.94, 0.34],
  [122, 0.74, 0.36],
  [-122, 0.74, 0.36],
];

/** A vine leaf of the given height, tip up, centred on (x, y). */
export function leaf(x: number, y: number, height: number, corners = 78): Polygon {
  const k = height / 2.15;
  const blade = Array.from({ length: corners + 1 }, (_, i): Point => {
    const angle = -172 + (344 * i) / corners;
    const reach = lobes.reduce((most, [direction, length, breadth]) => {
      const off = (angle - direction) / (breadth * 90);
      return Math.max(most, length * (Math.exp(-off * off) * 0.5 + 0.56));
    }, 0);
    const along = (i % 6) / 6;
    const tooth = 0.93 + 0.13 * (along < 0.6 ? along / 0.6 : (1 - along) / 0.4);
    const notch = Math.abs(angle) > 148 ? 1 - ((Math.abs(angle) - 148) / 24) * 0.42 : 1;
    const turn = (angle * Math.PI) / 180;
    return [x + Math.sin(turn) * reach * tooth * notch * k, y - Math.cos(turn) * reach * tooth * notch * k - 0.08 * k];
  });
  return [...blade, [x - 0.03 * k, y + 0.25 * k], [x - 0.05 * k, y + 1.06 * k], [x + 0.05 * k, y + 1.08 * k], [x + 0.035 * k, y + 0.25 * k]];
}
