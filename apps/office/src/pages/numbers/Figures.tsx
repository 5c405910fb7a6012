import { useWords } from '@parral/site/words';
import { type DataColumn, DataTable, Text } from '@parral/ui';
import type { ReactNode } from 'react';
import * as layout from '../../layout/layout.css.ts';

/** A column that has room from a window on; on a narrower one its figures stand below those of another column, counted from 0. */
export interface NarrowColumn {
  label: string;
  from: NonNullable<DataColumn['from']>;
  below: number;
}

type Column = string | NarrowColumn;

/** A table whose first column names the row and whose others are figures; its sum at the end. */
export function Figures({
  caption,
  head,
  rows,
  total,
  note,
  none,
}: {
  caption: string;
  head: readonly Column[];
  rows: readonly (readonly ReactNode[])[];
  total?: readonly ReactNode[];
  note?: string;
  /** What is said where there is no row; that other days may have some when not given. */
  none?: string;
}) {
  const t = useWords('office/numbers');
  if (rows.length === 0) return <Text>{none ?? t('none')}</Text>;
  const cells = (row: readonly ReactNode[]) => Object.fromEntries(row.map((value, at) => [String(at), <Figure key={at} at={at} row={row} head={head} />]));
  return (
    <>
      <DataTable
        caption={caption}
        columns={head.map((column, at) => ({
          key: String(at),
          label: <Label at={at} head={head} />,
          ...(at > 0 && { align: 'end' as const }),
          ...(typeof column !== 'string' && { from: column.from }),
        }))}
        rows={[...rows.map((row, at) => ({ key: String(at), cells: cells(row) })), ...(total ? [{ key: 'sum', cells: cells(total) }] : [])]}
      />
      {note && (
        <Text size="small" tone="muted">
          {note}
        </Text>
      )}
    </>
  );
}

const labelOf = (column: Column) => (typeof column === 'string' ? column : column.label);

/** Those that stand below a column while they have none of their own. */
const belowOf = (head: readonly Column[], at: number) =>
  head.flatMap((column, other) => (typeof column !== 'string' && column.below === at ? [{ ...column, other }] : []));

function Label({ at, head }: { at: number; head: readonly Column[] }) {
  return (
    <>
      {labelOf(head[at] ?? '')}
      {at > 0 &&
        belowOf(head, at).map(({ label, from }) => (
          <span key={label} className={layout.below[from]}>
            {label}
          </span>
        ))}
    </>
  );
}

/** What stands below the name of a row has no head, and says what it is; of what there is none it says nothing. */
function Figure({ at, row, head }: { at: number; row: readonly ReactNode[]; head: readonly Column[] }) {
  return (
    <>
      {row[at]}
      {belowOf(head, at)
        .filter(({ other }) => row[other] !== '' && (at > 0 || row[other] !== 0))
        .map(({ label, from, other }) => (
          <span key={label} className={layout.below[from]}>
            {at > 0 ? (
              row[other]
            ) : (
              <span className={layout.unbroken}>
                {label}: {row[other]}
              </span>
            )}
          </span>
        ))}
    </>
  );
}
