import { localeOf, type Language } from '@parral/api-spec/languages';

const written = new Map<string, Intl.DateTimeFormat>();

/**
 * A day as people write it: `2027-03-28` → `28 de marzo de 2027`, `28 March 2027`.
 * Also takes `YYYY-MM-DDTHH:MM`, of which the time is left out. The day is wall time, so no
 * time zone moves it. Throws a RangeError for what is no day.
 */
export function formatDay(day: string, language: Language, weekday = false): string {
  const [year, month, date] = day.slice(0, 10).split('-').map(Number);
  const key = `${language}${weekday}`;
  let format = written.get(key);
  if (!format) {
    format = new Intl.DateTimeFormat(localeOf(language), { timeZone: 'UTC', dateStyle: weekday ? 'full' : 'long' });
    written.set(key, format);
  }
  return format.format(new Date(Date.UTC(year ?? Number.NaN, (month ?? Number.NaN) - 1, date ?? Number.NaN)));
}

/** Minutes as the timetables show them: 120 → `2 h`, 90 → `1 h 30`, 45 → `45 min`. */
export function formatDuration(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${String(rest).padStart(2, '0')}`;
}
