import type { Report } from '../problem.ts';
import { nearest } from '../reading/nearest.ts';
import type { Sources } from '../reading/sources.ts';
import { problemAt } from '../reading/yaml-source.ts';
import { largeCategory, noLists } from '../schemas/lists.ts';

/** What wines and members name of the estate's lists must stand there: types of wine, formats, types of document. */
export function checkLists({ lists, wines, members }: Sources, isRead: (path: string) => boolean, report: Report): void {
  // What is wrong with the lists themselves is said once, there.
  if (!isRead('lists.yaml')) return;
  const { wineTypes, bottleFormats, documents } = lists?.value ?? noLists();
  const types = wineTypes.map(({ type }) => type);
  const sizes = bottleFormats.map(({ size }) => size);
  for (const wine of wines) {
    const { category, type, variants } = wine.value;
    const categories = [...types, largeCategory];
    if (!categories.includes(category)) report(problemAt(wine, ['category'], unknown('category', category, categories)));
    if (type !== undefined && !types.includes(type)) report(problemAt(wine, ['type'], unknown('type of wine', type, types)));
    if (type === undefined && category === largeCategory)
      report(problemAt(wine, ['category'], `a wine of this category says which type it is as well: add type, one of ${types.join(', ')}`));
    for (const [at, { format }] of variants.entries())
      if (!sizes.includes(format))
        report(problemAt(wine, ['variants', at, 'format'], `there is no format ${format}: take one of ${sizes.join(', ')}, or add it to lists.yaml`));
  }
  const known = documents.map(({ type }) => type);
  for (const [at, { document }] of (members?.value.members ?? []).entries())
    if (members !== undefined && document !== undefined && !known.includes(document.type))
      report(problemAt(members, ['members', at, 'document', 'type'], unknown('type of document', document.type, known)));
}

function unknown(what: string, written: string, known: readonly string[]): string {
  const close = nearest(written, known);
  return `there is no ${what} "${written}": ${close === undefined ? `take one of ${known.join(', ')}, or add it to lists.yaml` : `did you mean "${close}"?`}`;
}
