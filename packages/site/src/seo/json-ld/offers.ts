import { addressOf, organizationReference, returnPolicy, wineryReference, type JsonLdContext } from './estate.ts';
import type { Event, FaqPage, Offer, Product, TouristTrip } from './things.ts';

/** A vintage and format of a wine that can be bought; price in euros. */
interface ForSale {
  sku: string;
  /** Path of the page that opens with it. */
  href: string;
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
  }: { name: string; description: string; category?: string; href: string; image?: string; offers: ForSale[] },
  context: JsonLdContext,
): Product {
  const { site, origin } = context;
  const policy = returnPolicy(context);
  const url = origin + href;
  return {
    '@type': 'Product',
    name,
    description,
    ...(category && { category }),
    ...(image && { image: new URL(image, origin).href }),
    brand: { '@type': 'Brand', name: site.name },
    url,
    offers: offers.map(({ sku, href: own, name: called, price, soon }) => ({
      ...offer(price, origin + own, soon ? 'PreOrder' : 'InStock', context),
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
export function event(visit: VisitOffered, startDate: string, minutes: number, context: JsonLdContext): Event {
  return {
    '@type': 'Event',
    ...visitOf(visit, context),
    startDate,
    duration: `PT${minutes}M`,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: { '@type': 'Place', name: context.site.name, address: addressOf(context) },
    organizer: wineryReference(context),
    offers: offer(visit.price, context.origin + visit.href, 'InStock', context),
  };
}

/** A visit without a date; it may be that none is left. */
export function trip(visit: VisitOffered, context: JsonLdContext): TouristTrip {
  return {
    '@type': 'TouristTrip',
    ...visitOf(visit, context),
    provider: wineryReference(context),
    offers: offer(visit.price, context.origin + visit.href, 'LimitedAvailability', context),
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

function visitOf({ name, description, href, image }: VisitOffered, { origin, language }: JsonLdContext) {
  return { name, description, inLanguage: language, url: origin + href, ...(image && { image: new URL(image, origin).href }) };
}

function offer(price: number, url: string, availability: 'InStock' | 'PreOrder' | 'LimitedAvailability', context: JsonLdContext): Offer {
  return {
    '@type': 'Offer',
    price: price.toFixed(2),
    priceCurrency: 'EUR',
    url,
    availability: `https://schema.org/${availability}`,
    seller: organizationReference(context),
  };
}
