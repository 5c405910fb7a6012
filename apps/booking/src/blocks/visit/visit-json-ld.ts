import type { components } from '@parral/api-spec';
import { jsonLd } from '@parral/site/seo';

/** A visit with its next beginnings, wall time of the estate. */
interface DatedVisit {
  experience: components['schemas']['Experience'];
  beginnings: readonly string[];
}

/**
 * The next beginnings of a visit as Events of schema.org, each with its Offer; without any, the visit as a trip that is offered.
 * Times are the estate's wall time, as the place says where that is. How many places are left changes by the minute and is not told.
 */
export function visitJsonLd({ experience, beginnings }: DatedVisit, context: jsonLd.JsonLdContext): (jsonLd.Event | jsonLd.TouristTrip)[] {
  const visit = {
    name: experience.name,
    description: experience.teaser,
    href: experience.href ?? '',
    image: experience.picture,
    price: experience.price_adult,
  };
  if (beginnings.length === 0) return [jsonLd.trip(visit, context)];
  return beginnings.map((startDate) => jsonLd.event(visit, startDate, experience.duration_minutes, context));
}
