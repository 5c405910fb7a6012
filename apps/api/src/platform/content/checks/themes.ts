import type { Report } from '../problem.ts';
import { nearest } from '../reading/nearest.ts';
import type { Themes } from '../reading/read-themes.ts';
import type { Sources } from '../reading/sources.ts';
import { problemAt } from '../reading/yaml-source.ts';
import type { ThemeRules } from '../theme-rules.ts';
import { brandFolder } from './references.ts';

/** The theme of a brand must be one of the design system or of the folder, and a label's layout one of its theme's. Without rules nothing is known. */
export function checkThemes({ brands, wines, cases, gifts }: Sources, themes: Themes, rules: ThemeRules | undefined, report: Report): void {
  if (rules === undefined || brands === undefined) return;
  const known = [...themes.own, ...rules.names];
  for (const [at, brand] of brands.value.brands.entries())
    for (const field of ['theme', 'clubTheme'] as const)
      if (!known.includes(brand[field])) {
        const close = nearest(brand[field], known);
        const hint = close === undefined ? `there are ${known.join(', ')}` : `did you mean "${close}"?`;
        report(problemAt(brands, ['brands', at, field], `there is no theme "${brand[field]}": ${hint}, or write themes/${brand[field]}/theme.yaml`));
      }
  const layoutsOf = (id: string) => {
    const brand = brands.value.brands.find((one) => one.id === id);
    return brand === undefined || !known.includes(brand.theme) ? undefined : rules.layouts(themes.named(brand.theme).base);
  };
  for (const wine of [...wines, ...cases]) check(wine, ['bottle', 'label', 'layout'], brandFolder(wine.file), wine.value.bottle.label.layout);
  for (const [at, gift] of (gifts?.value.gifts ?? []).entries())
    if (gifts) check(gifts, ['gifts', at, 'bottle', 'label', 'layout'], gift.brand, gift.bottle.label.layout);

  function check(source: Parameters<typeof problemAt>[0], path: (string | number)[], brand: string, layout: string): void {
    const layouts = layoutsOf(brand);
    if (layouts !== undefined && layouts.length > 0 && !layouts.includes(layout))
      report(problemAt(source, path, `labels of this brand's theme have no layout ${layout}: there are ${layouts.join(', ')}`));
  }
}
