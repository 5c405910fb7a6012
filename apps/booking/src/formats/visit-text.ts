import { localeOf, type Language } from '@parral/api-spec/languages';
import { formatDay, slotTime } from '@parral/site/words';

/** Day and time of a visit as they stand by themselves: `2027-03-28`, `11:00` → `Domingo, 28 de marzo de 2027, 11:00 AM`. */
export function slotText(day: string, time: string, language: Language): string {
  return `${capital(formatDay(day, language, true))}, ${slotTime(time)}`;
}

/** A day of every year, `MM-DD`: `15 de septiembre`, `15 September`. */
export function yearDayText(yearDay: string, language: Language): string {
  const [month = 1, date = 1] = yearDay.split('-').map(Number);
  // A leap year has every day that a year can have.
  return new Intl.DateTimeFormat(localeOf(language), { timeZone: 'UTC', day: 'numeric', month: 'long' }).format(Date.UTC(2028, month - 1, date));
}

/** Minutes after (or before) a visit begins: `0:00`, `0:45`, `2:05`, `−0:10`. */
export function offsetText(minutes: number): string {
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  return `${minutes < 0 ? '−' : ''}${hours}:${String(rest).padStart(2, '0')}`;
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
