import type { Figure } from './figures.ts';
import { nameIn } from './lighthouse.ts';
import type { BenchPlace, PageKind } from './pages.ts';

const scores = ['performance', 'accessibility', 'best-practices', 'seo'];

/**
 * Kinds of page down, places across. In each cell the four scores (– where search engines must not list the page), the largest paint in
 * ms, and beside it what is not zero of the time blocked and the layout shift.
 */
export function printTable(kinds: PageKind[], places: BenchPlace[], figures: Figure[]): void {
  const valueOf = new Map(figures.map(({ name, value }) => [name, value]));
  const cell = (kind: PageKind, place: BenchPlace) => {
    const of = (what: string) => valueOf.get(`${nameIn(kind, place)}: ${what}`);
    const blocked = of('Lighthouse blocked') ? ` +${of('Lighthouse blocked')} blocked` : '';
    const shift = of('layout shift') ? ` CLS ${of('layout shift')}` : '';
    return `${scores.map((score) => of(`Lighthouse ${score}`) ?? '–').join(' ')} · ${of('Lighthouse largest paint')}${blocked}${shift}`;
  };
  const row = (first: string, cells: string[]) => `| ${first.padEnd(17)} | ${cells.map((text) => text.padEnd(24)).join(' | ')} |`;
  console.log(
    `\n${row(
      'page',
      places.map(({ brand, language }) => `${brand}, ${language}`),
    )}`,
  );
  console.log(
    row(
      '---',
      places.map(() => '---'),
    ),
  );
  for (const kind of kinds)
    console.log(
      row(
        kind.name,
        places.map((place) => cell(kind, place)),
      ),
    );
}
