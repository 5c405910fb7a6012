import type { CsvFile } from './page.ts';

/** A list as a file for a spreadsheet: RFC 4180, with a semicolon and a decimal comma as those of the estate read it, and a mark so that accents are read. */
export function csvText({ head, rows }: Pick<CsvFile, 'head' | 'rows'>): string {
  return `\u{FEFF}${[head, ...rows].map((row) => row.map(cell).join(';')).join('\r\n')}\r\n`;
}

/** A text that a spreadsheet would work out as a formula is kept a text. */
function cell(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value).replace('.', ',');
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** All pages of a list, one after the other, up to a hundred thousand rows. `read` is given the `next` of the page before. */
export async function allPages<Row, Next>(read: (after: Next | null) => Promise<{ rows: readonly Row[]; next: Next | null }>): Promise<Row[]> {
  const rows: Row[] = [];
  let after: Next | null = null;
  do {
    const page: { rows: readonly Row[]; next: Next | null } = await read(after);
    rows.push(...page.rows);
    after = page.next;
  } while (after !== null && rows.length < most);
  return rows;
}

const most = 100_000;
