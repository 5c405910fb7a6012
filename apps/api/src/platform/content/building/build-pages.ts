import { byLanguage } from '@parral/api-spec/languages';
import type { Page } from '../estate.ts';
import type { PageSource } from '../reading/read-pages.ts';
import type { BrandInFile } from '../schemas/brand.ts';
import { fillImageSizes, type ImageSize } from '../templates/image-size.ts';

/** A page with its theme, the routes of its pair and the sizes of its pictures. */
export function buildPage(source: PageSource, all: PageSource[], brand: BrandInFile, sizeOf: (address: string) => ImageSize | null): Page {
  const { id, route: _route, theme, ...front } = source.front.value;
  const routeIn = (language: string) =>
    all.find((page) => page.brand === source.brand && page.language === language && page.front.value.key === front.key)?.route ?? null;
  return {
    ...front,
    id: String(id),
    brand: source.brand,
    language: source.language,
    route: source.route,
    theme: theme === 'club' ? brand.clubTheme : brand.theme,
    alternates: byLanguage(routeIn),
    template: fillImageSizes(source.template, sizeOf),
  };
}
