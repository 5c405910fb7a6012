import type { components } from '@parral/api-spec';
import { type Cents, toCents } from '@parral/rules';
import { isoDay } from './member-record.ts';
import { columnNamed, parseCsv } from './parse-csv.ts';

/** What is wrong with a line of the table; lines count from 1, the head is the first. */
export type PurchaseProblem = components['schemas']['OfficePurchaseProblem'];

/** A purchase elsewhere, as a line of the table has it. */
export interface PurchaseRecord {
  line: number;
  /** Of the receipt. */
  number: string;
  /** Number of the member. */
  member: string;
  /** `YYYY-MM-DD` */
  day: string;
  totalCents: Cents;
}

/** The columns, by the names that they may have: ours, and those of a Spanish spreadsheet. */
const columns = {
  number: ['number', 'receipt', 'numero', 'n.º', 'nº', 'ticket', 'factura'],
  member: ['member', 'socio', 'numero de socio'],
  date: ['date', 'day', 'fecha', 'dia'],
  total: ['total', 'amount', 'importe'],
} as const;

type Column = keyof typeof columns;

/** Reads a table of purchases: CSV with a head, all four columns, in any order. Returns every record that is good, and every problem. */
export function readPurchaseCsv(text: string): { records: PurchaseRecord[]; problems: PurchaseProblem[] } {
  const [head, ...rows] = parseCsv(text);
  const names = (head?.cells ?? []).map((cell) => columnNamed<Column>(columns, cell));
  const missing = (Object.keys(columns) as Column[]).filter((column) => !names.includes(column));
  const unknown = (head?.cells ?? []).filter((_, at) => names[at] === null);
  const wrong = [
    ...missing.map((value) => ({ problem: 'column_missing' as const, value })),
    ...unknown.map((value) => ({ problem: 'column_unknown' as const, value })),
  ];
  if (wrong.length > 0) return { records: [], problems: wrong.map((one) => ({ line: 1, ...one })) };
  const problems: PurchaseProblem[] = [];
  const lines = new Map<string, number>();
  const records = rows.flatMap(({ line, cells }) => {
    const fault = (problem: PurchaseProblem['problem'], value: string) => void problems.push({ line, problem, value });
    if (cells.length !== names.length) {
      fault('values', String(cells.length));
      return [];
    }
    const value = (column: Column) => (cells[names.indexOf(column)] ?? '').trim();
    const [number, member, day, totalCents] = [value('number'), value('member'), isoDay(value('date')), centsOf(value('total'))];
    if (number === '') fault('number', '');
    else if (lines.has(number)) fault('twice', number);
    else lines.set(number, line);
    if (day === null) fault('date', value('date'));
    if (totalCents === null) fault('total', value('total'));
    return number === '' || day === null || totalCents === null ? [] : [{ line, number, member, day, totalCents }];
  });
  return { records, problems };
}

/** `1.234,50 €`, `1,234.50` or `300` → cents; null for what is no amount that was paid. */
export function centsOf(text: string): Cents | null {
  const [, whole = '', part = ''] = /^(\d{1,7}|\d{1,3}(?:[., ]\d{3}){1,2})(?:[.,](\d{1,2}))?$/.exec(text.replace(/\s*(?:€|EUR)$/i, '')) ?? [];
  if (whole === '') return null;
  return toCents(Number(`${whole.replaceAll(/\D/g, '')}.${part.padEnd(2, '0')}`));
}
