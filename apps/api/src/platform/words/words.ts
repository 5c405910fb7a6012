import { readFileSync } from 'node:fs';
import { languages, localeOf, pseudoLanguage, type Language } from '@parral/api-spec/languages';
import i18next from 'i18next';

type Messages = Readonly<Record<string, string>>;
type Values = Readonly<Record<string, string | number>>;
type PluralSuffix = '_zero' | '_one' | '_two' | '_few' | '_many' | '_other';
/** Keys as callers name them: `bottles` for `bottles_one` and `bottles_other`. */
type MessageKey<Of> = keyof Of extends infer Key ? (Key extends `${infer Base}${PluralSuffix}` ? Base | Key : Key) & string : never;

/** Reads a message in one language: `t('bottles', { count: 3 })`. */
export type Translate<Of> = (key: MessageKey<Of>, values?: Values) => string;

// Not among the dependencies of a server in production, which has no pseudo-language.
const pseudoMessages = languages.includes(pseudoLanguage.code as Language) ? (await import('@parral/config/pseudo-language')).pseudoMessages : undefined;

/**
 * The messages of a feature, `messages.<language>.json` beside the module that asks, in i18next's JSON as everywhere. Throws where a
 * language has none.
 *
 * @param module `import.meta.url` of the module that asks
 */
export function readMessages<Of>(module: string): (language: Language) => Translate<Of> {
  const resources = Object.fromEntries(languages.map((language) => [language, { messages: messagesIn(language, module) }]));
  const instance = i18next.createInstance({
    resources,
    defaultNS: 'messages',
    fallbackLng: false,
    // Codes are as the list has them: i18next would look for `en-XA`, and then for `en`.
    lowerCaseLng: true,
    load: 'currentOnly',
    initAsync: false,
    keySeparator: false,
    nsSeparator: false,
    // What becomes HTML is escaped where that is written.
    interpolation: { escapeValue: false },
  });
  void instance.init();
  const translators = new Map(languages.map((language) => [language, instance.getFixedT(language)]));
  return (language) => {
    const t: ((key: string, values: Values) => string) | undefined = translators.get(language);
    if (t === undefined) throw new Error(`There are no messages in "${language}".`);
    return (key, values) => t(key, { ...values });
  };
}

function messagesIn(language: Language, module: string): Messages {
  const read = (code: string) => JSON.parse(readFileSync(new URL(`messages.${code}.json`, module), 'utf8')) as Messages;
  return pseudoMessages !== undefined && language === pseudoLanguage.code ? pseudoMessages(read('en')) : read(language);
}

/** A language in the words of another: `languageName('en', 'es')` → `inglés`. */
export function languageName(of: Language, language: Language): string {
  return new Intl.DisplayNames([localeOf(language)], { type: 'language' }).of(of) ?? of;
}
