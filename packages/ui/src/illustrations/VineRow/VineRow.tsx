import type { ReactElement } from 'react';
import { box, pathData, type Polygon } from '../kernel/index.ts';
import { drawVine } from './draw-vines.ts';
import * as css from './VineRow.css.ts';

export type VineRowProps = {
  /** How many vines the row has. */
  count: number;
  /** How many of them are in leaf, from the left; all of them if left out. */
  grown?: number;
};

const step = 32;
const size = 28;
const height = 30;
const unit = 0.25;

type Row = { grown: string; bare: string; cuts: string };
const rows = new Map<string, Row>();

function drawRow(count: number, grown: number): Row {
  const key = `${count}/${grown}`;
  const known = rows.get(key);
  if (known) return known;
  const drawn = Array.from({ length: count }, (_, i) => drawVine(step * (i + 0.5), height - 3, size, 40 + i));
  const earth = (from: number, to: number): Polygon[] => (to > from ? [box(from * step, height - 2.5, to * step, height)] : []);
  const row: Row = {
    grown: pathData([...drawn.slice(0, grown).flatMap((vine) => vine.vines), ...earth(0, grown)], unit),
    bare: pathData([...drawn.slice(grown).flatMap((vine) => vine.vines), ...earth(grown, count)], unit),
    cuts: pathData(
      drawn.flatMap((vine) => vine.cuts),
      unit,
    ),
  };
  rows.set(key, row);
  return row;
}

/**
 * A row of vines that shows how far something has come, or merely stands at the end of a part.
 * Decoration: say the figure in words beside it. Not for the steps of a form (StepIndicator).
 */
export function VineRow({ count, grown = count }: VineRowProps): ReactElement {
  const row = drawRow(count, Math.min(count, Math.max(0, Math.round(grown))));
  return (
    <svg className={css.row} viewBox={`0 0 ${(count * step) / unit} ${height / unit}`} aria-hidden="true">
      <path className={css.grown} d={row.grown} />
      <path className={css.bare} d={row.bare} />
      <path className={css.cut} d={row.cuts} />
    </svg>
  );
}
