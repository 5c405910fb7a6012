import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Glyph } from '../Glyph/Glyph.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './DataTable.css.ts';

export interface DataColumn {
  key: string;
  label: ReactNode;
  /** figures stand at the end */
  align?: 'start' | 'end';
  /** where the list is ordered by it, and how it is now */
  sort?: { href: string; state: 'ascending' | 'descending' | null };
  /** from which window on there is room for it; always where it is not said */
  from?: 'tablet' | 'desk';
}

export interface DataRow {
  key: string;
  /** the page of the thing: pressing anywhere on the row leads there */
  href?: string;
  /** by the column's key; the first column names the row and is its link */
  cells: Readonly<Record<string, ReactNode>>;
  /** it is over: read second */
  quiet?: boolean;
}

export interface DataTableProps {
  /** what is listed, for who hears it */
  caption: string;
  columns: readonly DataColumn[];
  rows: readonly DataRow[];
  /** in place of the rows where there are none: why, and what to do */
  empty?: ReactNode;
}

/** A long list to work through: close rows, a head that stays, each row a way to its thing. A few figures to read are a Table. */
export function DataTable({ caption, columns, rows, empty }: DataTableProps) {
  if (rows.length === 0 && empty !== undefined) return <div className={css.empty}>{empty}</div>;
  return (
    <table className={css.table}>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          {columns.map(({ key, label, align = 'start', sort, from }) => (
            <th key={key} scope="col" aria-sort={sort?.state ?? undefined} className={classNames(css.head[align], from && css.roomFrom[from])}>
              {sort ? (
                <a href={sort.href} className={css.sort}>
                  {label}
                  <span className={css.order[sort.state ?? 'none']}>
                    <Glyph name="chevron-down" />
                  </span>
                </a>
              ) : (
                label
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key} className={classNames(css.row, row.quiet && css.quiet)}>
            {columns.map(({ key, align = 'start', from }, index) => {
              const className = classNames(css.cell[align], from && css.roomFrom[from]);
              if (index > 0) {
                return (
                  <td key={key} className={className}>
                    {row.cells[key]}
                  </td>
                );
              }
              return (
                <th key={key} scope="row" className={className}>
                  {row.href === undefined ? (
                    row.cells[key]
                  ) : (
                    <a href={row.href} className={css.link}>
                      {row.cells[key]}
                    </a>
                  )}
                </th>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
