import type { VisitData } from './load.server.ts';

interface Around {
  /** `https://estate.example`, without a slash at its end. */
  origin: string;
  language: string;
  estate: string;
  /** Lines of the estate's address. */
  address: readonly string[];
}

/**
 * The next beginnings of a visit as Events of schema.org, each with its Offer; without any, the visit as a trip that is offered.
 * Times are the estate's wall time, as the place says where that is. How many places are left changes by the minute and is not told.
 */
export function visitJsonLd({ experience, beginnings }: VisitData, { origin, language, estate, address }: Around): object[] {
  const url = `${origin}${experience.href ?? ''}`;
  const offers = {
    '@type': 'Offer',
    price: experience.price_adult.toFixed(2),
    priceCurrency: 'EUR',
    availability: 'https://schema.org/InStock',
    url,
  };
  const about = {
    '@context': 'https://schema.org',
    name: experience.name,
    description: experience.teaser,
    inLanguage: language,
    url,
    ...(experience.picture && { image: `${origin}${experience.picture}` }),
  };
  const winery = { '@type': 'Winery', name: estate, url: `${origin}/` };
  if (beginnings.length === 0)
    return [{ ...about, '@type': 'TouristTrip', provider: winery, offers: { ...offers, availability: 'https://schema.org/LimitedAvailability' } }];
  return beginnings.map((startDate) => ({
    ...about,
    '@type': 'Event',
    startDate,
    duration: `PT${experience.duration_minutes}M`,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: { '@type': 'Place', name: estate, address: address.join(', ') },
    organizer: winery,
    offers,
  }));
}
