import type { components } from '@parral/api-spec';
import type { BlockLoader } from '@parral/site/render';
import { idNumber, pageNumber } from '../../lists/list-query.ts';

export interface VideosData {
  list: components['schemas']['VideoList'];
  path: string;
  page: number;
  category: number | undefined;
  subcategory: number | undefined;
}

/** One page of the films of the virtual visit, of all, of a category or of a subcategory (specification sections 2 and 7). */
export const load: BlockLoader<unknown, VideosData> = async ({ api, brand, language, query, page: { alternates } }) => {
  const [page, category, subcategory] = [pageNumber(query['p']), idNumber(query['cat_id']), idNumber(query['subcat_id'])];
  const narrowed = subcategory === undefined ? { ...(category !== undefined && { cat_id: category }) } : { subcat_id: subcategory };
  const { data, error, response } = await api.GET('/api/virtual_experience_videos/', {
    params: { query: { p: page, ...narrowed, language_code: language, branding: brand } },
  });
  if (!data) throw new Error(`GET /api/virtual_experience_videos/ answered ${response.status} ${error?.detail ?? ''}`);
  return { list: data, path: alternates[language] ?? '', page, category, subcategory };
};
