import type { components } from '@parral/api-spec';
import { languages, localeOf, nameOf } from '@parral/api-spec/languages';
import type { Language, Lists } from '../../platform/content/index.ts';

type Option = components['schemas']['Option'];

/** The languages of the site, each by its own name. */
export const languageOptions: Option[] = languages.map((value) => ({ text: nameOf(value), value }));

/** The types of document that the estate asks for, in its words and its order. */
export function documentOptions(language: Language, { documents }: Lists): components['schemas']['DocumentOption'][] {
  return documents.map(({ type, name }) => ({ value: type, text: name[language] }));
}

/**
 * Countries by ISO code with their names in a language: the estate's own first (specification section 9), the others by name.
 * Where the estate ships to says nothing about where its members live, so these are those of its lists, or else all of Europe
 * and who buys from it.
 */
export function countryOptions(language: Language, shipped: readonly string[], { first, offered = lived }: Lists['countries']): Option[] {
  const names = new Intl.DisplayNames([localeOf(language)], { type: 'region' });
  const options = [...new Set([...shipped, ...offered])].map((value) => ({ text: names.of(value) ?? value, value }));
  return options.sort((a, b) => Number(b.value === first) - Number(a.value === first) || a.text.localeCompare(b.text, localeOf(language)));
}

const lived =
  'ES AD AR AT AU BE BG BR CA CH CL CN CO CR CY CZ DE DK DO EC EE FI FR GB GR GT HK HR HU IE IL IN IS IT JP KR LI LT LU LV MC MT MX NL NO NZ PA PE PL PT RO SE SG SI SK TR UA US UY VE ZA'.split(
    ' ',
  );
