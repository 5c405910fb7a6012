/**
 * What schema.org and the search engines' guides ask of each thing that pages tell of. Strict: a field that nobody asks
 * for, a missing one, a relative address or an amount that is none is a fault.
 */
import { z } from 'zod';

const address = z.url({ protocol: /^https?$/ });
const words = z.string().trim().min(1);
const term = (...names: string[]) => z.enum(names.map((name) => `https://schema.org/${name}`));
const reference = (type: string) => z.strictObject({ '@type': z.literal(type), '@id': address, name: words, url: address });
const context = { '@context': z.literal('https://schema.org') };
const contact = { '@id': address, name: words, url: address, email: z.email(), telephone: z.string().regex(/^\+\d[\d ]{7,}$/) };
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

const day = z.string().regex(/^\d{4}-\d\d-\d\d$/);
const specialDay = z.strictObject({ '@type': z.literal('OpeningHoursSpecification'), validFrom: day, validThrough: day, opens: time, closes: time });

const postalAddress = z.strictObject({
  '@type': z.literal('PostalAddress'),
  streetAddress: words,
  postalCode: z.string().regex(/^\d{5}$/),
  addressLocality: words,
  addressRegion: words,
  addressCountry: z.string().regex(/^[A-Z]{2}$/),
});

const returnPolicy = z.strictObject({
  '@type': z.literal('MerchantReturnPolicy'),
  applicableCountry: z.string().regex(/^[A-Z]{2}$/),
  returnPolicyCategory: term('MerchantReturnFiniteReturnWindow'),
  merchantReturnDays: z.number().int().min(14),
  returnMethod: term('ReturnByMail'),
  returnFees: term('ReturnFeesCustomerResponsibility'),
  refundType: term('FullRefund'),
  merchantReturnLink: address,
});

const offer = {
  '@type': z.literal('Offer'),
  price: z.string().regex(/^\d+\.\d\d$/),
  priceCurrency: z.literal('EUR'),
  url: address,
  availability: term('InStock', 'PreOrder', 'LimitedAvailability'),
  seller: reference('Organization'),
};
const wineOffer = z.strictObject({ ...offer, sku: words, name: words, itemCondition: term('NewCondition'), hasMerchantReturnPolicy: returnPolicy });

const visit = {
  ...context,
  name: words,
  description: words,
  inLanguage: z.enum(['es', 'en']),
  url: address,
  image: address.optional(),
  offers: z.strictObject(offer),
};

const things = {
  Organization: z.strictObject({ ...context, '@type': z.literal('Organization'), ...contact, logo: address, hasMerchantReturnPolicy: returnPolicy }),
  /** The place in full, or when it is open, told again where its hours stand. */
  Winery: z.union([
    z.strictObject({
      ...context,
      '@type': z.literal('Winery'),
      ...contact,
      address: postalAddress,
      geo: z.strictObject({ '@type': z.literal('GeoCoordinates'), latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) }),
      openingHoursSpecification: z
        .array(
          z.strictObject({
            '@type': z.literal('OpeningHoursSpecification'),
            dayOfWeek: z.array(term('Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday')).min(1),
            opens: time,
            closes: time,
          }),
        )
        .min(1),
      currenciesAccepted: z.literal('EUR'),
      parentOrganization: reference('Organization'),
    }),
    z.strictObject({
      ...context,
      '@type': z.literal('Winery'),
      '@id': address,
      name: words,
      url: address,
      openingHours: z.array(z.string().regex(/^(?:Mo|Tu|We|Th|Fr|Sa|Su)(?:[-,](?:Mo|Tu|We|Th|Fr|Sa|Su))* \d\d:\d\d-\d\d:\d\d$/)).min(1),
      specialOpeningHoursSpecification: z.array(specialDay).optional(),
    }),
  ]),
  WebSite: z.strictObject({
    ...context,
    '@type': z.literal('WebSite'),
    '@id': address,
    name: words,
    url: address,
    inLanguage: z.enum(['es', 'en']),
    publisher: reference('Organization'),
  }),
  BreadcrumbList: z.strictObject({
    ...context,
    '@type': z.literal('BreadcrumbList'),
    itemListElement: z
      .array(z.strictObject({ '@type': z.literal('ListItem'), position: z.number().int(), name: words, item: address }))
      .min(2)
      .refine((steps) => steps.every(({ position }, at) => position === at + 1), 'positions count from 1'),
  }),
  Product: z.strictObject({
    ...context,
    '@type': z.literal('Product'),
    name: words,
    description: words,
    category: words.optional(),
    url: address,
    image: address.optional(),
    brand: z.strictObject({ '@type': z.literal('Brand'), name: words }),
    offers: z.array(wineOffer).min(1),
  }),
  Event: z.strictObject({
    ...visit,
    '@type': z.literal('Event'),
    startDate: z.string().regex(/^\d{4}-\d\d-\d\dT([01]\d|2[0-3]):[0-5]\d$/),
    duration: z.string().regex(/^PT\d+M$/),
    eventStatus: term('EventScheduled'),
    eventAttendanceMode: term('OfflineEventAttendanceMode'),
    location: z.strictObject({ '@type': z.literal('Place'), name: words, address: postalAddress }),
    organizer: reference('Winery'),
  }),
  TouristTrip: z.strictObject({ ...visit, '@type': z.literal('TouristTrip'), provider: reference('Winery') }),
  FAQPage: z.strictObject({
    ...context,
    '@type': z.literal('FAQPage'),
    mainEntity: z
      .array(z.strictObject({ '@type': z.literal('Question'), name: words, acceptedAnswer: z.strictObject({ '@type': z.literal('Answer'), text: words }) }))
      .min(1),
  }),
};

/** Kinds of the things that a page tells of, and what is wrong with them, one line each. */
export function structuredData(html: string): { kinds: string[]; faults: string[] } {
  const found = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map((script) => script[1] ?? '');
  const kinds: string[] = [];
  const faults: string[] = [];
  for (const text of found) {
    const thing = JSON.parse(text) as { '@type'?: unknown };
    const kind = String(thing['@type']);
    kinds.push(kind);
    if (!isKnown(kind)) faults.push(`nothing is known of a ${kind}`);
    else {
      const { error } = things[kind].safeParse(thing);
      faults.push(...(error?.issues ?? []).map(({ path, message }) => `${kind}.${path.join('.')}: ${message}`));
    }
  }
  return { kinds, faults };
}

const isKnown = (kind: string): kind is keyof typeof things => Object.hasOwn(things, kind);
