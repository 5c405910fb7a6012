import type { Language } from '@parral/api-spec/languages';

import { timeZone, wallTime } from '../experiences/index.ts';

const locales: Record<Language, string> = { es: 'es-ES', en: 'en-GB' };

/** The day of an instant at the estate: `lunes, 3 de mayo de 2027`, `Monday, 3 May 2027`. */
export function dayOf(moment: Date, language: Language): string {
  return new Intl.DateTimeFormat(locales[language], { dateStyle: 'full', timeZone }).format(moment);
}

/** The time of an instant at the estate, `11:00`. */
export function timeOf(moment: Date): string {
  return wallTime(moment).slice(11);
}

/** Day and time of an instant at the estate, in one phrase. */
export function momentOf(moment: Date, language: Language): string {
  return language === 'es' ? `${dayOf(moment, language)} a las ${timeOf(moment)}` : `${dayOf(moment, language)} at ${timeOf(moment)}`;
}

/** `español`, `English`: a language in the words of another. */
export function languageName(of: Language, language: Language): string {
  return new Intl.DisplayNames([locales[language]], { type: 'language' }).of(of) ?? of;
}

const peopleNames: Record<Language, Record<'adults' | 'children' | 'babies', string>> = {
  es: { adults: 'Adultos', children: 'Niños (5 a 17 años)', babies: 'Bebés (hasta 4 años)' },
  en: { adults: 'Adults', children: 'Children (5 to 17)', babies: 'Babies (up to 4)' },
};

/** The ages that come, each with how many. */
export function peopleOf(counts: { adults: number; children: number; babies: number }, language: Language): { label: string; quantity: number }[] {
  const ages = ['adults', 'children', 'babies'] as const;
  return ages.filter((age) => counts[age] > 0).map((age) => ({ label: peopleNames[language][age], quantity: counts[age] }));
}
