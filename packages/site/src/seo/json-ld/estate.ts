import { withdrawalDays } from '@parral/rules';
import type { Site } from '../../http/app.ts';
import type { Language } from '@parral/api-spec/languages';
import type { OpeningHours, Organization, PostalAddress, Reference, ReturnPolicy, WebSite, Winery } from './things.ts';

/** What every thing of a page stands in; a block's `head` is given it. */
export interface JsonLdContext {
  site: Site;
  language: Language;
  /** `https://estate.example`, without a slash at its end. */
  origin: string;
}

const days = { mon: 'Monday', tue: 'Tuesday', wed: 'Wednesday', thu: 'Thursday', fri: 'Friday', sat: 'Saturday', sun: 'Sunday' };

/** The house that sells and answers, with its one policy of returns. */
export function organization(context: JsonLdContext): Organization {
  const policy = returnPolicy(context);
  return {
    ...organizationReference(context),
    logo: `${context.origin}/icon.svg`,
    ...contactOf(context.site),
    ...(policy && { hasMerchantReturnPolicy: policy }),
  };
}

/** The place that can be visited: address and opening hours as far as the estate folder has them in parts. */
export function winery(context: JsonLdContext): Winery {
  const { place, opening_times = [] } = context.site;
  return {
    ...wineryReference(context),
    ...contactOf(context.site),
    address: addressOf(context),
    ...(place && { geo: { '@type': 'GeoCoordinates', latitude: place.latitude, longitude: place.longitude } }),
    ...(opening_times.length > 0 && { openingHoursSpecification: opening_times.map(hoursOf) }),
    currenciesAccepted: 'EUR',
    parentOrganization: organizationReference(context),
  };
}

export function webSite(context: JsonLdContext): WebSite {
  const { site, origin, language } = context;
  return {
    '@type': 'WebSite',
    '@id': `${origin}/#website`,
    name: site.name,
    url: `${origin}/${language}/`,
    inLanguage: language,
    publisher: organizationReference(context),
  };
}

export function organizationReference({ site, origin }: JsonLdContext): Reference<'Organization'> {
  return { '@type': 'Organization', '@id': `${origin}/#organization`, name: site.name, url: `${origin}/` };
}

export function wineryReference({ site, origin }: JsonLdContext): Reference<'Winery'> {
  return { '@type': 'Winery', '@id': `${origin}/#winery`, name: site.name, url: `${origin}/` };
}

/** The estate's address in parts, or its lines joined. */
export function addressOf({ site, language }: JsonLdContext): PostalAddress | string {
  const { place } = site;
  if (!place) return (site.texts[language]?.address ?? []).join(', ');
  return {
    '@type': 'PostalAddress',
    streetAddress: place.street,
    postalCode: place.postcode,
    addressLocality: place.locality,
    addressRegion: place.region,
    addressCountry: place.country,
  };
}

/** The legal right of withdrawal, as the page on it tells; none where the estate has no such page. */
export function returnPolicy({ site, origin, language }: JsonLdContext): ReturnPolicy | undefined {
  const link = site.addresses[language]?.withdrawal;
  if (link === undefined) return undefined;
  return {
    '@type': 'MerchantReturnPolicy',
    applicableCountry: site.place?.country ?? 'ES',
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays: withdrawalDays,
    returnMethod: 'https://schema.org/ReturnByMail',
    returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
    refundType: 'https://schema.org/FullRefund',
    merchantReturnLink: origin + link,
  };
}

const contactOf = (site: Site) => ({ email: site.contact_email, telephone: site.phone });

function hoursOf({ days: on, opens, closes }: NonNullable<Site['opening_times']>[number]): OpeningHours {
  return { '@type': 'OpeningHoursSpecification', dayOfWeek: on.map((day) => `https://schema.org/${days[day]}`), opens, closes };
}
