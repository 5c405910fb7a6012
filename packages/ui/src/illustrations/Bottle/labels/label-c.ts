import { box } from '../../kernel/index.ts';
import { groundInks } from '../../inks.ts';
import { printStrata, profiles } from '../../strata.ts';
import { rule, setLine, type Sheet } from './sheet.ts';

/** Layout C: wordmark, vintage, the height as the big figure, the soil's name, and the soil itself. */
export function printLabelC(sheet: Sheet): void {
  const { data, half, unit, at, inks, print } = sheet;
  const room = (half - 5 * unit) * 2;
  const left = -half + 5 * unit;
  print.pull(inks.paper, [box(-half, at(0), half, at(1))]);
  printStrata(print, {
    left: -half,
    right: half,
    top: at(0.6),
    bottom: at(1),
    layers: profiles[data.strata ?? 'clay'],
    inks: groundInks,
    seed: 31,
    grain: unit * 0.37,
  });
  rule(sheet, at(0.135), 5 * unit, inks.text);
  const small = { x: left, ink: inks.text, room, face: sheet.style.faces.upright, anchor: 'start' } as const;
  setLine(sheet, sheet.wordmark, { ...small, y: at(0.1), size: 9.4 * unit, weight: 500 });
  setLine(sheet, String(data.vintage ?? ''), { ...small, x: -left, y: at(0.1), size: 5 * unit, anchor: 'end' });
  const figure = { ...small, x: left - 0.6 * unit, y: at(0.345), ink: inks.ink, weight: 430 };
  if (data.big) {
    setLine(sheet, data.big, { ...figure, size: 17.5 * unit });
    setLine(sheet, data.name, { ...small, y: at(0.44), size: 5.3 * unit, weight: 520 });
  } else setLine(sheet, data.name, { ...figure, size: 15 * unit });
  if (data.sub) setLine(sheet, data.sub, { ...small, y: at(data.big ? 0.515 : 0.46), size: 4.3 * unit });
}
