import type { components } from '@parral/api-spec';
import type { BlockAttributes, BlockLoader } from '@parral/site/server';
import type block from './block.ts';

export interface WineShelfData {
  wines: components['schemas']['ProductCard'][];
}

/** The wines named, as they are on sale now; one that is not on sale is left out. */
export const load: BlockLoader<BlockAttributes<typeof block>, WineShelfData> = async ({ attributes, api, brand, language }) => {
  const query = attributes.skus ? { brand, language, ids: attributes.skus } : { brand, language, page_size: 6 };
  const { data, error, response } = await api.GET('/api/catalogue/products/', { params: { query } });
  if (!data) throw new Error(`GET /api/catalogue/products/ answered ${response.status} ${error?.detail ?? ''}`);
  return { wines: data.products };
};
