import { expect, it } from 'vitest';
import { allPages, csvText } from './csv.ts';

it('a list is a file that a spreadsheet reads: decimal commas, quotes where they are needed, no text that becomes a formula', () => {
  expect(
    csvText({
      head: ['Vino', 'Importe'],
      rows: [
        ['Reserva; 2019 "magnum"', 24.5],
        ['=1+1', null],
        ['-rosado', -3],
      ],
    }),
  ).toBe('\u{FEFF}Vino;Importe\r\n"Reserva; 2019 ""magnum""";24,5\r\n\'=1+1;\r\n\'-rosado;-3\r\n');
});

it('holds all pages of a list, not the one that is shown', async () => {
  const pages = new Map([
    [null, { rows: [1, 2], next: 'b' }],
    ['b', { rows: [3], next: null }],
  ]);
  expect(await allPages(async (after: string | null) => pages.get(after) ?? { rows: [], next: null })).toEqual([1, 2, 3]);
});
