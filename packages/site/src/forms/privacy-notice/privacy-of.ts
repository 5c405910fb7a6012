import type { Language } from '@parral/api-spec/languages';
import type { Site } from '../../http/app.ts';
import { addressesOf } from '../../render/site-texts.ts';

/** Who answers for the data of a form, and where the whole policy stands. */
export interface Privacy {
  controller: string;
  policyUrl: string;
}

/** For the loader of a block with a form, which gives it to its `PrivacyNotice`. */
export const privacyOf = (site: Site, language: Language): Privacy => ({ controller: site.name, policyUrl: addressesOf(site, language).privacy });
