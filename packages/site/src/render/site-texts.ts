import type { components } from '@parral/api-spec';
import type { Site } from '../http/app.ts';
import type { Language } from '@parral/api-spec/languages';

export type SiteText = components['schemas']['SiteText'];
export type Addresses = Site['addresses'][string];

/** What stands round every page in a language. Throws when the estate does not have it. */
export function textsOf(site: Site, language: Language): SiteText {
  const texts = site.texts[language];
  if (!texts) throw new Error(`Brand ${site.brand} has no texts in "${language}". Its languages stand in brands.yaml.`);
  return texts;
}

/** Paths of the pages that blocks link to. Throws when the estate does not have the language. */
export function addressesOf(site: Site, language: Language): Addresses {
  const addresses = site.addresses[language];
  if (!addresses) throw new Error(`Brand ${site.brand} has no pages in "${language}". Its languages stand in brands.yaml.`);
  return addresses;
}
