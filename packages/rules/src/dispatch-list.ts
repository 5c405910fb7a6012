export interface DispatchRow {
  number: string;
  carrier: string;
  tracking_number?: string;
}

/** A heading's first cell has no digit. Nor has one order's number of twenty, but it has that form, in Crockford's letters. */
const isHeading = (cell: string) => !/\d/.test(cell) && !/^[A-HJKMNP-TV-Z]{4}-?[A-HJKMNP-TV-Z]{4}$/i.test(cell);

/**
 * The lines of a list `number;carrier;tracking`: with semicolons, commas or tabs, in quotes or not, with a heading or without. `faulty`: the
 * numbers of lines that say too little, from 1.
 */
export function dispatchesIn(text: string): { rows: DispatchRow[]; faulty: number[] } {
  const rows: DispatchRow[] = [];
  const faulty: number[] = [];
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (line.trim() === '') continue;
    const [number = '', carrier = '', tracking = ''] = line.split(/[;,\t]/).map((cell) => cell.trim().replaceAll(/^"|"$/g, '').trim());
    if (rows.length === 0 && faulty.length === 0 && isHeading(number)) continue;
    if (number === '' || carrier === '') faulty.push(index + 1);
    else rows.push({ number, carrier, ...(tracking !== '' && { tracking_number: tracking }) });
  }
  return { rows, faulty };
}
