import { type Language, localeOf } from '@parral/api-spec/languages';
import { estateTime, estateZone } from '@parral/rules';

const made = new Map<string, Intl.DateTimeFormat>();

function format(language: Language, kind: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${language} ${kind}`;
  let known = made.get(key);
  if (!known) made.set(key, (known = new Intl.DateTimeFormat(localeOf(language), { timeZone: estateZone, ...options })));
  return known;
}

/** A moment at the estate, short enough for a list: `23 nov 2026, 09:41`. `moment`: ISO, with its zone. */
export function shortMoment(moment: string, language: Language): string {
  return format(language, 'moment', { day: 'numeric', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(
    new Date(moment),
  );
}

/** The name of a country, `ES` → `España`. */
export function countryName(code: string, language: Language): string {
  return code === '' ? '' : (new Intl.DisplayNames(localeOf(language), { type: 'region' }).of(code) ?? code);
}

/** The name of a language in another, `en` → `Inglés`. */
export function languageName(code: string, language: Language): string {
  const locale = localeOf(language);
  const name = new Intl.DisplayNames(locale, { type: 'language' }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}

/** A day, short enough for a list: `23 nov 2026`. `day`: `YYYY-MM-DD`. */
export function shortDay(day: string, language: Language): string {
  return format(language, 'day', { day: 'numeric', month: 'short', year: 'numeric' }).format(new Date(`${day}T12:00:00Z`));
}

/** A day among those of its week: `lun, 23 nov`. `day`: `YYYY-MM-DD`. */
export function weekDay(day: string, language: Language): string {
  return format(language, 'week day', { weekday: 'short', day: 'numeric', month: 'short' }).format(new Date(`${day}T12:00:00Z`));
}

/** A moment at the estate as spreadsheets read it in every language: `2026-11-23 09:41`. `moment`: ISO, with its zone. */
export function wallMoment(moment: string): string {
  const { day, time } = estateTime(moment);
  return `${day} ${time}`;
}
