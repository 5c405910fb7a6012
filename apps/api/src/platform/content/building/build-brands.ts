import { byLanguage, type Language } from '@parral/api-spec/languages';
import type { Brand, Link } from '../estate.ts';
import type { PageSource } from '../reading/read-pages.ts';
import type { Themes } from '../reading/read-themes.ts';
import type { BrandInFile, LinkInFile } from '../schemas/brand.ts';
import type { Redirect } from '../schemas/redirects.ts';
import type { Pictures } from './pictures.ts';

interface BuildContext {
  pages: PageSource[];
  redirects?: readonly Redirect[] | undefined;
  pictures: Pictures;
  themes: Pick<Themes, 'named'>;
}

/** Gives each brand the paths of its pages, those they had before, its menus the addresses they lead to, and its pictures their size. */
export function buildBrands(brands: BrandInFile[], { pages, redirects = [], pictures, themes }: BuildContext): Brand[] {
  return brands.map((brand) => {
    const paths = pathsOf(pages.filter((page) => page.brand === brand.id && !page.route.includes(':')));
    const menu = (links: LinkInFile[]) => byLanguage((language) => links.flatMap((link) => toLink(link, paths, language)));
    return {
      ...brand,
      theme: themes.named(brand.theme),
      clubTheme: themes.named(brand.clubTheme),
      paths,
      redirects: redirects.filter((entry) => entry.brand === brand.id).map(({ from, to = null }) => ({ from, to })),
      navigation: menu(brand.navigation),
      clubNavigation: menu(brand.clubNavigation),
      footerNavigation: menu(brand.footerNavigation),
      legalNavigation: menu(brand.legalNavigation),
      fundingLogo: fundingLogo(brand, pictures),
      pictures: pictures.directlyIn([brand.id, 'club']),
    };
  });
}

function fundingLogo({ id, fundingLogo: logo }: BrandInFile, pictures: Pictures): Brand['fundingLogo'] {
  const picture = logo && pictures.named(logo.picture, id);
  return logo && picture ? { ...picture, alt: logo.alt } : undefined;
}

/** `/es/vinos`; the home page keeps the slash of its language, `/es/`. */
export function pathOf(language: Language, route: string): string {
  return `/${language}/${route}`;
}

function pathsOf(pages: PageSource[]): Brand['paths'] {
  const keys = [...new Set(pages.map((page) => page.front.value.key))];
  return Object.fromEntries(
    keys.map((key) => [
      key,
      byLanguage((language) => {
        const page = pages.find((candidate) => candidate.front.value.key === key && candidate.language === language);
        return page === undefined ? null : pathOf(language, page.route);
      }),
    ]),
  );
}

function toLink(link: LinkInFile, paths: Brand['paths'], language: Language): Link[] {
  const href = link.href ?? paths[link.page ?? '']?.[language] ?? null;
  return href === null ? [] : [{ label: link.label[language], href }];
}
