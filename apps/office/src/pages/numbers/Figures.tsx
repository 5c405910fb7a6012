import { useWords } from '@parral/site/words';
import { Table, Text } from '@parral/ui';
import type { ReactNode } from 'react';

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
  head: readonly string[];
  rows: readonly (readonly ReactNode[])[];
  total?: readonly ReactNode[];
  note?: string;
  /** What is said where there is no row; that other days may have some when not given. */
  none?: string;
}) {
  const t = useWords('office/numbers');
  if (rows.length === 0) return <Text>{none ?? t('none')}</Text>;
  const cells = (row: readonly ReactNode[]) => Object.fromEntries(row.map((value, at) => [String(at), value]));
  return (
    <>
      <Table
        caption={caption}
        hideCaption
        columns={head.map((label, at) => ({ key: String(at), label, ...(at > 0 && { align: 'end' as const }) }))}
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
