import { expect, it } from 'vitest';
import { textOf } from '../testing/visit-office.ts';
import { allPages, csvParts } from './csv.ts';

it('a list is a file that a spreadsheet reads: decimal commas, quotes where they are needed, no text that becomes a formula', async () => {
  const file = {
    head: ['Vino', 'Importe'],
    rows: [
      ['Reserva; 2019 "magnum"', 24.5],
      ['=1+1', null],
      [' @SUM(A1)', 0.29],
      ['-rosado', -3],
    ],
  };
  expect(await textOf(csvParts(file))).toBe('\u{FEFF}Vino;Importe\r\n"Reserva; 2019 ""magnum""";24,5\r\n\'=1+1;\r\n\' @SUM(A1);0,29\r\n\'-rosado;-3\r\n');
});

it('a long list is read a page at a time, and no further than it is taken', async () => {
  const asked: (number | null)[] = [];
  const rows = allPages(
    async (after: number | null) => {
      asked.push(after);
      const first = after ?? 0;
      return { rows: Array.from({ length: 200 }, (_, at) => first + at), next: first + 200 < 500_000 ? first + 200 : null };
    },
    (row) => ['x'.repeat(400), row],
  );
  const parts = csvParts({ head: ['a', 'b'], rows });
  await parts.next();
  expect(asked).toEqual([]);
  await parts.next();
  expect(asked).toEqual([null]);
  let length = 0;
  for await (const part of parts) length += part.split('\r\n').length - 1;
  expect(asked).toHaveLength(2_500);
  expect(length).toBeGreaterThan(499_800);
});
