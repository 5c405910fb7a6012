import type { Language } from '../../language/language.ts';
import { translator } from '../../messages/translator.ts';
import { shellMessages } from './messages.ts';

/** Each language in its own words. */
export const languageNames: Record<Language, string> = { es: 'Español', en: 'English' };

/** The shell's own texts in a language. */
export function translatorOf(language: Language) {
  return translator(shellMessages[language], language);
}
