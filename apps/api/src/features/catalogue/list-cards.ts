import type { components } from '@parral/api-spec';
import { estateCategories } from './categories.ts';
import { type Card, card, cardProducts, type Viewer } from './cards.ts';
import { type Choice, type Entry, filterEntries, filtersOf } from './filter-cards.ts';
import type { CatalogueContent } from './load-catalogue.ts';
import { related } from './product-detail.ts';
import { skusOf } from './sku-list.ts';
import type { Language } from '../../platform/content/index.ts';

type ProductList = components['schemas']['ProductList'];

export interface ListQuery extends Choice {
  /** undefined: the wines of every brand. */
  brand?: string | undefined;
  /** Wines of these brands instead, comma separated. */
  brands?: string | undefined;
  sort?: SortOrder | undefined;
  /** Page, from 1. */
  p?: number | undefined;
  page_size?: number | undefined;
  /** Only these skus, in this order, comma separated. */
  ids?: string | undefined;
  /** Only what is related to the wine of this slug, in its order. */
  related_to?: string | undefined;
}

/** Cards a page where nothing else is asked for. */
export const usualPageSize = 24;

/**
 * One page of cards. The counts of `categories` are over all cards of the list, whichever are chosen; those of `filters`
 * are among what the other choices leave.
 */
export function listCards(catalogue: CatalogueContent, viewer: Viewer, query: ListQuery): ProductList {
  const all = entriesOf(catalogue, viewer, query);
  const chosen = filterEntries(all, query).map((entry) => entry.card);
  const size = query.page_size ?? usualPageSize;
  const page = query.p ?? 1;
  const counts = estateCategories(viewer.lists, viewer.language).map(({ category, label }) => ({
    category,
    label,
    count: all.filter(({ card }) => card.categories.includes(category)).length,
  }));
  const brandNames = new Map([...viewer.site.brands.values()].map(({ id, name }) => [id, name]));
  return {
    products: sortCards(chosen, query.sort, viewer.language).slice((page - 1) * size, page * size),
    categories: counts.filter(({ count }) => count > 0),
    filters: filtersOf(all, query, viewer, brandNames),
    total: chosen.length,
    total_pages: Math.max(1, Math.ceil(chosen.length / size)),
    page,
  };
}

function entryOf({ bySku }: CatalogueContent, card: Card): Entry[] {
  const wine = bySku.get(card.id)?.wine;
  return wine === undefined ? [] : [{ brand: wine.brand, type: wine.data.type, card }];
}

function entriesOf(catalogue: CatalogueContent, viewer: Viewer, query: ListQuery): Entry[] {
  const brands = query.brands?.split(',') ?? (query.brand === undefined ? null : [query.brand]);
  const isWanted = (brand: string) => brands === null || brands.includes(brand);
  const cards = query.ids === undefined ? undefined : chosenCards(catalogue, viewer, query.ids);
  const base = query.related_to === undefined ? undefined : catalogue.bySlug.get(query.related_to);
  const listed =
    cards ??
    (query.related_to === undefined
      ? allCards(catalogue, viewer)
      : base === undefined
        ? []
        : related(catalogue, base, viewer).flatMap((one) => entryOf(catalogue, one)));
  return listed.filter((entry) => isWanted(entry.brand));
}

function allCards(catalogue: CatalogueContent, viewer: Viewer): Entry[] {
  return catalogue.wines.flatMap((wine) =>
    cardProducts(wine).map((product) => ({ brand: wine.brand, type: wine.data.type, card: card(wine, product, viewer) })),
  );
}

function chosenCards(catalogue: CatalogueContent, viewer: Viewer, ids: string): Entry[] {
  return skusOf(ids).flatMap((sku) => {
    const found = catalogue.bySku.get(sku);
    return found === undefined ? [] : [{ brand: found.wine.brand, type: found.wine.data.type, card: card(found.wine, found.product, viewer) }];
  });
}

export type SortOrder = 'vintage_desc' | 'vintage_asc' | 'price_asc' | 'price_desc' | 'name' | 'height_desc';

/** Cards in another order than the estate's; what has no price or no height comes last, equals keep their place. */
function sortCards(cards: readonly Card[], order: SortOrder | undefined, language: Language): Card[] {
  if (order === undefined) return [...cards];
  const names = new Intl.Collator(language);
  const compare: Record<SortOrder, (a: Card, b: Card) => number> = {
    vintage_desc: (a, b) => nullsLast(a.vintage, b.vintage, -1),
    vintage_asc: (a, b) => nullsLast(a.vintage, b.vintage, 1),
    price_asc: (a, b) => nullsLast(a.price, b.price, 1),
    price_desc: (a, b) => nullsLast(a.price, b.price, -1),
    name: (a, b) => names.compare(a.title, b.title),
    height_desc: (a, b) => nullsLast(a.height_m, b.height_m, -1),
  };
  return cards.toSorted(compare[order]);
}

function nullsLast(a: number | null, b: number | null, direction: 1 | -1): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return (a - b) * direction;
}
