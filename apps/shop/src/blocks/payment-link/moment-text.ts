import { localeOf, type Language } from '@parral/api-spec/languages';
import { estateZone } from '@parral/rules';

/** An instant as the estate's clock has it: `martes, 24 de noviembre, 18:30`. */
export function momentText(instant: string, language: Language): string {
  return new Intl.DateTimeFormat(localeOf(language), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: estateZone,
  }).format(new Date(instant));
}
