import type { components } from '@parral/api-spec';
import { toDecimal } from '@parral/rules';
import type { Experience, Language, Localised } from '../../platform/content/index.ts';
import type { CatalogueContent } from '../catalogue/index.ts';
import { productAddress, type SiteContent, visitAddress } from '../site/index.ts';
import { seasonOf } from './season.ts';

type Schemas = components['schemas'];

/** A visit in a list (specification section 3: id, name, prices, and what one needs to choose). */
export function showExperience(visit: Experience, language: Language, site: SiteContent): Schemas['Experience'] {
  return {
    id: String(visit.id),
    name: visit.name[language],
    slug: visit.slug,
    href: visitAddress(site, visit.brand, language, visit.slug),
    brand: visit.brand,
    teaser: visit.teaser[language],
    depth: visit.depth?.[language] ?? null,
    duration_minutes: visit.duration,
    price_adult: toDecimal(visit.prices.adult),
    price_child: toDecimal(visit.prices.child),
    price_baby: toDecimal(visit.prices.baby),
    min_visitors: visit.minVisitors,
    max_visitors: visit.maxVisitors,
    languages: visit.languages,
    meeting_point: visit.meetingPoint[language],
    picture: visit.picture ?? null,
    picture_alt: visit.pictureAlt?.[language] ?? '',
    cancellation_hours: visit.cancellationHours,
    lead_hours: visit.leadHours,
    season: seasonOf(visit),
  };
}

/** A visit with all that its page says. */
export function showExperienceDetail(
  visit: Experience,
  language: Language,
  content: { site: SiteContent; catalogue: CatalogueContent },
): Schemas['ExperienceDetail'] {
  const inLanguage = (words: Localised) => words[language];
  return {
    ...showExperience(visit, language, content.site),
    description: visit.description === undefined ? [] : paragraphs(visit.description[language]),
    programme: visit.programme.map(({ after, text }) => ({ after, text: text[language] })),
    included: visit.included.map(inLanguage),
    wines: tastedWines(visit, language, content),
    bring: visit.bring.map(inLanguage),
    accessibility: visit.accessibility?.[language] ?? null,
    directions: visit.directions?.[language] ?? null,
    pictures: visit.pictures.map(({ picture, caption }) => ({ src: picture, caption: caption[language] })),
    timetable: visit.schedule.map(({ from, until, days, times, languages = visit.languages }) => ({ from, until, days, times, languages })),
  };
}

/** What is tasted on a visit; a wine that the catalogue has no longer is left out. */
export function tastedWines(
  { wines, brand }: Pick<Experience, 'wines' | 'brand'>,
  language: Language,
  { site, catalogue }: { site: SiteContent; catalogue: CatalogueContent },
): Schemas['TastedWine'][] {
  return wines.flatMap(({ wine: slug, note }) => {
    const wine = catalogue.bySlug.get(slug);
    if (wine === undefined) return [];
    return [
      { name: wine.data.name[language], note: note?.[language] ?? null, href: wine.brand === brand ? productAddress(site, brand, language, slug) : null },
    ];
  });
}

function paragraphs(text: string): string[] {
  return text
    .split(/\n\s*\n/)
    .map((one) => one.replace(/\s+/g, ' ').trim())
    .filter((one) => one !== '');
}
