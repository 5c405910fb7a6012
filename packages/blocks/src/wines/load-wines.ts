import type { components } from '@parral/api-spec';
import type { BlockLoader } from '@parral/site/render';

export interface WinesData {
  wines: components['schemas']['ProductCard'][];
}

/**
 * What a block of wines shows: those whose skus its attribute names, in that order, as they are on sale now; one that is not on sale
 * is left out. Without skus the catalogue's first six.
 */
export const loadWines: BlockLoader<{ skus?: string | undefined }, WinesData> = async ({ attributes, api, brand, language }) => {
  const { skus } = attributes;
  const query = skus ? { brand, language, ids: skus } : { brand, language, page_size: 6 };
  const { data, error, response } = await api.GET('/api/catalogue/products/', { params: { query } });
  if (!data) throw new Error(`GET /api/catalogue/products/ answered ${response.status} ${error?.detail ?? ''}`);
  return { wines: data.products };
};
