import type { Levels } from '../session/index.ts';
import { columnNamed, parseCsv } from './parse-csv.ts';
import { columns, readRecord, type Column, type MemberRecord, type Row } from './member-record.ts';

/** What is wrong with a line of the table; lines count from 1, the head is the first. */
export interface CsvProblem {
  line: number;
  column: string;
  message: string;
}

/**
 * Reads the office's table of members: CSV with a head, commas or semicolons, quotes where needed, with or without a
 * byte order mark. Returns either every record or every problem.
 */
export function readMemberCsv(text: string, levels: Levels): { records: MemberRecord[] } | { problems: CsvProblem[] } {
  const lines = parseCsv(text);
  const [head, ...rows] = lines;
  if (head === undefined) return { problems: [{ line: 1, column: '', message: 'the file is empty: it needs a line with the names of its columns' }] };
  const names = head.cells.map((cell) => columnOf(cell));
  const problems: CsvProblem[] = head.cells.flatMap((cell, at) =>
    names[at] === null ? [{ line: 1, column: cell, message: `no column has this name: known are ${Object.keys(columns).join(', ')}` }] : [],
  );
  for (const column of ['name', 'surname', 'email', 'level'] as const)
    if (!names.includes(column)) problems.push({ line: 1, column, message: 'the column is missing' });
  if (problems.length > 0) return { problems };
  const records: MemberRecord[] = [];
  const seen = new Map<string, number>();
  for (const { line, cells } of rows) {
    if (cells.length !== names.length) {
      problems.push({ line, column: '', message: `expected ${names.length} values, as the head has columns, got ${cells.length}` });
      continue;
    }
    const row: Row = Object.fromEntries(cells.map((cell, at) => [names[at], cell]));
    const read = readRecord(row, levels);
    if ('errors' in read) for (const [column, message] of Object.entries(read.errors)) problems.push({ line, column, message });
    else {
      const earlier = seen.get(read.record.email);
      if (earlier !== undefined) problems.push({ line, column: 'email', message: `the same address stands in line ${earlier}` });
      seen.set(read.record.email, line);
      records.push(read.record);
    }
  }
  return problems.length > 0 ? { problems } : { records };
}

/** The column that goes by this name, whatever its capitals and accents; null for none. */
export function columnOf(name: string): Column | null {
  return columnNamed(columns, name);
}
