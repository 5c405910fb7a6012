import type { components } from '@parral/api-spec';
import { toDecimal } from '@parral/rules';
import { asc } from 'drizzle-orm';
import type { Db } from '../../database/database.ts';
import type { Experience, Language } from '../../estate-folder/index.ts';
import { ApiError } from '../../server/api-error.ts';
import type { Context } from '../../server/context.ts';
import type { Handlers } from '../../server/handlers.ts';
import { brandNamed, loadSite } from '../site/load-site.ts';
import { experience } from './experiences.schema.ts';

const usualLanguage: Language = 'es';

/** For `context.content.memo`. */
async function loadExperiences(tx: Db): Promise<Experience[]> {
  return (await tx.select({ data: experience.data }).from(experience).orderBy(asc(experience.position))).map((row) => row.data);
}

/** Bookable visits (specification section 3, experience). */
export function experiences(context: Context): Pick<Handlers, 'listExperiences' | 'getExperience'> {
  const visits = context.content.memo(loadExperiences);
  const siteContent = context.content.memo(loadSite);
  return {
    async listExperiences({ query }) {
      brandNamed(await siteContent(), query.brand);
      const ofBrand = (await visits()).filter((visit) => visit.brand === query.brand);
      return { experiences: ofBrand.map((visit) => body(visit, query.language ?? usualLanguage)) };
    },
    async getExperience({ params, query }) {
      const visit = (await visits()).find(({ id }) => String(id) === params.id);
      if (visit === undefined) throw new ApiError('NOT_FOUND');
      return body(visit, query.language ?? usualLanguage);
    },
  };
}

function body(visit: Experience, language: Language): components['schemas']['Experience'] {
  return {
    id: String(visit.id),
    name: visit.name[language],
    slug: visit.slug,
    href: null,
    brand: visit.brand,
    teaser: visit.teaser[language],
    duration_minutes: visit.duration,
    price_adult: toDecimal(visit.prices.adult),
    price_child: toDecimal(visit.prices.child),
    price_baby: toDecimal(visit.prices.baby),
    min_visitors: visit.minVisitors,
    max_visitors: visit.maxVisitors,
    languages: visit.languages,
    meeting_point: visit.meetingPoint[language],
    picture: visit.picture === undefined ? null : `/images/${visit.brand}/${visit.picture}.svg`,
  };
}
