import { languages, type Language } from '@parral/api-spec/languages';
import type { Report } from '../problem.ts';
import type { Sources } from '../reading/sources.ts';
import { problemAt, type Sourced } from '../reading/yaml-source.ts';
import { isLocalised } from '../schemas/text.ts';
import { brandFolder, languagesOf } from './references.ts';

/**
 * Each text stands in every language of its brand; what belongs to no brand alone, in those of all of them. Languages that are not
 * asked for are filled with the first that is, so that whoever reads a text finds one.
 */
export function checkTexts(sources: Sources, report: Report): void {
  const { brands, wines, cases, experiences, gifts } = sources;
  const all = languagesOf(sources);
  if (brands === undefined || all === undefined) return;
  const ofBrand = (id: string) => brands.value.brands.find((brand) => brand.id === id)?.languages ?? all;
  const check = (source: Sourced<unknown>, value: unknown, path: readonly PropertyKey[], wanted: readonly Language[]) => {
    if (typeof value !== 'object' || value === null) return;
    if (!isLocalised(value)) return Object.entries(value).forEach(([key, inside]) => check(source, inside, [...path, key], wanted));
    for (const language of wanted) if (value[language] === undefined) report(problemAt(source, [...path, language], 'is missing: add text'));
    const [first] = wanted;
    const usual = first && value[first];
    if (usual !== undefined) for (const language of languages) value[language] ??= usual;
  };
  for (const [at, brand] of brands.value.brands.entries()) check(brands, brand, ['brands', at], brand.languages);
  for (const wine of [...wines, ...cases]) check(wine, wine.value, [], ofBrand(brandFolder(wine.file)));
  for (const visit of experiences) check(visit, visit.value, [], ofBrand(visit.value.brand));
  for (const [at, gift] of (gifts?.value.gifts ?? []).entries()) if (gifts) check(gifts, gift, ['gifts', at], ofBrand(gift.brand));
  const { projects, videos, press, shipping, lists, club, coupons } = sources;
  for (const source of [projects, videos, press, shipping, lists, club, coupons]) if (source !== undefined) check(source, source.value, [], all);
}
