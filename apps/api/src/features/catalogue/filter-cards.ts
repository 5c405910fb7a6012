import type { components } from '@parral/api-spec';
import { toCents } from '@parral/rules';
import type { Card, Viewer } from './cards.ts';
import { formatName } from './format-name.ts';

type Filters = components['schemas']['CatalogueFilters'];

/** A card with what is not on it. */
export interface Entry {
  brand: string;
  /** Type of the wine. */
  type: string;
  card: Card;
}

/** What a buyer chose, as the query says it: lists are comma separated, prices are euros. */
export interface Choice {
  category?: Card['category'] | undefined;
  type?: string | undefined;
  vintage?: string | undefined;
  /** Millilitres. */
  format?: string | undefined;
  price_min?: number | undefined;
  price_max?: number | undefined;
}

type Facet = 'category' | 'type' | 'vintage' | 'format' | 'price';

/** The entries that fit every choice, one facet left out where it is named. */
export function filterEntries(entries: readonly Entry[], choice: Choice, except?: Facet): Entry[] {
  const oneOf = (list: string | undefined, value: string) => list === undefined || list.split(',').includes(value);
  const fits: Record<Facet, (entry: Entry) => boolean> = {
    category: ({ card }) => choice.category === undefined || card.categories.includes(choice.category),
    type: ({ type }) => oneOf(choice.type, type),
    vintage: ({ card }) => oneOf(choice.vintage, String(card.vintage)),
    format: ({ card }) => oneOf(choice.format, String(card.volume_ml)),
    price: ({ card }) => isPriced(card, choice),
  };
  const tests = (Object.keys(fits) as Facet[]).filter((facet) => facet !== except).map((facet) => fits[facet]);
  return entries.filter((entry) => tests.every((test) => test(entry)));
}

/** What can be chosen; each value is counted among the entries that all other choices leave, so a count is what choosing it shows. */
export function filtersOf(
  entries: readonly Entry[],
  choice: Choice,
  { language, lists }: Pick<Viewer, 'language' | 'lists'>,
  brandNames: ReadonlyMap<string, string>,
): Filters {
  const values = <T>(facet: Facet, of: (entry: Entry) => T, among: readonly Entry[] = entries): Map<T, number> => {
    const counted = new Map(among.map((entry) => [of(entry), 0]));
    for (const entry of filterEntries(among, choice, facet)) counted.set(of(entry), (counted.get(of(entry)) ?? 0) + 1);
    return counted;
  };
  const types = values('type', ({ type }) => type);
  // A case has no vintage and no format of a bottle: it is found by its category and its price.
  const ofBottles = entries.filter(({ card }) => card.vintage !== null);
  const vintages = values('vintage', ({ card }) => card.vintage ?? 0, ofBottles);
  const formats = values('format', ({ card }) => card.volume_ml, ofBottles);
  const left = filterEntries(entries, choice);
  const prices = filterEntries(entries, choice, 'price').flatMap(({ card }) => card.price ?? []);
  return {
    brands: [...new Set(entries.map(({ brand }) => brand))].map((value) => ({
      value,
      label: brandNames.get(value) ?? value,
      count: left.filter(({ brand }) => brand === value).length,
    })),
    types: lists.wineTypes.filter(({ type }) => types.has(type)).map(({ type, name }) => ({ value: type, label: name[language], count: types.get(type) ?? 0 })),
    vintages: [...vintages].sort(([a], [b]) => b - a).map(([value, count]) => ({ value, count })),
    formats: [...formats].sort(([a], [b]) => a - b).map(([value, count]) => ({ value, label: formatName(value, language), count })),
    price: prices.length === 0 ? null : { min: Math.min(...prices), max: Math.max(...prices) },
  };
}

function isPriced({ price }: Card, { price_min: min, price_max: max }: Choice): boolean {
  if (min === undefined && max === undefined) return true;
  if (price === null) return false;
  const cents = toCents(price);
  return (min === undefined || cents >= Math.round(min * 100)) && (max === undefined || cents <= Math.round(max * 100));
}
