/** The two languages of a site, as they stand first in every path. */
export const languages = ['es', 'en'] as const;
export type Language = (typeof languages)[number];

/** Whether a path segment, a cookie or a setting names a language. */
export function isLanguage(value: unknown): value is Language {
  return value === 'es' || value === 'en';
}

/** Language tags as `Intl` and `hreflang` want them. */
export const locales: Record<Language, string> = { es: 'es-ES', en: 'en-GB' };
