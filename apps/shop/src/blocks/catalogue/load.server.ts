import type { components } from '@parral/api-spec';
import { addressesOf, type BlockAttributes, type BlockLoader, PageStatus } from '@parral/site/render';
import type block from './block.ts';
import type { CatalogueView } from '../../impressions/track-impressions.ts';
import type { Availability } from '../../adding/availability.ts';
import { drawnAvailability } from '../../adding/drawn-availability.ts';
import { isCategory, isSort, type Sort } from './catalogue-choice.ts';
import { type Filters, readFilters } from './catalogue-filters.ts';

/** Cards a page: two shelves of four. */
const PAGE_SIZE = 8;

/** What the catalogue's first paint needs. */
export interface CatalogueData {
  list: components['schemas']['ProductList'];
  category: components['schemas']['Category'] | null;
  sort: Sort | null;
  /** What was chosen to narrow the list; what could be stands in `list.filters`. */
  filters: Filters;
  /** What is left of each, at the time when it was drawn; empty where that could not be read. */
  availability: Availability[];
  /** The list as it was asked for; its impressions are asked for alike. */
  view: CatalogueView;
  catalogueUrl: string;
  basketUrl: string;
  checkoutUrl: string;
}

/** The cards of one page. An unknown category or a page beyond the last is a page that does not exist: 404. An unknown type narrows nothing. */
export const load: BlockLoader<BlockAttributes<typeof block>, CatalogueData> = async (context) => {
  const { attributes, api, brand, language, site, query } = context;
  const { category = null, sort = null, p = '1' } = query;
  const page = Number(p);
  if (category !== null && !isCategory(category)) throw new PageStatus(404, `no category "${category}"`);
  if (!Number.isInteger(page) || page < 1 || page > 1000) throw new PageStatus(404, `no page "${p}" of the catalogue`);
  const known = sort !== null && isSort(sort) ? sort : null;
  const filters = readFilters(query);
  const { brand: brands, price_min: from, price_max: to, ...lists } = filters;
  const view = {
    p: page,
    page_size: PAGE_SIZE,
    ...(category && { category }),
    ...(known && { sort: known }),
    ...lists,
    ...(from && { price_min: Number(from) }),
    ...(to && { price_max: Number(to) }),
  };
  const { data, error, response } = await api.GET('/api/catalogue/products/', {
    params: { query: { language, brand, page_id: attributes.pageId, ...view, ...(brands && { brands }) } },
  });
  if (response.status === 400 && lists.type !== undefined) return load({ ...context, query: withoutType(query) });
  if (response.status === 404 && category !== null) throw new PageStatus(404, `no category "${category}"`);
  if (!data) throw new Error(`GET /api/catalogue/products/ answered ${response.status} ${error?.detail ?? ''}`);
  if (page > 1 && page > data.total_pages) throw new PageStatus(404, `the catalogue has ${data.total_pages} pages, not ${page}`);
  const { catalogue, basket, checkout } = addressesOf(site, language);
  return {
    list: data,
    availability: await drawnAvailability(
      api,
      data.products.map(({ id }) => id),
    ),
    category,
    sort: known,
    filters,
    view,
    catalogueUrl: catalogue,
    basketUrl: basket,
    checkoutUrl: checkout,
  };
};

function withoutType({ type: _, ...query }: Readonly<Record<string, string>>): Record<string, string> {
  return query;
}
