import type { components } from '@parral/api-spec';
import { toCents } from '@parral/rules';
import type { Card } from './cards.ts';
import { formatName } from './format-name.ts';
import type { Language } from '../../platform/content/index.ts';

type Filters = components['schemas']['CatalogueFilters'];

/** A card with the brand it belongs to. */
export interface Entry {
  brand: string;
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

const types = ['red', 'white', 'rose'] as const;
type Facet = 'category' | 'type' | 'vintage' | 'format' | 'price';

/** The entries that fit every choice, one facet left out where it is named. */
export function filterEntries(entries: readonly Entry[], choice: Choice, except?: Facet): Entry[] {
  const oneOf = (list: string | undefined, value: string) => list === undefined || list.split(',').includes(value);
  const fits: Record<Facet, (card: Card) => boolean> = {
    category: (card) => choice.category === undefined || card.categories.includes(choice.category),
    type: (card) => oneOf(choice.type, kindOf(card)),
    vintage: (card) => oneOf(choice.vintage, String(card.vintage)),
    format: (card) => oneOf(choice.format, String(card.volume_ml)),
    price: (card) => isPriced(card, choice),
  };
  const tests = (Object.keys(fits) as Facet[]).filter((facet) => facet !== except).map((facet) => fits[facet]);
  return entries.filter(({ card }) => tests.every((test) => test(card)));
}

/** What can be chosen; each value is counted among the entries that all other choices leave, so a count is what choosing it shows. */
export function filtersOf(entries: readonly Entry[], choice: Choice, language: Language, brandNames: ReadonlyMap<string, string>): Filters {
  const values = <T>(facet: Facet, of: (card: Card) => T): Map<T, number> => {
    const counted = new Map(entries.map(({ card }) => [of(card), 0]));
    for (const { card } of filterEntries(entries, choice, facet)) counted.set(of(card), (counted.get(of(card)) ?? 0) + 1);
    return counted;
  };
  const kinds = values('type', kindOf);
  const vintages = values('vintage', (card) => card.vintage);
  const formats = values('format', (card) => card.volume_ml);
  const left = filterEntries(entries, choice);
  const prices = filterEntries(entries, choice, 'price').flatMap(({ card }) => card.price ?? []);
  return {
    brands: [...new Set(entries.map(({ brand }) => brand))].map((value) => ({
      value,
      label: brandNames.get(value) ?? value,
      count: left.filter(({ brand }) => brand === value).length,
    })),
    types: types.filter((value) => kinds.has(value)).map((value) => ({ value, count: kinds.get(value) ?? 0 })),
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

/** The kind of wine: a magnum that is a wine of its own is recognised by its glass. */
function kindOf({ category, bottle }: Card): (typeof types)[number] {
  if (category !== 'large') return category;
  if (bottle.glass === 'rose') return 'rose';
  return bottle.glass === 'pale' || bottle.glass === 'leaf' ? 'white' : 'red';
}
