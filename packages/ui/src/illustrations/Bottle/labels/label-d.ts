import type { Point, Polygon } from '../../kernel/index.ts';
import { leaf } from '../../leaf.ts';
import { rule, setLine, type Sheet } from './sheet.ts';

/** The share of a full label's width that the arch takes. */
export const archShare = 0.8;

function arch({ half, at }: Sheet): Polygon {
  const reach = half * archShare;
  const spring = at(0) + reach * 0.75;
  const turn = Array.from({ length: 17 }, (_, i): Point => {
    const angle = Math.PI * (1 - i / 16);
    return [Math.cos(angle) * reach, spring - Math.sin(angle) * reach * 0.78];
  });
  return [[-reach, at(1)], ...turn, [reach, at(1)]];
}

function setInitial(sheet: Sheet): void {
  const { data, half, unit, at, inks } = sheet;
  const { upright, italic } = sheet.style.faces;
  const room = (half - 6 * unit) * 2 * 0.76;
  const initial = [...data.name][0] ?? '';
  setLine(sheet, initial, { x: 0, y: at(0.44), size: 27 * unit, ink: inks.ink, room, face: italic });
  rule(sheet, at(0.57), half * (1 - archShare) + 6 * unit, inks.text, 0.35);
  setLine(sheet, data.name, { x: 0, y: at(0.71), size: 8.4 * unit, ink: inks.text, room, face: upright });
  if (data.sub) setLine(sheet, data.sub, { x: 0, y: at(0.815), size: 4.6 * unit, ink: inks.text, room, face: italic });
  setLine(sheet, [sheet.wordmark, data.vintage].filter(Boolean).join(' '), {
    x: 0,
    y: at(0.94),
    size: 3.8 * unit,
    ink: inks.ink,
    room,
    face: upright,
    spacing: 0.5 * unit,
    weight: 600,
  });
}

function setLeaf(sheet: Sheet): void {
  const { data, half, unit, height, at, inks, print } = sheet;
  const { upright: face } = sheet.style.faces;
  const room = (half - 6 * unit) * 2 * 0.76;
  print.pull(inks.ink, [leaf(0, at(0.24), height * 0.26, 66)]);
  setLine(sheet, data.name, { x: 0, y: at(0.58), size: 10 * unit, ink: inks.text, room, face, weight: 450 });
  rule(sheet, at(0.65), half * (1 - archShare) + 6 * unit, inks.ink, 0.35);
  if (data.sub) setLine(sheet, data.sub, { x: 0, y: at(0.76), size: 4.4 * unit, ink: inks.text, room, face });
  setLine(sheet, [sheet.wordmark, data.vintage].filter(Boolean).join(' '), { x: 0, y: at(0.91), size: 5.4 * unit, ink: inks.ink, room, face, weight: 500 });
}

/** Layout D: a low die-cut arch with one italic initial or the leaf. */
export function printLabelD(sheet: Sheet): void {
  sheet.print.pull(sheet.inks.paper, [arch(sheet)]);
  if (sheet.style.arch === 'leaf') setLeaf(sheet);
  else setInitial(sheet);
}
