import { contrast, pairs } from '../themes/contrast.ts';
import { fields, type Colors, type Field, type Tokens } from '../themes/tokens.ts';
import type { Path, ThemeInFile, ThemeProblem } from './read-theme-file.ts';

/**
 * The colours of the file that cannot be told apart well enough from what they stand beside (WCAG 2.2, 1.4.3 and 1.4.11): one problem a
 * colour, with the worst of its pairs. What the base says by itself is tested there.
 */
export function contrastProblems(tokens: Tokens, file: ThemeInFile): ThemeProblem[] {
  const tables: [place: 'page' | Field, colors: Colors][] = [
    ['page', tokens.color],
    ...fields.map((field) => [field, tokens.fields[field]] as [Field, Colors]),
  ];
  const tooClose = tables.flatMap(([place, colors]) =>
    pairs.flatMap(([front, back, least]) => {
      const ratio = contrast(colors[front], colors[back]);
      const path = saidAt(file, place, front) ?? saidAt(file, place, back) ?? followed(file, front) ?? followed(file, back);
      if (ratio >= least || path === undefined) return [];
      const where = place === 'page' ? '' : ` in the field ${place}`;
      return [{ path, pair: `${front} ${colors[front]} on ${back} ${colors[back]}${where}`, ratio, least }];
    }),
  );
  const byColor = Map.groupBy(tooClose, ({ path }) => path.join('.'));
  return [...byColor.values()].flatMap((pairsOfColor) => {
    const [worst, ...others] = pairsOfColor.toSorted((one, other) => one.ratio / one.least - other.ratio / other.least);
    if (worst === undefined) return [];
    const { path, pair, ratio, least } = worst;
    const kind = least === 3 ? 'a border or a focus ring' : 'text';
    const more = others.length > 0 ? ` (${others.length} more of its pairs have too little)` : '';
    return [{ path, message: `${pair} has a contrast of ${shown(ratio)}, and ${kind} needs ${least}: move one of the two away from the other${more}` }];
  });
}

function saidAt(file: ThemeInFile, place: 'page' | Field, color: keyof Colors): Path | undefined {
  if (place === 'page') return file.color[color] === undefined ? undefined : ['color', color];
  return file.fields[place]?.[color] === undefined ? undefined : ['fields', place, color];
}

/** A field may have the colour from the page. */
function followed(file: ThemeInFile, color: keyof Colors): Path | undefined {
  return file.color[color] === undefined ? undefined : ['color', color];
}

/** Rounded down, so that what is too little never reads as enough. */
const shown = (ratio: number) => String(Math.floor(ratio * 100) / 100);
