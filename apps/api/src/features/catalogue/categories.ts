import { caseCategory, largeCategory, type Language, type Lists } from '../../platform/content/index.ts';
import { allOf } from '../../platform/content/lists/usual-lists.ts';
import type { LoadedWine, ProductRow } from './load-catalogue.ts';

/** A category with its words: on its tab, and in a link to all of its wines. */
interface EstateCategory {
  category: string;
  label: string;
  linkLabel: string;
}

/** The categories of the estate: its types of wine, the large bottles, and the cases. */
export function estateCategories({ wineTypes, largeFormats, cases }: Lists, language: Language): EstateCategory[] {
  return [
    ...wineTypes.map(({ type, ...words }) => ({ category: type, ...words })),
    { category: largeCategory, ...largeFormats },
    { category: caseCategory, ...cases },
  ].map(({ category, plural, all }) => ({ category, label: plural[language], linkLabel: all?.[language] ?? allOf(plural[language], language) }));
}

/** Those of one bottle: the wine's own, and that of the large ones where its format is one. */
export function categoriesOf({ data: { category } }: LoadedWine, { millilitres }: Pick<ProductRow, 'millilitres'>, { bottleFormats }: Lists): string[] {
  if (category === caseCategory) return [category];
  const isLarge = bottleFormats.some(({ size, large }) => large && size * 10 === millilitres);
  return isLarge && category !== largeCategory ? [category, largeCategory] : [category];
}
