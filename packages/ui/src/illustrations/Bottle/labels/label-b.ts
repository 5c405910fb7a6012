import { box } from '../../kernel/index.ts';
import { leaf } from '../../leaf.ts';
import { rule, setLine, type Sheet } from './sheet.ts';

/** Layout B: a colour band on the top 36 % with the leaf knocked out, name, italic line, vintage. */
export function printLabelB(sheet: Sheet): void {
  const { data, half, unit, height, at, inks, print } = sheet;
  const { upright, italic } = sheet.style.faces;
  const room = (half - 6 * unit) * 2;
  print.pull(inks.paper, [box(-half, at(0), half, at(1))]);
  print.pull(inks.ink, [box(-half, at(0), half, at(0.36))]);
  print.pull(inks.paper, [leaf(0, at(0.18), height * 0.27, 66)]);
  rule(sheet, at(0.39), 0, inks.ink, 0.5);
  setLine(sheet, data.name, { x: 0, y: at(data.sub ? 0.585 : 0.62), size: 12.4 * unit, ink: inks.text, room, face: upright, weight: 500 });
  if (data.sub) setLine(sheet, data.sub, { x: 0, y: at(0.7), size: 5.6 * unit, ink: inks.ink, room, face: italic });
  rule(sheet, at(0.765), 5 * unit, inks.text, 0.35);
  setLine(sheet, String(data.vintage ?? ''), { x: 0, y: at(0.855), size: 6.6 * unit, ink: inks.text, room, face: upright, spacing: 0.8 * unit, weight: 500 });
  setLine(sheet, [sheet.wordmark, sheet.origin].filter(Boolean).join(' · '), {
    x: 0,
    y: at(0.945),
    size: 3.4 * unit,
    ink: inks.text,
    room,
    face: upright,
    spacing: 0.5 * unit,
    weight: 600,
  });
}
