import type { Language } from '@parral/api-spec/languages';
import type { Site } from '../../http/app.ts';
import { addressesOf } from '../../render/site-texts.ts';
import type { MessagesPart } from '../../words/messages.ts';
import type messages from './messages.en.json';

/** What a form asks for personal data for; each has its sentence. */
export type PrivacyPurpose = Exclude<keyof typeof messages, 'rights' | 'policy'>;

/** Who answers for the data of a form, and where the whole policy stands. */
export interface Privacy {
  controller: string;
  policyUrl: string;
}

/** For the loader of a block with a form, which gives it to its `PrivacyNotice`. */
export const privacyOf = (site: Site, language: Language): Privacy => ({ controller: site.name, policyUrl: addressesOf(site, language).privacy });

/** For the `words` of a block with forms: what its notices say, and not those of all other forms. */
export const privacyWords = (...purposes: PrivacyPurpose[]): MessagesPart => ({ namespace: 'site/privacy-notice', keys: [...purposes, 'rights', 'policy'] });
