import { homePath } from '../../paths/home-and-login.ts';
import { organization, webSite, winery, type JsonLdContext } from './estate.ts';
import type { BreadcrumbList, Thing } from './things.ts';

/** Keys of the pages that are about the house itself. */
const aboutTheHouse = new Set(['home', 'estate', 'visits', 'contact']);

/** What a page tells beside its blocks: the house where the page is about it, and the way down to it from home. */
export function thingsOfPage({ key, path, title }: { key: string; path: string; title: string }, context: JsonLdContext): Thing[] {
  const house = aboutTheHouse.has(key) ? [organization(context), winery(context)] : [];
  const home = key === 'home' ? [webSite(context)] : [];
  const way = breadcrumbs(path, title, context);
  return [...house, ...home, ...(way ? [way] : [])];
}

/** The way from home to a page by those of its parents that the menus name; undefined for home itself. */
function breadcrumbs(path: string, title: string, { site, origin, language }: JsonLdContext): BreadcrumbList | undefined {
  const home = homePath(language);
  if (path === home) return undefined;
  const texts = site.texts[language];
  const named = [texts?.navigation, texts?.footer_navigation, texts?.club_navigation, texts?.legal_navigation].flatMap((links) => links ?? []);
  const segments = path.slice(home.length).split('/');
  const parents = segments.slice(0, -1).flatMap((_segment, at) => {
    const href = home + segments.slice(0, at + 1).join('/');
    const label = named.find((link) => link.href === href)?.label;
    return label === undefined ? [] : [{ name: label, path: href }];
  });
  const steps = [{ name: site.name, path: home }, ...parents, { name: title, path }];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, at) => ({ '@type': 'ListItem', position: at + 1, name: step.name, item: origin + step.path })),
  };
}
