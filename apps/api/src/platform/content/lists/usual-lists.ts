import { byLanguage, type Language } from '@parral/api-spec/languages';
import { documentTypes } from '@parral/rules';
import { readMessages } from '../../words/words.ts';
import type { Localised } from '../schemas/text.ts';
import type messages from './messages.en.json';

const words = readMessages<typeof messages>(import.meta.url);
const named = (key: keyof typeof messages): Localised => byLanguage((language) => words(language)(key));

/** A link to all wines of a category, where the folder has no words of its own for it. */
export function allOf(name: string, language: Language): string {
  return words(language)('all', { name });
}

let made: ReturnType<typeof make> | undefined;

/** What filters and forms offer where `lists.yaml` names nothing else (specification, sections 3, 5 and 9). */
export function usualLists() {
  made ??= make();
  return made;
}

const make = () => ({
  wineTypes: (['red', 'white', 'rose'] as const).map((type) => ({
    type,
    name: named(`wineType_${type}`),
    plural: named(`wineTypes_${type}`),
    all: named(`all_${type}`),
  })),
  bottleFormats: [
    { size: 37.5, name: named('format_half'), shape: 'half' as const, large: false },
    { size: 75, name: named('format_bottle'), large: false },
    { size: 150, name: named('format_magnum'), shape: 'magnum' as const, large: true },
  ],
  largeFormats: { plural: named('wineTypes_large'), all: named('all_large') },
  cases: { plural: named('wineTypes_case'), all: named('all_case') },
  countries: { first: 'ES' },
  documents: documentTypes.map((type) => ({ type, name: named(`document_${type}`) })),
});
