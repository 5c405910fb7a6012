import { formatPrice } from '@parral/rules';
import type { Translate } from '@parral/site/words';
import { type FilterName, type Filters, chosen } from '../catalogue-filters.ts';
import type { CatalogueData } from '../load.server.ts';

export interface FilterChoice {
  value: string;
  label: string;
  count: number;
  chosen: boolean;
}

export interface FilterGroup {
  name: FilterName;
  legend: string;
  choices: FilterChoice[];
}

/** The lists of boxes: only those in which there is something to choose; what was chosen stays, though nothing is left of it. */
export function filterGroups(
  list: CatalogueData['list'],
  filters: Filters,
  category: CatalogueData['category'],
  t: Translate<'shop/catalogue'>,
): FilterGroup[] {
  const { brands, types, vintages, formats } = list.filters;
  const group = (name: FilterName, legend: string, all: { value: string | number; label: string; count: number }[]): FilterGroup => {
    const given = chosen(filters, name);
    return { name, legend, choices: all.map(({ value, label, count }) => ({ value: String(value), label, count, chosen: given.includes(String(value)) })) };
  };
  const byCategory = category === null || category === 'large';
  return [
    group('brand', t('filter_brand'), brands),
    ...(byCategory ? [group('type', t('filter_type'), types)] : []),
    group('format', t('filter_format'), formats),
    group(
      'vintage',
      t('filter_vintage'),
      vintages.map((one) => ({ ...one, label: String(one.value) })),
    ),
  ].filter(({ choices }) => choices.length > 1 || choices.some((one) => one.chosen));
}

/** What was chosen, in words, each with the name and value that takes it back. */
export function chosenInWords(groups: FilterGroup[], filters: Filters, t: Translate<'shop/catalogue'>): { name: FilterName; value: string; words: string }[] {
  const prices = (['price_min', 'price_max'] as const).flatMap((name) => {
    const value = filters[name];
    return value === undefined ? [] : [{ name, value, words: t(`chosen_${name}`, { amount: formatPrice(Number(value)) }) }];
  });
  return [...groups.flatMap(({ name, choices }) => choices.filter((one) => one.chosen).map(({ value, label }) => ({ name, value, words: label }))), ...prices];
}
