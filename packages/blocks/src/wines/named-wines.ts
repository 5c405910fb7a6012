import type { components } from '@parral/api-spec';
import type { LoadContext } from '@parral/site/server';

/** Wines by their skus, in that order, as they are on sale now; one that is not on sale is left out. Without skus the catalogue's first six. */
export async function namedWines(skus: string | undefined, { api, brand, language }: LoadContext): Promise<components['schemas']['ProductCard'][]> {
  const query = skus ? { brand, language, ids: skus } : { brand, language, page_size: 6 };
  const { data, error, response } = await api.GET('/api/catalogue/products/', { params: { query } });
  if (!data) throw new Error(`GET /api/catalogue/products/ answered ${response.status} ${error?.detail ?? ''}`);
  return data.products;
}
