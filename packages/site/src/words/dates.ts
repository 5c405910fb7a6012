import { dayWordsOf, localeOf, type Language } from '@parral/api-spec/languages';

/**
 * A day as people write it: `2027-03-28` → `28 de marzo de 2027`, `28 March 2027`; with its weekday `domingo, 28 de marzo de 2027`.
 * Also takes `YYYY-MM-DDTHH:MM`, of which the time is left out. The day is wall time, so no
 * time zone moves it. Throws a RangeError for what is no day.
 */
export function formatDay(day: string, language: Language, weekday = false): string {
  const moment = new Date(`${day.slice(0, 10)}T00:00:00Z`);
  if (Number.isNaN(moment.getTime())) throw new RangeError(`"${day}" is no day. Days are written as 2027-03-28.`);
  const words = dayWordsOf(language);
  if (!words) return new Intl.DateTimeFormat(localeOf(language), { timeZone: 'UTC', dateStyle: weekday ? 'full' : 'long' }).format(moment);
  const written = [moment.getUTCDate(), words.months[moment.getUTCMonth()], moment.getUTCFullYear()].join(words.between);
  return weekday ? `${words.weekdays[moment.getUTCDay()]}, ${written}` : written;
}

/** Minutes as the timetables show them: 120 → `2 h`, 90 → `1 h 30`, 45 → `45 min`. */
export function formatDuration(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${String(rest).padStart(2, '0')}`;
}
