import type { components } from '@parral/api-spec';
import { type BlockLoader, PageStatus } from '@parral/site/render';

/** The member's visits; null when they could not be retrieved, which the screen says. */
export type VisitsData = components['schemas']['MemberVisits'] | null;

export const load: BlockLoader<unknown, VisitsData> = async ({ api, language }) => {
  try {
    const { data, response } = await api.GET('/api/club/profile/visits/', { params: { query: { language } } });
    if (response.status === 401) throw new PageStatus(401, 'visits: nobody is logged in');
    if (data === undefined) console.error(`visits answered ${response.status}; the page says so`);
    return data ?? null;
  } catch (error) {
    if (error instanceof PageStatus) throw error;
    console.error('the visits of a member could not be read; the page says so', error);
    return null;
  }
};
