import type { components } from '@parral/api-spec';
import { addressesOf, type BlockLoader } from '@parral/site/server';

export interface VisitListData {
  visits: components['schemas']['Experience'][];
  /** Where visits are booked. */
  visitsUrl: string;
}

/** The brand's visits in the estate folder's order. */
export const load: BlockLoader<unknown, VisitListData> = async ({ api, brand, language, site }) => {
  const { data, error, response } = await api.GET('/api/experience/', { params: { query: { brand, language } } });
  if (!data) throw new Error(`GET /api/experience/ answered ${response.status} ${error?.detail ?? ''}`);
  return { visits: data.experiences, visitsUrl: addressesOf(site, language).visits };
};
