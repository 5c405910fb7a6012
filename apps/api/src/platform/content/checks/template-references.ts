import type { Report } from '../problem.ts';
import { brandFolder } from './references.ts';
import { nearest } from '../reading/nearest.ts';
import type { PageSource } from '../reading/read-pages.ts';
import type { Sources } from '../reading/sources.ts';
import { findPage } from '../templates/route-pattern.ts';

const skuList = /\bskus:\s*(['"])([^'"]*)\1/g;
const ownLink = /\bhref="\/(es|en)\/([^"{?#]*)(?=["?#])/g;

/**
 * Skus and addresses written out in a page's template must be there: those of
 * `skus: '…'`, and those of `href="/es/…"` (`{{ paths.key }}` is the better way).
 */
export function checkTemplateReferences(sources: Sources, report: Report): void {
  const wines = Map.groupBy(sources.wines, (wine) => brandFolder(wine.file));
  const skus = new Map([...wines].map(([brand, own]) => [brand, own.flatMap((wine) => wine.value.variants.map(({ sku }) => sku))]));
  for (const page of sources.pages)
    for (const [index, line] of page.template.split('\n').entries()) {
      const place = { file: page.front.file, line: index + 1 + page.linesAbove };
      for (const found of line.matchAll(skuList))
        for (const sku of splitList(found[2])) reportSku(sku, skus.get(page.brand) ?? [], page, { ...place, column: found.index + 1 }, report);
      for (const found of line.matchAll(ownLink)) reportLink(found[1] ?? '', found[2] ?? '', page, sources, { ...place, column: found.index + 1 }, report);
    }
}

interface Spot {
  file: string;
  line: number;
  column: number;
}

function reportSku(sku: string, known: readonly string[], page: PageSource, spot: Spot, report: Report): void {
  if (known.includes(sku)) return;
  const close = nearest(sku, known);
  report({
    ...spot,
    field: 'skus',
    message: `there is no sku "${sku}" in catalogue/${page.brand}: ${close === undefined ? 'correct it, or take it out' : `did you mean "${close}"?`}`,
  });
}

function reportLink(language: string, route: string, page: PageSource, { pages }: Sources, spot: Spot, report: Report): void {
  const own = pages.filter((candidate) => candidate.brand === page.brand && candidate.language === language);
  if (findPage(own, route) === null)
    report({ ...spot, field: 'href', message: `there is no page at /${language}/${route}: link with {{ paths.key }}, which follows a page wherever it moves` });
}

function splitList(list: string | undefined): string[] {
  return (list ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}
