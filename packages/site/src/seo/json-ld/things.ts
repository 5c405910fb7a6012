/**
 * The things of schema.org that pages tell search engines of, as closed types: what a kind needs cannot be left out, and
 * what it does not have does not compile. Addresses are absolute; money is euros with two decimals, as text.
 */
interface Node<Type extends string> {
  '@type': Type;
}

/** A thing told in full elsewhere on the page or site. */
export interface Reference<Type extends string> extends Node<Type> {
  '@id': string;
  name: string;
  url: string;
}

export interface PostalAddress extends Node<'PostalAddress'> {
  streetAddress: string;
  postalCode: string;
  addressLocality: string;
  addressRegion: string;
  addressCountry: string;
}

export interface OpeningHours extends Node<'OpeningHoursSpecification'> {
  dayOfWeek: string[];
  opens: string;
  closes: string;
}

interface House {
  '@id': string;
  name: string;
  url: string;
  email: string;
  telephone: string;
}

export interface Organization extends Node<'Organization'>, House {
  logo: string;
  hasMerchantReturnPolicy?: ReturnPolicy;
}

export interface Winery extends Node<'Winery'>, House {
  /** Lines of text where the estate folder does not have the address in parts. */
  address: PostalAddress | string;
  geo?: Node<'GeoCoordinates'> & { latitude: number; longitude: number };
  openingHoursSpecification?: OpeningHours[];
  currenciesAccepted: 'EUR';
  parentOrganization: Reference<'Organization'>;
}

/** When the winery is open, told where its hours stand on a page: `openingHours` in the short form, days unlike others one by one. */
export interface WineryHours extends Reference<'Winery'> {
  openingHours: string[];
  specialOpeningHoursSpecification?: SpecialDay[];
}

export interface SpecialDay extends Node<'OpeningHoursSpecification'> {
  /** `YYYY-MM-DD` */
  validFrom: string;
  validThrough: string;
  opens: string;
  closes: string;
}

export interface WebSite extends Node<'WebSite'> {
  '@id': string;
  name: string;
  url: string;
  inLanguage: string;
  publisher: Reference<'Organization'>;
}

export interface BreadcrumbList extends Node<'BreadcrumbList'> {
  itemListElement: (Node<'ListItem'> & { position: number; name: string; item: string })[];
}

export interface ReturnPolicy extends Node<'MerchantReturnPolicy'> {
  applicableCountry: string;
  returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow';
  merchantReturnDays: number;
  returnMethod: 'https://schema.org/ReturnByMail';
  returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility';
  refundType: 'https://schema.org/FullRefund';
  merchantReturnLink?: string;
}

export interface Offer extends Node<'Offer'> {
  price: string;
  priceCurrency: 'EUR';
  url: string;
  availability: 'https://schema.org/InStock' | 'https://schema.org/PreOrder' | 'https://schema.org/LimitedAvailability';
  sku?: string;
  name?: string;
  itemCondition?: 'https://schema.org/NewCondition';
  seller: Reference<'Organization'>;
  hasMerchantReturnPolicy?: ReturnPolicy;
}

export interface Product extends Node<'Product'> {
  name: string;
  description: string;
  url: string;
  /** The appellation of a wine; a case of several has none. */
  category?: string;
  image?: string;
  brand: Node<'Brand'> & { name: string };
  offers: Offer[];
}

interface Visit {
  name: string;
  description: string;
  inLanguage: string;
  url: string;
  image?: string;
}

export interface Event extends Node<'Event'>, Visit {
  /** Wall time of the place, `YYYY-MM-DDTHH:MM`. */
  startDate: string;
  duration: string;
  eventStatus: 'https://schema.org/EventScheduled';
  eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode';
  location: Node<'Place'> & { name: string; address: PostalAddress | string };
  organizer: Reference<'Winery'>;
  offers: Offer;
}

export interface TouristTrip extends Node<'TouristTrip'>, Visit {
  provider: Reference<'Winery'>;
  offers: Offer;
}

export interface FaqPage extends Node<'FAQPage'> {
  mainEntity: (Node<'Question'> & { name: string; acceptedAnswer: Node<'Answer'> & { text: string } })[];
}

/** What may stand in a page's head as JSON-LD. */
export type Thing = Organization | Winery | WineryHours | WebSite | BreadcrumbList | Product | Event | TouristTrip | FaqPage;
