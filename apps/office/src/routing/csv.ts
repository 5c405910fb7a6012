import type { CsvFile } from './page.ts';

type Cell = string | number | null;

/**
 * A list as a file for a spreadsheet, as it is read: RFC 4180, with a semicolon and a decimal comma as those of the estate read it, and a
 * mark so that accents are read.
 */
export async function* csvParts({ head, rows }: Pick<CsvFile, 'head' | 'rows'>): AsyncGenerator<string> {
  yield `\u{FEFF}${line(head)}`;
  let waiting = '';
  for await (const row of rows) {
    waiting += line(row);
    if (waiting.length < partLength) continue;
    yield waiting;
    waiting = '';
  }
  if (waiting !== '') yield waiting;
}

const partLength = 64 * 1024;

const line = (row: readonly Cell[]) => `${row.map(cell).join(';')}\r\n`;

/** A text that a spreadsheet would work out as a formula is kept a text. */
function cell(value: Cell): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value).replace('.', ',');
  const text = /^\s*[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Rows of all pages of a list, one page after the other; no more than one is in memory. `read` is given the `next` of the page before. */
export async function* allPages<Row, Next>(
  read: (after: Next | null) => Promise<{ rows: readonly Row[]; next: Next | null }>,
  cells: (row: Row) => readonly Cell[],
): AsyncGenerator<readonly Cell[]> {
  let after: Next | null = null;
  do {
    const page: { rows: readonly Row[]; next: Next | null } = await read(after);
    for (const row of page.rows) yield cells(row);
    after = page.next;
  } while (after !== null);
}
