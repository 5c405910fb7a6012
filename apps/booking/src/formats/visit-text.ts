import { localeOf, type Language } from '@parral/api-spec/languages';
import { formatDay, slotTime } from '@parral/site/words';

/** Day and time of a visit as they stand by themselves: `2027-03-28`, `11:00` → `Domingo, 28 de marzo de 2027, 11:00 AM`. */
export function slotText(day: string, time: string, language: Language): string {
  return `${capital(formatDay(day, language, true))}, ${slotTime(time)}`;
}

/** With a capital, where Spanish days and languages begin a line. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Languages in the words of another, in a row: `español e inglés`, `Spanish and English`. */
export function spokenText(spoken: readonly Language[], language: Language): string {
  const names = new Intl.DisplayNames(localeOf(language), { type: 'language' });
  return new Intl.ListFormat(localeOf(language)).format(spoken.map((one) => names.of(one) ?? one));
}
