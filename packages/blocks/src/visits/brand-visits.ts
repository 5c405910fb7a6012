import type { components } from '@parral/api-spec';
import { addressesOf, type LoadContext, type Scene, scenesOf } from '@parral/site/render';

export interface Visits {
  visits: components['schemas']['Experience'][];
  /** By visit, for each whose picture is one of the brand's own. */
  scenes: Record<string, Scene>;
  /** Where visits are booked. */
  visitsUrl: string;
}

/** The brand's visits in the estate folder's order. */
export async function brandVisits({ api, brand, language, site }: LoadContext): Promise<Visits> {
  const { data, error, response } = await api.GET('/api/experience/', { params: { query: { brand, language } } });
  if (!data) throw new Error(`GET /api/experience/ answered ${response.status} ${error?.detail ?? ''}`);
  return { visits: data.experiences, scenes: scenesOf(site, data.experiences), visitsUrl: addressesOf(site, language).visits };
}
