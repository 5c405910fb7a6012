import type { Report } from '../problem.ts';
import type { PageSource } from '../reading/read-pages.ts';
import type { Sources } from '../reading/sources.ts';
import { problemAt } from '../reading/yaml-source.ts';
import { routeParameters } from '../templates/route-pattern.ts';

/** Pages every brand must have, by key: blocks, header and footer link to them. */
export const requiredKeys = ['home', 'catalogue', 'product', 'basket', 'checkout', 'confirmation', 'visits', 'club', 'terms', 'privacy', 'contact'] as const;

/** Each page has one route of its own and stands once in every language of its brand. */
export function checkPagePairs({ brands, pages }: Sources, report: Report): void {
  const routes = new Map<string, PageSource>();
  const keys = new Map<string, PageSource>();
  for (const page of pages) {
    const route = `${page.brand}/${page.language}/${page.route.replaceAll(/:[a-z]+/g, ':')}`;
    const sameRoute = routes.get(route);
    if (sameRoute === undefined) routes.set(route, page);
    else
      report(
        problemAt(
          page.front,
          ['route'],
          `the address /${page.language}/${page.route} already belongs to ${sameRoute.front.file}: give one of the two another route`,
        ),
      );
    const key = keyOf(page);
    const sameKey = keys.get(key);
    if (sameKey === undefined) keys.set(key, page);
    else report(problemAt(page.front, ['key'], `the key "${page.front.value.key}" already belongs to ${sameKey.front.file}: give one of the two another`));
  }
  for (const brand of brands?.value.brands ?? []) {
    if (!pages.some((page) => page.brand === brand.id)) continue;
    for (const page of pages.filter((candidate) => candidate.brand === brand.id)) checkPair(page, brand.languages, keys, report);
    for (const language of brand.languages)
      for (const key of requiredKeys)
        if (!keys.has(`${brand.id}/${language}/${key}`) && !pages.some((page) => page.brand === brand.id && page.front.value.key === key))
          report({
            file: `pages/${brand.id}/${language}`,
            line: 1,
            field: 'key',
            message: `there is no page with the key "${key}", and the site links to it: add a template with key: ${key}`,
          });
  }
}

function checkPair(page: PageSource, brandLanguages: readonly string[], keys: Map<string, PageSource>, report: Report): void {
  const { key, app } = page.front.value;
  for (const language of brandLanguages) {
    const pair = keys.get(`${page.brand}/${language}/${key}`);
    if (pair === undefined)
      report(problemAt(page.front, ['key'], `this page stands in ${page.language} only: add its pair with key: ${key} under pages/${page.brand}/${language}/`));
    else if (pair.front.value.app !== app)
      report(problemAt(page.front, ['app'], `expected the app of its pair ${pair.front.file}, ${pair.front.value.app}, got "${app}"`));
    else if (routeParameters(pair.route).join() !== routeParameters(page.route).join())
      report(problemAt(page.front, ['route'], `expected the same parts with a colon as its pair ${pair.front.file} (${pair.route})`));
  }
}

function keyOf(page: PageSource): string {
  return `${page.brand}/${page.language}/${page.front.value.key}`;
}
