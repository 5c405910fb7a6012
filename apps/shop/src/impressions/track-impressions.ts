import { type ApiClient, createClient } from '@parral/api-client';
import type { operations } from '@parral/api-spec';
import type { Language } from '@parral/api-spec/languages';
import { track, trackedItem } from '@parral/site/browser';

/** What of a catalogue is shown: page, order, filters. */
export type CatalogueView = Omit<operations['getCatalogueImpressions']['parameters']['query'], 'page_id' | 'language'>;

/** Which list of wines is shown: a catalogue by its page's id, or the wines related to one by its slug. */
export type ShownList = { catalogue: string; view?: CatalogueView } | { relatedTo: string };

/** Loads the impressions of a list and tracks those of the wines that are shown (specification section 2). Rejects with an ApiError. */
export async function trackImpressions(
  list: ShownList,
  shown: readonly string[],
  language: Language,
  deps = { client: createClient({ baseUrl: '' }) as Pick<ApiClient, 'getCatalogueImpressions' | 'getRelatedProductsImpressions'>, track },
): Promise<void> {
  const { impressions } =
    'catalogue' in list
      ? await deps.client.getCatalogueImpressions({ query: { page_id: list.catalogue, language, ...list.view } })
      : await deps.client.getRelatedProductsImpressions({ query: { product_page_id: list.relatedTo, language } });
  const items = impressions.filter(({ id }) => shown.includes(id)).map(trackedItem);
  if (items.length > 0) deps.track('view_item_list', { ecommerce: { item_list_name: 'catalogue' in list ? 'catalogue' : 'related', items } });
}
