import type { components } from '@parral/api-spec';
import type { BlockAttributes, BlockLoader } from '@parral/site/render';
import { isCategory } from '../catalogue/catalogue-choice.ts';
import type block from './block.ts';

/** The wines that are related to a product, in the estate's order. */
export interface RelatedData {
  products: components['schemas']['ProductCard'][];
  /** Category the reader comes from, where the address names one. */
  category: components['schemas']['Category'] | null;
}

/** Asks by product page id, the wine's slug. Without an answer the page stands, and this block is empty. */
export const load: BlockLoader<BlockAttributes<typeof block>, RelatedData> = async ({ attributes, api, brand, language, query }) => {
  const { data, error, response } = await api.GET('/api/catalogue/products/{slug}/', {
    params: { path: { slug: attributes.productPageId }, query: { language, brand } },
  });
  if (!data && response.status !== 404)
    throw new Error(`GET /api/catalogue/products/${attributes.productPageId}/ answered ${response.status} ${error?.detail ?? ''}`);
  const { category } = query;
  return { products: data?.related ?? [], category: category !== undefined && isCategory(category) ? category : null };
};
