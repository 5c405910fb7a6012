import type { Report } from '../problem.ts';
import type { FolderFiles } from '../reading/folder-files.ts';
import { knownBrands } from './references.ts';
import { nearest } from '../reading/nearest.ts';
import type { Sources } from '../reading/sources.ts';
import { problemAt } from '../reading/yaml-source.ts';
import { findPage } from '../templates/route-pattern.ts';

/** What a redirect leaves must be nobody's address any more, and where it leads must be somebody's. */
export function checkRedirects(files: FolderFiles, { brands, redirects, pages, wines, cases }: Sources, report: Report): void {
  const ids = knownBrands(files, { brands });
  if (redirects === undefined || ids === undefined) return;
  const slugs = [...wines, ...cases].map((wine) => wine.value.slug);
  const stands = (brand: string, path: string): boolean => {
    const [, language = '', ...rest] = path.split('/');
    const own = pages.filter((page) => page.brand === brand && page.language === language).map(({ route, front }) => ({ route, key: front.value.key }));
    const found = findPage(own, rest.join('/'));
    return found !== null && (found.page.key !== 'product' || slugs.includes(found.params['slug'] ?? ''));
  };
  const seen = new Set<string>();
  for (const [index, { brand, from, to }] of redirects.value.redirects.entries()) {
    const at = (field: string, message: string) => report(problemAt(redirects, ['redirects', index, field], message));
    if (!ids.includes(brand)) at('brand', `there is no brand "${brand}": did you mean "${nearest(brand, ids) ?? ids.join(', ')}"?`);
    else if (stands(brand, from)) at('from', `a page stands at ${from}: take this line out, or give the page another route`);
    else if (to !== undefined && !stands(brand, to)) at('to', `no page of ${brand} stands at ${to}: name one that does, or write gone: true`);
    if (seen.has(`${brand} ${from}`)) at('from', `${from} stands twice: take one of the two out`);
    seen.add(`${brand} ${from}`);
  }
}
