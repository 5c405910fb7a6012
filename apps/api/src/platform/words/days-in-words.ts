import { localeOf, type Language } from '@parral/api-spec/languages';
import { estateZone } from '@parral/rules';

/** Making a formatter costs a hundred times what one answer of it does, and a purchase asks for several. */
function keptFor<Format>(make: (language: Language) => Format): (language: Language) => Format {
  const kept = new Map<Language, Format>();
  return (language) => {
    const known = kept.get(language) ?? make(language);
    kept.set(language, known);
    return known;
  };
}

const days = keptFor((language) => new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeZone: 'UTC' }));
const moments = keptFor((language) => new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeStyle: 'long', timeZone: estateZone }));
const countries = keptFor((language) => new Intl.DisplayNames([localeOf(language)], { type: 'region' }));

/** `2026-11-05` → `5 de noviembre de 2026`, `5 November 2026`. */
export function dayInWords(day: string, language: Language): string {
  return days(language).format(new Date(`${day}T12:00:00Z`));
}

/** A moment with its time zone, as people in Spain read it: `5 de noviembre de 2026 a las 10:41:07 CET`. */
export function momentInWords(moment: Date, language: Language): string {
  return moments(language).format(moment);
}

/** `FR` → `Francia`, `France`; the code itself for one that nobody knows. */
export function countryName(code: string, language: Language): string {
  return countries(language).of(code) ?? code;
}
