import { contrast, pairs } from '../themes/contrast.ts';
import { fields, type Colors, type Field, type Tokens } from '../themes/tokens.ts';
import type { Path, ThemeInFile, ThemeProblem } from './read-theme-file.ts';

/**
 * The pairs that stand together and cannot be told apart well enough (WCAG 2.2, 1.4.3 and 1.4.11), each reported at the colour of the file
 * that it comes from. What the base says by itself is tested there.
 */
export function contrastProblems(tokens: Tokens, file: ThemeInFile): ThemeProblem[] {
  const tables: [place: 'page' | Field, colors: Colors][] = [
    ['page', tokens.color],
    ...fields.map((field) => [field, tokens.fields[field]] as [Field, Colors]),
  ];
  const found = tables.flatMap(([place, colors]) =>
    pairs.flatMap(([front, back, least]) => {
      const is = contrast(colors[front], colors[back]);
      const path = saidAt(file, place, front) ?? saidAt(file, place, back) ?? followed(file, front) ?? followed(file, back);
      if (is >= least || path === undefined) return [];
      const where = place === 'page' ? '' : ` in the field ${place}`;
      const kind = least === 3 ? 'a border or a focus ring' : 'text';
      const message = `${front} ${colors[front]} on ${back} ${colors[back]}${where} has a contrast of ${shown(is)}, and ${kind} needs ${least}: move one of the two away from the other`;
      return [{ path, message }];
    }),
  );
  return found.filter(({ path, message }, at) => found.findIndex((other) => other.message === message && other.path.join() === path.join()) === at);
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
