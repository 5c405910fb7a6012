import type { components } from '@parral/api-spec';
import type { BlockLoader } from '@parral/site/render';
import { idNumber, pageNumber } from '../../lists/list-query.ts';

export interface PressData {
  list: components['schemas']['PressList'];
  path: string;
  page: number;
  year: number | undefined;
  category: number | undefined;
  locale: string | undefined;
}

/** One page of what the press wrote, narrowed by year, category and language (specification sections 2, 7 and 8: a failure is logged as 'Unexpected request'; a notice stands in the list's place). */
export const load: BlockLoader<unknown, PressData> = async ({ api, brand, language, query, page: { alternates } }) => {
  const page = pageNumber(query['p']);
  const given = query['locale'];
  const year = /^(?:19|20|21)\d\d$/.test(query['year'] ?? '') ? Number(query['year']) : undefined;
  const category = idNumber(query['category']);
  const locale = given !== undefined && /^[a-z]{2}$/.test(given) ? given : undefined;
  const narrowed = { ...(year !== undefined && { year }), ...(category !== undefined && { category }), ...(locale !== undefined && { locale }) };
  const { data, error, response } = await api.GET('/api/press_articles/', {
    params: { query: { p: page, ...narrowed, language_code: language, branding: brand } },
  });
  if (!data) throw new Error(`Unexpected request: GET /api/press_articles/ answered ${response.status} ${error?.detail ?? ''}`);
  return { list: data, path: alternates[language] ?? '', page, year, category, locale };
};
