import { localeOf, type Language } from '@parral/api-spec/languages';
import { estateDay, estateZone } from '@parral/rules';
import { formatDay } from '@parral/site/words';

/** A moment in words, in the estate's time zone: `21 de noviembre de 2026, 10:41`. Takes an ISO date with time. */
export function formatMoment(moment: string, language: Language): string {
  return new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeStyle: 'short', timeZone: estateZone }).format(new Date(moment));
}

/** The day of a moment in the estate's time zone, in words. */
export function formatDayOf(moment: string, language: Language): string {
  return formatDay(estateDay(moment), language);
}
