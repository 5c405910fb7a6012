import { localeOf, type Language } from '@parral/api-spec/languages';
import { estateZone } from '@parral/rules';
import { readMessages } from '../../platform/words/words.ts';
import { wallTime } from '../experiences/index.ts';
import type messages from './messages.en.json';

/** What mails about visits say beside the estate's own texts. */
export const words = readMessages<typeof messages>(import.meta.url);

/** The day of an instant at the estate: `lunes, 3 de mayo de 2027`, `Monday, 3 May 2027`. */
export function dayOf(moment: Date, language: Language): string {
  return new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'full', timeZone: estateZone }).format(moment);
}

/** A day `YYYY-MM-DD` in words: `lunes, 3 de mayo de 2027`. */
export function dayInWords(day: string, language: Language): string {
  return new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
}

/** The time of an instant at the estate, `11:00`. */
export function timeOf(moment: Date): string {
  return wallTime(moment).slice(11);
}

/** Day and time of an instant at the estate, in one phrase. */
export function momentOf(moment: Date, language: Language): string {
  return words(language)('moment', { day: dayOf(moment, language), time: timeOf(moment) });
}

/** The ages that come, each with how many. */
export function peopleOf(counts: { adults: number; children: number; babies: number }, language: Language): { label: string; quantity: number }[] {
  const ages = ['adults', 'children', 'babies'] as const;
  return ages.filter((age) => counts[age] > 0).map((age) => ({ label: words(language)(age), quantity: counts[age] }));
}
