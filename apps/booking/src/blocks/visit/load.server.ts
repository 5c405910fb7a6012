import type { components } from '@parral/api-spec';
import { type Month, monthOf, estateDay } from '@parral/rules';
import { type ApiClient, type BlockAttributes, type BlockHead, type BlockLoader, type SitePicture, sceneOf } from '@parral/site/render';
import { loadVisit, type Visit } from '../visit-booking/load.server.ts';
import type block from './block.ts';
import { visitJsonLd } from './visit-json-ld.ts';

type Schemas = components['schemas'];

export interface VisitData extends Visit {
  experience: Schemas['ExperienceDetail'];
  /** The visit's picture in its crop for narrow columns; null where there is none. */
  tall: SitePicture | null;
  /** Where the estate stands, for a map; null where its folder does not say. */
  place: { latitude: number; longitude: number } | null;
  /** The next beginnings, wall time of the estate, the first first: for search engines. */
  beginnings: string[];
}

/** So many of them search engines are given. */
const BEGINNINGS = 12;

export const load: BlockLoader<BlockAttributes<typeof block>, VisitData> = async ({ attributes, api, brand, language, site }) => {
  const visit = await loadVisit(attributes.experienceId, { api, brand, language });
  const { id } = visit.experience;
  const { data, error, response } = await api.GET('/api/experience/{id}', { params: { path: { id }, query: { language } } });
  if (!data) throw new Error(`GET /api/experience/${id} answered ${response.status} ${error?.detail ?? ''}`);
  return {
    ...visit,
    experience: data,
    tall: sceneOf(site, data.picture)?.narrow ?? null,
    place: site.place ?? null,
    beginnings: await nextBeginnings(visit, { api, brand, language }),
  };
};

/** Those of the first month that has any, and of the next. Without an answer the page stands all the same, and the failure is logged. */
async function nextBeginnings(
  { experience, nextFree }: Visit,
  { api, brand, language }: { api: ApiClient; brand: string; language: Schemas['Language'] },
): Promise<string[]> {
  const today = estateDay(new Date());
  const spoken = experience.languages.includes(language) ? language : experience.languages[0];
  if (spoken === undefined || nextFree === null) return [];
  const months = await Promise.all(
    [monthOf(nextFree), monthAfter(nextFree)].map(async ({ month, year }) => {
      const query = { month, year, language: spoken, visitor_number: experience.min_visitors, site: brand };
      const { data, error, response } = await api.GET('/api/experience/{id}/slot_options/', { params: { path: { id: experience.id }, query } });
      if (!data)
        console.error(`GET /api/experience/${experience.id}/slot_options/ answered ${response.status} ${error?.detail ?? ''}; the page does without dates`);
      return data ?? [];
    }),
  );
  return months
    .flat()
    .flatMap(({ day, slots }) => (day > today ? slots.map((time) => `${day}T${time}`) : []))
    .slice(0, BEGINNINGS);
}

function monthAfter(day: string): Month {
  const { month, year } = monthOf(day);
  return month === 12 ? { month: 1, year: year + 1 } : { month: month + 1, year };
}

/** Title, description, picture, and the visit's next beginnings as Events with their Offers. */
export const head: BlockHead<unknown, VisitData> = ({ data, ...context }) => ({
  title: data.experience.name,
  description: data.experience.teaser,
  ...(data.experience.picture && { image: data.experience.picture }),
  jsonLd: visitJsonLd(data, context),
});
