import type { components } from '@parral/api-spec';
import type { Language } from '@parral/api-spec/languages';
import type { BotCheckSettings } from '@parral/site/browser';
import { type ApiClient, type BlockAttributes, type BlockLoader, PageStatus, pictureOf, type SitePicture } from '@parral/site/render';
import type { Postcodes } from '@parral/site/forms';
import type block from './block.ts';

type Schemas = components['schemas'];

/**
 * What the form of a visit offers before it asks who books. Not the world's countries, which are a seventh of the page: the steps that
 * ask for one fetch them (steps/use-form-steps.ts).
 */
export type VisitOptions = Omit<Schemas['BookingOptions'], 'country_options'>;

export type CountryOption = Schemas['BookingOption'];

/** A visit with what its booking form offers. */
export interface Visit {
  experience: Schemas['Experience'];
  options: VisitOptions;
  /** Day and time at which it is next to be had, `YYYY-MM-DDTHH:MM`; null where that is not known, or never. */
  nextFree: string | null;
}

/** What every booking of the page has in common; places and people are asked for in the browser. */
export interface VisitBookingData {
  /** The page's own visit; null where a voucher decides it. */
  visit: Visit | null;
  brandName: string;
  /** Beside the form of a voucher, where the page is about nothing else. */
  giftPicture: SitePicture | null;
  /** Which bot check a submission passes. */
  botCheck: BotCheckSettings;
  contactEmail: string;
  /** As people read and dial it. */
  phone: string;
  postcodes: Postcodes;
  publishableKey: string;
  /** Address of another script than Stripe's own, null for Stripe's. */
  scriptUrl: string | null;
}

export const load: BlockLoader<BlockAttributes<typeof block>, VisitBookingData> = async ({ attributes, api, brand, language, site }) => ({
  visit: attributes.experienceId === undefined ? null : await loadVisit(attributes.experienceId, { api, brand, language }),
  brandName: site.name,
  giftPicture: attributes.experienceId === undefined ? pictureOf(site, 'gift') : null,
  botCheck: site.bot_check,
  contactEmail: site.contact_email,
  phone: site.phone,
  postcodes: await loadPostcodes(api, language),
  publishableKey: site.payments.publishable_key,
  scriptUrl: site.payments.script_url,
});

/** The visit of the brand with this id or slug, with its options; a page for any other is 404. */
export async function loadVisit(idOrSlug: string, { api, brand, language }: { api: ApiClient; brand: string; language: Language }): Promise<Visit> {
  const list = await api.GET('/api/experience/', { params: { query: { brand, language } } });
  if (!list.data) throw new Error(`GET /api/experience/ answered ${list.response.status} ${list.error?.detail ?? ''}`);
  const experience = list.data.experiences.find(({ id, slug }) => id === idOrSlug || slug === idOrSlug);
  if (!experience) throw new PageStatus(404, `no visit "${idOrSlug}" of ${brand}`);
  const [options, free] = await Promise.all([
    api.GET('/api/experience/{id}/booking_options', { params: { path: { id: experience.id }, query: { language } } }),
    nextFreeOf(api, brand),
  ]);
  if (!options.data) throw new Error(`GET /api/experience/${experience.id}/booking_options answered ${options.response.status} ${options.error?.detail ?? ''}`);
  const { country_options: _countries, ...offered } = options.data;
  return { experience, options: offered, nextFree: free.get(experience.id) ?? null };
}

/** When each visit of a brand is next to be had, `YYYY-MM-DDTHH:MM` by its id. Without an answer the page stands all the same, and the failure is logged. */
export async function nextFreeOf(api: ApiClient, brand: string): Promise<Map<string, string>> {
  const { data, error, response } = await api.GET('/api/experience/next_free/', { params: { query: { brand } } });
  if (!data) console.error(`GET /api/experience/next_free/ answered ${response.status} ${error?.detail ?? ''}; the page does without dates`);
  return new Map(data?.map(({ experience_id, date }) => [experience_id, date]));
}

/** Patterns of the countries that the estate knows; an invoice may go anywhere. */
async function loadPostcodes(api: ApiClient, language: Language): Promise<Postcodes> {
  const { data, response, error } = await api.GET('/api/ecom_order/checkout/shipping_countries/', { params: { query: { language } } });
  if (!data) throw new Error(`GET /api/ecom_order/checkout/shipping_countries/ answered ${response.status} ${error?.detail ?? ''}`);
  return Object.fromEntries(data.map(({ iso_code, postcode_regex }) => [iso_code, postcode_regex]));
}
