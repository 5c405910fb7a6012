import type { components } from '@parral/api-spec';
import type { BlockLoader } from '@parral/site/render';
import { idNumber, pageNumber } from '../../lists/list-query.ts';

export interface ProjectsData {
  list: components['schemas']['ProjectList'];
  path: string;
  page: number;
  category: number | undefined;
}

/** One page of the brand's projects, of all or of one category (specification sections 2 and 7). */
export const load: BlockLoader<unknown, ProjectsData> = async ({ api, brand, language, query, page: { alternates } }) => {
  const [page, category] = [pageNumber(query['p']), idNumber(query['cat_id'])];
  const { data, error, response } = await api.GET('/api/idi_projects/', {
    params: { query: { p: page, ...(category !== undefined && { cat_id: category }), language_code: language, branding: brand } },
  });
  if (!data) throw new Error(`GET /api/idi_projects/ answered ${response.status} ${error?.detail ?? ''}`);
  return { list: data, path: alternates[language] ?? '', page, category };
};
