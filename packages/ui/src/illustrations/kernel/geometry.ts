/** A place on the sheet, x to the right and y down, in pixels (bottles: millimetres, y up). */
export type Point = readonly [x: number, y: number];

/** A closed outline; the last point joins the first. */
export type Polygon = readonly Point[];

/** The value `t` of the way from `a` to `b`; `t` may lie outside 0–1. */
export const lerp = (a: number, b: number, t: number): number => a + (b - a) * t;

/** `value`, kept between `low` and `high`. */
export const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

/** A bell of height 1 at `centre`, about `width` wide to each side. */
export const bell = (x: number, centre: number, width: number): number => Math.exp(-(((x - centre) / width) ** 2));

/** An axis-parallel rectangle. */
export const box = (left: number, top: number, right: number, bottom: number): Polygon => [
  [left, top],
  [right, top],
  [right, bottom],
  [left, bottom],
];

/** A regular polygon that stands for a circle; `ry` makes it an ellipse. */
export const round = (x: number, y: number, rx: number, corners = 14, ry = rx): Polygon =>
  Array.from({ length: corners }, (_, i): Point => {
    const angle = (i / corners) * Math.PI * 2;
    return [x + Math.cos(angle) * rx, y + Math.sin(angle) * ry];
  });

/** A band between an upper and a lower line, both given from left to right. */
export const band = (upper: Polygon, lower: Polygon): Polygon => [...upper, ...lower.toReversed()];

/** Points of the curve `y(x)` from `from` to `to`, at most `step` apart. */
export function curve(y: (x: number) => number, from: number, to: number, step: number): Point[] {
  const pieces = Math.max(1, Math.ceil(Math.abs(to - from) / step));
  return Array.from({ length: pieces + 1 }, (_, i): Point => {
    const x = lerp(from, to, i / pieces);
    return [x, y(x)];
  });
}
