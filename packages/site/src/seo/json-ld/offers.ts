import { addressOf, organizationReference, returnPolicy, wineryReference, type Around } from './estate.ts';
import type { Event, FaqPage, Offer, Product, TouristTrip } from './things.ts';

/** A vintage and format of a wine that can be bought; price in euros. */
interface ForSale {
  sku: string;
  name: string;
  price: number;
  /** Not yet released. */
  soon: boolean;
}

/** A wine with what is sold of it, each Offer with the policy of returns. `href` and `image` are paths. */
export function product(
  {
    name,
    description,
    category,
    href,
    image,
    offers,
  }: { name: string; description: string; category: string; href: string; image?: string; offers: ForSale[] },
  around: Around,
): Product {
  const { site, origin } = around;
  const policy = returnPolicy(around);
  const url = origin + href;
  return {
    '@type': 'Product',
    name,
    description,
    category,
    ...(image && { image: new URL(image, origin).href }),
    brand: { '@type': 'Brand', name: site.name },
    url,
    offers: offers.map(({ sku, name: called, price, soon }) => ({
      ...offer(price, url, soon ? 'PreOrder' : 'InStock', around),
      sku,
      name: called,
      itemCondition: 'https://schema.org/NewCondition',
      ...(policy && { hasMerchantReturnPolicy: policy }),
    })),
  };
}

interface VisitOffered {
  name: string;
  description: string;
  /** Path of its page. */
  href: string;
  image?: string | null;
  /** What an adult pays, in euros. */
  price: number;
}

/** One beginning of a visit (wall time, `YYYY-MM-DDTHH:MM`; minutes): dates are no goods, so no policy of returns. */
export function event(visit: VisitOffered, startDate: string, minutes: number, around: Around): Event {
  return {
    '@type': 'Event',
    ...visitOf(visit, around),
    startDate,
    duration: `PT${minutes}M`,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: { '@type': 'Place', name: around.site.name, address: addressOf(around) },
    organizer: wineryReference(around),
    offers: offer(visit.price, around.origin + visit.href, 'InStock', around),
  };
}

/** A visit without a date; it may be that none is left. */
export function trip(visit: VisitOffered, around: Around): TouristTrip {
  return {
    '@type': 'TouristTrip',
    ...visitOf(visit, around),
    provider: wineryReference(around),
    offers: offer(visit.price, around.origin + visit.href, 'LimitedAvailability', around),
  };
}

/** Questions whose answers stand on the page, word for word; undefined without any. */
export function faqPage(questions: readonly { question: string; answer: string }[]): FaqPage | undefined {
  if (questions.length === 0) return undefined;
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

function visitOf({ name, description, href, image }: VisitOffered, { origin, language }: Around) {
  return { name, description, inLanguage: language, url: origin + href, ...(image && { image: new URL(image, origin).href }) };
}

function offer(price: number, url: string, availability: 'InStock' | 'PreOrder' | 'LimitedAvailability', around: Around): Offer {
  return {
    '@type': 'Offer',
    price: price.toFixed(2),
    priceCurrency: 'EUR',
    url,
    availability: `https://schema.org/${availability}`,
    seller: organizationReference(around),
  };
}
