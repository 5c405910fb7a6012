import i18next from 'i18next';
import type { Language } from '../../words/language.ts';
import type { Translate } from '../../words/translator.ts';
import { shellMessages } from './messages.ts';

/** Each language in its own words. */
export const languageNames: Record<Language, string> = { es: 'Español', en: 'English' };

/** On the server i18next itself reads the messages; the browser is spared it (`translator`). */
const shell = i18next.createInstance({
  resources: { es: { translation: shellMessages.es }, en: { translation: shellMessages.en } },
  fallbackLng: false,
  initAsync: false,
  keySeparator: false,
  nsSeparator: false,
  // React escapes what it renders.
  interpolation: { escapeValue: false },
});
void shell.init();

/** The shell's own texts in a language. */
export function translatorOf(language: Language): Translate<typeof shellMessages.es> {
  const t = shell.getFixedT(language);
  return (key, values) => t(key, { ...values });
}
