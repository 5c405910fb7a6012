import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './Table.css.ts';

export interface TableColumn {
  key: string;
  label: string;
  /** figures stand at the end */
  align?: 'start' | 'end';
}

export interface TableRow {
  key: string;
  /** by the column's key; the first column names the row */
  cells: Readonly<Record<string, ReactNode>>;
  /** part of the row above: of which sugars */
  nested?: boolean;
}

export interface TableProps {
  caption: string;
  /** where a heading above says the same */
  hideCaption?: boolean;
  columns: readonly TableColumn[];
  rows: readonly TableRow[];
  /** where the columns speak for themselves */
  hideHead?: boolean;
}

/** Figures in rows and columns. For name and value, DataList. */
export function Table({ caption, hideCaption, columns, rows, hideHead }: TableProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- on a phone it scrolls, so the arrow keys must reach it
    <section className={css.place} tabIndex={0} aria-label={caption}>
      <table className={css.table}>
        <caption className={hideCaption ? undefined : css.caption}>{hideCaption ? <VisuallyHidden>{caption}</VisuallyHidden> : caption}</caption>
        <thead>
          <tr>
            {columns.map(({ key, label, align = 'start' }) => (
              <th key={key} scope="col" className={hideHead ? undefined : classNames(css.align[align], css.head)}>
                {hideHead ? <VisuallyHidden>{label}</VisuallyHidden> : label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key}>
              {columns.map(({ key, align = 'start' }, index) => {
                const Cell = index === 0 ? 'th' : 'td';
                return (
                  <Cell key={key} scope={index === 0 ? 'row' : undefined} className={classNames(css.align[align], index === 0 && row.nested && css.nested)}>
                    {row.cells[key]}
                  </Cell>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
