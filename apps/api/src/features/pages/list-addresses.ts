import type { Language } from '@parral/api-spec/languages';
import type { components } from '@parral/api-spec';
import type { CatalogueContent } from '../catalogue/index.ts';
import { addressOf, brandNamed, type SiteContent } from '../site/index.ts';

type Listed = components['schemas']['SiteAddresses']['pages'];

/** What pages of a pattern are about. */
interface Offered extends Pick<CatalogueContent, 'wines'> {
  visits: readonly { brand: string; slug: string }[];
}

/**
 * Every page of a brand that search engines may know, patterns filled in. Throws UNKNOWN_BRAND.
 * A pattern whose parts nobody here can name (a private link) is left out.
 */
export function listAddresses(site: SiteContent, { wines, visits }: Offered, brandName: string): Listed {
  const { languages } = brandNamed(site, brandName);
  const fillings: Record<string, Record<string, string>[]> = {
    product: slugsOf(wines, brandName),
    visit: slugsOf(visits, brandName),
  };
  const keys = new Map<string, Record<string, string>>();
  for (const language of languages)
    for (const { key, route, robots, access } of site.pages.get(`${brandName}/${language}`) ?? [])
      if (robots === 'index' && access === 'public') keys.set(key, { ...keys.get(key), [language]: route });
  return [...keys].flatMap(([key, routes]) => {
    const patterned = Object.values(routes).some((route) => route.includes(':'));
    return (patterned ? (fillings[key] ?? []) : [{}]).map((params) => ({
      key,
      paths: Object.fromEntries(Object.entries(routes).map(([language, route]) => [language, addressOf(language as Language, route, params)])),
    }));
  });
}

function slugsOf(offered: readonly { brand: string; slug: string }[], brandName: string): Record<string, string>[] {
  return offered.filter(({ brand }) => brand === brandName).map(({ slug }) => ({ slug }));
}
