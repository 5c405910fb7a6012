/** The column that goes by this name, whatever its capitals and accents; null for none. `columns`: the names that each may have, plain. */
export function columnNamed<Column extends string>(columns: Readonly<Record<Column, readonly string[]>>, name: string): Column | null {
  const plain = name.trim().normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const found = Object.entries<readonly string[]>(columns).find(([, names]) => names.includes(plain));
  return (found?.[0] as Column | undefined) ?? null;
}

/** Cells line by line (RFC 4180); the separator is the one that the head has most of: comma, semicolon or, out of a spreadsheet, tab. Empty lines are left out. */
export function parseCsv(text: string): { line: number; cells: string[] }[] {
  const source = text.replace(/^\uFEFF/, '');
  const head = source.split(/\r?\n/, 1)[0] ?? '';
  const [separator = ','] = [',', ';', '\t'].toSorted((one, other) => head.split(other).length - head.split(one).length);
  const lines: { line: number; cells: string[] }[] = [];
  let [cells, cell, isQuoted, line, startedAt] = [[] as string[], '', false, 1, 1];
  const endLine = () => {
    cells.push(cell);
    if (cells.some((value) => value.trim() !== '')) lines.push({ line: startedAt, cells });
    [cells, cell, startedAt] = [[], '', line];
  };
  for (let at = 0; at < source.length; at += 1) {
    const character = source.charAt(at);
    if (character === '\n') line += 1;
    if (isQuoted) {
      if (character !== '"') cell += character;
      else if (source.charAt(at + 1) === '"') [cell, at] = [`${cell}"`, at + 1];
      else isQuoted = false;
    } else if (character === '"' && cell === '') isQuoted = true;
    else if (character === separator) {
      cells.push(cell);
      cell = '';
    } else if (character === '\n') endLine();
    else if (character !== '\r') cell += character;
  }
  endLine();
  return lines;
}
