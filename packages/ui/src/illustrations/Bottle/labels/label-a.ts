import type { Point, Polygon } from '../../kernel/index.ts';
import { band, box, curve, gouge, lerp } from '../../kernel/index.ts';
import { frame, rule, setLine, type Sheet } from './sheet.ts';

/** A landscape the size of a stamp: two hills of vine rows under a tower. */
function printVignette({ print, random, inks, unit }: Sheet, left: number, top: number, right: number, bottom: number): void {
  const hill = (x: number): number => {
    const u = (x - left) / (right - left);
    return lerp(bottom, top, 0.52 + 0.2 * Math.sin(u * 5 + 1) + 0.12 * Math.sin(u * 13));
  };
  print.pull(inks.tint, [box(left, top, right, bottom)]);
  const tower = lerp(left, right, 0.72);
  const wide = (right - left) * 0.055;
  const roof = lerp(bottom, top, 0.96);
  const eaves = lerp(bottom, top, 0.85);
  const house: Polygon = [
    [tower, hill(tower) + 1],
    [tower, eaves],
    [tower + wide / 2, roof],
    [tower + wide, eaves],
    [tower + wide, hill(tower) + 1],
  ];
  print.pull(inks.ink, [
    band(curve(hill, left, right, (right - left) / 14), [
      [left, bottom],
      [right, bottom],
    ]),
    house,
  ]);
  const rows: Polygon[] = [];
  for (let row = 0; row < 7; row++) {
    const depth = ((row + 0.4) / 7) ** 1.3;
    const y = lerp(lerp(bottom, top, 0.5), bottom, depth);
    for (let u = 0.03; u < 0.95; u += 0.055 + 0.05 * depth) {
      const from: Point = [lerp(left, right, u), y];
      const to: Point = [lerp(left, right, Math.min(0.99, u + 0.035 + 0.03 * depth)), y - 0.5 + 1.2 * u];
      if (y > hill(from[0]) + 1) rows.push(gouge(from, to, (0.7 + 1.2 * depth) * unit * 0.8, random));
    }
  }
  print.pull(inks.tint, rows);
}

/** Layout A: framed, a landscape block on the top 46 %, name, vintage at the foot. */
export function printLabelA(sheet: Sheet): void {
  const { data, half, unit, at, inks, print } = sheet;
  const { upright, italic } = sheet.style.faces;
  const room = (half - 6 * unit) * 2;
  print.pull(inks.paper, [box(-half, at(0), half, at(1))]);
  print.pull(inks.ink, frame(sheet, 2 * unit, 0.5 * unit));
  printVignette(sheet, -half + 4.5 * unit, at(0) + 4.5 * unit, half - 4.5 * unit, at(0.46));
  setLine(sheet, sheet.wordmark, { x: 0, y: at(0.56), size: 5.6 * unit, ink: inks.text, room, face: upright, spacing: 1.3 * unit, weight: 500 });
  rule(sheet, at(0.605), 16 * unit, inks.ink, 0.35);
  setLine(sheet, data.name, { x: 0, y: at(data.sub ? 0.745 : 0.77), size: 13 * unit, ink: inks.ink, room, face: upright });
  if (data.sub) setLine(sheet, data.sub, { x: 0, y: at(0.83), size: 4.8 * unit, ink: inks.text, room, face: italic });
  setLine(sheet, String(data.vintage ?? ''), { x: 0, y: at(0.94), size: 8 * unit, ink: inks.text, room, face: upright, weight: 500 });
}
