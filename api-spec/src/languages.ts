/**
 * The languages of the interface: the one place that names them. A language added here is missing its words at first; name it in
 * a brand's `languages` and `npm run estate -- check` lists them, file by file.
 */
const list = [
  {
    code: 'es',
    locale: 'es-ES',
    name: 'Español',
    days: {
      months: ['enero', 'febrero', 'marzo', 'abril', 'mayo', 'junio', 'julio', 'agosto', 'septiembre', 'octubre', 'noviembre', 'diciembre'],
      weekdays: ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado'],
      between: ' de ',
    },
  },
  {
    code: 'en',
    locale: 'en-GB',
    name: 'English',
    days: {
      months: ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'],
      weekdays: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
      between: ' ',
    },
  },
] as const satisfies readonly InterfaceLanguage[];

export interface InterfaceLanguage {
  /** As it stands first in every path and after the name of every file of texts. */
  code: string;
  /** As `Intl` and `hreflang` want it. */
  locale: string;
  /** In its own words. */
  name: string;
  /** How it writes a day, where it need not be asked of `Intl`, whose first formatter takes a telephone 50 ms. */
  days?: DayWords;
}

/** A day in words: `28 de marzo de 2027`, `28 March 2027`. */
export interface DayWords {
  months: readonly string[];
  /** From Sunday on. */
  weekdays: readonly string[];
  /** What stands between the date, the month and the year. */
  between: string;
}

export type Language = (typeof list)[number]['code'];

/**
 * The pseudo-language of the tests: English with accents, a third longer, in brackets, so that words which do not come from
 * messages or the estate folder are seen. It is among the languages only where the tests ask for it (`PSEUDO_LANGUAGE=on`).
 */
export const pseudoLanguage: InterfaceLanguage = { code: 'en-xa', locale: 'en-XA', name: 'Éñĝļïšĥ' };

/** In the order in which they are offered. */
export const languages: readonly Language[] = [...list, ...(hasPseudoLanguage() ? [pseudoLanguage] : [])].map(({ code }) => code as Language);

/** The language where nothing names one: the first of the list. */
export const defaultLanguage: Language = list[0].code;

/** Something for each language. */
export function byLanguage<T>(value: (language: Language) => T): Record<Language, T> {
  return Object.fromEntries(languages.map((language) => [language, value(language)])) as Record<Language, T>;
}

/** Whether a path segment, a cookie or a setting names a language. */
export function isLanguage(value: unknown): value is Language {
  return languages.includes(value as Language);
}

/** The tag for `Intl`, `hreflang` and `lang` attributes: `es-ES`. */
export function localeOf(language: Language): string {
  return entryOf(language)?.locale ?? language;
}

/** A language in its own words: `Español`. */
export function nameOf(language: Language): string {
  return entryOf(language)?.name ?? language;
}

/** How a language writes a day; undefined for one of which only `Intl` knows. */
export function dayWordsOf(language: Language): DayWords | undefined {
  return entryOf(language)?.days;
}

function entryOf(language: string): InterfaceLanguage | undefined {
  return [...list, pseudoLanguage].find(({ code }) => code === language);
}

function hasPseudoLanguage(): boolean {
  if (typeof process === 'undefined') return false;
  // Taken out of `process` first: a build writes its own NODE_ENV over `process.env.NODE_ENV`.
  const { env } = process;
  return env['PSEUDO_LANGUAGE'] === 'on' && env['NODE_ENV'] !== 'production';
}
